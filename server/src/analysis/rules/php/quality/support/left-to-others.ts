import type { ClassInfo } from '../../../../languages/php/flow/class-hierarchy.ts';
import type { PhpContext } from '../../../rule.ts';

/** Whether a class below this one has the method. `method` is in lower case. */
export function isLeftToOthers(owner: ClassInfo, method: string, { index }: PhpContext): boolean {
  return index.hierarchy.descendants(owner.name).some(({ methods }) => methods.has(method));
}
