import { type PhpCode, php } from '../../writers/php.ts';
import { asValue, maxConditions, soleSource } from '../editor/value-code.ts';
import type { BlockPlan } from '../plan.ts';
import type { ViewElement } from '../view/view.ts';
import { attributeVariable, isFilledExpression, switchExpression, switched } from './render-value.ts';

/** The condition under which an element is printed; nothing when it always is. */
export function elementCondition(plan: BlockPlan, node: ViewElement): PhpCode | undefined {
  const source = soleSource(node);
  const any = source === undefined ? joinOr(conditionsBelow(plan, node)) : isFilledExpression(plan, asValue(source));
  if (node.shownBy === undefined) return any;
  const seen = switchExpression(plan, node.shownBy);
  return any === undefined ? seen : php`${seen} && ( ${any} )`;
}

/** What makes an element appear: any of the values in it. */
function conditionsBelow(plan: BlockPlan, node: ViewElement): readonly PhpCode[] {
  return node.children.flatMap((child): readonly PhpCode[] => {
    if (child.kind === 'element') {
      if (child.isAlways === true) return [];
      const source = soleSource(child);
      const below = source === undefined ? conditionsBelow(plan, child) : [isFilledExpression(plan, asValue(source))];
      return below.map((test) => switched(plan, child, test));
    }
    if (child.kind === 'list') return [switched(plan, child, attributeVariable(plan, child.attribute))];
    if (child.kind === 'text') return child.with === undefined ? [] : [attributeVariable(plan, child.with)];
    return child.kind === 'value' ? [isFilledExpression(plan, child)] : [];
  });
}

function joinOr(conditions: readonly PhpCode[]): PhpCode | undefined {
  const distinct = conditions.filter(({ text }, at) => conditions.findIndex((other) => other.text === text) === at);
  const parts = distinct.map((code) => (distinct.length > 1 && code.text.includes('&&') ? php`( ${code} )` : code));
  const [first, ...rest] = parts;
  // Elements around this much are as good as never empty.
  if (distinct.length > maxConditions) return undefined;
  return first === undefined ? undefined : rest.reduce((done, part) => php`${done} || ${part}`, first);
}
