import { type JsCode, js, noJs } from '../../writers/js.ts';
import { numberFormatOf } from '../attributes/number-format.ts';
import { kebab } from '../attributes/schema.ts';
import type { AttributeField, BlockAttribute, BlockPlan } from '../plan.ts';
import type { ViewElement, ViewNode, ViewSource, ViewValue } from '../view/view.ts';
import { element, type JsxElement, type JsxNode, nodeCode } from './jsx.ts';
import { attributeCode, member, optionalMember, switchCode } from './member.ts';
import type { ScriptContext } from './script-context.ts';

/** The attribute of a plan by its name. */
export function attributeNamed(plan: Pick<BlockPlan, 'attributes'>, name: string): BlockAttribute {
  const found = plan.attributes.find((attribute) => attribute.name === name);
  if (found === undefined) throw new Error(`no attribute ${name}`);
  return found;
}

/** The attribute, or the field of it, that a value shows. */
export function fieldOf(plan: BlockPlan, { attribute, field }: ViewValue): AttributeField {
  const whole = attributeNamed(plan, attribute);
  if (field === undefined) return whole;
  const found = field === '' ? whole.item : whole.fields.find(({ name }) => name === field);
  if (found === undefined) throw new Error(`no field ${attribute}.${field}`);
  return found;
}

/** `attributes.title`; in lists `item` or `item.title`; in objects `attributes.address?.city`. */
export function valueCode(plan: BlockPlan, value: ViewValue): JsCode {
  const { attribute, field } = value;
  if (field === '') return js`item`;
  if (field === undefined) return attributeCode(attribute);
  const isInList = attributeNamed(plan, attribute).kind === 'query';
  return isInList ? member(js`item`, field) : optionalMember(attributeCode(attribute), field);
}

/** Whether there is something to show. */
export function isFilled(context: ScriptContext, value: ViewValue): JsCode {
  const { plan } = context;
  const code = valueCode(plan, value);
  const { kind } = fieldOf(plan, value);
  return switched(value, testOf(context, kind, code));
}

/** A condition that holds while the switch of a part does as well. */
const switched = ({ shownBy }: Pick<ViewValue, 'shownBy'>, test: JsCode): JsCode =>
  shownBy === undefined ? test : js`( ${switchCode(shownBy)} && ${test} )`;

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
      return [switched(node, testOf(context, 'array', attributeCode(node.attribute)))];
    case 'text':
      return node.with === undefined ? [] : [attributeCode(node.with)];
    case 'element': {
      if (node.isAlways === true) return [];
      const source = soleSource(node);
      const below =
        source === undefined
          ? node.children.flatMap((child) => filledBelow(context, child))
          : [isFilled(context, asValue(source))];
      return below.map((test) => switched(node, test));
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
  const { shownBy, ...bare } = node;
  const all = filledBelow(context, bare);
  const distinct = all.filter(({ text }, at) => all.findIndex((other) => other.text === text) === at);
  const [first] = distinct;
  // Elements around this much are as good as never empty.
  const any =
    first === undefined || distinct.length > maxConditions
      ? undefined
      : distinct.length === 1
        ? first
        : js`( ${joinOr(distinct)} )`;
  if (shownBy === undefined) return any;
  return any === undefined ? switchCode(shownBy) : switched(node, any);
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
      return element('RichText.Content', {
        tagName: value.tag === 'heading' ? js`Heading` : value.tag,
        className,
        value: code,
      });
    case 'image': {
      const name = js`${className} + ( ${code}.id ? ' wp-image-' + ${code}.id : '' )`;
      const picture = element('img', {
        className: name,
        src: js`${code}.url`,
        alt:
          value.text === undefined ? js`${code}.alt ?? ''` : js`${attributeCode(value.text)} || ( ${code}.alt ?? '' )`,
      });
      return isBox ? boxed(picture) : picture;
    }
    case 'media': {
      context.helper('mediaElement');
      const playback = playbackOf(plan).map(({ name, id }): [string, JsCode] => {
        const property = playbackProperty(id);
        return [property === 'autoplay' ? 'autoPlay' : property, attributeCode(name)];
      });
      const how = playback.length === 0 ? '' : js`, ${Object.fromEntries(playback)}`;
      const file = js`mediaElement( ${code}, ${className}${how === '' ? noJs : how} )`;
      return isBox ? boxed(file) : file;
    }
    case 'url': {
      context.helper('safeUrl');
      if (field.role === 'image') {
        const alt = value.text === undefined ? js`''` : attributeCode(value.text);
        return element('img', { ...own, src: js`safeUrl( ${code} )`, alt });
      }
      const text = value.text === undefined ? (value.label ?? code) : js`${attributeCode(value.text)} || ${code}`;
      const anchor = element(link, { ...linkClass(value, className), ...linkProps(context, code, link) }, text);
      return isBox ? boxed(anchor) : anchor;
    }
    case 'date': {
      const time = element('time', { ...own, dateTime: code }, dateText(context, code));
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
      return numberShown(context, value, code, field, className);
    case 'boolean':
      return element(tagOf(value), { className }, field.label);
    case 'enum':
      return element(tagOf(value), { className }, chosenLabel(context, field, code));
    case 'array':
      if (value.tag === 'ul') {
        const one = element('li', { key: js`text` }, js`text`);
        return element('ul', { className }, js`${code}.map( ( text ) => ${nodeCode(one, context.form)} )`);
      }
      return element(tagOf(value), { className }, js`${code}.join( ', ' )`);
    default:
      return element(tagOf(value), { className }, code);
  }
}

function numberShown(
  context: ScriptContext,
  value: ViewValue,
  code: JsCode,
  field: AttributeField,
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
  if (field.role === 'rating') {
    context.helper('stars');
    return element(tagOf(value), { className, role: 'img', 'aria-label': js`${code} + ' / 5'` }, js`stars( ${code} )`);
  }
  return element(tagOf(value), { className }, numberText(context, field, code));
}

