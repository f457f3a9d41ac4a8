import { Composer } from '../composer.ts';
import type { Instruction, NamedFunction } from '../instruction.ts';
import { withOutcomes } from '../outcomes/with-outcomes.ts';
import type { Composed } from '../recipe.ts';
import { isHookOfNothing, isTypeError } from '../recipe-candidates.ts';
import { tried } from '../tried.ts';
import type { NamedPart } from '../write-function.ts';
import type { Draft } from './draft.ts';
import { segmentOf } from './segment.ts';
import { drafts } from './table.ts';

/** A draft that has read a prompt. */
export interface DraftedPart extends NamedPart {
  readonly id: string;
  /** What it has read of the prompt. */
  readonly met: ReadonlySet<string>;
  /** What it has read counts in place of the words of its code. */
  readonly readsAll: boolean;
}

/** Everything that the drafts read in a prompt, in the order of their table. */
export function composeDrafts(instruction: Instruction): DraftedPart[] {
  const free = [...instruction.functions];
  const wanted = drafts.filter(
    ({ needs, never }) => needs.test(instruction.prose) && never?.test(instruction.prose) !== true,
  );
  const parts: DraftedPart[] = [];
  for (const draft of wanted) {
    let fn = functionFor(draft, instruction, free, wanted.length === 1);
    let composer = new Composer(instruction, fn);
    let drafted: Composed | null = tried(() => draft.compose(composer));
    if (drafted !== null && isHookOfNothing(drafted, fn)) {
      // The function that the prompt names is another one.
      fn = null;
      composer = new Composer(instruction, null);
      drafted = tried(() => draft.compose(composer));
    }
    if (drafted === null) continue;
    const isNamed = drafted.name === undefined || drafted.name === fn?.name;
    if (isNamed && isTypeError({ composed: drafted, composer })) continue;
    const composed = withOutcomes(drafted, composer);
    // A function of the prompt may be one that stands beside the main one.
    const isBeside = composed.beside?.some(({ name: beside }) => beside === fn?.name) === true;
    const own = instruction.functions.find(({ name: named }) => named === composed.name) ?? (isBeside ? null : fn);
    const name =
      own?.name ?? composed.name ?? (instruction.className === null ? composer.prefixed(draft.name) : draft.name);
    if (parts.some((part) => part.name === name)) continue;
    if (fn !== null) free.splice(free.indexOf(fn), 1);
    const writer = own === fn ? composer : new Composer(instruction, own);
    if (draft.isWhole === true)
      return [
        {
          id: draft.id,
          name,
          composed,
          composer: own === fn ? composer : new Composer(instruction, own),
          met: composer.asked.met,
          readsAll: draft.readsAll === true,
        },
      ];
    parts.push({
      id: draft.id,
      name,
      composed,
      composer: writer,
      met: composer.asked.met,
      readsAll: draft.readsAll === true,
    });
  }
  return parts;
}

/** The function of the prompt that is about what a draft does. */
function functionFor(
  { needs }: Draft,
  instruction: Instruction,
  free: readonly NamedFunction[],
  isOnly: boolean,
): NamedFunction | null {
  if (isOnly || instruction.functions.length === 1) return free[0] ?? null;
  return free.find((fn) => needs.test(segmentOf(instruction, fn).toLowerCase())) ?? null;
}
