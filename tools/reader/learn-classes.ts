import {
  featureShare,
  hashOf,
  type LinearModel,
  type Observation,
  sharesOf,
} from '../../server/src/generation/reading/learned/linear-model.ts';
import { compact } from './compact.ts';
import { shuffled } from './shuffled.ts';

export interface Classified {
  readonly observation: Observation;
  readonly label: string;
}

/** Logistic regression over several classes, of features and numbers together, by AdaGrad. */
export function learnClasses(
  all: readonly Classified[],
  labels: readonly string[],
  { epochs, minCount, budget }: { epochs: number; minCount: number; budget: number },
): LinearModel {
  const count = labels.length;
  const frequency = new Map<number, number>();
  for (const { observation } of all)
    for (const name of new Set(observation.features))
      frequency.set(hashOf(name), (frequency.get(hashOf(name)) ?? 0) + 1);
  const ids = new Map<number, number>();
  for (const [hash, times] of frequency) if (times >= minCount) ids.set(hash, ids.size);
  const examples = all.map(({ observation: { features, numbers }, label }) => {
    const unique = [...new Set(features)];
    return {
      rows: Int32Array.from(unique.flatMap((name) => ids.get(hashOf(name)) ?? [])),
      share: featureShare(unique.length),
      numbers,
      gold: labels.indexOf(label),
    };
  });
  const size = examples[0]?.numbers.length ?? 0;
  const weights = new Float32Array(ids.size * count);
  const squares = new Float32Array(ids.size * count).fill(1e-2);
  const dense = new Float32Array(size * count);
  const denseSquares = new Float32Array(size * count).fill(1e-2);
  const rate = 0.1;
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    for (const { rows, share, numbers, gold } of shuffled(examples, epoch)) {
      const scores = new Float32Array(count);
      for (const row of rows)
        for (let to = 0; to < count; to += 1) scores[to] = (scores[to] ?? 0) + share * (weights[row * count + to] ?? 0);
      for (let at = 0; at < size; at += 1) {
        const number = numbers[at] ?? 0;
        if (number === 0) continue;
        for (let to = 0; to < count; to += 1) scores[to] = (scores[to] ?? 0) + number * (dense[at * count + to] ?? 0);
      }
      const shares = sharesOf(scores);
      for (let to = 0; to < count; to += 1) {
        const slope = (shares[to] ?? 0) - (to === gold ? 1 : 0);
        if (Math.abs(slope) < 1e-3) continue;
        for (const row of rows) step(weights, squares, row * count + to, slope * share, rate);
        for (let at = 0; at < size; at += 1) {
          const number = numbers[at] ?? 0;
          if (number !== 0) step(dense, denseSquares, at * count + to, slope * number, rate);
        }
      }
    }
  }
  const denseScale = dense.reduce((most, weight) => Math.max(most, Math.abs(weight)), 1e-6) / 127;
  return {
    ...compact(ids, weights, labels, new Float32Array(0), budget),
    dense: Int8Array.from(dense, (weight) => Math.round(weight / denseScale)),
    denseScale,
  };
}

function step(weights: Float32Array, squares: Float32Array, at: number, slope: number, rate: number): void {
  squares[at] = (squares[at] ?? 0) + slope * slope;
  weights[at] = (weights[at] ?? 0) - (rate * slope) / Math.sqrt(squares[at] ?? 1);
}
