import type { JsNode } from '../../../../languages/javascript/ast.ts';

/**
 * Who chooses the data: a link, another window, the browser's store, an answer of a server, whoever types, whoever wrote
 * a text that stands in an attribute of the page. Worst first.
 */
export const foreignKinds = ['address', 'message', 'storage', 'response', 'input', 'attribute'] as const;
export type ForeignKind = (typeof foreignKinds)[number];

/** Data in an expression that others choose. */
export interface Foreign {
  readonly kind: ForeignKind;
  /** As a message names it. */
  readonly label: string;
  /** It stands in the expression itself, not in a variable. */
  readonly isDirect: boolean;
  /** Put together with other text on its way. */
  readonly isMixed: boolean;
  /** Methods and functions it came through, such as `get`. */
  readonly through: readonly string[];
  /** From the source on. */
  readonly steps: readonly { readonly at: JsNode; readonly message: string }[];
}

/** Data as it is read. */
export function source(node: JsNode, label: string, kind: ForeignKind): Foreign {
  return {
    kind,
    label,
    isDirect: true,
    isMixed: false,
    through: [],
    steps: [{ at: node, message: `${label} is read` }],
  };
}

/** The same data in a variable. */
export function kept(found: Foreign, at: JsNode, name: string): Foreign {
  return { ...found, isDirect: false, steps: [...found.steps, { at, message: `kept in ${name}` }] };
}

/** The same data as a part of a text. */
export function mixed(found: Foreign | null): Foreign | null {
  return found === null || found.isMixed ? found : { ...found, isMixed: true };
}

/** The same data after a function or method. */
export function pass(found: Foreign | null, name: string): Foreign | null {
  return found === null ? null : { ...found, through: [...found.through, name] };
}

/** The same data as a function of the file gave it back. */
export function through(found: Foreign, name: string, at: JsNode): Foreign {
  return { ...found, isDirect: false, steps: [...found.steps, { at, message: `returned by ${name}()` }] };
}

/** 0 is the worst. */
export function rank({ kind }: Foreign): number {
  return foreignKinds.indexOf(kind);
}
