import type { CodeKind } from '../../code-kind.ts';
import type { FunctionNode } from './ast.ts';
import { calleeOf } from './flow/callees.ts';
import type { FileIndex } from './flow/file-index.ts';
import type { Entry } from './flow/function-info.ts';
import type { Lists } from './items.ts';

/** Functions that schedule an event, and the position of its hook. */
const schedulers = new Map([
  ['wp_schedule_event', 2],
  ['wp_schedule_single_event', 1],
  ['as_schedule_recurring_action', 2],
  ['as_schedule_single_action', 1],
  ['as_schedule_cron_action', 2],
  ['as_enqueue_async_action', 0],
]);
/** Callers' callers that are looked at. */
const maxRounds = 6;

/**
 * Functions that only scheduled events, the plugin's activation, commands or upgrades run: by how they are registered, or because nothing else calls
 * them. A function that nobody seems to call is not known to be one.
 */
export class FunctionKinds {
  readonly #index: FileIndex;
  readonly #kindOfFile: (offset: number) => CodeKind | null;
  readonly #kinds = new Map<FunctionNode, CodeKind>();
  /** Hooks of scheduled events. */
  readonly #events = new Set<string>();
  /** Ordered by their start. */
  readonly #functions: readonly FunctionNode[];

  /** @param kindOfFile of the file that holds the offset */
  constructor(index: FileIndex, lists: Lists, kindOfFile: (offset: number) => CodeKind | null) {
    this.#index = index;
    this.#kindOfFile = kindOfFile;
    this.#functions = [...index.states.keys()].sort((a, b) => a.start - b.start);
    this.#seed(lists);
    this.#spread(this.#callSites(lists));
  }

  /** The kind of the file, or of the function, that holds the offset; null for what pages run. */
  at(offset: number): CodeKind | null {
    const kind = this.#kindOfFile(offset);
    if (kind !== null) return kind;
    for (let at = this.#lastBefore(offset); at >= 0; at -= 1) {
      const node = this.#functions[at];
      if (node === undefined || offset >= node.end) {
        // Only what stands outside of every function ends the search; functions beside it do not.
        if (node !== undefined && node.kind !== 'Closure' && node.kind !== 'ArrowFn') return null;
        continue;
      }
      const own = this.#kinds.get(node);
      if (own !== undefined) return own;
    }
    return null;
  }

  #seed(lists: Lists): void {
    for (const call of lists.calls) {
      if (call.callee.kind !== 'Name') continue;
      const name = this.#index.names.functionName(call.callee);
      const hook = call.args[schedulers.get(name) ?? -1]?.value;
      if (hook?.kind === 'Str') this.#events.add(hook.value);
    }
    for (const [node, { entries }] of this.#index.states) {
      if (entries.length === 0 || !entries.every((entry) => this.#isAside(entry))) continue;
      this.#kinds.set(node, entries.every(({ kind }) => kind === 'command') ? 'command-line' : 'scheduled');
    }
  }

  /** Where each function is called, in tests apart: they call everything. */
  #callSites(lists: Lists): Map<FunctionNode, number[]> {
    const sites = new Map<FunctionNode, number[]>();
    const scope = { index: this.#index, names: this.#index.names };
    for (const call of [...lists.calls, ...lists.methodCalls]) {
      const callee = calleeOf(call, scope);
      if (callee === null || this.#kindOfFile(call.start) === 'test') continue;
      const known = sites.get(callee.node);
      if (known === undefined) sites.set(callee.node, [call.start]);
      else known.push(call.start);
    }
    return sites;
  }

  #spread(sites: ReadonlyMap<FunctionNode, readonly number[]>): void {
    let waiting = [...sites].filter(([node]) => {
      const entries = this.#index.states.get(node)?.entries ?? [];
      return !this.#kinds.has(node) && entries.every((entry) => this.#isAside(entry));
    });
    for (let round = 0; round < maxRounds && waiting.length > 0; round += 1) {
      const before = waiting.length;
      waiting = waiting.filter(([node, calls]) => {
        // A function that calls itself is called by others as well.
        const kinds = calls.filter((at) => at < node.start || at >= node.end).map((at) => this.at(at));
        const [first] = kinds;
        if (first === undefined || first === null || kinds.some((kind) => !isAside(kind))) return true;
        this.#kinds.set(node, first);
        return false;
      });
      if (waiting.length === before) return;
    }
  }

  /** Switching a plugin on and off counts as one. */
  #isAside({ kind, name }: Entry): boolean {
    return kind === 'cron' || kind === 'command' || ((kind === 'hook' || kind === 'filter') && this.#events.has(name));
  }

  #lastBefore(offset: number): number {
    let low = 0;
    let high = this.#functions.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#functions[middle]?.start ?? 0) <= offset) low = middle + 1;
      else high = middle;
    }
    return low - 1;
  }
}

/** Nobody waits for a page there. */
function isAside(kind: CodeKind | null): boolean {
  return kind === 'upgrade' || kind === 'scheduled' || kind === 'command-line';
}
