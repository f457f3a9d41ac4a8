import { crowded, hashPair, maxOrder, type NgramTables } from './ngram-tables.ts';

interface Level {
  readonly token: Uint32Array;
  readonly count: Uint32Array;
  readonly first: Uint32Array;
  readonly distinct: Uint32Array;
}

/**
 * Counts every n-gram of `corpus` up to `maxOrder`, one order after the other.
 *
 * @param corpus token ids, each file ended by one of `ends`
 * @param vocabulary how many token ids there are
 * @param ends the ids after which no n-gram goes on
 */
export function countNgrams(corpus: Uint32Array, vocabulary: number, ends: readonly number[]): NgramTables {
  const single: Level = newLevel(vocabulary);
  for (let id = 0; id < vocabulary; id++) single.token[id] = id;
  for (const id of corpus) single.count[id] = (single.count[id] ?? 0) + 1;

  // Which node the n-gram of the current order is that starts at each place; 0: none that may go on.
  const nodeAt = new Uint32Array(corpus.length);
  for (let place = 0; place < corpus.length; place++) {
    const id = corpus[place] ?? 0;
    if (ends.includes(id)) continue;
    if ((single.count[id] ?? 0) > 1) nodeAt[place] = id + 1;
    else single.first[id] = place + 1;
  }
  const levels = [single];
  let firstNode = 1;
  for (let order = 2; order <= maxOrder; order++) {
    const parents = levels.at(-1) as Level;
    const level = countLevel(corpus, ends, order, nodeAt, parents, firstNode, order === maxOrder);
    levels.push(level);
    firstNode += parents.token.length;
  }
  return join(corpus, levels, vocabulary);
}

function newLevel(size: number): Level {
  return {
    token: new Uint32Array(size),
    count: new Uint32Array(size),
    first: new Uint32Array(size),
    distinct: new Uint32Array(size),
  };
}

/** Counts the children of every node of the level before, and moves `nodeAt` on to them. */
function countLevel(
  corpus: Uint32Array,
  ends: readonly number[],
  order: number,
  nodeAt: Uint32Array,
  parents: Level,
  firstParent: number,
  last: boolean,
): Level {
  let candidates = 0;
  for (const node of nodeAt) if (node !== 0) candidates++;
  let capacity = 1024;
  while (capacity < candidates * 1.6) capacity *= 2;
  const mask = capacity - 1;
  // Provisional ids, from 1, by (parent, token).
  const slots = new Uint32Array(capacity);
  const parentOf = new Uint32Array(candidates + 1);
  const tokenOf = new Uint32Array(candidates + 1);
  const countOf = new Uint32Array(candidates + 1);
  let size = 0;
  for (let place = 0; place < nodeAt.length; place++) {
    const parent = nodeAt[place] ?? 0;
    if (parent === 0) continue;
    const token = corpus[place + order - 1] ?? 0;
    let slot = hashPair(parent, token) & mask;
    let id = slots[slot] ?? 0;
    while (id !== 0 && (parentOf[id] !== parent || tokenOf[id] !== token)) {
      slot = (slot + 1) & mask;
      id = slots[slot] ?? 0;
    }
    if (id === 0) {
      id = ++size;
      slots[slot] = id;
      parentOf[id] = parent;
      tokenOf[id] = token;
      const at = parent - firstParent;
      parents.distinct[at] = (parents.distinct[at] ?? 0) + 1;
    }
    countOf[id] = (countOf[id] ?? 0) + 1;
    nodeAt[place] = id;
  }

  const firstChild = firstParent + parents.token.length;
  const finalOf = placeChildren(parents, firstParent, firstChild, parentOf, countOf, size);
  const level = newLevel(size);
  for (let id = 1; id <= size; id++) {
    const at = (finalOf[id] ?? 0) - firstChild;
    level.token[at] = tokenOf[id] ?? 0;
    level.count[at] = countOf[id] ?? 0;
  }
  for (let place = 0; place < nodeAt.length; place++) {
    const id = nodeAt[place] ?? 0;
    if (id === 0) continue;
    const final = finalOf[id] ?? 0;
    if ((countOf[id] ?? 0) > 1) nodeAt[place] = last || ends.includes(tokenOf[id] ?? 0) ? 0 : final;
    else {
      level.first[final - firstChild] = place + order;
      nodeAt[place] = 0;
    }
  }
  return level;
}

