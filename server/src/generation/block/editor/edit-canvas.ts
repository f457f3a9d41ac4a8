import { singularize } from '../../naming/inflect.ts';
import { type JsCode, type JsValue, js } from '../../writers/js.ts';
import type { AttributeField } from '../plan.ts';
import { isInnerHolder } from '../view/inner-holder.ts';
import type { ViewElement, ViewList, ViewNode, ViewValue } from '../view/view.ts';
import { mediaTypes } from './controls.ts';
import { element, type JsxElement, type JsxNode, nodeCode, propsOnOneLine, when } from './jsx.ts';
import { attributeCode, keyCode, propertyCode, switchCode } from './member.ts';
import { newItemOf } from './new-item.ts';
import type { ScriptContext } from './script-context.ts';
import {
  attributeNamed,
  boxPart,
  classOf,
  elementCondition,
  fieldOf,
  holdsInner,
  isFilled,
  limitedList,
  shownValue,
  sourceProps,
  valueCode,
} from './value-code.ts';

/** The block as it stands in the editor: the markup of the front end, with texts and pictures edited in place. */
export function editCanvas(context: ScriptContext): JsxElement {
  const { view } = context.plan;
  return {
    kind: 'element',
    tag: view.tag,
    props: view.props ?? {},
    spread: js`blockProps`,
    children: view.children.map((child) => editNode(context, child)),
  };
}

/** Elements that would fold, navigate or swallow clicks while one edits. */
const calm: Readonly<Record<string, string>> = {
  details: 'div',
  summary: 'div',
  a: 'span',
  button: 'span',
  form: 'div',
};

const editTag = (tag: string): string => calm[tag] ?? tag;

/** @param known the condition that holds already, because the element around it has it */
function editNode(context: ScriptContext, node: ViewNode, known = ''): JsxNode {
  switch (node.kind) {
    case 'element': {
      if (isInnerHolder(node)) return innerHolder(context, node);
      const isAlways = holdsInner(node) || hasEditable(context, node);
      const seen = node.shownBy === undefined ? undefined : switchCode(node.shownBy);
      const condition = isAlways ? seen : elementCondition(context, node);
      const children = node.children.map((child) => editNode(context, child, condition?.text ?? known));
      const shown = element(
        editTag(node.tag),
        { className: classOf(context.plan, node.part), ...node.props, ...editProps(context, node) },
        ...children,
      );
      return when(condition?.text === known ? undefined : condition, shown);
    }
    case 'value':
      return editValue(context, node, known);
    case 'text': {
      const label = element(
        editTag(node.tag),
        { className: classOf(context.plan, node.part) },
        translated(context, node.text),
      );
      if (node.with === undefined) return label;
      const condition = attributeCode(node.with);
      return when(condition.text === known ? undefined : condition, label);
    }
    case 'list':
      return editList(context, node);
    case 'inner':
      context.use('@wordpress/block-editor', 'InnerBlocks');
      return element('InnerBlocks', { template: node.template.map(([name, attributes]) => [name, attributes]) });
  }
}

/** What an element has in the editor only; addresses lead nowhere while one edits. */
function editProps(context: ScriptContext, node: ViewElement): Readonly<Record<string, JsValue>> {
  const shown = Object.entries(sourceProps(context, node)).filter(([name]) => !['href', 'action'].includes(name));
  return { ...Object.fromEntries(shown), ...node.editProps };
}

/** The element of inner blocks is their container itself, as on the front end. */
function innerHolder(context: ScriptContext, node: ViewElement): JsxElement {
  context.use('@wordpress/block-editor', 'useInnerBlocksProps');
  const own = { className: classOf(context.plan, node.part), ...node.props };
  const spread = js`useInnerBlocksProps( ${propsOnOneLine(own)}, { template: TEMPLATE } )`;
  return { kind: 'element', tag: node.tag, props: {}, spread, children: [] };
}

/** Static blocks save texts as they are; so the editor shows them as they will be saved. */
function translated(context: ScriptContext, text: string): JsxNode {
  return context.plan.isDynamic ? context.text(text) : text;
}

function hasEditable(context: ScriptContext, node: ViewElement): boolean {
  return node.children.some((child) => {
    if (child.kind === 'element') return hasEditable(context, child);
    if (child.kind === 'list') return true;
    return child.kind === 'value' && isEditable(context, child);
  });
}

function isEditable(context: ScriptContext, value: ViewValue): boolean {
  const { kind, role } = fieldOf(context.plan, value);
  if (value.field === undefined && role === 'background-image') return false;
  if (kind === 'url') return role === 'link' && value.text !== undefined;
  return ['string', 'textarea', 'rich_text', 'image', 'media'].includes(kind);
}

