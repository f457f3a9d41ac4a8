import { toSnake } from '../../naming/inflect.ts';
import { type HtmlCode, html, noHtml, phpTag } from '../../writers/html.ts';
import { type PhpCode, php, variable } from '../../writers/php.ts';
import { attributeNamed, classOf, fieldOf } from '../editor/value-code.ts';
import type { AttributeField, BlockPlan } from '../plan.ts';
import type { ViewValue } from '../view/view.ts';

/** A variable of render.php; prefixed, because WordPress includes the file. */
export const local = (plan: Pick<BlockPlan, 'names'>, name: string): PhpCode =>
  variable(`${plan.names.prefix}_${toSnake(name) || name}`);

/** The variable of an attribute, or the part of it that a value shows. */
export function valueExpression(plan: BlockPlan, { attribute, field }: ViewValue): PhpCode {
  const whole = attributeNamed(plan, attribute);
  if (field === undefined) return local(plan, attribute);
  const holder = whole.kind === 'object' ? local(plan, attribute) : local(plan, `${attribute}_item`);
  return field === '' ? holder : php`${holder}[${field}]`;
}

/** Whether there is something to show. */
export function isFilledExpression(plan: BlockPlan, value: ViewValue): PhpCode {
  const { kind } = fieldOf(plan, value);
  const code = valueExpression(plan, value);
  const test = value.field === undefined ? attributeTest(kind, code) : fieldTest(kind, code);
  return value.shownBy === undefined ? test : php`${local(plan, value.shownBy)} && ${test}`;
}

/** Attributes were read into variables of their type. */
function attributeTest(kind: AttributeField['kind'], code: PhpCode): PhpCode {
  if (kind === 'number' || kind === 'integer') return php`is_numeric( ${code} )`;
  if (kind === 'image' || kind === 'media') return php`! empty( ${code}['url'] )`;
  if (['boolean', 'array', 'query', 'object', 'date'].includes(kind)) return code;
  return php`'' !== ${code}`;
}

/** Fields may be missing. */
function fieldTest(kind: AttributeField['kind'], code: PhpCode): PhpCode {
  if (kind === 'number' || kind === 'integer') return php`is_numeric( ${code} ?? null )`;
  return kind === 'image' || kind === 'media' ? php`! empty( ${code}['url'] )` : php`! empty( ${code} )`;
}

const echo = (code: PhpCode): HtmlCode => phpTag(php`echo ${code};`);

/** The element that shows a value, the same as scripts make. */
export function valueMarkup(plan: BlockPlan, value: ViewValue): HtmlCode {
  const field = fieldOf(plan, value);
  const code = valueExpression(plan, value);
  const isBox = value.tag === 'dd';
  const className = isBox ? '' : classOf(plan, value.part);
  const inner = innerMarkup(plan, value, field, code, className);
  return isBox ? html`<dd class="${classOf(plan, value.part)}">${inner}</dd>` : inner;
}

function innerMarkup(
  plan: BlockPlan,
  value: ViewValue,
  field: AttributeField & { readonly role: string },
  code: PhpCode,
  className: string,
): HtmlCode {
  const named = className === '' ? noHtml : html` class="${className}"`;
  switch (field.kind) {
    case 'image':
      return pictureMarkup(code, className);
    case 'media':
      return mediaMarkup(plan, code, className);
    case 'url':
      return urlMarkup(plan, value, field.role, code, className);
    case 'date':
      return html`<time${named} datetime="${echo(php`esc_attr( ${code} )`)}">${echo(dateText(code))}</time>`;
    case 'color': {
      const style = php`esc_attr( 'background-color:' . ${code} )`;
      const swatch = html`<span class="${classOf(plan, 'swatch')}" style="${echo(style)}" aria-hidden="true"></span>`;
      return wrapped(plan, value, className, html`${swatch}${echo(php`esc_html( ${code} )`)}`);
    }
    case 'rich_text':
      return wrapped(plan, value, className, echo(php`wp_kses_post( ${code} )`));
    case 'boolean':
      return wrapped(plan, value, className, phpTag(php`esc_html_e( ${field.label}, ${plan.names.textDomain} );`));
    case 'array':
      return wrapped(plan, value, className, echo(php`esc_html( implode( ', ', (array) ${code} ) )`));
    case 'number':
    case 'integer':
      return numberMarkup(plan, value, field.role, code, className);
    default:
      return wrapped(plan, value, className, echo(php`esc_html( ${code} )`));
  }
}

