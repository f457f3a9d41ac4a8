/**
 * Reads a class constant of PHP that is written as nested `array( … )` of texts, numbers, true, false and null; throws
 * when the source holds none of that name.
 */
export function readPhpConstant(source: string, name: string): unknown {
  const start = source.indexOf(`const ${name} `);
  const opening = source.indexOf('=', start);
  if (start === -1 || opening === -1) throw new Error(`there is no constant ${name}`);
  const tokens =
    source.slice(opening + 1).match(/\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^'\\]|\\.)*'|array\(|=>|[(),;]|[\w.-]+/g) ?? [];
  const meaningful = tokens.filter((token) => !/^\/[/*]/.test(token));
  let at = 0;
  const read = (): unknown => {
    const token = meaningful[at++] ?? '';
    if (token === 'array(') return readArray();
    if (token.startsWith("'")) return token.slice(1, -1).replace(/\\(['\\])/g, '$1');
    if (token === 'true' || token === 'false') return token === 'true';
    if (token === 'null') return null;
    const value = Number(token);
    if (Number.isNaN(value)) throw new Error(`${name}: cannot read ${token}`);
    return value;
  };
  const readArray = (): unknown => {
    const list: unknown[] = [];
    const map: Record<string, unknown> = {};
    let isMap = false;
    while (meaningful[at] !== ')') {
      const first = read();
      if (meaningful[at] === '=>') {
        at++;
        isMap = true;
        map[String(first)] = read();
      } else list.push(first);
      if (meaningful[at] === ',') at++;
    }
    at++;
    return isMap ? map : list;
  };
  return read();
}
