/** What a value is, for error messages: `the number 5`, `"abc…"`, `an array of 3`, `nothing`. */
export function describeValue(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (typeof value === 'string')
    return value.length > 60 ? `${JSON.stringify(value.slice(0, 60))}…` : JSON.stringify(value);
  if (Array.isArray(value)) return `an array of ${value.length}`;
  if (typeof value === 'object') return 'an object';
  return `the ${typeof value} ${String(value)}`;
}

/** A JSON pointer as the path of the contract: `/files/3/name` is `files[3].name`. */
export function toParam(pointer: string): string {
  let path = '';
  for (const step of pointer.split('/').slice(1)) {
    const name = step.replaceAll('~1', '/').replaceAll('~0', '~');
    if (/^\d+$/.test(name)) path += `[${name}]`;
    else if (/^[A-Za-z_$][\w$]*$/.test(name)) path += path === '' ? name : `.${name}`;
    else path += `[${JSON.stringify(name)}]`;
  }
  return path;
}
