import { type JsCode, js, jsIdentifier } from '../../writers/js.ts';
import { kebab } from '../attributes/schema.ts';
import type { AttributeField, BlockAttribute, BlockPlan } from '../plan.ts';
import type { ViewElement, ViewNode, ViewSource, ViewValue } from '../view/view.ts';
import { element, type JsxElement, type JsxNode } from './jsx.ts';
import type { ScriptContext } from './script-context.ts';

/** The attribute of a plan by its name. */
export function attributeNamed(plan: BlockPlan, name: string): BlockAttribute {
  const found = plan.attributes.find((attribute) => attribute.name === name);
  if (found === undefined) throw new Error(`no attribute ${name}`);
  return found;
}

/** The attribute, or the field of it, that a value shows. */
export function fieldOf(plan: BlockPlan, { attribute, field }: ViewValue): AttributeField & { readonly role: string } {
  const whole = attributeNamed(plan, attribute);
  if (field === undefined) return whole;
  const found = field === '' ? whole.item : whole.fields.find(({ name }) => name === field);
  if (found === undefined) throw new Error(`no field ${attribute}.${field}`);
  return { ...found, role: 'field' };
}

/** `attributes.title`; in lists `item` or `item.title`; in objects `attributes.address?.city`. */
export function valueCode(plan: BlockPlan, value: ViewValue): JsCode {
  const { attribute, field } = value;
  if (field === '') return js`item`;
  if (field === undefined) return js`attributes.${jsIdentifier(attribute)}`;
  const isInList = attributeNamed(plan, attribute).kind === 'query';
  return isInList ? js`item.${jsIdentifier(field)}` : js`attributes.${jsIdentifier(attribute)}?.${jsIdentifier(field)}`;
}

/** Whether there is something to show. */
export function isFilled(context: ScriptContext, value: ViewValue): JsCode {
  const { plan } = context;
  const code = valueCode(plan, value);
  const { kind } = fieldOf(plan, value);
  const test = testOf(context, kind, code);
  return value.shownBy === undefined ? test : js`( attributes.${jsIdentifier(value.shownBy)} && ${test} )`;
}

function testOf(context: ScriptContext, kind: AttributeField['kind'], code: JsCode): JsCode {
  switch (kind) {
    case 'rich_text':
      context.use('@wordpress/block-editor', 'RichText');
      return js`! RichText.isEmpty( ${code} ?? '' )`;
    case 'number':
    case 'integer':
      return js`Number.isFinite( ${code} )`;
    case 'image':
    case 'media':
      return js`${code}?.url`;
    case 'url':
      context.helper('safeUrl');
      return js`safeUrl( ${code} )`;
    case 'array':
    case 'query':
      return js`${code}?.length > 0`;
    default:
      return code;
  }
}

/** All values below a node that are not in lists, and the lists themselves, as conditions. */
export function filledBelow(context: ScriptContext, node: ViewNode): readonly JsCode[] {
  switch (node.kind) {
    case 'value':
      return [isFilled(context, node)];
    case 'list':
      return [testOf(context, 'array', js`attributes.${jsIdentifier(node.attribute)}`)];
    case 'text':
      return node.with === undefined ? [] : [js`attributes.${jsIdentifier(node.with)}`];
    case 'element': {
      if (node.isAlways === true) return [];
      const source = soleSource(node);
      return source === undefined
        ? node.children.flatMap((child) => filledBelow(context, child))
        : [isFilled(context, asValue(source))];
    }
    case 'inner':
      return [];
  }
}

/** The address of a link that has nothing but a fixed text in it: without the one there is no other. */
export function soleSource({ children, valueProps }: ViewElement): ViewSource | undefined {
  return children.every(({ kind }) => kind === 'text') ? valueProps?.href : undefined;
}

/** A source as a value, to be asked whether there is anything. */
export const asValue = (source: ViewSource): ViewValue => ({ kind: 'value', part: '', tag: '', ...source });

