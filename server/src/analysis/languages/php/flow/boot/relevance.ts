import type { FunctionNode } from '../../ast.ts';
import type { Lists } from '../../items.ts';
import type { FileIndex } from '../file-index.ts';
import type { FunctionRanges } from '../function-ranges.ts';
import type { Span } from '../value.ts';

const callers: ReadonlySet<string> = new Set('array_map array_walk call_user_func call_user_func_array'.split(' '));

/** Which code may register something, itself or in what it calls by name. */
export class Relevance {
  /** Starts of calls that register or may lead there, in order. */
  readonly #starts: readonly number[];

  /** @param registering the calls that register */
  constructor(lists: Lists, index: FileIndex, ranges: FunctionRanges, registering: readonly Span[]) {
    const sites = new Map<string, Span[]>();
    const add = (key: string, at: Span) => {
      const list = sites.get(key);
      if (list === undefined) sites.set(key, [at]);
      else list.push(at);
    };
    for (const call of lists.calls) if (call.callee.kind === 'Name') add(index.names.functionName(call.callee), call);
    for (const call of lists.methodCalls) if (typeof call.name === 'string') add(`::${call.name.toLowerCase()}`, call);
    for (const made of lists.news) {
      if (made.cls.kind !== 'Name') continue;
      const creator = index.method(index.classNamed(made.cls.text, made.cls.start), '__construct');
      if (creator !== null) add(`new ${creator.className}`, made);
    }
    const starts = new Set<number>();
    const seen = new Set<string>();
    // What these call is known only when they run.
    const dynamic = lists.calls.filter(
      ({ callee, args }) =>
        callee.kind === 'Name' &&
        callers.has(callee.text.toLowerCase()) &&
        args.some(({ value: { kind } }) => kind === 'Array' || kind === 'Var'),
    );
    const queue: Span[] = [...registering, ...dynamic];
    for (let at = queue.pop(); at !== undefined; at = queue.pop()) {
      starts.add(at.start);
      const owner = ranges.at(at.start);
      if (owner === null) continue;
      const method = owner.node.kind === 'Method' ? owner.node.name.toLowerCase() : '';
      const key = method === '' ? owner.name : method === '__construct' ? `new ${owner.className}` : `::${method}`;
      if (seen.has(key)) continue;
      seen.add(key);
      queue.push(...(sites.get(key) ?? []));
    }
    this.#starts = [...starts].sort((a, b) => a - b);
  }

  /** Whether something in this function may register. */
  has({ start, end }: FunctionNode): boolean {
    let low = 0;
    let high = this.#starts.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#starts[middle] ?? 0) < start) low = middle + 1;
      else high = middle;
    }
    return (this.#starts[low] ?? Number.POSITIVE_INFINITY) < end;
  }
}
