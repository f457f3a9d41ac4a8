import { toSnake } from '../../naming/inflect.ts';
import { Code } from '../../writers/code.ts';
import { type HtmlCode, html, joinHtml, phpTag } from '../../writers/html.ts';
import { type PhpCode, php, variable } from '../../writers/php.ts';
import { currencySigns, numberFormatOf } from '../attributes/number-format.ts';
import {
  attributeNamed,
  barLabel,
  boxPart,
  classOf,
  currencyOf,
  fieldOf,
  playbackOf,
  playbackProperty,
  topOf,
} from '../editor/value-code.ts';
import type { AttributeField, BlockPlan } from '../plan.ts';
import type { ViewSwitch, ViewValue } from '../view/view.ts';

/** A variable of render.php; prefixed, because WordPress includes the file. */
export const local = (plan: Pick<BlockPlan, 'names'>, name: string): PhpCode =>
  variable(`${plan.names.prefix}_${toSnake(name) || name}`);

/** The variable of an attribute; with a suffix, one that belongs to it: `item`, `index`. */
export function attributeVariable(
  plan: Pick<BlockPlan, 'names' | 'attributes'>,
  name: string,
  suffix: '' | '_item' | '_index' = '',
): PhpCode {
  return local(plan, `${attributeNamed(plan, name).id}${suffix}`);
}

/** The variable of an attribute, or the part of it that a value shows. */
export function valueExpression(plan: BlockPlan, { attribute, field }: ViewValue): PhpCode {
  const whole = attributeNamed(plan, attribute);
  if (field === undefined) return attributeVariable(plan, attribute);
  const holder = attributeVariable(plan, attribute, whole.kind === 'object' ? '' : '_item');
  return field === '' ? holder : php`${holder}[${field}]`;
}

/** Whether there is something to show. */
export function isFilledExpression(plan: BlockPlan, value: ViewValue): PhpCode {
  const { kind } = fieldOf(plan, value);
  const code = valueExpression(plan, value);
  const test = value.field === undefined ? attributeTest(kind, code) : fieldTest(kind, code);
  return switched(plan, value, test);
}

/** Whether the switch of a part lets it be seen. */
export function switchExpression(plan: BlockPlan, { attribute, is }: ViewSwitch): PhpCode {
  return is ? attributeVariable(plan, attribute) : php`! ${attributeVariable(plan, attribute)}`;
}