/** The value in its own element; a box has one already. */
function wrapped(plan: BlockPlan, { tag }: ViewValue, className: string, inner: HtmlCode): HtmlCode {
  if (className === '') return inner;
  if (tag === 'heading') {
    const name = echo(php`tag_escape( ${local(plan, 'heading_tag')} )`);
    return html`<${name} class="${className}">${inner}</${name}>`;
  }
  return html`<${rawTag(tag)} class="${className}">${inner}</${rawTag(tag)}>`;
}

/** The name of an element out of our own tables. */
export function rawTag(tag: string): HtmlCode {
  if (!/^[a-z][a-z0-9]*$/.test(tag)) throw new Error(`not an element: ${tag}`);
  return html`${tag}`;
}

function pictureMarkup(code: PhpCode, className: string): HtmlCode {
  const name = className === '' ? '' : `${className} `;
  const id = echo(php`absint( ${code}['id'] ?? 0 )`);
  const src = echo(php`esc_url( ${code}['url'] )`);
  const alt = echo(php`esc_attr( ${code}['alt'] ?? '' )`);
  return html`<img class="${name}wp-image-${id}" src="${src}" alt="${alt}" />`;
}

function mediaMarkup(plan: BlockPlan, code: PhpCode, className: string): HtmlCode {
  const type = php`strtok( ${code}['mime'] ?? 'image', '/' )`;
  const src = echo(php`esc_url( ${code}['url'] )`);
  const named = className === '' ? noHtml : html` class="${className}"`;
  const kind = local(plan, 'media_type');
  return html`
    <?php ${kind} = ${type}; ?>
    <?php if ( 'video' === ${kind} ) : ?>
      <video${named} src="${src}" controls preload="metadata"></video>
    <?php elseif ( 'audio' === ${kind} ) : ?>
      <audio${named} src="${src}" controls></audio>
    <?php elseif ( 'image' === ${kind} ) : ?>
      <img${named} src="${src}" alt="${echo(php`esc_attr( ${code}['alt'] ?? '' )`)}" />
    <?php else : ?>
      <a${named} href="${src}">${echo(php`esc_html( ! empty( ${code}['title'] ) ? ${code}['title'] : ${code}['url'] )`)}</a>
    <?php endif; ?>
  `;
}

function urlMarkup(plan: BlockPlan, value: ViewValue, role: string, code: PhpCode, className: string): HtmlCode {
  const url = echo(php`esc_url( ${code} )`);
  if (role === 'image') {
    const alt = value.text === undefined ? noHtml : echo(php`esc_attr( ${local(plan, value.text)} )`);
    return html`<img class="${className}" src="${url}" alt="${alt}" />`;
  }
  const text = value.text === undefined ? undefined : local(plan, value.text);
  const label = text === undefined ? php`esc_html( ${code} )` : php`esc_html( '' !== ${text} ? ${text} : ${code} )`;
  const isButton = value.look === 'button';
  const name = className === '' ? noHtml : html` class="${className}${isButton ? ' wp-element-button' : ''}"`;
  const newTab = plan.attributes.find((attribute) => attribute.role === 'new-tab');
  const target =
    newTab === undefined
      ? noHtml
      : html`<?php echo ${local(plan, newTab.name)} ? ' target="_blank" rel="noopener"' : ''; ?>`;
  return html`<a${name} href="${url}"${target}>${echo(label)}</a>`;
}

function numberMarkup(plan: BlockPlan, value: ViewValue, role: string, code: PhpCode, className: string): HtmlCode {
  if (role === 'rating') {
    const full = local(plan, `${value.attribute}_stars`);
    const stars = echo(php`esc_html( str_repeat( '★', ${full} ) . str_repeat( '☆', 5 - ${full} ) )`);
    const label = echo(php`esc_attr( ${code} . ' / 5' )`);
    return html`<${rawTag(value.tag)} class="${className}" role="img" aria-label="${label}">${stars}</${rawTag(value.tag)}>`;
  }
  const shown = echo(php`esc_html( ${code} )`);
  return wrapped(plan, value, className, role === 'percent' ? html`${shown}%` : shown);
}

const dateText = (code: PhpCode): PhpCode => php`esc_html( mysql2date( get_option( 'date_format' ), ${code} ) )`;
