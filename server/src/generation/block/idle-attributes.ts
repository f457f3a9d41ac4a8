import { isAmount } from './attributes/number-format.ts';
import { choiceClass, modifierOf } from './editor/value-code.ts';
import { propertiesOf } from './editor/wrapper-props.ts';
import type { BlockContribution } from './feature.ts';
import { attributeVariable } from './php/render-value.ts';
import type { BlockAttribute, BlockPlan } from './plan.ts';
import { blockRules } from './styles/block-rules.ts';
import type { ViewNode, ViewSource } from './view/view.ts';

/**
 * Names of attributes that change nothing of what a block shows: no part of the view, no rule of the stylesheet, no
 * behaviour reads them. `null` is for code alone.
 */
export function idleAttributes(plan: BlockPlan, contributions: readonly BlockContribution[]): readonly string[] {
  const { names, code, tags, kinds } = readBy(plan);
  const css = [blockRules(plan), ...contributions.map((part) => part.css)].map((part) => part?.text ?? '').join('\n');
  const php = contributions.flatMap((part) => [
    ...(part.php?.renderStatements ?? []),
    ...Object.values(part.php?.wrapperAttributes ?? {}),
  ]);
  const behaviour = [...code, ...php.map(({ text }) => text)].join('\n');
  const tokens = new Map(propertiesOf(plan).map(([attribute, property]) => [attribute.name, property]));

  const isRead = (attribute: BlockAttribute): boolean => {
    const { name, role, kind } = attribute;
    if (kind === 'null' || names.has(name)) return true;
    if (role === 'heading-level') return tags.has('heading');
    if (role === 'new-tab') return kinds.has('link');
    if (role === 'playback') return kinds.has('media');
    if (role === 'currency' && plan.attributes.some((one) => [one, ...one.fields].some(isAmount))) return true;
    const property = tokens.get(name);
    if (property !== undefined && css.includes(`var(${property})`)) return true;
    if (classesOf(attribute).some((found) => css.includes(`.${found}`))) return true;
    return new RegExp(`\\${attributeVariable(plan, name).text}\\b`).test(behaviour);
  };
  return plan.attributes.filter((attribute) => !isRead(attribute)).map(({ name }) => name);
}

function classesOf(attribute: BlockAttribute): readonly string[] {
  const modifier = modifierOf(attribute);
  if (modifier === undefined) return [];
  return modifier.values?.map((value) => choiceClass(attribute, value)) ?? [modifier.base];
}

/** What the view reads: attributes, code of behaviours, elements, and what its values are. */
function readBy({ view, attributes }: BlockPlan) {
  const names = new Set<string>();
  const code: string[] = [];
  const tags = new Set<string>();
  const kinds = new Set<string>();
  const note = ({ attribute, field }: ViewSource): void => {
    names.add(attribute);
    const whole = attributes.find(({ name }) => name === attribute);
    const shown =
      field === undefined ? whole : field === '' ? whole?.item : whole?.fields.find(({ name }) => name === field);
    if (shown?.kind === 'media') kinds.add('media');
    if (shown?.kind === 'url' && shown.role === 'link') kinds.add('link');
  };
  const visit = (node: ViewNode): void => {
    if (node.kind === 'inner') return;
    if ('shownBy' in node && node.shownBy !== undefined) names.add(node.shownBy.attribute);
    if (node.kind === 'text') {
      if (node.with !== undefined) names.add(node.with);
      return;
    }
    if (node.kind === 'list') {
      names.add(node.attribute);
      if (node.limitedBy !== undefined) names.add(node.limitedBy);
      visit(node.item);
      return;
    }
    if (node.kind === 'value') {
      note(node);
      tags.add(node.tag);
      if (node.text !== undefined) names.add(node.text);
      return;
    }
    for (const source of Object.values(node.valueProps ?? {})) note(source);
    for (const value of Object.values(node.rendered ?? {})) {
      code.push('when' in value ? `${value.when.text} ${value.text?.text ?? ''}` : value.text);
    }
    node.children.forEach(visit);
  };
  visit(view);
  return { names, code, tags, kinds };
}
