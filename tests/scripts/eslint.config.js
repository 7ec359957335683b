import js from "@eslint/js";
import globals from "globals";

export default [
  { ignores: ["**/vendor/**"] },
  js.configs.recommended,
  { languageOptions: { ecmaVersion: 2024, globals: { ...globals.browser, htmx: "readonly" } } },
  { files: ["tests/**"], languageOptions: { globals: globals.node } },
];
