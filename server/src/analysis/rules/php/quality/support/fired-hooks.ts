import type { Lists } from '../../../../languages/php/items.ts';

const firing = /^\\?(do_action|apply_filters)(_ref_array|_deprecated)?$|^\\?wp_schedule_(single_)?event$/i;

const firedKey = Symbol('fired hooks');

/** Names of the hooks that the analysed files fire or schedule themselves, where they are literals. */
export function firedHooks(lists: Lists): ReadonlySet<string> {
  return lists.facts.of(firedKey, () => findFired(lists));
}

function findFired(lists: Lists): ReadonlySet<string> {
  const names = new Set<string>();
  for (const { callee, args } of lists.calls) {
    if (callee.kind !== 'Name' || !firing.test(callee.text)) continue;
    for (const { value } of args) if (value.kind === 'Str') names.add(value.value);
  }
  return names;
}
