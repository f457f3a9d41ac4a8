import type { Feature } from './features.ts';
import { nearness, verbNearness } from './language/nearness.ts';

/** How much a feature of one statement says what a feature of another says: 0 to 1. */
export function featureNearness(first: Feature, second: Feature): number {
  const isAct = first.role === 'act' && second.role === 'act';
  const same = wordNearness(first, second);
  if (same === 0) return 0;
  if (first.role === second.role) return isAct || first.link === second.link ? same : same * 0.95;
  // "Export users" and "an export of users": verbs and nouns stand for one another.
  return same * (crossing[`${first.role} ${second.role}`] ?? crossing[`${second.role} ${first.role}`] ?? 0.6);
}

const crossing: Readonly<Record<string, number>> = {
  'act object': 0.85,
  'object modifier': 0.85,
  'object complement': 0.85,
  'complement recipient': 0.95,
  'object recipient': 0.9,
  'subject object': 0.8,
  'subject recipient': 0.75,
  'condition complement': 0.75,
  'act condition': 0.4,
  'subject condition': 0.5,
  'object condition': 0.55,
};

/** Classes that stand for one another to a degree. */
const alike: readonly (readonly [string, string, number])[] = [
  ['<person>', '<record>', 0.6],
  ['<person>', '<visitor>', 0.7],
  ['<url>', '<path>', 0.9],
  ['<number>', '<money>', 0.8],
  ['<number>', '<duration>', 0.6],
  ['<number>', '<measure>', 0.8],
  ['<number>', '<percent>', 0.7],
  ['<date>', '<time>', 0.6],
];

function wordNearness(first: Feature, second: Feature): number {
  const [a, b] = [first.word, second.word];
  if (a.startsWith('<') || b.startsWith('<')) {
    if (a === b)
      return a === '<record>' && first.record !== second.record ? recordNearness(first.record, second.record) : 1;
    return alike.find(([x, y]) => (x === a && y === b) || (x === b && y === a))?.[2] ?? 0;
  }
  if (a === b) return 1;
  const near = first.role === 'act' && second.role === 'act' ? verbNearness(a, b) : (nearness(a, b) ?? 0);
  // Below this, words have no more in common than any two.
  return near < 0.45 ? 0 : Math.min(1, (near - 0.3) / 0.6);
}

const posts = new Set(['post', 'page', 'product']);
const recordNearness = (first: string | null, second: string | null): number =>
  posts.has(first ?? '') && posts.has(second ?? '') ? 0.95 : 0.85;

/** How two statements go together. */
export interface Alignment {
  /** 0 to 1: how much of both is in the other. */
  readonly score: number;
  /** How much of the statement the example says. */
  readonly covered: number;
  /** For each feature of the example, the statement's that it goes with; −1 for none. */
  readonly partners: readonly number[];
  /** Features of the statement that the example has nothing for. */
  readonly left: readonly number[];
}

/** Aligns the features of a statement with those of an example, the nearest first. */
export function align(statement: readonly Feature[], example: readonly Feature[]): Alignment {
  const pairs: { near: number; at: number; to: number }[] = [];
  for (const [at, one] of statement.entries())
    for (const [to, other] of example.entries()) {
      const near = featureNearness(one, other);
      if (near > 0) pairs.push({ near, at, to });
    }
  pairs.sort((a, b) => b.near - a.near || a.at - b.at || a.to - b.to);
  const partners = example.map(() => -1);
  const taken = new Set<number>();
  let covered = 0;
  let found = 0;
  for (const { near, at, to } of pairs) {
    if (taken.has(at) || partners[to] !== -1) continue;
    taken.add(at);
    partners[to] = at;
    covered += near * (statement[at]?.weight ?? 0);
    found += near * (example[to]?.weight ?? 0);
  }
  const sum = (features: readonly Feature[]) => features.reduce((all, { weight }) => all + weight, 0) || 1;
  const [inStatement, inExample] = [covered / sum(statement), found / sum(example)];
  const score = inStatement + inExample === 0 ? 0 : (2 * inStatement * inExample) / (inStatement + inExample);
  return {
    score,
    covered: inStatement,
    partners,
    left: statement.flatMap((_, at) => (taken.has(at) ? [] : [at])),
  };
}
