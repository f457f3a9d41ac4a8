import { blockMarkup, wrapBlocks } from '../../writers/block-markup.ts';
import { type HtmlCode, html, joinHtml } from '../../writers/html.ts';
import { attributesWith, closeTag, element, frameOf, openTag, voidTag } from './element.ts';
import { borderClasses, borderDeclarations, classesOfLook, type Look } from './look.ts';

export interface ImageOptions extends Look {
  readonly url: HtmlCode;
  /** Escaped for an attribute; absent for a picture that says nothing. */
  readonly alt?: HtmlCode;
  /** `4/3` */
  readonly ratio?: string;
  readonly caption?: HtmlCode;
}

/** `core/image`. */
export function image({ url, alt, ratio, caption, ...look }: ImageOptions): HtmlCode {
  const { radius, borderWidth, borderColor, ...rest } = look;
  const hasBorder = radius !== undefined || borderWidth !== undefined || borderColor !== undefined;
  const attributes = attributesWith(
    {
      aspectRatio: ratio,
      scale: ratio === undefined ? undefined : 'cover',
      sizeSlug: 'full',
      linkDestination: 'none',
    },
    look,
  );
  const frame = {
    ...frameOf(rest),
    class: ['wp-block-image', 'size-full', ...(hasBorder ? ['has-custom-border'] : []), ...classesOfLook(rest)].join(
      ' ',
    ),
  };
  const styles = [
    ...borderDeclarations({ radius, borderWidth }),
    ...(ratio === undefined ? [] : [`aspect-ratio:${ratio}`, 'object-fit:cover']),
  ];
  const picture = voidTag('img', {
    src: url,
    alt: alt ?? html``,
    class: borderClasses(look).join(' '),
    style: styles.join(';'),
  });
  const text = caption ? [element('figcaption', { class: 'wp-element-caption' }, caption)] : [];
  return blockMarkup(
    'image',
    attributes,
    joinHtml([openTag('figure', frame), picture, ...text, closeTag('figure')], ''),
  );
}

/** `core/gallery` of images, each made by `image`. */
export function gallery(images: readonly HtmlCode[], columns: number, look: Look = {}): HtmlCode {
  const frame = frameOf(look, {
    classes: ['wp-block-gallery', 'has-nested-images', `columns-${columns}`, 'is-cropped'],
  });
  return blockMarkup(
    'gallery',
    attributesWith({ columns, linkTo: 'none' }, look),
    wrapBlocks(openTag('figure', frame), images, closeTag('figure')),
  );
}
