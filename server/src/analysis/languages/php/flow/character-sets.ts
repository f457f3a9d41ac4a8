import { Danger, type DangerMask } from '../taint/kinds.ts';

/** For each danger the characters that make it one: where all of them are gone, so is it. */
const needed: readonly (readonly [danger: DangerMask, characters: string])[] = [
  [Danger.HtmlText | Danger.Store, '<'],
  [Danger.AttrDouble, '"'],
  [Danger.AttrSingle, "'"],
  [Danger.AttrUnquoted, ' \t\n\r"\'`=<>/'],
  [Danger.Url, ':'],
  [Danger.JsString, '\'"\\`<\n\r$'],
  [Danger.JsCode, '(`=[{"\'<.;,'],
  [Danger.Css, ';{}:(<\\'],
  [Danger.SqlString, '\'"\\'],
  [Danger.SqlRaw, ' \t\n\r(,\'"`/*=;#'],
  [Danger.SqlOrder, '(\'"'],
  [Danger.Shell, ' \t\n\r;|&`$()<>"\'\\*?~!{}#'],
  [Danger.Path | Danger.PathDots, '.'],
  [Danger.Path | Danger.PathDots, '/\\'],
  [Danger.Include, '/\\:'],
  [Danger.Include, '.:'],
  [Danger.Ssrf, ':/.'],
  [Danger.Redirect, ':/\\'],
  [Danger.Header, '\r\n'],
  [Danger.Ldap, '()*\\'],
  [Danger.LdapDn, ',=+"\\<>;'],
  [Danger.Xpath, '\'"'],
  [Danger.Code, '\'"\\(`$;{.'],
  // Numbers and signs are only reckoned with.
  [Danger.Code, '\'"`$[^_abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'],
  [Danger.Unserialize, ':'],
];

/** What a text can no longer break out of once these characters are gone. */
export function clearedWithout(isGone: (character: string) => boolean): DangerMask {
  let cleared = 0;
  for (const [danger, characters] of needed) if ([...characters].every(isGone)) cleared |= danger;
  return cleared;
}

const classes: Readonly<Record<string, (code: number) => boolean>> = {
  d: (code) => code >= 48 && code <= 57,
  w: (code) => (code >= 48 && code <= 57) || (code >= 65 && code <= 90) || code === 95 || (code >= 97 && code <= 122),
  s: (code) => code === 32 || (code >= 9 && code <= 13),
};

const escaped: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', '0': '\0' };

/**
 * The characters that a pattern of one character class (such as `/[^a-z0-9]+/i` or `~\W~`) matches, one by one; null for
 * every other pattern.
 */
export function matchedCharacters(pattern: string): ((character: string) => boolean) | null {
  const parts = /^\s*([/#~@|%!])(.*)\1([a-z]*)$/is.exec(pattern);
  if (parts === null) return null;
  const [, , body = '', flags = ''] = parts;
  const core = /^\(?(?:\?:)?(\[(?:\\[\s\S]|[^\]\\])+\]|\\[A-Za-z]|\\?[^\w\s\\])\)?[+*]?$/.exec(body)?.[1];
  if (core === undefined) return null;
  const inner = core.startsWith('[') ? core.slice(1, -1) : core;
  const isNegated = core.startsWith('[^');
  const members = classMembers(isNegated ? inner.slice(1) : inner);
  if (members === null) return null;
  const ignoresCase = flags.includes('i');
  const matches = (code: number) => members(code) !== isNegated;
  return (character) => {
    const code = character.charCodeAt(0);
    if (matches(code)) return true;
    return ignoresCase && /[a-z]/i.test(character) && matches(code ^ 32);
  };
}

/**
 * `/[.\/]{2,}/` and `/\.{2,}/`: a pattern of one class of characters that matches every run of two or more of them; null
 * for every other pattern. Once such runs are taken out, no two of the characters stand side by side.
 */
export function matchedRuns(pattern: string): ((character: string) => boolean) | null {
  const repeated = /^(.+)(?:\{2,\}|\+)([^\w\s\\][a-z]*)$/is.exec(pattern);
  return repeated === null ? null : matchedCharacters(`${repeated[1]}${repeated[2]}`);
}

/** `/^[0-9+*]+$/`: the characters that all of the text is made of; null for every other pattern. */
export function onlyCharacters(pattern: string): ((character: string) => boolean) | null {
  const parts =
    /^\s*([/#~@|%!])(?:\^|\\A)(\[(?:\\[\s\S]|[^\]\\])+\])(?:[+*]|\{\d+(?:,\d*)?\})?(?:\$|\\z)\1([a-z]*)$/i.exec(
      pattern,
    );
  if (parts === null || (parts[3] ?? '').includes('m')) return null;
  return matchedCharacters(`/${(parts[2] ?? '').replaceAll('/', '\\/')}/${parts[3] ?? ''}`);
}

/** Whether a code belongs to what stands between the brackets; null for what is not understood. */
function classMembers(text: string): ((code: number) => boolean) | null {
  const tests: ((code: number) => boolean)[] = [];
  const tokens = text.match(/\[:\w+:\]|\\x[0-9a-f]{2}|\\[\s\S]|[\s\S]/gi) ?? [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] ?? '';
    const named = /^\\([dws])$/i.exec(token)?.[1];
    if (named !== undefined) {
      const test = classes[named.toLowerCase()];
      if (test === undefined) return null;
      const isOpposite = named !== named.toLowerCase();
      tests.push((code) => test(code) !== isOpposite);
      continue;
    }
    const first = codeOf(token);
    if (first === null) return null;
    if (tokens[at + 1] === '-' && at + 2 < tokens.length) {
      const last = codeOf(tokens[at + 2] ?? '');
      if (last === null) return null;
      tests.push((code) => code >= first && code <= last);
      at += 2;
    } else tests.push((code) => code === first);
  }
  return (code) => tests.some((test) => test(code));
}

function codeOf(token: string): number | null {
  if (/^\\x/i.test(token)) return Number.parseInt(token.slice(2), 16);
  if (!token.startsWith('\\')) return token.length === 1 ? token.charCodeAt(0) : null;
  const letter = token.charAt(1);
  if (/[a-z0-9]/i.test(letter) && escaped[letter] === undefined) return null;
  return (escaped[letter] ?? letter).charCodeAt(0);
}
