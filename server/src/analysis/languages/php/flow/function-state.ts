import type { FunctionNode } from '../ast.ts';
import type { Entry, FunctionInfo, InputRead, StateChange } from './function-info.ts';
import { FlowSymbol } from './symbol.ts';
import type { DataSymbol, Value } from './value.ts';

const mostReads = 50;
const mostChanges = 50;

/** A function while its file is analysed: {@link FunctionInfo} in the making, and what callers need. */
export class FunctionState implements FunctionInfo {
  readonly node: FunctionNode;
  readonly label: string;
  readonly name: string;
  readonly className: string | null;
  entries: Entry[] = [];
  callers = 0;
  readonly reads: InputRead[] = [];
  readonly changes: StateChange[] = [];
  checksNonce = false;
  checksCapability = false;
  returns: Value | null = null;

  status: 'new' | 'running' | 'done' = 'new';
  /** One for each parameter. */
  readonly symbols: readonly FlowSymbol[];
  /** Guards that hold whenever it returns; all bits when it never does. */
  exitGuards = -1;
  /** Whether it can return at all. */
  canReturn = false;
  /** Parameters by reference: what they hold at the end, by position. */
  readonly outs = new Map<number, Value>();
  /** Closures: what variables used by reference hold at the end, and whose variables those are. */
  readonly useOuts = new Map<string, Value>();
  creator: FunctionState | null = null;
  /** Parameters that are safe when it returns true, by position, as their value then. */
  readonly provenWhenTrue = new Map<number, Value>();

  constructor(node: FunctionNode, label: string, name: string, className: string | null) {
    this.node = node;
    this.label = label;
    this.name = name;
    this.className = className;
    this.symbols = node.params.map((param) => new FlowSymbol(`$${param.name}`, param));
  }

  /** The position of the parameter a symbol stands for, -1 for other symbols. */
  parameterOf(symbol: DataSymbol): number {
    const all: readonly DataSymbol[] = this.symbols;
    return all.indexOf(symbol);
  }

  addRead(read: InputRead): void {
    if (this.reads.length < mostReads && !this.reads.some(({ label }) => label === read.label)) this.reads.push(read);
  }

  addChange(change: StateChange): void {
    const known = this.changes.findIndex(({ node }) => node === change.node);
    const same = this.changes[known];
    if (same === undefined) {
      if (this.changes.length < mostChanges) this.changes.push(change);
    } else {
      // Met on several ways: only what all of them had checked counts.
      this.changes[known] = { ...same, guards: same.guards & change.guards };
    }
  }
}
