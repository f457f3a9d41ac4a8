import type { ClusterIndex } from '../../server/src/generation/reading/learned/clusters.ts';
import type { ReaderModel } from '../../server/src/generation/reading/learned/model-file.ts';
import { markSentence, spansOf } from '../../server/src/generation/reading/learned/read-marks.ts';
import type { GoldSentence } from './examples.ts';

interface Count {
  right: number;
  said: number;
  gold: number;
}

const f1 = ({ right, said, gold }: Count): string =>
  `${((200 * right) / Math.max(1, said + gold)).toFixed(1).padStart(5)} (right ${right}, said ${said}, of ${gold})`;

/** How much of what somebody marked is found, by label, and which deeds are taken for others. */
export function measure(
  documents: readonly (readonly GoldSentence[])[],
  model: ReaderModel,
  clusters: ClusterIndex,
  isVerbose: boolean,
): string {
  const counts = new Map<string, Count>();
  const confused = new Map<string, number>();
  const count = (label: string): Count => {
    const known = counts.get(label) ?? { right: 0, said: 0, gold: 0 };
    counts.set(label, known);
    return known;
  };
  for (const document of documents) {
    let before: readonly string[] = [];
    for (const gold of document) {
      const marked = markSentence(gold.sentence, model, clusters, before);
      before = marked.acts.map(({ intent }) => intent);
      const compare = (said: { from: number; to: number; label: string }[], meant: typeof said): void => {
        const key = (one: (typeof said)[number]) => `${one.from}-${one.to}-${one.label}`;
        const own = new Set(said.map(key));
        for (const one of said) count(one.label).said += 1;
        for (const one of meant) {
          count(one.label).gold += 1;
          if (own.has(key(one))) count(one.label).right += 1;
        }
      };
      compare(
        [...marked.slots, ...marked.acts.map(({ from, to }) => ({ from, to, label: 'ACT' }))],
        [...spansOf(gold.slotTags).map((span) => ({ ...span, label: span.label === 'act' ? 'ACT' : span.label }))],
      );
      compare([...marked.chunks], spansOf(gold.chunkTags));
      for (const act of gold.acts) {
        const found = marked.acts.find(({ from, to }) => from < act.to && to > act.from);
        count('ACT (touched)').gold += 1;
        count('deed').gold += 1;
        if (!found) {
          confused.set(`${act.intent} missed`, (confused.get(`${act.intent} missed`) ?? 0) + 1);
          continue;
        }
        count('ACT (touched)').right += 1;
        if (found.intent === act.intent) count('deed').right += 1;
        else
          confused.set(`${act.intent} → ${found.intent}`, (confused.get(`${act.intent} → ${found.intent}`) ?? 0) + 1);
        if (found.isDenied !== act.isDenied) confused.set('denial wrong', (confused.get('denial wrong') ?? 0) + 1);
        if (isVerbose && found.intent !== act.intent)
          console.log(
            `${act.intent} → ${found.intent} ${found.share.toFixed(2)}: ${gold.sentence.tokens.map((token, at) => (at >= act.from && at < act.to ? token.text.toUpperCase() : token.text)).join(' ')}`,
          );
      }
      count('deed').said += marked.acts.length;
      count('ACT (touched)').said += marked.acts.length;
    }
  }
  const lines = [...counts]
    .sort((a, b) => b[1].gold - a[1].gold)
    .map(([label, one]) => `${label.padEnd(14)} ${f1(one)}`);
  const wrong = [...confused]
    .sort((a, b) => b[1] - a[1])
    .slice(0, 40)
    .map(([what, times]) => `${times} ${what}`);
  return `${lines.join('\n')}\n${wrong.join('; ')}`;
}
