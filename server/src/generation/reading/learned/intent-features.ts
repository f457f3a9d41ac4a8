import { kindsOf } from '../language/kinds.ts';
import { vectorOf } from '../language/nearness.ts';
import type { Token } from '../language/tokens.ts';
import { type ClusterIndex, dimensions } from './clusters.ts';
import type { Observation } from './linear-model.ts';

export interface IntentInput {
  readonly tokens: readonly Token[];
  readonly act: { readonly from: number; readonly to: number };
  readonly slotTags: readonly string[];
  readonly chunkTags: readonly string[];
  readonly clusters: ClusterIndex;
  /** The deed before this one; empty for the first. */
  readonly before: string;
  readonly isItem: boolean;
}

/** How far from the deed's words others count on their own. */
const window = 6;

/** What is looked at to tell which deed is asked for: its words, those around it, and the slots of the sentence. */
export function observeIntent(input: IntentInput): Observation {
  return { features: intentFeatures(input), numbers: intentNumbers(input) };
}

function intentFeatures({ tokens, act, slotTags, chunkTags, clusters, before, isItem }: IntentInput): string[] {
  const features = ['', `before=${before}`, `item=${isItem}`, `length=${Math.min(tokens.length, 12)}`];
  const own = tokens.slice(act.from, act.to);
  const name = (token: Token): string =>
    token.quote !== null ? '<quote>' : token.value !== null ? `<${token.value.kind}>` : token.lemma;
  features.push(`a=${own.map(name).join(' ')}`, `aw=${own.map(({ lower }) => lower).join(' ')}`);
  for (const token of own) {
    const cluster = clusters.of(token.lower) ?? clusters.of(token.lemma);
    features.push(
      `al=${name(token)}`,
      `al/${token.pos}=${name(token)}`,
      `af=${cluster?.[0] ?? '-'}`,
      `ac=${cluster?.[1] ?? '-'}`,
    );
  }
  const acts = slotTags.flatMap((tag, at) => (tag === 'B-act' ? [at] : []));
  const nextAct = acts.find((at) => at > act.from) ?? tokens.length;
  const lastAct = acts.filter((at) => at < act.from).at(-1) ?? -1;
  for (const [at, token] of tokens.entries()) {
    if (at >= act.from && at < act.to) continue;
    if (token.pos === 'PUNCT' && token.lower !== '?') continue;
    const word = name(token);
    const side = at < act.from ? '<' : '>';
    const distance = at < act.from ? act.from - at : at - act.to + 1;
    const isNear = at > lastAct && at < nextAct;
    const cluster =
      token.pos === 'NOUN' || token.pos === 'VERB' || token.pos === 'ADJ' ? clusters.of(token.lower) : null;
    if (isNear) {
      features.push(`n=${word}`, `n${side}=${word}`);
      if (cluster) features.push(`nf=${cluster[0]}`, `nc${side}=${cluster[1]}`);
    }
    if (distance <= window) features.push(`w${side}${distance <= 2 ? distance : ''}=${word}`);
    if (distance <= 2) features.push(`wa${side}${distance}=${word}/${own.map(name).join(' ')}`);
    const tag = slotTags[at] ?? 'O';
    if (tag.startsWith('B-') && tag !== 'B-act') {
      const slot = tag.slice(2);
      let end = at + 1;
      while (slotTags[end] === `I-${slot}`) end += 1;
      const head = tokens[end - 1];
      const headName = head ? name(head) : '';
      const kinds = head ? kindsOf(head.lemma) : null;
      const top = kinds === null ? '-' : ([...kinds.kinds].sort((a, b) => b[1] - a[1])[0]?.[0] ?? '-');
      const fine = head ? (clusters.of(head.lower)?.[0] ?? '-') : '-';
      features.push(`s=${slot}`, `sh=${slot}/${headName}`, `sf=${slot}/${fine}`);
      if (isNear)
        features.push(
          `ns=${side}${slot}`,
          `nsh=${side}${slot}/${headName}`,
          `nsk=${slot}/${top}`,
          `nsf=${slot}/${fine}`,
        );
    }
    const chunk = chunkTags[at] ?? 'O';
    if (chunk.startsWith('B-')) features.push(`ch=${chunk.slice(2)}`, `ch${side}=${chunk.slice(2)}/${word}`);
  }
  return features;
}

/** Words that say what a deed is about. */
const telling = new Set(['NOUN', 'VERB', 'ADJ', 'ADV', 'PROPN', 'ADP']);

/** Mean vectors of the deed's words, of those around it, of the whole sentence and of what it is about. */
function intentNumbers({ tokens, act, slotTags }: IntentInput): Float32Array {
  const acts = slotTags.flatMap((tag, at) => (tag === 'B-act' ? [at] : []));
  const next = acts.find((at) => at > act.from) ?? tokens.length;
  const before = acts.filter((at) => at < act.from).at(-1);
  let last = before === undefined ? 0 : before + 1;
  while (before !== undefined && slotTags[last] === 'I-act') last += 1;
  const isNear = (at: number): boolean => at >= last && at < next;
  const closeness = (at: number): number =>
    1 / (1 + Math.min(Math.abs(at - act.from), Math.abs(at - act.to + 1)) * 0.3);
  const weights: readonly ((at: number) => number)[] = [
    (at) => (at >= act.from && at < act.to ? 1 : 0),
    (at) => (isNear(at) ? closeness(at) : 0),
    () => 1,
    (at) => (isNear(at) && /-(?:thing|field)$/.test(slotTags[at] ?? '') ? 1 : 0),
  ];
  const numbers = new Float32Array(weights.length * dimensions);
  for (const [place, weightOf] of weights.entries()) {
    const own = numbers.subarray(place * dimensions, (place + 1) * dimensions);
    for (const [at, token] of tokens.entries()) {
      const weight = weightOf(at);
      if (weight === 0 || token.quote !== null || token.value !== null || !telling.has(token.pos)) continue;
      const vector = vectorOf(token.lower) ?? vectorOf(token.lemma);
      if (vector === null) continue;
      for (let axis = 0; axis < dimensions; axis += 1) own[axis] = (own[axis] ?? 0) + weight * (vector[axis] ?? 0);
    }
    const length = Math.hypot(...own);
    if (length > 0) for (let axis = 0; axis < dimensions; axis += 1) own[axis] = (own[axis] ?? 0) / length;
  }
  return numbers;
}