/** Properties of an element that come from the block's own values. */
export function sourceProps(
  context: ScriptContext,
  { valueProps = {} }: ViewElement,
): Readonly<Record<string, JsCode>> {
  const entries = Object.entries(valueProps).map(([name, source]): [string, JsCode] => {
    const code = valueCode(context.plan, asValue(source));
    if (fieldOf(context.plan, asValue(source)).kind !== 'url') return [name, code];
    context.helper('safeUrl');
    return [name, js`safeUrl( ${code} )`];
  });
  return Object.fromEntries(entries);
}

/** More values than this in an element, and it is always there. */
export const maxConditions = 6;

/** The condition under which an element has something in it; nothing when it always has. */
export function elementCondition(context: ScriptContext, node: ViewElement): JsCode | undefined {
  if (holdsInner(node) || node.isAlways === true) return undefined;
  const conditions = [...new Set(filledBelow(context, node).map(({ text }) => text))];
  const [first] = conditions;
  if (first === undefined) return undefined;
  // Elements around this much are as good as never empty.
  if (conditions.length > maxConditions) return undefined;
  const all = filledBelow(context, node);
  return conditions.length === 1 ? all[0] : js`( ${joinOr(all)} )`;
}

export const holdsInner = (node: ViewNode): boolean =>
  node.kind === 'inner' || (node.kind === 'element' && node.children.some(holdsInner));

function joinOr(parts: readonly JsCode[]): JsCode {
  return parts.reduce((done, part) => js`${done} || ${part}`);
}

/** The class of a part: `wp-block-acme-card__title`. */
export function classOf(plan: BlockPlan, part: string): string {
  return part
    .split(' ')
    .map((name) => `${plan.names.cssClass}__${name}`)
    .join(' ');
}

/** Kinds that are shown by an element of their own inside a list of details. */
const ownElements: ReadonlySet<AttributeField['kind']> = new Set(['image', 'media', 'url', 'date']);

/** The parts of the element that shows a value: in a list of details texts are shown by the box itself. */
export function boxPart({ tag, part }: ViewValue, kind: AttributeField['kind']): string {
  return tag === 'dd' && !ownElements.has(kind) ? `detail-value ${part}` : part;
}

/** A value as markup that is saved, and that the editor shows where the value is edited in the sidebar. */
export function shownValue(context: ScriptContext, value: ViewValue, link: 'a' | 'span'): JsxElement | JsCode {
  const { plan } = context;
  const field = fieldOf(plan, value);
  const code = valueCode(plan, value);
  const className = classOf(plan, boxPart(value, field.kind));
  const isBox = value.tag === 'dd';
  const boxed = (node: JsxNode): JsxElement => element('dd', { className: classOf(plan, 'detail-value') }, node);
  const own = { className };
  switch (field.kind) {
    case 'rich_text':
      context.use('@wordpress/block-editor', 'RichText');
      return element('RichText.Content', { tagName: tagOf(value), className, value: code });
    case 'image': {
      const name = js`${className} + ( ${code}.id ? ' wp-image-' + ${code}.id : '' )`;
      const picture = element('img', {
        className: name,
        src: js`${code}.url`,
        alt:
          value.text === undefined
            ? js`${code}.alt ?? ''`
            : js`attributes.${jsIdentifier(value.text)} || ( ${code}.alt ?? '' )`,
      });
      return isBox ? boxed(picture) : picture;
    }
    case 'media': {
      context.helper('mediaElement');
      const file = js`mediaElement( ${code}, ${className} )`;
      return isBox ? boxed(file) : file;
    }
    case 'url': {
      context.helper('safeUrl');
      if (field.role === 'image') {
        const alt = value.text === undefined ? js`''` : js`attributes.${jsIdentifier(value.text)}`;
        return element('img', { ...own, src: js`safeUrl( ${code} )`, alt });
      }
      const text = value.text === undefined ? code : js`attributes.${jsIdentifier(value.text)} || ${code}`;
      const anchor = element(link, { ...linkClass(value, className), ...linkProps(context, code, link) }, text);
      return isBox ? boxed(anchor) : anchor;
    }
    case 'date': {
      const time = element('time', { ...own, dateTime: code }, dateText(context, value, code));
      return isBox ? boxed(time) : time;
    }
    case 'color': {
      context.helper('safeColor');
      const swatch = element('span', {
        className: classOf(plan, 'swatch'),
        style: { backgroundColor: js`safeColor( ${code} )` },
        'aria-hidden': 'true',
      });
      return element(tagOf(value), { className }, swatch, code);
    }
    case 'number':
    case 'integer':
      return numberShown(context, value, code, field.role, className);
    case 'boolean':
      return element(tagOf(value), { className }, field.label);
    case 'array':
      return element(tagOf(value), { className }, js`${code}.join( ', ' )`);
    default:
      return element(tagOf(value), { className }, code);
  }
}

