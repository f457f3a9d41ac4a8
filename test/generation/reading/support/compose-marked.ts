import { checkPlan } from '../../../../server/src/generation/plugin/plans/check-plan.ts';
import { composeFrom } from '../../../../server/src/generation/reading/composing/compose.ts';
import {
  type ChunkMark,
  type SlotMark,
  spansOf,
} from '../../../../server/src/generation/reading/learned/read-marks.ts';
import { parseMarks } from '../../../../tools/reader/annotated-texts.ts';
import { goldOf } from '../../../../tools/reader/examples.ts';

/** What is composed of a description whose deeds are marked as in `tools/reader/texts/`: `{!submit:post} {thing:pets}`. */
export function composeMarked(source: string): ReturnType<typeof composeFrom> {
  const { text, marks } = parseMarks(source, 'test');
  const [sentences = []] = goldOf([{ id: 'test', text, marks }]);
  const composed = composeFrom(
    text,
    sentences.map(({ sentence, acts, slotTags, chunkTags }) => ({
      ...sentence,
      acts: acts.map((act) => ({ ...act, share: 1, others: [] })),
      slots: spansOf(slotTags).filter((span): span is SlotMark => span.label !== 'act'),
      chunks: spansOf(chunkTags) as ChunkMark[],
    })),
  );
  checkPlan(composed.plan);
  return composed;
}
