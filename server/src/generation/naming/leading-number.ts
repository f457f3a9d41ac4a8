const small = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const ordinals = new Map([
  ['1st', 'first'],
  ['2nd', 'second'],
  ['3rd', 'third'],
  ['4th', 'fourth'],
  ['5th', 'fifth'],
]);

/**
 * Words whose first begins with a letter, as identifiers must: "3d viewer" → `three d viewer`, "360 viewer" →
 * `viewer 360`. Numbers alone are returned as they are.
 */
export function withoutLeadingNumber(words: readonly string[]): readonly string[] {
  const [first = '', ...rest] = words;
  const [, digits = '', letters = ''] = /^(\d+)(.*)$/.exec(first) ?? [];
  if (digits === '') return words;
  const ordinal = ordinals.get(first.toLowerCase());
  if (ordinal !== undefined) return [ordinal, ...rest];
  const spelled = digits.startsWith('0') ? undefined : small[Number(digits)];
  if (spelled !== undefined) return [spelled, ...(letters === '' ? [] : [letters]), ...rest];
  const at = rest.findIndex((word) => /^[a-z]/i.test(word));
  return at < 0 ? words : [...rest.slice(at), ...rest.slice(0, at), first];
}