/** A number as people read it. Saved markup holds words of one language, as all of its texts. */
function numberText(context: ScriptContext, field: AttributeField, code: JsCode): JsCode {
  const { plan } = context;
  const format = numberFormatOf(field);
  switch (format.kind) {
    case 'plain':
      return code;
    case 'sign':
      return js`${joinTexts([...(format.before === '' ? [] : [format.before]), code, ...(format.after === '' ? [] : [format.after])])}`;
    case 'unit': {
      if (!plan.isDynamic)
        return js`${code} + ( 1 === ${code} ? ${`\u00a0${format.one}`} : ${`\u00a0${format.many}`} )`;
      context.use('@wordpress/i18n', '_n');
      return js`${code} + ${'\u00a0'} + _n( ${format.one}, ${format.many}, ${code}, ${plan.names.textDomain} )`;
    }
    case 'money': {
      context.helper('formatAmount');
      const currency = currencyOf(plan);
      return js`formatAmount( ${code}, ${currency === undefined ? js`''` : attributeCode(currency.name)} )`;
    }
  }
}

const joinTexts = (parts: readonly (JsCode | string)[]): JsCode =>
  parts.map((part) => js`${part}`).reduce((done, part) => js`${done} + ${part}`);

/** The items of a list that are shown: all of them, unless an attribute says how many. */
export const limitedList = (list: JsCode, limitedBy: string | undefined): JsCode =>
  limitedBy === undefined ? list : js`${list}.slice( 0, ${attributeCode(limitedBy)} || undefined )`;

/** Switches of how videos and sounds are played. */
export const playbackOf = ({ attributes }: BlockPlan): readonly BlockAttribute[] =>
  attributes.filter(({ role }) => role === 'playback');

/** The property of HTML behind such a switch. */
export const playbackProperty = (id: string): 'autoplay' | 'loop' | 'muted' =>
  id === 'loop' || id === 'muted' ? id : 'autoplay';

/** The attribute with the currency of the block's prices. */
export const currencyOf = ({ attributes }: BlockPlan): BlockAttribute | undefined =>
  attributes.find(({ role }) => role === 'currency');

/** What people read of a choice; the value itself where that says the same. */
function chosenLabel(context: ScriptContext, { options }: AttributeField, code: JsCode): JsCode {
  const labels = Object.fromEntries(
    options
      .filter(({ value, label }) => value !== label)
      .map(({ value, label }) => [value, context.plan.isDynamic ? context.text(label) : label]),
  );
  return Object.keys(labels).length === 0 ? code : js`${labels}[ ${code} ] ?? ${code}`;
}

/** What a bar is full at. */
export const topOf = (plan: BlockPlan, value: ViewValue): number => fieldOf(plan, value).maximum ?? 100;

/** The attribute that says what a bar shows. */
export const barLabel = ({ attributes }: BlockPlan): BlockAttribute | undefined =>
  attributes.find(({ role }) => role === 'label' || role === 'title');

function barName({ plan }: ScriptContext, value: ViewValue): JsCode {
  const label = barLabel(plan);
  const own = js`${fieldOf(plan, value).label}`;
  return label === undefined || label.kind !== 'string' ? own : js`${attributeCode(label.name)} || ${own}`;
}

function linkClass({ look }: ViewValue, className: string): { readonly className: string } {
  return { className: look === 'button' ? `${className} wp-element-button` : className };
}

function linkProps(context: ScriptContext, code: JsCode, link: 'a' | 'span') {
  if (link === 'span') return {};
  const newTab = context.plan.attributes.find(({ role }) => role === 'new-tab');
  if (newTab === undefined) return { href: js`safeUrl( ${code} )` };
  const isNew = attributeCode(newTab.name);
  return {
    href: js`safeUrl( ${code} )`,
    target: js`${isNew} ? '_blank' : undefined`,
    rel: js`${isNew} ? 'noopener' : undefined`,
  };
}

/** A date in the site's format; blocks with dates are rendered, because saved markup would keep a former format. */
function dateText(context: ScriptContext, code: JsCode): JsCode {
  context.helper('displayDate');
  return js`displayDate( ${code} )`;
}

/** `heading` is the variable `Heading` in scripts. */
export function tagOf({ tag }: Pick<ViewValue, 'tag'>): string {
  return tag === 'heading' ? 'Heading' : tag;
}

/** Classes of the wrapper by attribute: `is-rounded` of a switch, `is-layout-grid` of a choice. */
export function modifierOf({
  id,
  role,
  kind,
  options,
}: BlockAttribute):
  | { readonly base: string; readonly values?: readonly string[]; readonly isNumbered: boolean }
  | undefined {
  const base = `is-${kebab(id)}`;
  if (role === 'flag' || role === 'look') return { base, isNumbered: false };
  if (role === 'hide-mobile') return { base: 'is-hidden-on-small-screens', isNumbered: false };
  if (role === 'hide-desktop') return { base: 'is-hidden-on-large-screens', isNumbered: false };
  if (kind !== 'enum' || !['modifier', 'layout'].includes(role)) return undefined;
  const values = options.map(({ value }) => value);
  return { base: `${base}-`, values, isNumbered: !values.every((value) => /^[a-z0-9][a-z0-9-]*$/.test(value)) };
}

/** The class of a choice: its value, or its number where a value is no part of a class. */
export function choiceClass(attribute: BlockAttribute, value: string): string {
  const { base = '', values = [], isNumbered = false } = modifierOf(attribute) ?? {};
  return `${base}${isNumbered ? values.indexOf(value) + 1 : value}`;
}
