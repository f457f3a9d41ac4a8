import type { JsNode } from '../../../../languages/javascript/ast.ts';
import { isFunction } from '../../../../languages/javascript/nodes.ts';

/** Whether a write stands where it always happens before the use. */
export function isAlways(write: JsNode, use: JsNode): boolean {
  let at: JsNode | null = write.parent;
  for (; at !== null; at = at.parent) {
    if (/^(?:statement_block|program|switch_case|switch_default)$/.test(at.type)) break;
    if (
      /^(?:if_statement|else_clause|for_\w+|while_statement|ternary_expression|binary_expression|case)$/.test(
        at.type,
      ) &&
      !(at.start <= use.start && use.end <= at.end)
    )
      return false;
  }
  return at !== null && at.start <= use.start && use.end <= at.end;
}

/** Whether both stand in one loop, so that a later write reaches an earlier use. */
export function isLooped(use: JsNode, write: JsNode): boolean {
  for (let at: JsNode | null = use.parent; at !== null && !isFunction(at); at = at.parent)
    if (/^(?:for_\w+|while_statement|do_statement)$/.test(at.type) && at.start <= write.start && write.end <= at.end)
      return true;
  return false;
}