function editValue(context: ScriptContext, value: ViewValue, known: string): JsxNode {
  const { plan } = context;
  const field = fieldOf(plan, value);
  const shown = value.shownBy === undefined ? undefined : switchCode(value.shownBy);
  switch (field.kind) {
    case 'string':
    case 'textarea':
    case 'rich_text':
      return when(shown, textField(context, value, field, valueCode(plan, value), changeOf(context, value)));
    case 'image':
    case 'media': {
      // A picture behind everything else is chosen in the sidebar: nothing in front of it could be clicked otherwise.
      if (value.field === undefined && field.role === 'background-image') break;
      const picture = shownValue(context, value, 'span');
      const filled = 'kind' in picture ? nodeCode(picture, context.form) : picture;
      const empty = nodeCode(emptyMedia(context, value, field), context.form);
      const choice = js`${valueCode(plan, value)}?.url ? ${filled} : ${empty}`;
      return shown === undefined ? choice : js`${shown} && ( ${choice} )`;
    }
    case 'url': {
      if (!isEditable(context, value) || value.text === undefined) break;
      const text = attributeNamed(plan, value.text);
      const className = classOf(plan, value.part) + (value.look === 'button' ? ' wp-element-button' : '');
      const target = { ...value, attribute: value.text };
      const node = textField(context, target, text, valueCode(plan, target), changeOf(context, target));
      return when(shown, { ...node, props: { ...node.props, tagName: 'span', className } });
    }
    default:
      break;
  }
  const node = shownValue(context, value, 'span');
  const filled = isFilled(context, value);
  const condition = filled.text === known ? undefined : filled;
  if ('kind' in node) return when(condition, { ...node, tag: editTag(node.tag) });
  return condition === undefined ? node : js`${condition} && ${node}`;
}

/** Where a picture or a file is missing: a button where it is small, else a place to drop one. */
function emptyMedia(
  context: ScriptContext,
  value: ViewValue,
  field: AttributeField & { readonly role: string },
): JsxElement {
  const isSmall =
    value.field !== undefined || ['avatar', 'logo'].includes(field.role) || context.plan.layout === 'quote';
  return element(context.helper(isSmall ? 'MediaButton' : 'MediaField'), {
    label: context.text(field.label),
    types: mediaTypes(field.kind),
    className: classOf(context.plan, isSmall ? 'add-media' : value.part),
    onChange: js`( value ) => ${changeOf(context, value)(js`value`)}`,
  });
}

/** The call that stores a new value. */
function changeOf(context: ScriptContext, { attribute, field }: ViewValue): (value: JsCode) => JsCode {
  if (field === undefined) return (value) => js`setAttributes( { ${propertyCode(attribute, value)} } )`;
  const name = keyCode(attribute);
  const whole = attributeCode(attribute);
  const { kind } = attributeNamed(context.plan, attribute);
  if (kind === 'object') {
    return (value) => js`setAttributes( { ${name}: { ...${whole}, ${propertyCode(field, value)} } } )`;
  }
  context.helper('replaceItem');
  const item = (value: JsCode) => (field === '' ? value : js`{ ...item, ${propertyCode(field, value)} }`);
  return (value) => js`setAttributes( { ${name}: replaceItem( ${whole}, index, ${item(value)} ) } )`;
}

function textField(
  context: ScriptContext,
  value: ViewValue,
  field: AttributeField,
  code: JsCode,
  change: (value: JsCode) => JsCode,
): JsxElement {
  const isRich = field.kind === 'rich_text';
  if (isRich) context.use('@wordpress/block-editor', 'RichText');
  else context.helper('TextField');
  const isItem = value.field !== undefined && attributeNamed(context.plan, value.attribute).kind !== 'object';
  const identifier = [value.attribute, value.field].filter((part) => part !== undefined && part !== '').join('-');
  const label = context.text(field.label);
  return element(isRich ? 'RichText' : 'TextField', {
    tagName: value.tag === 'heading' ? js`Heading` : editTag(value.tag),
    identifier: isItem ? js`${`${identifier}-`} + index` : identifier,
    className: classOf(context.plan, boxPart(value, field.kind)),
    value: isRich ? js`${code} ?? ''` : code,
    onChange: js`( value ) => ${change(js`value`)}`,
    isMultiline: field.kind === 'textarea' ? true : undefined,
    placeholder: label,
    'aria-label': label,
  });
}

function editList(
  context: ScriptContext,
  { attribute, tag, part, item, shownBy, limitedBy, isTwin = false }: ViewList,
): JsxNode {
  const { plan } = context;
  const children = item.children.map((child) => editNode(context, child));
  const row = element(
    editTag(item.tag),
    { key: js`index`, className: classOf(plan, item.part), ...item.props, ...editProps(context, item) },
    ...children,
  );
  const list = attributeCode(attribute);
  const name = keyCode(attribute);
  const whole = attributeNamed(plan, attribute);
  context.helper('itemsOrBlank');
  const shown = limitedList(js`itemsOrBlank( ${list}, ${newItemOf(whole)} )`, limitedBy);
  const rows = element(tag, { className: classOf(plan, part) }, { kind: 'each', list: shown, element: row });
  const seen = shownBy === undefined ? undefined : switchCode(shownBy);
  if (isTwin) return when(seen, rows);
  context.use('@wordpress/components', 'Button');
  context.use('@wordpress/element', 'Fragment');
  const add = element(
    'Button',
    {
      variant: 'secondary',
      className: classOf(plan, 'add'),
      onClick: js`() => setAttributes( { ${name}: [ ...${list}, ${newItemOf(whole)} ] } )`,
      __next40pxDefaultSize: true,
    },
    context.text(addLabel(whole.label)),
  );
  return when(seen, element('Fragment', {}, rows, when(js`isSelected`, add)));
}

/** `Add tab` for tabs; a name that is no plain word says less. */
function addLabel(label: string): string {
  return /^[a-z][a-z -]{1,28}$/i.test(label) ? `Add ${singularize(label).toLowerCase()}` : 'Add item';
}
