import { lazy, readEnglish } from '../language/english.ts';
import { findSentences, type Sentence } from '../language/sentences.ts';
import type { Token } from '../language/tokens.ts';
import { ClusterIndex } from './clusters.ts';
import { observeIntent } from './intent-features.ts';
import type { ChunkLabel, SlotLabel } from './labels.ts';
import { bestTags, observedScores, sharesOf } from './linear-model.ts';
import { type ReaderModel, readModel } from './model-file.ts';
import { wordFeatures } from './word-features.ts';

/** Words that stand together, by their places in the sentence: from `from` up to, without, `to`. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

export interface SlotMark extends Span {
  readonly label: SlotLabel;
}

export interface ChunkMark extends Span {
  readonly label: ChunkLabel;
}

/** A deed that is asked for. */
export interface ActMark extends Span {
  readonly intent: string;
  /** How sure that is, 0 to 1. */
  readonly share: number;
  /** Other deeds that it may be, likeliest first. */
  readonly others: readonly { readonly intent: string; readonly share: number }[];
  readonly isDenied: boolean;
}

/** A sentence with what its words are for. */
export interface MarkedSentence extends Sentence {
  readonly acts: readonly ActMark[];
  readonly slots: readonly SlotMark[];
  readonly chunks: readonly ChunkMark[];
}

const own = lazy(() => {
  const model = readModel(readEnglish('reader'));
  return { model, clusters: new ClusterIndex(model.clusters) };
});

/** The deeds, slots and chunks of a description, as learned from annotated texts. Never throws. */
export function readMarks(description: string): MarkedSentence[] {
  const { model, clusters } = own();
  let before: readonly string[] = [];
  return findSentences(description).map((sentence) => {
    const marked = markSentence(sentence, model, clusters, before);
    before = marked.acts.map(({ intent }) => intent);
    return marked;
  });
}

/** @param before the deeds of the sentence before */
export function markSentence(
  sentence: Sentence,
  model: ReaderModel,
  clusters: ClusterIndex,
  before: readonly string[],
): MarkedSentence {
  const { tokens } = sentence;
  const isItem = sentence.kind === 'item';
  const chunkTags = bestTags(model.chunks, wordFeatures(tokens, clusters, isItem, null));
  const slotTags = bestTags(model.slots, wordFeatures(tokens, clusters, isItem, chunkTags));
  const spans = spansOf(slotTags);
  const slots = spans.filter((span): span is SlotMark => span.label !== 'act');
  const acts: ActMark[] = [];
  for (const { label, from, to } of spans) {
    if (label !== 'act') continue;
    const observation = observeIntent({
      tokens,
      act: { from, to },
      slotTags,
      chunkTags,
      clusters,
      before: acts.at(-1)?.intent ?? before.at(-1) ?? '',
      isItem,
    });
    const shares = sharesOf(observedScores(model.intents, observation));
    const ranked = [...shares]
      .map((share, at) => ({ intent: model.intents.labels[at] ?? 'other', share }))
      .sort((a, b) => b.share - a.share);
    const denied = observedScores(model.denials, observation);
    acts.push({
      from,
      to,
      intent: ranked[0]?.intent ?? 'other',
      share: ranked[0]?.share ?? 0,
      others: ranked.slice(1, 4),
      isDenied: (denied[1] ?? 0) > (denied[0] ?? 0),
    });
  }
  return { ...sentence, acts, slots, chunks: spansOf(chunkTags) as ChunkMark[] };
}

/** Spans of tags: a begin and the insides behind it. */
export function spansOf(tags: readonly string[]): { from: number; to: number; label: string }[] {
  const spans: { from: number; to: number; label: string }[] = [];
  for (const [at, tag] of tags.entries()) {
    const last = spans.at(-1);
    if (tag.startsWith('B-')) spans.push({ from: at, to: at + 1, label: tag.slice(2) });
    else if (tag.startsWith('I-') && last !== undefined && last.to === at) last.to = at + 1;
  }
  return spans;
}

/** The words of a span as typed. */
export const textOf = (description: string, tokens: readonly Token[], { from, to }: Span): string =>
  description.slice(tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0);