function numberShown(
  context: ScriptContext,
  value: ViewValue,
  code: JsCode,
  role: string,
  className: string,
): JsxElement {
  if (value.look === 'bar') {
    return element('progress', {
      className,
      max: topOf(context.plan, value),
      value: code,
      'aria-label': barName(context, value),
    });
  }
  if (role === 'rating') {
    context.helper('stars');
    return element(tagOf(value), { className, role: 'img', 'aria-label': js`${code} + ' / 5'` }, js`stars( ${code} )`);
  }
  return element(tagOf(value), { className }, role === 'percent' ? js`${code} + '%'` : code);
}

/** What a bar is full at. */
export const topOf = (plan: BlockPlan, value: ViewValue): number => fieldOf(plan, value).maximum ?? 100;

/** The attribute that says what a bar shows. */
export const barLabel = ({ attributes }: BlockPlan): BlockAttribute | undefined =>
  attributes.find(({ role }) => role === 'label' || role === 'title');

function barName({ plan }: ScriptContext, value: ViewValue): JsCode {
  const label = barLabel(plan);
  const own = js`${fieldOf(plan, value).label}`;
  return label === undefined || label.kind !== 'string' ? own : js`attributes.${jsIdentifier(label.name)} || ${own}`;
}

function linkClass({ look }: ViewValue, className: string): { readonly className: string } {
  return { className: look === 'button' ? `${className} wp-element-button` : className };
}

function linkProps(context: ScriptContext, code: JsCode, link: 'a' | 'span') {
  if (link === 'span') return {};
  const newTab = context.plan.attributes.find(({ role }) => role === 'new-tab');
  if (newTab === undefined) return { href: js`safeUrl( ${code} )` };
  const isNew = js`attributes.${jsIdentifier(newTab.name)}`;
  return {
    href: js`safeUrl( ${code} )`,
    target: js`${isNew} ? '_blank' : undefined`,
    rel: js`${isNew} ? 'noopener' : undefined`,
  };
}

/** Saved markup has the date as the editor showed it when it was chosen; elsewhere it follows the site's format. */
function dateText(context: ScriptContext, { text, field }: ViewValue, code: JsCode): JsCode {
  if (text !== undefined) return js`attributes.${jsIdentifier(text)} || ${code}`;
  if (!context.plan.isDynamic || field === '') return code;
  context.helper('displayDate');
  return js`displayDate( ${code} )`;
}

/** `heading` is the variable `Heading` in scripts. */
export function tagOf({ tag }: Pick<ViewValue, 'tag'>): string {
  return tag === 'heading' ? 'Heading' : tag;
}

/** Classes of the wrapper by attribute: flags, and the values of enumerations. */
export function modifierOf(
  attribute: BlockAttribute,
): { readonly base: string; readonly isValue: boolean } | undefined {
  const name = kebab(attribute.name);
  if (attribute.role === 'flag' || attribute.role === 'look') return { base: `is-${name}`, isValue: false };
  if (attribute.role === 'hide-mobile') return { base: 'is-hidden-on-small-screens', isValue: false };
  if (attribute.role === 'hide-desktop') return { base: 'is-hidden-on-large-screens', isValue: false };
  if (attribute.kind === 'enum' && attribute.options.every(({ value }) => /^[a-z][a-z0-9-]*$/.test(value))) {
    return { base: `is-${name}-`, isValue: true };
  }
  return undefined;
}
