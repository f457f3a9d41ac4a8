import { findSentences, type Sentence } from '../../server/src/generation/reading/language/sentences.ts';
import type { ClusterIndex } from '../../server/src/generation/reading/learned/clusters.ts';
import { observeIntent } from '../../server/src/generation/reading/learned/intent-features.ts';
import type { AnnotatedText, Mark } from './annotated-texts.ts';
import type { Classified } from './learn-classes.ts';

/** A sentence with the tags that somebody gave its words. */
export interface GoldSentence {
  readonly text: string;
  readonly sentence: Sentence;
  readonly chunkTags: readonly string[];
  readonly slotTags: readonly string[];
  readonly acts: readonly {
    readonly from: number;
    readonly to: number;
    readonly intent: string;
    readonly isDenied: boolean;
  }[];
}

/** The sentences of annotated texts, with the marks as tags of their words. */
export function goldOf(texts: readonly AnnotatedText[]): GoldSentence[][] {
  return texts.map(({ text, marks }) =>
    findSentences(text).map((sentence) => {
      const { tokens } = sentence;
      const chunkTags = tokens.map(() => 'O');
      const slotTags = tokens.map(() => 'O');
      const acts: GoldSentence['acts'][number][] = [];
      const place = ({ start, end }: Mark) => {
        const from = tokens.findIndex((token) => token.end > start && token.start < end);
        if (from === -1) return null;
        let to = from;
        while (to < tokens.length && (tokens[to]?.start ?? 0) < end) to += 1;
        return { from, to };
      };
      const write = (tags: string[], label: string, from: number, to: number): void => {
        for (let at = from; at < to; at += 1) tags[at] = at === from ? `B-${label}` : `I-${label}`;
      };
      for (const mark of marks) {
        const span = place(mark);
        if (span === null) continue;
        if (mark.kind === 'chunk') write(chunkTags, mark.label, span.from, span.to);
        else if (mark.kind === 'slot') write(slotTags, mark.label, span.from, span.to);
        else {
          write(slotTags, 'act', span.from, span.to);
          acts.push({ ...span, intent: mark.label, isDenied: mark.isDenied });
        }
      }
      return { text, sentence, chunkTags, slotTags, acts: acts.sort((a, b) => a.from - b.from) };
    }),
  );
}

/** What tells the deeds of a text, and whether they are denied. */
export function deedsOf(
  document: readonly GoldSentence[],
  clusters: ClusterIndex,
): { intents: Classified[]; denials: Classified[] } {
  const intents: Classified[] = [];
  const denials: Classified[] = [];
  let before = '';
  for (const { sentence, slotTags, chunkTags, acts } of document) {
    for (const { from, to, intent, isDenied } of acts) {
      const observation = observeIntent({
        tokens: sentence.tokens,
        act: { from, to },
        slotTags,
        chunkTags,
        clusters,
        before,
        isItem: sentence.kind === 'item',
      });
      intents.push({ observation, label: intent });
      denials.push({ observation, label: isDenied ? 'denied' : 'asked' });
      before = intent;
    }
  }
  return { intents, denials };
}
