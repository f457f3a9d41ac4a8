import { blockMarkup } from '../../writers/block-markup.ts';
import type { HtmlCode } from '../../writers/html.ts';
import { joinHtml } from '../../writers/html.ts';
import type { PaletteRole } from '../color/palette.ts';
import { attributesWith, closeTag, frameOf, openTag, voidTag } from './element.ts';
import type { Look, Space } from './look.ts';

/** `core/separator`, over the whole width that its place allows. */
export function separator(color: PaletteRole, look: Look = {}): HtmlCode {
  const { className = 'is-style-wide', ...rest } = look;
  const frame = frameOf(
    { ...rest, className },
    {
      classes: [
        'wp-block-separator',
        'has-text-color',
        `has-${color}-color`,
        'has-alpha-channel-opacity',
        `has-${color}-background-color`,
        'has-background',
      ],
    },
  );
  return blockMarkup(
    'separator',
    { ...attributesWith({}, { ...rest, className }), backgroundColor: color },
    voidTag('hr', frame),
  );
}

/** `core/spacer` as high as a preset. */
export function spacer(space: Space): HtmlCode {
  const frame = {
    style: `height:var(--wp--preset--spacing--${space})`,
    'aria-hidden': 'true',
    class: 'wp-block-spacer',
  };
  return blockMarkup(
    'spacer',
    { height: `var:preset|spacing|${space}` },
    joinHtml([openTag('div', frame), closeTag('div')], ''),
  );
}
