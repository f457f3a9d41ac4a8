import { fileURLToPath } from 'node:url';
import type { PluginPlan } from '@presswright/shared/schemas/plans/plugin-plan';
import { describe, expect, test } from 'vitest';
import { checkPlan } from '../../../server/src/generation/plugin/plans/check-plan.ts';
import { composeFrom, composePlan } from '../../../server/src/generation/reading/composing/compose.ts';
import { type ChunkMark, type SlotMark, spansOf } from '../../../server/src/generation/reading/learned/read-marks.ts';
import { readDescription } from '../../../server/src/generation/reading/read-description.ts';
import { type AnnotatedText, readAnnotatedTexts } from '../../../tools/reader/annotated-texts.ts';
import { goldOf } from '../../../tools/reader/examples.ts';
import { kindsOfIntents } from './support/kinds-of-intents.ts';

const folder = fileURLToPath(new URL('../../../tools/reader/held-out', import.meta.url));

/** Annotated descriptions that nothing was learned from, with bounds of what their plans do and invent. Letters are longer and chattier. */
const sets = [
  { name: 'briefs', isLetter: false, leastRead: 0.5, mostNotAsked: 0.115, leastComposed: 0.71 },
  { name: 'letters', isLetter: true, leastRead: 0.39, mostNotAsked: 0.27, leastComposed: 0.57 },
].map((set) => ({
  ...set,
  texts: readAnnotatedTexts(folder).filter(({ id }) => id.startsWith('j/') === set.isLetter),
}));

interface Score {
  asked: number;
  built: number;
  made: number;
  notAsked: number;
}

/** How much of what is asked for the plans do, and how much they do that nobody asked for: by the kinds of behaviours. */
function scoreOf(texts: readonly AnnotatedText[], planOf: (one: AnnotatedText) => PluginPlan): Score {
  const score: Score = { asked: 0, built: 0, made: 0, notAsked: 0 };
  for (const one of texts) {
    const behaviours = planOf(one).behaviours ?? [];
    const asked = one.marks.flatMap(({ kind, label, isDenied }) =>
      kind === 'act' && !isDenied ? (kindsOfIntents[label] ?? []) : [],
    );
    score.asked += asked.length;
    score.built += asked.filter((isIt) => behaviours.some(isIt)).length;
    score.made += behaviours.length;
    score.notAsked += behaviours.filter(
      (made) => made.kind !== 'extra_fields' && !asked.some((isIt) => isIt(made)),
    ).length;
  }
  return score;
}

/** The plan of what somebody marked, without the tagger. */
function planOfMarks(one: AnnotatedText): PluginPlan {
  const [sentences = []] = goldOf([one]);
  return composeFrom(
    one.text,
    sentences.map(({ sentence, acts, slotTags, chunkTags }) => ({
      ...sentence,
      acts: acts.map((act) => ({ ...act, share: 1, others: [] })),
      slots: spansOf(slotTags).filter((span): span is SlotMark => span.label !== 'act'),
      chunks: spansOf(chunkTags) as ChunkMark[],
    })),
  ).plan;
}

describe.each(sets)(
  'the reader of descriptions, on $name that it did not learn from',
  ({ name, texts, leastRead, mostNotAsked, leastComposed }) => {
    test('makes most of what is asked for, and little else', () => {
      const { asked, built, made, notAsked } = scoreOf(texts, ({ text }) => readDescription(text, '').plan);
      console.log(
        `${name} read: ${built} of ${asked} deeds are in the plans; ${notAsked} of ${made} behaviours were not asked for`,
      );
      expect(built / asked).toBeGreaterThan(leastRead);
      expect(notAsked / made).toBeLessThan(mostNotAsked);
    });

    test('makes more of what is marked by hand', () => {
      const { asked, built, made, notAsked } = scoreOf(texts, planOfMarks);
      console.log(
        `${name} marked: ${built} of ${asked} deeds are in the plans; ${notAsked} of ${made} behaviours were not asked for`,
      );
      expect(built / asked).toBeGreaterThan(leastComposed);
      expect(notAsked / made).toBeLessThan(0.06);
    });

    test('makes plans that are valid, each deed in one place', () => {
      for (const { text } of texts) {
        const { plan, understood, notUnderstood } = composePlan(text);
        checkPlan(plan);
        for (const { as } of understood) expect(as).toMatch(/^(?:entities|roles|behaviours|settings)(?:\[\d+\])?$/);
        for (const { reason } of notUnderstood) expect(reason).toMatch(/^[A-Z].*\.$/);
      }
    });
  },
);
