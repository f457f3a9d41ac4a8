import { scanHtml } from '../../../html-context/scan.ts';
import { afterUnknown, type HtmlState, placeOf, sameState } from '../../../html-context/state.ts';
import type { Expr } from '../ast.ts';
import type { Flow } from './flow.ts';
import type { Frame } from './frame.ts';
import { piecesOf, ropeOf } from './ropes.ts';
import { deepTaints } from './taints.ts';
import type { Rope, Span, Value } from './value.ts';

/** A text with more pieces than this is printed as far as that. */
const maxPieces = 4000;
const maxChoiceDepth = 40;

/** How a piece of output is printed, besides where. */
export interface Printing {
  /** The printing statement or call. */
  readonly sink: Span;
  readonly via: string;
}

/** Prints a value on the page at `state`: events for its foreign pieces, and the page's state after it. */
export function printValue(
  flow: Flow,
  frame: Frame,
  value: Value,
  node: Expr,
  printing: Printing,
  state: HtmlState,
): HtmlState {
  return new Printer(flow, frame, node, printing).print(ropeOf(value, node), state, 0);
}

class Printer {
  readonly #flow: Flow;
  readonly #frame: Frame;
  readonly #node: Expr;
  readonly #printing: Printing;
  #left = maxPieces;

  constructor(flow: Flow, frame: Frame, node: Expr, printing: Printing) {
    this.#flow = flow;
    this.#frame = frame;
    this.#node = node;
    this.#printing = printing;
  }

  print(rope: Rope | null, start: HtmlState, depth: number): HtmlState {
    let state = start;
    for (const piece of piecesOf(rope)) {
      if (--this.#left < 0) return state;
      if (piece.kind === 'text') state = scanHtml(state, piece.text);
      else if (piece.kind === 'value') {
        this.#emit(piece.value, piece.node ?? this.#node, state);
        state = afterUnknown(state);
      } else if (depth < maxChoiceDepth) state = this.#choose(piece.options, state, depth);
    }
    return state;
  }

  #choose(options: readonly (Rope | null)[], state: HtmlState, depth: number): HtmlState {
    let after: HtmlState | null = null;
    for (const option of options) {
      const end = this.print(option, state, depth + 1);
      // Where alternatives end differently, the first that moved on is as good a guess as any.
      if (after === null || sameState(after, state)) after = end;
    }
    return after ?? state;
  }

  #emit(value: Value, node: Expr, state: HtmlState): void {
    if (deepTaints(value).length === 0) return;
    if (this.#frame.buffers.length > 0 && this.#frame.state.cleansBuffer === true) return;
    this.#flow.events.output({
      node,
      value,
      place: placeOf(state),
      sink: this.#printing.sink,
      via: this.#printing.via,
      enclosing: this.#frame.isTopLevel ? null : this.#frame.state,
      loopDepth: this.#frame.loopDepth,
      guards: this.#frame.env.guards,
      held: this.#frame.env.held,
    });
  }
}
