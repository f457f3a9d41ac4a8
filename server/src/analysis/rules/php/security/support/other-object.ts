import type { Expr } from '../../../../languages/php/ast.ts';
import type { CallEvent } from '../../../../languages/php/flow/events.ts';
import { eachHeld } from '../../../../languages/php/flow/held.ts';
import { changeFunctions } from '../../../../languages/php/taint/changes.ts';
import { requestGlobals } from '../../../../languages/php/taint/sources.ts';
import type { PhpContext } from '../../../rule.ts';
import { calledName, eachOrigin } from './origins.ts';

/** Capabilities that are asked for on one object. */
const onObject = /^(?:edit|delete|read|publish|promote|remove)_(?:post|page|user|comment|term|attachment|\w+)$/;

/** What an expression is made of: variables, and fields of the request such as `$_POST['id']`. */
interface Parts {
  readonly fields: ReadonlySet<string>;
  readonly variables: ReadonlySet<string>;
}

function partsOf(node: Expr, event: CallEvent, context: PhpContext): Parts {
  const fields = new Set<string>();
  const variables = new Set<string>();
  eachOrigin(node, event, context, (inner) => {
    if (inner.kind === 'Var' && !requestGlobals.has(inner.name)) variables.add(inner.name);
    if (inner.kind === 'Index' && inner.base.kind === 'Var' && requestGlobals.has(inner.base.name))
      fields.add(inner.index?.kind === 'Str' ? inner.index.value : '');
    if (inner.kind === 'MethodCall' && inner.name === 'get_param') {
      const [key] = inner.args;
      fields.add(key?.value.kind === 'Str' ? key.value.value : '');
    }
  });
  return { fields, variables };
}

const meets = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean => [...a].some((one) => b.has(one));

/** The object that was asked about instead of the one that is changed; null when it is the same, or none was asked about. */
export function objectAskedInstead(event: CallEvent, context: PhpContext): { asked: string; changed: string } | null {
  const change = changeFunctions.get(event.name);
  if (change?.kind !== 'object' || change.id === undefined || change.idKey !== undefined) return null;
  const id = event.args[change.id];
  if (id === undefined) return null;
  const asked: Expr[] = [];
  eachHeld(event.held, (node, holds) => {
    if (!holds || node.kind !== 'Call' || calledName(node, context) !== 'current_user_can') return;
    const [capability, object] = node.args;
    if (capability?.value.kind !== 'Str' || object === undefined) return;
    if (onObject.test(capability.value.value)) asked.push(object.value);
  });
  if (asked.length === 0) return null;
  const changed = partsOf(id.node, event, context);
  const others = asked.map((node) => partsOf(node, event, context));
  const isOther = others.every(
    ({ fields, variables }) =>
      fields.size > 0 && !fields.has('') && !meets(fields, changed.fields) && !meets(variables, changed.variables),
  );
  if (!isOther || changed.fields.size === 0 || changed.fields.has('')) return null;
  return { asked: [...(others[0]?.fields ?? [])][0] ?? '', changed: [...changed.fields][0] ?? '' };
}