/** Gives children their final ids: by parent, then by count, the highest first. Sets `first` of the parents. */
function placeChildren(
  parents: Level,
  firstParent: number,
  firstChild: number,
  parentOf: Uint32Array,
  countOf: Uint32Array,
  size: number,
): Uint32Array {
  let next = firstChild;
  for (let at = 0; at < parents.token.length; at++) {
    if ((parents.count[at] ?? 0) < 2) continue;
    parents.first[at] = next;
    next += parents.distinct[at] ?? 0;
  }
  const byCount = sortByCount(countOf, size);
  const filled = new Uint32Array(parents.token.length);
  const finalOf = new Uint32Array(size + 1);
  for (const id of byCount) {
    const at = (parentOf[id] ?? 0) - firstParent;
    finalOf[id] = (parents.first[at] ?? 0) + (filled[at] ?? 0);
    filled[at] = (filled[at] ?? 0) + 1;
  }
  return finalOf;
}

/** Ids 1 … `size`, the highest count first; counts above the last bucket keep their order of appearance. */
function sortByCount(countOf: Uint32Array, size: number): Uint32Array {
  const buckets = 1 << 16;
  const starts = new Uint32Array(buckets + 1);
  const bucketOf = (id: number) => buckets - 1 - Math.min(buckets - 1, countOf[id] ?? 0);
  for (let id = 1; id <= size; id++) {
    const bucket = bucketOf(id) + 1;
    starts[bucket] = (starts[bucket] ?? 0) + 1;
  }
  for (let bucket = 1; bucket <= buckets; bucket++) starts[bucket] = (starts[bucket] ?? 0) + (starts[bucket - 1] ?? 0);
  const sorted = new Uint32Array(size);
  for (let id = 1; id <= size; id++) {
    const bucket = bucketOf(id);
    const place = starts[bucket] ?? 0;
    sorted[place] = id;
    starts[bucket] = place + 1;
  }
  return sorted;
}

function join(corpus: Uint32Array, levels: readonly Level[], vocabulary: number): NgramTables {
  const size = levels.reduce((sum, level) => sum + level.token.length, 1);
  const tables = {
    token: new Uint32Array(size),
    count: new Uint32Array(size),
    first: new Uint32Array(size),
    distinct: new Uint32Array(size),
  };
  let at = 1;
  for (const level of levels) {
    tables.token.set(level.token, at);
    tables.count.set(level.count, at);
    tables.first.set(level.first, at);
    tables.distinct.set(level.distinct, at);
    at += level.token.length;
  }
  tables.count[0] = corpus.length;
  tables.distinct[0] = vocabulary;
  tables.first[0] = 1;
  return { corpus, ...tables, index: indexCrowded(tables), frequent: mostFrequent(tables.count, vocabulary) };
}

function indexCrowded(tables: Pick<NgramTables, 'token' | 'first' | 'distinct'>): Uint32Array {
  const size = tables.token.length;
  let entries = 0;
  for (let node = 1; node < size; node++)
    if ((tables.distinct[node] ?? 0) > crowded) entries += tables.distinct[node] ?? 0;
  let capacity = 16;
  while (capacity < entries * 1.5) capacity *= 2;
  const index = new Uint32Array(capacity);
  for (let node = 1; node < size; node++) {
    const children = tables.distinct[node] ?? 0;
    if (children <= crowded) continue;
    const first = tables.first[node] ?? 0;
    for (let child = first; child < first + children; child++) {
      let place = hashPair(node, tables.token[child] ?? 0) & (capacity - 1);
      while (index[place] !== 0) place = (place + 1) & (capacity - 1);
      index[place] = child;
    }
  }
  return index;
}

function mostFrequent(count: Uint32Array, vocabulary: number): Uint32Array {
  const ids = Array.from({ length: vocabulary }, (_, id) => id).filter((id) => (count[id + 1] ?? 0) > 0);
  return Uint32Array.from(ids.sort((a, b) => (count[b + 1] ?? 0) - (count[a + 1] ?? 0) || a - b).slice(0, 64));
}
