import { type BlockAttributes, blockMarkup, wrapBlocks } from '../../writers/block-markup.ts';
import type { HtmlCode } from '../../writers/html.ts';
import { attributesWith, closeTag, element, frameOf, openTag } from './element.ts';
import { borderClasses, borderDeclarations, colorClasses, type Look } from './look.ts';

export interface ButtonOptions
  extends Pick<Look, 'background' | 'text' | 'className' | 'borderColor' | 'borderWidth' | 'radius'> {
  /** Of a link: where it leads. */
  readonly url?: HtmlCode;
  /** A button of the page's own, for a script, instead of a link. */
  readonly isControl?: boolean;
}

/** `core/button`. @param label escaped */
export function button(label: HtmlCode, { url, isControl = false, className, ...look }: ButtonOptions = {}): HtmlCode {
  const attributes = attributesWith({ tagName: isControl ? 'button' : undefined }, { className, ...look });
  const link = {
    class: ['wp-block-button__link', ...colorClasses(look), ...borderClasses(look), 'wp-element-button'].join(' '),
    style: borderDeclarations(look).join(';'),
  };
  const tag = isControl ? 'button' : 'a';
  const own = isControl ? { type: 'button', ...link } : { ...link, href: url };
  const frame = { class: ['wp-block-button', ...(className ? [className] : [])].join(' ') };
  return blockMarkup('button', attributes, element('div', frame, element(tag, own, label)));
}

/** `core/buttons`. */
export function buttons(
  items: readonly HtmlCode[],
  { justify, ...look }: Look & { justify?: 'center' | 'left' | 'right' } = {},
): HtmlCode {
  const attributes: BlockAttributes = {
    ...attributesWith({}, look),
    layout: justify === undefined ? undefined : { type: 'flex', justifyContent: justify },
  };
  const open = openTag('div', frameOf(look, { classes: ['wp-block-buttons'] }));
  return blockMarkup('buttons', attributes, wrapBlocks(open, items, closeTag('div')));
}

/** `core/social-links` to networks: an icon is shown once its address is filled in. */
export function socialLinks(services: readonly string[], look: Look = {}): HtmlCode {
  const own = { ...look, className: 'is-style-logos-only' };
  return blockMarkup(
    'social-links',
    attributesWith({}, own),
    wrapBlocks(
      openTag('ul', frameOf(own, { classes: ['wp-block-social-links'] })),
      services.map((service) => blockMarkup('social-link', { service })),
      closeTag('ul'),
    ),
  );
}
