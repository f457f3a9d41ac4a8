import { piecesOf, ropeOf } from './ropes.ts';
import type { Rope, Value } from './value.ts';

/** More alternatives of one path are not followed. */
const maxPaths = 6;
/** Stands for a part that is not known, such as the plugin's folder. */
const unknownPart = '\0';

/** The literal ends of the paths a value may be, each what follows its last unknown part. */
export function literalEnds(value: Value): string[] {
  return textsOf(ropeOf(value, null), 0).map((text) => text.slice(text.lastIndexOf(unknownPart) + 1));
}

function textsOf(rope: Rope | null, depth: number): string[] {
  let texts = [''];
  for (const piece of piecesOf(rope)) {
    let next = [unknownPart];
    if (piece.kind === 'text') next = [piece.text];
    else if (piece.kind === 'choice' && depth < 4) {
      next = piece.options.flatMap((option) => textsOf(option, depth + 1)).slice(0, maxPaths);
    }
    texts = texts.flatMap((text) => next.map((more) => text + more)).slice(0, maxPaths);
  }
  return texts;
}

/** Files by what their paths end with. */
export class PathIndex {
  readonly #names: readonly string[];
  readonly #byBase = new Map<string, number[]>();

  /** @param names paths with `/` */
  constructor(names: readonly string[]) {
    this.#names = names;
    for (const [at, name] of names.entries()) {
      const base = baseOf(name);
      const list = this.#byBase.get(base);
      if (list === undefined) this.#byBase.set(base, [at]);
      else list.push(at);
    }
  }

  /** The file whose path ends so, the nearest to the file `from` where several do; -1 when none does. */
  find(end: string, from: number): number {
    const suffix = normalized(end);
    if (suffix === '' || suffix.endsWith('/')) return -1;
    let best = -1;
    let nearness = -1;
    for (const at of this.#byBase.get(baseOf(suffix)) ?? []) {
      const name = this.#names[at] ?? '';
      if (name !== suffix && !name.endsWith(`/${suffix}`)) continue;
      const near = commonFolders(name, this.#names[from] ?? '');
      if (near > nearness) {
        best = at;
        nearness = near;
      }
    }
    return best;
  }
}

function baseOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** Without what leads upwards, which cannot be resolved, and without a leading slash. */
function normalized(path: string): string {
  const parts = path.replaceAll('\\', '/').split('/');
  const kept = parts.slice(parts.lastIndexOf('..') + 1).filter((part) => part !== '.');
  return kept.join('/').replace(/^\/+/, '');
}

function commonFolders(a: string, b: string): number {
  const left = a.split('/');
  const right = b.split('/');
  let count = 0;
  while (count < left.length - 1 && left[count] === right[count]) count++;
  return count;
}
