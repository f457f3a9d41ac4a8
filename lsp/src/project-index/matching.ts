/** Before the names of actions that requests ask for. */
export const ajaxHookPrefixes = ['wp_ajax_', 'wp_ajax_nopriv_', 'admin_post_', 'admin_post_nopriv_'] as const;

/**
 * Whether two names can be the same while the code runs, where `*` stands for a part that is made then.
 *
 * @example matchesWildcards('save_post_*', 'save_post_book') // true
 */
export function matchesWildcards(a: string, b: string): boolean {
  if (a === b) return true;
  const [aMade, bMade] = [a.includes('*'), b.includes('*')];
  if (aMade === bMade) return false;
  const [pattern, name] = aMade ? [a, b] : [b, a];
  const parts = pattern.split('*');
  const [first = '', last = ''] = [parts[0], parts.at(-1)];
  // A name that is made nearly whole could be any.
  if (pattern.length - parts.length + 1 < 4) return false;
  if (!name.startsWith(first) || !name.endsWith(last) || name.length < pattern.length) return false;
  let at = first.length;
  for (const part of parts.slice(1, -1)) {
    at = name.indexOf(part, at);
    if (at === -1) return false;
    at += part.length;
  }
  return at <= name.length - last.length;
}

const isVariable = (part: string): boolean => part.includes('(') || part.includes('*');

/** Whether two REST routes can be the same: a part with a pattern or with `*` takes any. */
export function routeMatches(a: string, b: string): boolean {
  if (a === b) return true;
  const [left, right] = [routeParts(a), routeParts(b)];
  if (left.length !== right.length) return false;
  return left.every((part, at) => {
    const other = right[at] ?? '';
    return part === other || (at > 0 && (isVariable(part) || isVariable(other)));
  });
}

/** Parts between slashes; a slash in a group, as in `(?P<id>[^/]+)`, is none. */
function routeParts(route: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const sign of route) {
    if (sign === '(') depth += 1;
    else if (sign === ')') depth -= 1;
    if (sign === '/' && depth === 0) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts;
}
