import type { FunctionNode } from '../../../../languages/php/ast.ts';
import { calleesOf } from '../../../../languages/php/flow/callees.ts';
import type { FunctionInfo } from '../../../../languages/php/flow/function-info.ts';
import { FunctionRanges } from '../../../../languages/php/flow/function-ranges.ts';
import type { PhpContext } from '../../../rule.ts';
import type { CallNode } from './every-run.ts';

/** A call of a function of these files. */
export interface CallSite {
  readonly call: CallNode;
  /** The function that the call stands in; null at a file's top level. */
  readonly within: FunctionInfo | null;
}

type Sites = ReadonlyMap<FunctionNode, readonly CallSite[]>;

const key = Symbol('where functions are called');

/** Where these files call a function, as far as that is known. */
export function callSitesOf({ node }: FunctionInfo, context: PhpContext): readonly CallSite[] {
  const sites = context.lists.facts.of(key, () => allSites(context));
  return sites.get(node) ?? [];
}

function allSites(context: PhpContext): Sites {
  const ranges = new FunctionRanges(context.index);
  const sites = new Map<FunctionNode, CallSite[]>();
  const { calls, methodCalls, news } = context.lists;
  for (const call of [...calls, ...methodCalls, ...news]) {
    for (const { node } of calleesOf(call, context)) {
      const site = { call, within: ranges.at(call.start) };
      const list = sites.get(node);
      if (list === undefined) sites.set(node, [site]);
      else list.push(site);
    }
  }
  return sites;
}
