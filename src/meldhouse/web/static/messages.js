// Turns facts into text in the browser: the catalogues of `messages/`, read by @fluent/bundle, with the functions of
// `messages/functions.py` built on Intl. tests/messages/test_in_the_browser.py compares every message with Python's.
import "./vendor/fluent.js";

const { FluentBundle, FluentNumber, FluentResource, FluentType } = globalThis.FluentBundle;
const MINUS = "−";
const BETWEEN = { plain: ", ", dots: " · ", semicolons: "; ", sentences: " ", stops: ". " };
const CURRENCIES = { US: "USD", MX: "MXN" };

/** Part of a language's catalogue; this page's language, unless another is given. */
export async function catalogue(part, language = document.documentElement.lang) {
  const answer = await fetch(new URL(`./messages/${language}/${part}.ftl`, import.meta.url));
  if (!answer.ok) throw new Error(`no ${part} in ${language}: ${answer.status}`);
  return new FluentResource(await answer.text());
}

class Several extends /** @type {any} */ (FluentType) {
  constructor(value) {
    super(value);
  }
}

class Figure extends FluentNumber {
  constructor(voice, value, opts) {
    super(value, opts);
    this.voice = voice;
  }

  toString() {
    const { value, voice } = this;
    const digits = voice.intl(Intl.NumberFormat).format(Math.abs(value));
    if (voice.spoken && value < 0) return voice.say({ id: "minus", args: { number: digits } });
    return `${value < 0 ? MINUS : this.opts.signed && value ? "+" : ""}${digits}`;
  }
}

/** Selectors in a catalogue: there a digit is a number. */
const key = (code) => (/^\d+$/.test(code) ? Number(code) : code);
const bare = (value) => value?.value ?? value;
const many = (value) => [bare(value)].flat();

/** One reader, like `Voice` in Python; the seating may change while they read. */
export class Voice {
  constructor(
    resource,
    { language = document.documentElement.lang, region = "US", words = {}, names = {}, you = "", spoken = false } = {},
  ) {
    this.region = region;
    this.locale = `${language}-${region}`;
    this.names = names;
    this.you = you;
    this.spoken = spoken;
    this.made = new Map();
    this.bundle = new FluentBundle(this.locale, { useIsolating: false, functions: this.functions() });
    this.bundle.addResource(resource);
    const known = new Map(resource.body.map((entry) => [entry.id, entry]));
    const own = Object.entries(words).map(([name, word]) => ({
      ...(known.get(`-${name}-${word.replaceAll(" ", "-")}`) ?? { value: word, attributes: {} }),
      id: `-${name}`,
    }));
    this.bundle.addResource({ body: own }, { allowOverrides: true });
  }

  /** Load more words. */
  learn(resource) {
    this.bundle.addResource(resource);
  }

  say({ id, args = {} }) {
    const message = this.bundle.getMessage(id);
    if (!message) throw new Error(`there is no message ${id}`);
    const filled = Object.entries(args).map(([name, value]) => [name, this.filled(value)]);
    return this.bundle.formatPattern(
      (this.spoken && message.attributes.spoken) || message.value,
      Object.fromEntries(filled),
    );
  }

  filled(value) {
    if (Array.isArray(value)) return new Several(value);
    if (typeof value === "number") return new Figure(this, value);
    return typeof value === "object" ? this.say(value) : value;
  }

  intl(kind, options = {}) {
    const id = kind.name + JSON.stringify(options);
    if (!this.made.has(id)) this.made.set(id, new kind(this.locale, options));
    return this.made.get(id);
  }

  list(items, style = "and") {
    const said = items.map((one) => String(this.filled(one)));
    if (said.length < 2 || BETWEEN[style]) return said.join(BETWEEN[style]);
    return this.intl(Intl.ListFormat, { type: style === "or" ? "disjunction" : "conjunction" }).format(said);
  }

  seats(seats, style) {
    return this.list(
      seats.map((seat) => this.names[seat] || this.say({ id: "seat", args: { seat } })),
      style,
    );
  }

  side(side) {
    const isByName = side.length === 1 || [...side].some((seat) => seat in this.names);
    return isByName ? this.seats([...side]) : this.say({ id: "side", args: { side } });
  }

  who(who) {
    if (who === this.you) return "you";
    if (who.length === 1 || !this.you) return "other";
    return who.includes(this.you) ? "us" : "them";
  }

  piece(code) {
    if (!code.includes("-")) return this.say({ id: "card", args: { rank: key(code[0]), suit: code[1] } });
    const [high, low] = code.split("-").map(Number);
    return this.say({ id: "domino", args: { high, low, double: high === low ? "yes" : "no" } });
  }

  pieces(codes, style) {
    const said = codes.map((code) => this.piece(code));
    return this.spoken || style === "or" ? this.list(said, style) : said.join(" ");
  }

  trumps(codes, style) {
    return this.list(
      codes.map((code) => this.say({ id: "trump", args: { trump: key(String(bare(code))) } })),
      style,
    );
  }

  money(cents) {
    const text = this.intl(Intl.NumberFormat, { style: "currency", currency: CURRENCIES[this.region] }).format(
      Math.abs(cents) / 100,
    );
    return cents < 0 ? MINUS + text : text;
  }

  clock(moment, options) {
    return this.intl(Intl.DateTimeFormat, { timeZone: "UTC", ...options }).format(new Date(moment));
  }

  functions() {
    return {
      NUMBER: ([number], { type, signed }) => new Figure(this, bare(number), type ? { type, signed } : { signed }),
      LIST: ([items], { style }) => this.list(many(items), style),
      COUNT: ([items]) => new Figure(this, many(items).length),
      PIECES: ([codes], { style }) => this.pieces(many(codes), style),
      TRUMP: ([codes], { style }) => this.trumps(many(codes), style),
      SEATS: ([seats], { style }) => this.seats(many(seats), style),
      SIDE: ([side]) => this.side(side),
      WHO: ([who]) => this.who(who),
      MONEY: ([cents]) => this.money(bare(cents)),
      DATE: ([day], { style = "long" }) => this.clock(day, { dateStyle: style }),
      TIME: ([time]) => this.clock(`1970-01-01T${time}Z`, { timeStyle: "short" }).replace(/\s/g, " "),
      ORDINAL: ([number]) => this.say({ id: "ordinal", args: { number: bare(number) } }),
    };
  }
}
