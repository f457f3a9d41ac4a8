import type { StateChange } from '../../../../languages/php/flow/function-info.ts';
import { isInOwnName } from '../../../../languages/php/taint/core-names.ts';
import type { PhpContext } from '../../../rule.ts';

const marksKey = Symbol('fields that are only marks');

/**
 * Whether a change sets or removes a mark of the plugin's own, such as that a notice has been shown: nothing but constants
 * and times is ever kept there, and the request chooses neither.
 */
export function isOwnMark({ target, mark }: StateChange, context: PhpContext): boolean {
  if (target === null || !mark || !isInOwnName(target)) return false;
  return context.project.fact(marksKey, () => marksOf(context)).has(target);
}

function marksOf({ index }: PhpContext): ReadonlySet<string> {
  const marks = new Set<string>();
  const others = new Set<string>();
  for (const { changes } of index.states.values()) {
    for (const { target, mark, label } of changes) {
      if (target === null) continue;
      if (!mark) others.add(target);
      // What is only ever removed may have held anything.
      else if (!/^(?:delete|remove)_/.test(label)) marks.add(target);
    }
  }
  for (const target of others) marks.delete(target);
  return marks;
}
