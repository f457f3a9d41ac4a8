/** Characters of code that are analysed together at most: their syntax trees stand in memory side by side. */
const togetherCharacters = 3_000_000;

/** As much of a file as cutting looks at. */
export interface CuttableFile {
  readonly name: string;
  readonly code: string;
}

/** Files that tell of each other by name, and how often. */
interface Link {
  readonly a: number;
  readonly b: number;
  readonly weight: number;
}

/** A name that more files declare says nothing of which one is meant. */
const maxDeclaring = 3;

/** Declared classes and functions, and the names of hooks that are fired: what other files may name. */
const declarations =
  /\b(?:class|interface|trait|enum|function)\s+&?(\w+)|\b(?:do_action|apply_filters)(?:_ref_array)?\s*\(\s*['"]([\w/.-]+)['"]/gi;
const listened = /\badd_(?:action|filter)\s*\(\s*['"]([\w/.-]+)['"]/gi;
const words = /[A-Za-z_\x80-\uffff][\w\x80-\uffff]{2,}/g;
/** Paths to files beside this one: of imports, of JSON, of style sheets, of includes. */
const neighbours = /['"(](?:file:)?(\.{0,2}\/[\w./-]+)['")]/g;

/**
 * Cuts a project that is too large to be analysed at once where the least of it hangs together: files that name each
 * other's classes, functions and hooks, or each other's paths, stay in one group as far as `limit` characters allow. A
 * group has the places of its files in ascending order. The same files are cut the same way every time.
 *
 * Yields after each piece of work, so that a server can answer others in between.
 */
export function* cutting(
  files: readonly CuttableFile[],
  limit = togetherCharacters,
): Generator<void, number[][], void> {
  const total = files.reduce((sum, { code }) => sum + code.length, 0);
  if (total <= limit) return files.length === 0 ? [] : [files.map((_file, at) => at)];
  const links = yield* linksOf(files);
  const groups = new Groups(files);
  for (const { a, b } of links) groups.join(a, b, limit);
  return groups.packed(limit);
}

/** {@link cutting}, at once. */
export function cutGroups(files: readonly CuttableFile[], limit?: number): number[][] {
  const work = cutting(files, limit);
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return value;
  }
}

/** Files beside the project's main one that tell of the project as a whole. */
const facts =
  /(?:^|\/)(?:webpack[\w.-]*\.[cm]?js|package\.json|composer\.json|style\.css|readme\.txt|uninstall\.php|functions\.php)$/i;
/** A plugin's main file names itself in its first comment. */
const header = /^(?:<\?php)?[\s*#@/]*Plugin Name:/im;
const headerCharacters = 8192;
const besideCharacters = 400_000;

/**
 * The places of files that every group of a project should know, though they are reported for their own: those of its
 * uppermost folder that say what the project is, how it is built and where it begins.
 */
export function sharedByGroups(files: readonly CuttableFile[]): number[] {
  const depth = (name: string) => name.split('/').length;
  const top = Math.min(...files.map(({ name }) => depth(name)));
  let room = besideCharacters;
  return files.flatMap(({ name, code }, at) => {
    if (depth(name) !== top || code.length > room) return [];
    if (!facts.test(name) && !(isPhp(name) && header.test(code.slice(0, headerCharacters)))) return [];
    room -= code.length;
    return [at];
  });
}

/** The links between files, the strongest first. */
function* linksOf(files: readonly CuttableFile[]): Generator<void, Link[], void> {
  const declaring = new Map<string, number[]>();
  const byPath = new Map<string, number>();
  for (const [at, { name, code }] of files.entries()) {
    byPath.set(withoutEnding(name), at);
    if (!isPhp(name)) continue;
    for (const declared of declaredIn(code)) {
      const before = declaring.get(declared);
      if (before === undefined) declaring.set(declared, [at]);
      else before.push(at);
    }
    yield;
  }
  const weights = new Map<number, number>();
  const add = (a: number, b: number, weight: number) => {
    if (a === b) return;
    const key = Math.min(a, b) * files.length + Math.max(a, b);
    weights.set(key, (weights.get(key) ?? 0) + weight);
  };
  for (const [at, { name, code }] of files.entries()) {
    const named = isPhp(name) ? mentionsIn(code) : [];
    for (const word of named) {
      const owners = declaring.get(word) ?? [];
      if (owners.length <= maxDeclaring) for (const owner of owners) add(at, owner, 1 / owners.length);
    }
    for (const [, path = ''] of code.matchAll(neighbours)) {
      const owner = byPath.get(withoutEnding(resolved(name, path)));
      if (owner !== undefined) add(at, owner, 1);
    }
    yield;
  }
  const links = [...weights].map(([key, weight]) => {
    const a = Math.floor(key / files.length);
    return { a, b: key % files.length, weight };
  });
  return links.sort((one, other) => other.weight - one.weight || one.a - other.a || one.b - other.b);
}

/** What other files may name, in small letters. */
function declaredIn(code: string): Set<string> {
  const names = new Set<string>();
  for (const [, own, hook] of code.matchAll(declarations)) names.add((own ?? hook ?? '').toLowerCase());
  return names;
}

/** Every name in a PHP file, in small letters. */
function mentionsIn(code: string): Set<string> {
  const names = new Set<string>(code.match(words)?.map((word) => word.toLowerCase()));
  for (const [, hook = ''] of code.matchAll(listened)) names.add(hook.toLowerCase());
  return names;
}

/** Sets of files that grow together. */
class Groups {
  readonly #files: readonly CuttableFile[];
  readonly #group: number[][];
  readonly #sizes: number[];
  /** Of each file, the first file of its group. */
  readonly #leader: number[];

  constructor(files: readonly CuttableFile[]) {
    this.#files = files;
    this.#leader = files.map((_file, at) => at);
    this.#group = files.map((_file, at) => [at]);
    this.#sizes = files.map(({ code }) => code.length);
  }

  /** Makes one group of those of two files, unless it became larger than `limit` characters. */
  join(a: number, b: number, limit: number): void {
    const [first, second] = [this.#leader[a] ?? a, this.#leader[b] ?? b].sort((x, y) => x - y);
    if (first === undefined || second === undefined || first === second) return;
    const size = (this.#sizes[first] ?? 0) + (this.#sizes[second] ?? 0);
    if (size > limit) return;
    const moved = this.#group[second] ?? [];
    for (const at of moved) this.#leader[at] = first;
    this.#group[first]?.push(...moved);
    this.#group[second] = [];
    this.#sizes[first] = size;
  }

  /** The groups, those that are in one folder or next to it together, as long as there is room. */
  packed(limit: number): number[][] {
    const order = this.#group
      .filter((group) => group.length > 0)
      .map((group) => group.sort((a, b) => a - b))
      .sort((a, b) => (a[0] ?? 0) - (b[0] ?? 0));
    const packs: { files: number[]; size: number }[] = [];
    for (const group of order) {
      const size = group.reduce((sum, at) => sum + (this.#files[at]?.code.length ?? 0), 0);
      // The last one that has room: what comes before it in the list of files is next to it on the disk.
      const pack = packs.findLast((one) => one.size + size <= limit);
      if (pack === undefined) packs.push({ files: group, size });
      else {
        pack.files.push(...group);
        pack.size += size;
      }
    }
    return packs.map(({ files }) => files.sort((a, b) => a - b));
  }
}

const isPhp = (name: string) => /\.(?:php\d?|phtml|inc)$/i.test(name);

const withoutEnding = (path: string) => path.replace(/(?:\/index)?\.\w+$/, '').toLowerCase();

/** A path as seen from the folder of the file that has it. */
function resolved(from: string, path: string): string {
  const parts = from.split('/').slice(0, -1);
  for (const part of path.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return parts.join('/');
}
