import type { Foreach, Node } from '../../../../languages/php/ast.ts';
import { calleeOf } from '../../../../languages/php/flow/callees.ts';
import type { FileIndex } from '../../../../languages/php/flow/file-index.ts';
import type { FunctionInfo } from '../../../../languages/php/flow/function-info.ts';
import type { PhpContext } from '../../../rule.ts';
import { alwaysRun } from './always-run.ts';
import { entryValues } from './query-entries.ts';
import { families } from './query-families.ts';
import { listSource } from './row-source.ts';
import { isAggregate, selectOf, statementOf } from './sql-texts.ts';

const key = Symbol('functions that send mail');
const maxDepth = 3;

/** The name of the function that sends a mail whenever this call is made; null when none does. */
export function mailerOf(node: Node, context: PhpContext): string | null {
  if (node.kind === 'Call' && node.callee.kind === 'Name' && context.names.functionName(node.callee) === 'wp_mail')
    return 'wp_mail';
  const callee = calleeOf(node, context);
  return callee !== null && sendsMail(callee, context, 0) ? callee.label : null;
}

function sendsMail(info: FunctionInfo, context: PhpContext, depth: number): boolean {
  const all = context.project.fact(key, () => new WeakMap<FileIndex, Map<FunctionInfo, boolean>>());
  const known = all.get(context.index) ?? new Map<FunctionInfo, boolean>();
  all.set(context.index, known);
  const before = known.get(info);
  if (before !== undefined) return before;
  known.set(info, false);
  const { body } = info.node;
  if (body === null || body.kind !== 'Block') return false;
  const sends = alwaysRun(body.body).some((node) => {
    if (node.kind === 'Call' && node.callee.kind === 'Name' && context.names.functionName(node.callee) === 'wp_mail')
      return true;
    const callee = depth < maxDepth ? calleeOf(node, context) : null;
    return callee !== null && sendsMail(callee, context, depth + 1);
  });
  known.set(info, sends);
  return sends;
}

/** Whether a loop goes over rows, users or posts of which there may be any number. */
export function goesOverAll({ subject }: Foreach, within: FunctionInfo | null, context: PhpContext): boolean {
  const source = listSource(subject, within, context);
  if (source === null) return false;
  const { node, within: around } = source;
  if (node.kind === 'MethodCall') {
    const select = selectOf(statementOf(node, context));
    return select !== null && !isAggregate(select) && !/\bLIMIT\b/i.test(select.rest);
  }
  const name = node.callee.kind === 'Name' ? context.names.functionName(node.callee) : '';
  const family = families.find(({ functions }) => functions.includes(name));
  const arg = node.args[0]?.value;
  if (family === undefined) return false;
  if (arg === undefined) return family.unlimitedByDefault;
  const entries = (of: string) => entryValues(arg, of, around, context);
  if (family.bounding.some((name) => entries(name).found.length > 0 && name !== 'role')) return false;
  if (entries('role').found.some(({ value }) => value.kind !== 'Str' || !/^(?:subscriber|customer)$/.test(value.value)))
    return false;
  return family.limits.some(({ key: limit, isUnlimited }) => {
    const { found, lacks } = entries(limit);
    return (
      (lacks && found.length === 0 && family.unlimitedByDefault) ||
      found.some(({ value }) => value.kind === 'Unary' && value.op === '-' && isUnlimited(-1))
    );
  });
}
