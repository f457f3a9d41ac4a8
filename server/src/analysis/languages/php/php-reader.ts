import type { Parser } from 'web-tree-sitter';
import { type Budget, OutOfSteps } from '../../budget.ts';
import { stopsWithout } from '../parsing-steps.ts';
import { EventRow, type ParseEvents } from './parse-events.ts';
import { readEvents } from './syntax/read-events.ts';
import { type TreeTable, treeEvents } from './tree-events.ts';

/** The parser that recovers from errors, with the grammar of PHP. */
export interface RecoveringParser {
  readonly parser: Parser;
  readonly table: TreeTable;
}

/** Characters of code whose events are kept from when it was looked at to when it is parsed. */
const maxKept = 2 ** 21;

/**
 * Parses PHP, in one thread: what has no errors in one go, and the rest with the parser that recovers from them, which is
 * loaded when the first file needs it. Most runs of the command line end without.
 */
export class PhpReader {
  readonly #row = new EventRow();
  readonly #load: () => Promise<RecoveringParser>;
  #loading: Promise<RecoveringParser> | null = null;
  #loaded: RecoveringParser | null = null;
  /** By the code that they were read from. */
  readonly #kept = new Map<string, ParseEvents>();
  #charactersKept = 0;

  constructor(load: () => Promise<RecoveringParser>) {
    this.#load = load;
  }

  /** Whether all PHP can be parsed, errors and all. */
  get isLoaded(): boolean {
    return this.#loaded !== null;
  }

  /** The parser that recovers from errors. Throws when it was not loaded. */
  get parser(): Parser {
    return this.#recovering().parser;
  }

  /** Loads what these files need; without files: all. */
  async load(codes?: readonly string[]): Promise<void> {
    if (this.#loaded !== null) return;
    this.#kept.clear();
    this.#charactersKept = 0;
    if (codes?.every((code) => this.#isReadAhead(code)) === true) return;
    this.#loading ??= this.#load();
    this.#loaded = await this.#loading;
  }

  /**
   * Parses one file.
   * @returns what lasts until the next file
   * @throws {OutOfSteps} when the budget ends first; the parser stays usable
   */
  parse(code: string, budget: Budget): ParseEvents {
    const kept = this.#kept.get(code);
    if (kept !== undefined) {
      this.#kept.delete(code);
      return kept;
    }
    return readEvents(code, this.#row) ?? this.#parseTree(code, budget);
  }

  #isReadAhead(code: string): boolean {
    const events = readEvents(code, this.#row);
    if (events === null) return false;
    this.#charactersKept += code.length;
    if (this.#charactersKept <= maxKept) this.#kept.set(code, events.slice());
    return true;
  }

  #parseTree(code: string, budget: Budget): ParseEvents {
    const { parser, table } = this.#recovering();
    return parseTree(parser, table, this.#row, code, budget);
  }

  #recovering(): RecoveringParser {
    if (this.#loaded === null) throw new Error('the grammar of PHP was not loaded: prepare() comes first');
    return this.#loaded;
  }
}

/**
 * Whether the parser would run out of its stack: from some 2,000 texts opened directly inside one another on it does, and
 * what it then does to its memory nobody can tell. Nobody writes five of them.
 */
export function overflowsParser(code: string): boolean {
  return /(?:["`]\{\$[^"`{}]{0,3}){500}/.test(code);
}

/** Parses with the parser that recovers from errors; as {@link PhpReader.parse} does. */
export function parseTree(parser: Parser, table: TreeTable, row: EventRow, code: string, budget: Budget): ParseEvents {
  if (overflowsParser(code)) throw new OutOfSteps();
  const tree = parser.parse(code, null, { progressCallback: stopsWithout(budget) });
  if (tree === null) {
    parser.reset();
    throw new OutOfSteps();
  }
  try {
    return treeEvents(tree, table, row, code, (nodes) => budget.spend(nodes));
  } finally {
    tree.delete();
  }
}
