/** Weights of features for labels: only what is not zero. */
export interface LinearModel {
  readonly labels: readonly string[];
  /** The place of a feature's weights, by its hash. */
  readonly rows: ReadonlyMap<number, number>;
  /** Where the weights of each row begin; one more than there are rows. */
  readonly starts: Uint32Array;
  readonly columns: Uint8Array;
  readonly weights: Int8Array;
  /** What one unit of a weight is worth. */
  readonly scale: number;
  /** From label to label, of sequences; empty otherwise. */
  readonly transitions: Float32Array;
  /** Weights of numbers, one row of labels each; empty where a model has none. */
  readonly dense: Int8Array;
  readonly denseScale: number;
}

/** What is looked at of one thing: features that it has, and numbers. */
export interface Observation {
  readonly features: readonly string[];
  readonly numbers: Float32Array;
}

/** So much all features of an observation count together, however many they are. */
const featuresCount = 3;

/** What one of so many features counts. */
export const featureShare = (count: number): number => featuresCount / Math.sqrt(Math.max(1, count));

/** The score of each label of an observation. */
export function observedScores(model: LinearModel, { features, numbers }: Observation): Float32Array {
  const unique = [...new Set(features)];
  const share = featureShare(unique.length);
  const scores = scoresOf(model, unique);
  const count = scores.length;
  for (let label = 0; label < count; label += 1) {
    let sum = 0;
    for (let at = 0; at < numbers.length; at += 1) sum += (model.dense[at * count + label] ?? 0) * (numbers[at] ?? 0);
    scores[label] = (scores[label] ?? 0) * share + sum * model.denseScale;
  }
  return scores;
}

/** FNV-1a over UTF-16 units, 32 bits. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/** The score of each label. */
export function scoresOf(model: LinearModel, features: readonly string[]): Float32Array {
  const scores = new Float32Array(model.labels.length);
  for (const feature of features) {
    const row = model.rows.get(hashOf(feature));
    if (row === undefined) continue;
    const end = model.starts[row + 1] ?? 0;
    for (let at = model.starts[row] ?? 0; at < end; at += 1) {
      const column = model.columns[at] ?? 0;
      scores[column] = (scores[column] ?? 0) + (model.weights[at] ?? 0);
    }
  }
  for (let label = 0; label < scores.length; label += 1) scores[label] = (scores[label] ?? 0) * model.scale;
  return scores;
}

/** Whether a tag may follow another: an inside only its own begin or inside. */
export function mayFollow(before: string, tag: string): boolean {
  if (!tag.startsWith('I-')) return true;
  const label = tag.slice(2);
  return before === `B-${label}` || before === tag;
}

/** The likeliest tags of a sequence (Viterbi). */
export function bestTags(model: LinearModel, sequence: readonly (readonly string[])[]): string[] {
  return bestPath(
    sequence.map((features) => scoresOf(model, features)),
    model.transitions,
    model.labels,
  ).map((label) => model.labels[label] ?? 'O');
}

/** The labels with the best sum of scores and transitions. */
export function bestPath(
  scores: readonly Float32Array[],
  transitions: Float32Array,
  labels: readonly string[],
): number[] {
  const count = labels.length;
  if (scores.length === 0) return [];
  const allowed = labels.map((tag) => labels.flatMap((before, at) => (mayFollow(before, tag) ? [at] : [])));
  let current = Float32Array.from(scores[0] ?? [], (score, label) =>
    mayFollow('O', labels[label] ?? 'O') ? score : Number.NEGATIVE_INFINITY,
  );
  const from: Uint8Array[] = [];
  for (const own of scores.slice(1)) {
    const next = new Float32Array(count);
    const back = new Uint8Array(count);
    for (let label = 0; label < count; label += 1) {
      let most = Number.NEGATIVE_INFINITY;
      for (const before of allowed[label] ?? []) {
        const score = (current[before] ?? 0) + (transitions[before * count + label] ?? 0);
        if (score > most) {
          most = score;
          back[label] = before;
        }
      }
      next[label] = most + (own[label] ?? 0);
    }
    from.push(back);
    current = next;
  }
  let best = 0;
  for (let label = 1; label < count; label += 1) if ((current[label] ?? 0) > (current[best] ?? 0)) best = label;
  const path = [best];
  for (const back of from.reverse()) path.push(back[path.at(-1) ?? 0] ?? 0);
  return path.reverse();
}

/** The shares of labels that add up to 1 (softmax). */
export function sharesOf(scores: Float32Array): Float32Array {
  let most = Number.NEGATIVE_INFINITY;
  for (const score of scores) most = Math.max(most, score);
  const powers = scores.map((score) => Math.exp(score - most));
  let sum = 0;
  for (const power of powers) sum += power;
  return powers.map((power) => power / sum);
}
