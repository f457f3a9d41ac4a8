import { Code } from '../../writers/code.ts';
import { type HtmlCode, html, phpTag } from '../../writers/html.ts';
import { php } from '../../writers/php.ts';
import { asValue, fieldOf } from '../editor/value-code.ts';
import type { BlockPlan } from '../plan.ts';
import type { ViewElement } from '../view/view.ts';
import { valueExpression } from './render-value.ts';

/** Attributes behind an element's others, each with a space before it. */
export const fixedProps = (props: Readonly<Record<string, string>>): HtmlCode =>
  new Code(
    'html',
    Object.entries(props)
      .map(([name, value]) => ` ${html`${name}="${value}"`.text}`)
      .join(''),
  );

const spaced = ({ text }: HtmlCode): HtmlCode => new Code('html', ` ${text}`);

/** Every attribute of an element besides its class. */
export function elementProps(plan: BlockPlan, node: ViewElement): HtmlCode {
  const sources = Object.entries(node.valueProps ?? {}).map(([name, source]) => {
    const value = valueExpression(plan, asValue(source));
    const isUrl = fieldOf(plan, asValue(source)).kind === 'url';
    const shown = phpTag(isUrl ? php`echo esc_url( ${value} );` : php`echo esc_attr( ${value} );`);
    return html`${phpTag(php`if ( ! empty( ${value} ) ) :`)} ${name}="${shown}"${phpTag(php`endif;`)}`;
  });
  const rendered = Object.entries(node.rendered ?? {}).map(([name, value]) =>
    'when' in value
      ? value.text === undefined
        ? phpTag(php`echo ${value.when} ? ${` ${name}`} : '';`)
        : html`${phpTag(php`if ( ${value.when} ) :`)} ${name}="${phpTag(php`echo esc_attr( ${value.text} );`)}"${phpTag(php`endif;`)}`
      : spaced(html`${name}="${phpTag(php`echo esc_attr( ${value} );`)}"`),
  );
  const fixed = fixedProps({ ...node.props, ...node.frontProps });
  return new Code('html', [fixed, ...sources, ...rendered].map(({ text }) => text).join(''));
}
