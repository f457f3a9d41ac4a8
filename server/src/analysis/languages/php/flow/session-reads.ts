import type { Expr } from '../ast.ts';
import { sessionEntry } from './outside.ts';
import type { Taint, Value } from './value.ts';

/** The shared name of an entry of the session, which every function sees. */
export const sessionName = (key: string): string => `$_SESSION.${key}`;

/** What is known of shared places. */
interface Shared {
  shared(name: string): { receive(taint: Taint): void };
  sharedFacts(name: string): Value | undefined;
}

/** Entries of the session that are read, by key, and where that is done first. Who sets them is known when all has run. */
export class SessionReads {
  readonly #first = new Map<string, Expr>();

  note(key: string, node: Expr): void {
    const before = this.#first.get(key);
    if (before === undefined || node.start < before.start) this.#first.set(key, node);
  }

  /** What this code does not set, others may have. */
  settle(flow: Shared): void {
    for (const [key, node] of this.#first) {
      const name = sessionName(key);
      if (flow.sharedFacts(name) !== undefined) continue;
      for (const taint of sessionEntry(key, node).taints) flow.shared(name).receive(taint);
    }
  }
}
