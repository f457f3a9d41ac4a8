/** Characters that syntax is made of, by their codes. */
export const chars = {
  tab: 9,
  lineFeed: 10,
  verticalTab: 11,
  formFeed: 12,
  carriageReturn: 13,
  space: 32,
  doubleQuote: 34,
  hash: 35,
  dollar: 36,
  ampersand: 38,
  quote: 39,
  openParenthesis: 40,
  closeParenthesis: 41,
  asterisk: 42,
  plus: 43,
  comma: 44,
  minus: 45,
  dot: 46,
  slash: 47,
  zero: 48,
  nine: 57,
  colon: 58,
  semicolon: 59,
  less: 60,
  equals: 61,
  greater: 62,
  question: 63,
  at: 64,
  openBracket: 91,
  backslash: 92,
  closeBracket: 93,
  backtick: 96,
  a: 97,
  c: 99,
  d: 100,
  e: 101,
  i: 105,
  o: 111,
  x: 120,
  openBrace: 123,
  bar: 124,
  closeBrace: 125,
} as const;

/** What a character below 128 may be in a name. */
const nameStart = 1;
const digit = 2;
const classes = new Uint8Array(128);
for (let code = 0; code < 128; code++) {
  const char = String.fromCharCode(code);
  classes[code] = /[a-zA-Z_]/.test(char) ? nameStart : /\d/.test(char) ? digit : 0;
}

/** Characters above that which are white space to the grammar, or half of one that names do not have. */
function isWide(code: number): boolean {
  if (code < 128) return false;
  return code !== 0xa0 && code !== 0x200b && code !== 0x2060 && code !== 0xfeff && (code < 0xd800 || code > 0xdfff);
}

export function isNameStart(code: number): boolean {
  return code < 128 ? classes[code] === nameStart : isWide(code);
}

export function isNamePart(code: number): boolean {
  return code < 128 ? classes[code] !== 0 : isWide(code);
}

export function isDigit(code: number): boolean {
  return code >= chars.zero && code <= chars.nine;
}
