const simpleEscapes: Readonly<Record<string, string>> = {
  n: '\n',
  t: '\t',
  r: '\r',
  v: '\v',
  e: '\x1b',
  f: '\f',
  '\\': '\\',
  $: '$',
  '"': '"',
  '`': '`',
};

/** The text of a single-quoted literal's inside. */
export function cookSingle(raw: string): string {
  return raw.includes('\\') ? raw.replace(/\\([\\'])/g, '$1') : raw;
}

/** The text of a double-quoted literal's, heredoc's or backtick command's inside. */
export function cookDouble(raw: string): string {
  if (!raw.includes('\\')) return raw;
  return raw.replace(
    /\\(?:([0-7]{1,3})|x([0-9A-Fa-f]{1,2})|u\{([0-9A-Fa-f]+)\}|([ntrvef\\$"`]))/g,
    (all, ...groups) => {
      const [octal, hex, code, letter] = groups as (string | undefined)[];
      if (octal !== undefined) return String.fromCharCode(Number.parseInt(octal, 8) & 255);
      if (hex !== undefined) return String.fromCharCode(Number.parseInt(hex, 16));
      if (code !== undefined) {
        const point = Number.parseInt(code, 16);
        return point <= 0x10ffff ? String.fromCodePoint(point) : all;
      }
      return letter === undefined ? all : (simpleEscapes[letter] ?? all);
    },
  );
}

/** The value of an integer or float literal as PHP writes it. */
export function numberOf(raw: string): number {
  const text = raw.replaceAll('_', '').toLowerCase();
  if (/^0[0-7]+$/.test(text)) return Number.parseInt(text, 8);
  return Number(text);
}
