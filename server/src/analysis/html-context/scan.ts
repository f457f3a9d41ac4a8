import type { HtmlState, JsMode } from './state.ts';

const rawElements: ReadonlySet<string> = new Set(['script', 'style', 'textarea', 'title', 'xmp']);

/** Reads literal page text on from a state, as a browser's tokenizer would, and gives the state after it. */
export function scanHtml(state: HtmlState, text: string): HtmlState {
  if (text === '') return state;
  // Nothing but text, as most pieces are.
  if (state.mode === 'text' && !text.includes('<')) return state;
  return new Scanner(state, text).run();
}

const isSpace = (code: number): boolean => code === 32 || (code >= 9 && code <= 13);
const isLetter = (code: number): boolean => (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
const slash = 47;
const greater = 62;
const equals = 61;
const doubleQuote = 34;
const singleQuote = 39;

class Scanner {
  readonly #text: string;
  #at = 0;
  #mode: HtmlState['mode'];
  #element: string;
  #attr: string;
  #quote: HtmlState['quote'];
  #begun: boolean;
  #js: JsMode;
  #data: boolean;
  /** The value of a `type` attribute being read. */
  #type = '';

  constructor(state: HtmlState, text: string) {
    this.#text = text;
    this.#mode = state.mode;
    this.#element = state.element;
    this.#attr = state.attr;
    this.#quote = state.quote;
    this.#begun = state.valueBegun;
    this.#js = state.js;
    this.#data = state.data;
  }

  run(): HtmlState {
    const length = this.#text.length;
    while (this.#at < length) this.#step();
    return {
      mode: this.#mode,
      element: this.#element,
      attr: this.#attr,
      quote: this.#quote,
      valueBegun: this.#begun,
      js: this.#js,
      data: this.#data,
    };
  }

  #step(): void {
    switch (this.#mode) {
      case 'text':
        this.#textMode();
        break;
      case 'comment':
        this.#skipTo('-->', 'text');
        break;
      case 'cdata':
        this.#skipTo(']]>', 'text');
        break;
      case 'end-tag':
        this.#skipTo('>', 'text');
        break;
      case 'raw':
        this.#raw();
        break;
      case 'tag-open':
        this.#tagName();
        break;
      case 'value':
        this.#value();
        break;
      default:
        this.#insideTag();
    }
  }

  #skipTo(end: string, mode: HtmlState['mode']): void {
    const found = this.#text.indexOf(end, this.#at);
    if (found === -1) this.#at = this.#text.length;
    else {
      this.#at = found + end.length;
      this.#mode = mode;
    }
  }

  #textMode(): void {
    const open = this.#text.indexOf('<', this.#at);
    if (open === -1) {
      this.#at = this.#text.length;
      return;
    }
    this.#at = open + 1;
    const next = this.#text.charCodeAt(open + 1);
    if (this.#text.startsWith('!--', open + 1)) {
      this.#at = open + 4;
      this.#mode = 'comment';
    } else if (this.#text.startsWith('![CDATA[', open + 1)) {
      this.#at = open + 9;
      this.#mode = 'cdata';
    } else if (next === slash || next === 33 || next === 63) this.#mode = 'end-tag';
    else if (isLetter(next) || Number.isNaN(next)) {
      this.#mode = 'tag-open';
      this.#element = '';
    }
  }

  #tagName(): void {
    const start = this.#at;
    let at = start;
    while (at < this.#text.length) {
      const code = this.#text.charCodeAt(at);
      if (isSpace(code) || code === greater || code === slash) break;
      at++;
    }
    this.#element += this.#text.slice(start, at).toLowerCase();
    this.#at = at;
    if (at < this.#text.length) {
      this.#mode = 'tag';
      this.#data = false;
    }
  }

  #insideTag(): void {
    const code = this.#text.charCodeAt(this.#at);
    if (code === greater) {
      this.#at++;
      this.#closeTag();
    } else if (isSpace(code) || code === slash) {
      this.#at++;
      if (this.#mode === 'attr-name') this.#mode = 'after-name';
    } else if (this.#mode === 'before-value') this.#beginValue(code);
    else if (code === equals && (this.#mode === 'attr-name' || this.#mode === 'after-name')) {
      this.#at++;
      this.#mode = 'before-value';
      this.#begun = false;
      this.#js = 'code';
    } else {
      if (this.#mode !== 'attr-name') this.#attr = '';
      this.#mode = 'attr-name';
      this.#attr += this.#text[this.#at]?.toLowerCase() ?? '';
      this.#at++;
    }
  }

  #closeTag(): void {
    if (rawElements.has(this.#element)) {
      this.#mode = 'raw';
      this.#js = 'code';
    } else this.#mode = 'text';
  }

  #beginValue(code: number): void {
    this.#mode = 'value';
    this.#type = '';
    if (code === doubleQuote || code === singleQuote) {
      this.#quote = code === doubleQuote ? '"' : "'";
      this.#at++;
    } else this.#quote = '';
  }

  #value(): void {
    const { end, ended } = this.#valueEnd();
    const part = this.#text.slice(this.#at, end);
    if (part.trim() !== '') this.#begun = true;
    if (this.#attr.startsWith('on')) this.#scanJs(part);
    if (this.#attr === 'type' && this.#element === 'script') {
      this.#type += part;
      this.#data = !/^(?:module|(?:text|application)\/(?:java|ecma)script)?$/i.test(this.#type.trim());
    }
    this.#at = end;
    if (!ended) return;
    if (this.#quote !== '') this.#at++;
    this.#mode = 'tag';
    this.#attr = '';
  }

  #valueEnd(): { end: number; ended: boolean } {
    if (this.#quote !== '') {
      const found = this.#text.indexOf(this.#quote, this.#at);
      return found === -1 ? { end: this.#text.length, ended: false } : { end: found, ended: true };
    }
    let at = this.#at;
    while (at < this.#text.length) {
      const code = this.#text.charCodeAt(at);
      if (isSpace(code) || code === greater) return { end: at, ended: true };
      at++;
    }
    return { end: at, ended: false };
  }

  #raw(): void {
    const close = findClose(this.#text, this.#element, this.#at);
    const end = close === -1 ? this.#text.length : close;
    if (this.#element === 'script') this.#scanJs(this.#text.slice(this.#at, end));
    this.#at = end;
    if (close !== -1) {
      this.#mode = 'end-tag';
      this.#element = '';
      this.#js = 'code';
      this.#data = false;
    }
  }

  #scanJs(part: string): void {
    this.#js = scanJs(this.#js, part);
  }
}

function findClose(text: string, element: string, from: number): number {
  for (let at = text.indexOf('</', from); at !== -1; at = text.indexOf('</', at + 2)) {
    if (text.slice(at + 2, at + 2 + element.length).toLowerCase() === element) return at;
  }
  return -1;
}

/** Follows strings and comments of JavaScript. Regular expressions are read as code: their quotes are rare. */
export function scanJs(mode: JsMode, text: string): JsMode {
  let now = mode;
  for (let at = 0; at < text.length; at++) {
    const char = text[at];
    switch (now) {
      case 'code':
        if (char === '"' || char === "'" || char === '`') now = char;
        else if (char === '/' && text[at + 1] === '/') now = '//';
        else if (char === '/' && text[at + 1] === '*') {
          now = '/*';
          at++;
        }
        break;
      case '//':
        if (char === '\n') now = 'code';
        break;
      case '/*':
        if (char === '*' && text[at + 1] === '/') {
          now = 'code';
          at++;
        }
        break;
      default:
        if (char === '\\') at++;
        else if (char === now || (char === '\n' && now !== '`')) now = 'code';
    }
  }
  return now;
}
