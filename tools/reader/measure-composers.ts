/**
 * What composers make of the deeds that people marked in `tools/reader/texts/`, without the tagger: of each deed how many become a
 * behaviour of the right kind, and why the others do not.
 *
 *     node tools/reader/measure-composers.ts                      # a line for each deed, and what was made and not asked for
 *     node tools/reader/measure-composers.ts --letters list       # of the letters alone, reasons and sentences for some deeds
 */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { PluginPlan } from '@presswright/shared/schemas/plans/plugin-plan';
import type { PlannedProject } from '../../server/src/generation/planned-project.ts';
import { composeFrom } from '../../server/src/generation/reading/composing/compose.ts';
import { type Deed, deedsOf } from '../../server/src/generation/reading/composing/deeds.ts';
import { repaired } from '../../server/src/generation/reading/composing/repair.ts';
import type { ChunkMark, MarkedSentence, SlotMark } from '../../server/src/generation/reading/learned/read-marks.ts';
import { spansOf } from '../../server/src/generation/reading/learned/read-marks.ts';
import { kindsOfIntents } from '../../test/generation/reading/support/kinds-of-intents.ts';
import { type AnnotatedText, readAnnotatedTexts } from './annotated-texts.ts';
import { goldOf } from './examples.ts';

interface Missed {
  readonly id: string;
  readonly sentence: string;
  readonly deed: string;
  readonly reason: string;
}

interface Tally {
  asked: number;
  built: number;
  readonly missed: Missed[];
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { letters: { type: 'boolean', default: false }, examples: { type: 'string', default: '12' } },
});

/** The sentences of a text as somebody marked them, in the form that the tagger answers. */
export function markedBy(one: AnnotatedText): MarkedSentence[] {
  const [sentences = []] = goldOf([one]);
  return sentences.map(({ sentence, acts, slotTags, chunkTags }) => ({
    ...sentence,
    acts: acts.map((act) => ({ ...act, share: 1, others: [] })),
    slots: spansOf(slotTags).filter((span): span is SlotMark => span.label !== 'act'),
    chunks: spansOf(chunkTags) as ChunkMark[],
  }));
}

/** Why nothing of the right kind was made of a deed: the reason that the composer told, else what it made instead. */
function reasonOf(deed: Deed, { plan, understood, notUnderstood }: PlannedProject<PluginPlan>): string {
  const told = notUnderstood.find(({ text }) => text === deed.text);
  if (told !== undefined) return told.reason;
  const made = understood.filter(({ text }) => deed.text.includes(text)).map(({ as }) => as);
  const at = /^behaviours\[(\d+)\]$/.exec(made[0] ?? '')?.[1];
  return `made ${at === undefined ? (made[0] ?? 'nothing') : plan.behaviours?.[Number(at)]?.kind}`;
}

const tallies = new Map<string, Tally>();
const unasked: { kind: string; id: string; behaviour: string }[] = [];
let made = 0;
const texts = readAnnotatedTexts(fileURLToPath(new URL('./texts/', import.meta.url))).filter(
  ({ id }) => !values.letters || id.startsWith('j/'),
);
for (const one of texts) {
  const marked = markedBy(one);
  const planned = composeFrom(one.text, marked);
  const behaviours = planned.plan.behaviours ?? [];
  const asked = marked.map(repaired).flatMap((sentence) => deedsOf(one.text, sentence));
  for (const deed of asked) {
    const isIt = kindsOfIntents[deed.intent];
    if (isIt === undefined || deed.isDenied) continue;
    const tally = tallies.get(deed.intent) ?? { asked: 0, built: 0, missed: [] };
    tallies.set(deed.intent, tally);
    tally.asked += 1;
    if (behaviours.some(isIt)) tally.built += 1;
    else {
      const { tokens } = deed.sentence;
      const sentence = one.text.slice(tokens[0]?.start ?? 0, tokens.at(-1)?.end ?? 0).replaceAll(/\s+/g, ' ');
      tally.missed.push({ id: one.id, sentence, deed: deed.text, reason: reasonOf(deed, planned) });
    }
  }
  made += behaviours.length;
  const kinds = asked.flatMap(({ intent, isDenied }) =>
    // What is internal becomes a restriction of its properties.
    isDenied ? [] : (kindsOfIntents[intent === 'internal' ? 'restrict' : intent] ?? []),
  );
  for (const behaviour of behaviours)
    if (behaviour.kind !== 'extra_fields' && !kinds.some((isIt) => isIt(behaviour)))
      unasked.push({ kind: behaviour.kind, id: one.id, behaviour: JSON.stringify(behaviour) });
}

/** A reason without what is quoted in it, so that alike ones count as one. */
const plainReason = (reason: string): string => reason.replaceAll(/“[^”]*”(?:, “[^”]*”)*/g, '“…”').slice(0, 90);

/** How often each value stands in a list, the most frequent first. */
function counted(all: readonly string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const one of all) counts.set(one, (counts.get(one) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1]);
}

const share = (part: number, whole: number): string => `${((100 * part) / Math.max(1, whole)).toFixed(0)} %`;
const rows = [...tallies].sort(([, a], [, b]) => b.asked - b.built - (a.asked - a.built));
if (positionals.length === 0) {
  for (const [intent, { asked, built, missed }] of rows)
    console.log(
      `${intent.padEnd(16)} ${String(built).padStart(5)} of ${String(asked).padStart(5)} ${share(built, asked).padStart(6)}  ${counted(
        missed.map(({ reason }) => plainReason(reason)),
      )
        .slice(0, 3)
        .map(([reason, times]) => `${times} ${reason}`)
        .join(' | ')}`,
    );
  const all = rows.map(([, tally]) => tally);
  const asked = all.reduce((sum, one) => sum + one.asked, 0);
  const built = all.reduce((sum, one) => sum + one.built, 0);
  console.log(`${built} of ${asked} deeds are in the plans (${share(built, asked)})`);
  console.log(`${unasked.length} of ${made} behaviours were not asked for (${share(unasked.length, made)}):`);
  console.log(
    counted(unasked.map(({ kind }) => kind))
      .map(([kind, times]) => `${times} ${kind}`)
      .join(', '),
  );
}
for (const intent of positionals) {
  const tally = tallies.get(intent);
  for (const { id, kind, behaviour } of unasked.filter(({ kind }) => kind === intent).slice(0, Number(values.examples)))
    console.log(`not asked for: ${id}: ${kind} ${behaviour}`);
  if (tally === undefined) continue;
  console.log(`## ${intent}: ${tally.built} of ${tally.asked}`);
  for (const [reason, times] of counted(tally.missed.map((one) => plainReason(one.reason)))) {
    console.log(`  ${times} ${reason}`);
    for (const { id, sentence, deed, reason: whole } of tally.missed
      .filter((one) => plainReason(one.reason) === reason)
      .slice(0, Number(values.examples)))
      console.log(`      ${id}: ${sentence}\n          → ${deed}${whole === reason ? '' : `\n          → ${whole}`}`);
  }
}
