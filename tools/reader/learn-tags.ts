import { bestPath, hashOf, type LinearModel } from '../../server/src/generation/reading/learned/linear-model.ts';
import { compact } from './compact.ts';
import { shuffled } from './shuffled.ts';

export interface TaggedSequence {
  readonly features: readonly (readonly string[])[];
  readonly tags: readonly string[];
}

/** An averaged structured perceptron (Collins 2002): the tags of sequences from the features of their words. */
export function learnTags(
  sequences: readonly TaggedSequence[],
  labels: readonly string[],
  { epochs, minCount, budget }: { epochs: number; minCount: number; budget: number },
): LinearModel {
  const count = labels.length;
  const label = new Map(labels.map((name, at) => [name, at]));
  const frequency = new Map<number, number>();
  for (const { features } of sequences)
    for (const own of features)
      for (const name of own) frequency.set(hashOf(name), (frequency.get(hashOf(name)) ?? 0) + 1);
  const ids = new Map<number, number>();
  for (const [hash, times] of frequency) if (times >= minCount) ids.set(hash, ids.size);
  const examples = sequences.map(({ features, tags }) => ({
    rows: features.map((own) => Int32Array.from(own.flatMap((name) => ids.get(hashOf(name)) ?? []))),
    gold: tags.map((tag) => label.get(tag) ?? 0),
  }));
  const weights = new Float32Array(ids.size * count);
  const sums = new Float64Array(ids.size * count);
  const moves = new Float32Array(count * count);
  const moveSums = new Float64Array(count * count);
  let step = 1;
  const change = (row: number, to: number, by: number): void => {
    weights[row * count + to] = (weights[row * count + to] ?? 0) + by;
    sums[row * count + to] = (sums[row * count + to] ?? 0) + by * step;
  };
  const changeMove = (from: number, to: number, by: number): void => {
    moves[from * count + to] = (moves[from * count + to] ?? 0) + by;
    moveSums[from * count + to] = (moveSums[from * count + to] ?? 0) + by * step;
  };
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    for (const { rows, gold } of shuffled(examples, epoch)) {
      const scores = rows.map((own) => {
        const sum = new Float32Array(count);
        for (const row of own)
          for (let to = 0; to < count; to += 1) sum[to] = (sum[to] ?? 0) + (weights[row * count + to] ?? 0);
        return sum;
      });
      const guess = bestPath(scores, moves, labels);
      for (const [at, own] of rows.entries()) {
        const right = gold[at] ?? 0;
        const said = guess[at] ?? 0;
        if (right !== said)
          for (const row of own) {
            change(row, right, 1);
            change(row, said, -1);
          }
        if (at > 0 && (right !== said || gold[at - 1] !== guess[at - 1])) {
          changeMove(gold[at - 1] ?? 0, right, 1);
          changeMove(guess[at - 1] ?? 0, said, -1);
        }
      }
      step += 1;
    }
  }
  const averaged = Float32Array.from(weights, (weight, at) => weight - (sums[at] ?? 0) / step);
  const transitions = Float32Array.from(moves, (weight, at) => weight - (moveSums[at] ?? 0) / step);
  return compact(ids, averaged, labels, transitions, budget);
}
