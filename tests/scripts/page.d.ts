/** What the scripts may take for granted of a page, since they made it: what they find there is what they look for. */
interface Window {
  meldhouse: any;
}

interface EventTarget {
  action: any;
  closest: any;
  id: any;
  matches: any;
  name: any;
  submit: any;
  value: any;
}

interface Node {
  data: any;
}

interface Element {
  blur: any;
  dataset: any;
  disabled: any;
  elements: any;
  focus: any;
  form: any;
  hidden: any;
  href: any;
  media: any;
  open: any;
  reset: any;
  seat: any;
  select: any;
  submit: any;
  type: any;
}
