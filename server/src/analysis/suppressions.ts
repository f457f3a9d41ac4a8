import { eslintNames } from './eslint-names.ts';
import type { RuleMeta } from './rule-meta.ts';
import type { SourceText } from './source-text.ts';

interface Comment {
  readonly start: number;
  readonly end: number;
}

/** A comment of our own. */
export interface Suppression {
  /** The rules as they are named; `*`: all of them. */
  readonly names: readonly string[];
  /** The words of the comment, up to a reason. */
  readonly at: Comment;
  /** The line it is for. */
  readonly line: number;
}

/** Lines that comments silence, for some rules or for all. */
export class Suppressions {
  /** Our own comments, by the line they are for. */
  readonly #own = new Map<number, Suppression[]>();
  readonly #used = new Map<Suppression, Set<string>>();
  /** By line: sniffs that phpcs comments name; `*` is all of them. */
  readonly #sniffs = new Map<number, Set<string>>();
  /** By line: rules of ESLint; `*` is all of them. */
  readonly #eslint = new Map<number, Set<string>>();
  readonly #ranges: { from: number; to: number; sniff: string }[] = [];

  constructor(source: SourceText, comments: readonly Comment[]) {
    const open = new Map<string, number>();
    for (const comment of [...comments, ...htmlComments(source)]) this.#read(source, comment, open);
    for (const [sniff, from] of open) this.#ranges.push({ from, to: Number.POSITIVE_INFINITY, sniff });
  }

  /** Our own comments and the names in them that silenced nothing so far. */
  get unused(): { readonly suppression: Suppression; readonly names: readonly string[] }[] {
    return [...this.#own.values()].flat().flatMap((suppression) => {
      const names = suppression.names.filter((name) => !this.#used.get(suppression)?.has(name));
      return names.length === 0 ? [] : [{ suppression, names }];
    });
  }

  /**
   * Whether comments silence a finding. One that is proven is silenced by our own comments alone: who wrote another tool's
   * comment answered its question about the line, and did not see the way that leads there.
   */
  silences(meta: RuleMeta, line: number, lastLine: number, isProven = false): boolean {
    let isSilenced = false;
    for (let at = line; at <= Math.min(lastLine, line + 20); at++) {
      for (const suppression of this.#own.get(at) ?? []) {
        for (const name of suppression.names.filter((named) => isNameOf(named, meta))) {
          isSilenced = true;
          this.#used.set(suppression, (this.#used.get(suppression) ?? new Set()).add(name));
        }
      }
    }
    if (isSilenced || isProven) return isSilenced;
    for (let at = line; at <= Math.min(lastLine, line + 20); at++) {
      for (const sniff of this.#sniffs.get(at) ?? []) if (covers(sniff, meta)) return true;
      for (const name of this.#eslint.get(at) ?? []) if (coversLint(name, meta)) return true;
    }
    return this.#ranges.some(
      ({ from, to, sniff }) => line >= from && line <= to && (covers(sniff, meta) || coversLint(sniff, meta)),
    );
  }

  #read(source: SourceText, { start, end }: Comment, open: Map<string, number>): void {
    const text = source.slice({ start, end });
    if (!/presswright-ignore|phpcs:|eslint-|@codingStandardsIgnore/.test(text)) return;
    const line = source.lineAt(start);
    const last = source.lineAt(Math.max(start, end - 1));
    const before = source.slice({ start: source.lineStart(line), end: start });
    // Alone on its line it speaks of the next one, else of its own.
    const target =
      /^(?:<\?php)?$/.test(before.trim()) &&
      source
        .slice({ start: end, end: source.lineStart(last + 1) })
        .trim()
        .replace(/^\?>/, '') === ''
        ? last + 1
        : line;
    this.#readLint(text, line, last, open);
    const own = /presswright-ignore(?:[ \t]+(?!--)([\w/,-][\w/, -]*?))?(?<![ \t])[ \t]*(?:--|\*\/|-->|\?>|$)/m.exec(
      text,
    );
    if (own !== null) {
      const from = start + own.index;
      const at = { start: from, end: from + own[0].replace(/(?:--|\*\/|-->|\?>)$/, '').trimEnd().length };
      this.#own.set(target, [...(this.#own.get(target) ?? []), { names: split(own[1]), at, line: target }]);
    }
    const phpcs =
      /phpcs:(ignore|disable|enable)(?:[ \t]+(?!--)([\w.,-][\w., -]*?))?(?<![ \t])[ \t]*(?:--|\*\/|-->|\?>|$)/m.exec(
        text,
      );
    if (phpcs === null) return;
    const sniffs = split(phpcs[2]);
    if (phpcs[1] === 'ignore') add(this.#sniffs, target, sniffs);
    else if (phpcs[1] === 'disable') for (const sniff of sniffs) open.set(sniff, line);
    else this.#close(open, sniffs, line);
  }

  /** `eslint-disable-next-line no-eval -- why`, `eslint-disable-line`, `eslint-disable` up to `eslint-enable`. */
  #readLint(text: string, line: number, last: number, open: Map<string, number>): void {
    const found =
      /^\/[*/]\s*eslint-(disable|enable)(-next-line|-line)?(?:\s+(?!--)([^\s*][^*\n]*?))?(?<!\s)\s*(?:--|\*\/|$)/m.exec(
        text,
      );
    if (found === null) return;
    const [, action, where, names] = found;
    const rules = split(names);
    if (where !== undefined) add(this.#eslint, where === '-line' ? line : last + 1, rules);
    else {
      const prefixed = rules.map((rule) => `eslint:${rule}`);
      if (action === 'disable') for (const rule of prefixed) open.set(rule, line);
      else
        this.#close(
          open,
          rules.includes('*') ? [...open.keys()].filter((name) => name.startsWith('eslint:')) : prefixed,
          line,
        );
    }
  }