/** A condition that holds while the switch of a part does as well. */
export function switched(plan: BlockPlan, { shownBy }: Pick<ViewValue, 'shownBy'>, test: PhpCode): PhpCode {
  return shownBy === undefined ? test : php`${switchExpression(plan, shownBy)} && ${test}`;
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

/** An element; properties that are undefined are left out, no content makes it a void one. */
function tagMarkup(
  name: HtmlCode,
  props: Readonly<Record<string, string | HtmlCode | undefined>>,
  inner?: HtmlCode,
): HtmlCode {
  const set = Object.entries(props).flatMap(([key, value]) => (value === undefined ? [] : [html`${key}="${value}"`]));
  const attributes = joinHtml(set, ' ');
  const open = set.length === 0 ? name : html`${name} ${attributes}`;
  return inner === undefined ? html`<${open} />` : html`<${open}>${inner}</${name}>`;
}

const echo = (code: PhpCode): HtmlCode => phpTag(php`echo ${code};`);

/** The element that shows a value, the same as scripts make. */
export function valueMarkup(plan: BlockPlan, value: ViewValue): HtmlCode {
  const field = fieldOf(plan, value);
  const code = valueExpression(plan, value);
  const className = classOf(plan, boxPart(value, field.kind));
  const inner = innerMarkup(plan, value, field, code, className);
  const isBoxed = value.tag === 'dd' && boxPart(value, field.kind) === value.part;
  return isBoxed ? tagMarkup(html`dd`, { class: classOf(plan, 'detail-value') }, inner) : inner;
}

function innerMarkup(
  plan: BlockPlan,
  value: ViewValue,
  field: AttributeField,
  code: PhpCode,
  className: string,
): HtmlCode {
  switch (field.kind) {
    case 'image':
      return pictureMarkup(code, className, value.text === undefined ? undefined : attributeVariable(plan, value.text));
    case 'media':
      return mediaMarkup(plan, code, className);
    case 'url':
      return urlMarkup(plan, value, field.role, code, className);
    case 'date':
      return tagMarkup(
        html`time`,
        { class: className, datetime: echo(php`esc_attr( ${code} )`) },
        echo(dateText(code)),
      );
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
      if (value.tag === 'ul') {
        const text = local(plan, 'list_entry');
        return html`
          <ul class="${className}">
            <?php foreach ( (array) ${code} as ${text} ) : ?>
              <li>${echo(php`esc_html( ${text} )`)}</li>
            <?php endforeach; ?>
          </ul>
        `;
      }
      return wrapped(plan, value, className, echo(php`esc_html( implode( ', ', (array) ${code} ) )`));
    case 'number':
    case 'integer':
      return numberMarkup(plan, value, field, code, className);
    case 'enum':
      return wrapped(plan, value, className, echo(php`esc_html( ${chosenLabel(plan, field, code)} )`));
    default:
      return wrapped(plan, value, className, echo(php`esc_html( ${code} )`));
  }
}

/** The value in its own element; a box has one already. */
function wrapped(plan: BlockPlan, { tag }: ViewValue, className: string, inner: HtmlCode): HtmlCode {
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

/** @param text the alternative text, where an attribute of its own has it */
function pictureMarkup(code: PhpCode, className: string, text?: PhpCode): HtmlCode {
  const own = php`${code}['alt'] ?? ''`;
  const alt = text === undefined ? own : php`'' !== ${text} ? ${text} : ( ${own} )`;
  const id = php`! empty( ${code}['id'] ) ? ' wp-image-' . absint( ${code}['id'] ) : ''`;
  return tagMarkup(html`img`, {
    class: html`${className}${echo(php`esc_attr( ${id} )`)}`,
    src: echo(php`esc_url( ${code}['url'] )`),
    alt: echo(php`esc_attr( ${alt} )`),
  });
}

function mediaMarkup(plan: BlockPlan, code: PhpCode, className: string): HtmlCode {
  const url = echo(php`esc_url( ${code}['url'] )`);
  const own = { class: className };
  const playback = playbackOf(plan)
    .map(
      ({ name, id }) => ` ${phpTag(php`echo ${attributeVariable(plan, name)} ? ${playbackProperty(id)} : '';`).text}`,
    )
    .join('');
  const played = (tag: HtmlCode): HtmlCode =>
    playback === '' ? tag : new Code('html', tag.text.replace(' controls=""', ` controls=""${playback}`));
  const kind = local(plan, 'media_type');
  const text = echo(php`esc_html( ! empty( ${code}['title'] ) ? ${code}['title'] : ${code}['url'] )`);
  return html`
    <?php ${kind} = strtok( ${code}['mime'] ?? 'image', '/' ); ?>
    <?php if ( 'video' === ${kind} ) : ?>
      ${played(tagMarkup(html`video`, { ...own, src: url, controls: '', preload: 'metadata' }, html``))}
    <?php elseif ( 'audio' === ${kind} ) : ?>
      ${played(tagMarkup(html`audio`, { ...own, src: url, controls: '' }, html``))}
    <?php elseif ( 'image' === ${kind} ) : ?>
      ${tagMarkup(html`img`, { ...own, src: url, alt: echo(php`esc_attr( ${code}['alt'] ?? '' )`) })}
    <?php else : ?>
      ${tagMarkup(html`a`, { ...own, href: url }, text)}
    <?php endif; ?>
  `;
}

function urlMarkup(plan: BlockPlan, value: ViewValue, role: string, code: PhpCode, className: string): HtmlCode {
  const url = echo(php`esc_url( ${code} )`);
  const text = value.text === undefined ? undefined : attributeVariable(plan, value.text);
  if (role === 'image') {
    return tagMarkup(html`img`, {
      class: className,
      src: url,
      alt: text === undefined ? '' : echo(php`esc_attr( ${text} )`),
    });
  }
  const fixed =
    value.label === undefined ? php`esc_html( ${code} )` : php`esc_html__( ${value.label}, ${plan.names.textDomain} )`;
  const label = text === undefined ? fixed : php`esc_html( '' !== ${text} ? ${text} : ${code} )`;
  const named = value.look === 'button' ? `${className} wp-element-button` : className;
  const link = tagMarkup(html`a`, { class: named, href: url }, echo(label));
  const newTab = plan.attributes.find((attribute) => attribute.role === 'new-tab');
  if (newTab === undefined) return link;
  const target = phpTag(php`echo ${attributeVariable(plan, newTab.name)} ? ' target="_blank" rel="noopener"' : '';`);
  return new Code(
    'html',
    link.text.replace(/(<a (?:[^<>]|<\?php.*?\?>)*)>/, (_, open: string) => `${open}${target.text}>`),
  );
}

function numberMarkup(
  plan: BlockPlan,
  value: ViewValue,
  field: AttributeField,
  code: PhpCode,
  className: string,
): HtmlCode {
  if (value.look === 'bar') {
    const label = barLabel(plan);
    const own = php`__( ${fieldOf(plan, value).label}, ${plan.names.textDomain} )`;
    const name =
      label === undefined || label.kind !== 'string'
        ? own
        : php`'' !== ${attributeVariable(plan, label.name)} ? ${attributeVariable(plan, label.name)} : ${own}`;
    return tagMarkup(
      html`progress`,
      {
        class: className,
        max: String(topOf(plan, value)),
        value: echo(php`esc_attr( ${code} )`),
        'aria-label': echo(php`esc_attr( ${name} )`),
      },
      html``,
    );
  }
  if (field.role === 'rating') {
    const empty = php`5 - max( 0, min( 5, (int) round( (float) ${code} ) ) )`;
    const stars = echo(php`esc_html( mb_substr( '★★★★★☆☆☆☆☆', ${empty}, 5 ) )`);
    const label = echo(php`esc_attr( ${code} . ' / 5' )`);
    return tagMarkup(rawTag(value.tag), { class: className, role: 'img', 'aria-label': label }, stars);
  }
  return wrapped(plan, value, className, echo(php`esc_html( ${numberText(plan, field, code)} )`));
}

/** A number as people read it. */
function numberText(plan: BlockPlan, field: AttributeField, code: PhpCode): PhpCode {
  const format = numberFormatOf(field);
  switch (format.kind) {
    case 'plain':
      return code;
    case 'sign': {
      const texts = [format.before, code, format.after].filter((part) => part !== '');
      return texts.map((part) => php`${part}`).reduce((done, part) => php`${done} . ${part}`);
    }
    case 'unit':
      return php`${code} . ${'\u00a0'} . _n( ${format.one}, ${format.many}, (int) ${code}, ${plan.names.textDomain} )`;
    case 'money': {
      const amount = php`number_format_i18n( (float) ${code}, floor( (float) ${code} ) === (float) ${code} ? 0 : 2 )`;
      const currency = currencyOf(plan);
      if (currency === undefined) return amount;
      const sign = php`strtr( ${attributeVariable(plan, currency.name)}, ${{ ...currencySigns }} )`;
      return php`preg_replace( '/\p{L}$/u', ${'$0\u00a0'}, ${sign} ) . ${amount}`;
    }
  }
}

/** What people read of a choice; the value itself where that says the same. */
function chosenLabel(plan: BlockPlan, { options }: AttributeField, code: PhpCode): PhpCode {
  const labels = Object.fromEntries(
    options
      .filter(({ value, label }) => value !== label)
      .map(({ value, label }) => [value, php`__( ${label}, ${plan.names.textDomain} )`]),
  );
  return Object.keys(labels).length === 0 ? code : php`${labels}[ ${code} ] ?? ${code}`;
}

const dateText = (code: PhpCode): PhpCode => php`esc_html( mysql2date( get_option( 'date_format' ), ${code} ) )`;
