import { type JsCode, js } from '../../writers/js.ts';
import { isInnerHolder } from '../view/inner-holder.ts';
import type { ViewElement, ViewList, ViewNode, ViewValue } from '../view/view.ts';
import { element, type JsxElement, type JsxNode, nodeCode, propsOnOneLine, when } from './jsx.ts';
import { attributeCode } from './member.ts';
import type { ScriptContext } from './script-context.ts';
import {
  attributeNamed,
  classOf,
  elementCondition,
  fieldOf,
  filledBelow,
  isFilled,
  limitedList,
  shownValue,
  sourceProps,
  tagOf,
  valueCode,
} from './value-code.ts';

/** The function `Save` of a static block: markup that depends on attributes alone. */
export function saveFunction(context: ScriptContext, heading: JsCode): JsCode {
  context.use('@wordpress/block-editor', 'useBlockProps');
  const { view } = context.plan;
  const root: JsxElement = {
    kind: 'element',
    tag: view.tag,
    props: { ...view.props, ...view.frontProps },
    spread: js`useBlockProps.save( wrapperProps( attributes ) )`,
    children: view.children.map((child) => savedNode(context, child)),
  };
  return js`
    /**
     * Renders the saved markup of the block.
     *
     * @param {Object} props            Block props.
     * @param {Object} props.attributes Block attributes.
     * @return {Object} Element.
     */
    function Save( { attributes } ) {
      ${heading}
      return ${nodeCode(root, context.form)};
    }
  `;
}

/** @param known the condition that holds already, because the element around it has it */
function savedNode(context: ScriptContext, node: ViewNode, known = ''): JsxNode {
  const unless = (condition: JsCode | undefined): JsCode | undefined =>
    condition?.text === known ? undefined : condition;
  switch (node.kind) {
    case 'element':
      return when(unless(elementCondition(context, node)), savedElement(context, node, known));
    case 'value': {
      const shown = isReadBack(context, node) ? readBackValue(context, node) : shownValue(context, node, 'a');
      const condition = isReadBack(context, node) ? undefined : unless(isFilled(context, node));
      if (isElement(shown)) return when(condition, shown);
      return condition === undefined ? shown : js`${condition} && ${shown}`;
    }
    case 'text': {
      const shown = element(tagOf(node), { className: classOf(context.plan, node.part) }, node.text);
      return node.with === undefined ? shown : when(unless(attributeCode(node.with)), shown);
    }
    case 'list':
      return when(unless(filledBelow(context, node)[0]), savedList(context, node));
    case 'inner':
      context.use('@wordpress/block-editor', 'InnerBlocks');
      return element('InnerBlocks.Content');
  }
}

/** Columns whose values are read from the saved markup: their elements are there even when they are empty. */
function isReadBack({ plan }: ScriptContext, { attribute, field }: ViewValue): boolean {
  return field !== undefined && attributeNamed(plan, attribute).schema.source === 'query';
}

function readBackValue(context: ScriptContext, value: ViewValue): JsxElement {
  const { plan } = context;
  context.use('@wordpress/block-editor', 'RichText');
  const isRich = fieldOf(plan, value).kind === 'rich_text';
  if (!isRich) context.helper('textToHtml');
  const code = valueCode(plan, value);
  return element('RichText.Content', {
    tagName: value.tag,
    className: classOf(plan, value.part),
    value: isRich ? js`${code} ?? ''` : js`textToHtml( ${code} )`,
  });
}

const isElement = (node: JsxElement | JsCode): node is JsxElement => 'kind' in node;

function savedElement(context: ScriptContext, node: ViewElement, known: string): JsxElement {
  if (isInnerHolder(node)) {
    context.use('@wordpress/block-editor', 'useInnerBlocksProps');
    const own = { className: classOf(context.plan, node.part), ...node.props, ...node.frontProps };
    return {
      kind: 'element',
      tag: node.tag,
      props: {},
      spread: js`useInnerBlocksProps.save( ${propsOnOneLine(own)} )`,
      children: [],
    };
  }
  const holds = elementCondition(context, node)?.text ?? known;
  const own = { ...node.props, ...node.frontProps, ...sourceProps(context, node) };
  const props = { className: classOf(context.plan, node.part), ...own };
  return element(node.tag, props, ...node.children.map((child) => savedNode(context, child, holds)));
}

function savedList(context: ScriptContext, { attribute, tag, part, item, limitedBy }: ViewList): JsxElement {
  const children = item.children.map((child) => savedNode(context, child));
  const row = element(
    item.tag,
    { key: js`index`, className: classOf(context.plan, item.part), ...item.props, ...item.frontProps },
    ...children,
  );
  const list = limitedList(attributeCode(attribute), limitedBy);
  return element(tag, { className: classOf(context.plan, part) }, { kind: 'each', list, element: row });
}