  #close(open: Map<string, number>, sniffs: readonly string[], line: number): void {
    for (const [sniff, from] of [...open]) {
      if (!sniffs.includes('*') && !sniffs.some((closed) => sniff === closed || sniff.startsWith(`${closed}.`)))
        continue;
      this.#ranges.push({ from, to: line, sniff });
      open.delete(sniff);
    }
  }
}

/** The name without its category does. */
function isNameOf(name: string, { id }: RuleMeta): boolean {
  return name === '*' || name === id || name === id.slice(id.indexOf('/') + 1);
}

function add(map: Map<number, Set<string>>, line: number, names: readonly string[]): void {
  const set = map.get(line) ?? new Set();
  for (const name of names) set.add(name);
  map.set(line, set);
}

function split(names: string | undefined): string[] {
  const list = (names ?? '').split(/[\s,]+/).filter((name) => name !== '');
  return list.length === 0 ? ['*'] : list;
}

/** Comments of the page around the PHP that speak to us. */
function htmlComments({ code, base }: SourceText): Comment[] {
  if (!code.includes('<!--')) return [];
  const found: Comment[] = [];
  for (const match of code.matchAll(/<!--\s*(?:presswright-ignore|phpcs:)[^>]*?-->/g)) {
    const start = base + match.index;
    found.push({ start, end: start + match[0].length });
  }
  return found;
}

/** What ESLint's comments silence: rules of ours that see the same as those they name; all at once, none about security. */
function coversLint(named: string, meta: RuleMeta): boolean {
  const names = eslintNames.get(meta.id);
  const name = named.replace(/^eslint:/, '');
  return names !== undefined && (name === '*' ? meta.category !== 'security' : names.includes(name));
}

/** A comment may name a sniff, one of its messages, or a category or standard that it belongs to. */
function covers(named: string, meta: RuleMeta): boolean {
  if (named === '*') return meta.sniffs.length > 0;
  return meta.sniffs.some((sniff) => sniff === named || sniff.startsWith(`${named}.`) || named.startsWith(`${sniff}.`));
}
