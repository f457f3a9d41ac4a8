const named: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', v: '\v', f: '\f', '0': '\0' };

/** What a string literal of PHP or JavaScript stands for. @param body what stands between the quotes */
export function valueOfString(body: string, quote: string, isPhp: boolean): string {
  // PHP's single quotes know two escapes only; its double quotes leave the backslash before a character that needs none.
  if (isPhp && quote === "'") return body.replace(/\\([\\'])/g, '$1');
  return body.replace(/\\(?:u\{([\da-f]+)\}|u([\da-f]{4})|x([\da-f]{2})|([\s\S]))/gi, (all, ...groups) => {
    const [braced, four, two, char = ''] = groups as (string | undefined)[];
    const code = braced ?? four ?? two;
    if (code !== undefined) return String.fromCodePoint(Number.parseInt(code, 16));
    if (isPhp && char === 'e') return '\u001b';
    return named[char] ?? (isPhp && !'\\$"'.includes(char) ? all : char);
  });
}
