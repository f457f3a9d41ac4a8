import { at, textOf } from '../../../../languages/json/json-nodes.ts';
import { type Block, short } from '../../../../languages/markup/blocks.ts';
import { attributeOf, classesOf, type Tag, tagAt, tagsIn } from '../../../../languages/markup/tags.ts';

/** How the HTML of a block differs from what the editor would save for its attributes. */
export interface Difference {
  readonly at: { readonly start: number; readonly end: number };
  readonly message: string;
  readonly suggestion: string;
}

/** Tags that blocks have around their content. Blocks that PHP renders save none. */
const rootTags: Readonly<Record<string, readonly string[]>> = {
  paragraph: ['p'],
  heading: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
  list: ['ul', 'ol'],
  'list-item': ['li'],
  columns: ['div'],
  column: ['div'],
  buttons: ['div'],
  button: ['div'],
  image: ['figure', 'div'],
  separator: ['hr', 'div'],
  spacer: ['div'],
  'media-text': ['div'],
  gallery: ['figure', 'ul', 'div'],
  table: ['figure', 'table'],
  quote: ['blockquote'],
  preformatted: ['pre'],
  code: ['pre'],
  verse: ['pre'],
  details: ['details'],
};
/** Blocks that always had the class of their name. */
const named = [
  'group',
  'columns',
  'column',
  'buttons',
  'button',
  'image',
  'cover',
  'separator',
  'spacer',
  'media-text',
  'gallery',
];
const alignable = ['group', 'columns', 'cover', 'separator', 'media-text', 'gallery', 'heading', 'buttons'];
/** Blocks that have the classes of their colours and sizes at their root. */
const colored = ['paragraph', 'heading', 'group', 'columns', 'column', 'list'];
const sized = ['paragraph', 'heading', 'list', 'list-item', 'quote', 'group', 'columns', 'column'];

/** Only what is certain: older forms of a block that the editor still takes are not told. */
export function differences(block: Block, html: string, code: string): Difference[] {
  const name = short(block.name);
  const { attributes } = block;
  const text = (key: string) => textOf(at(attributes, key));
  const wanted = name === 'group' || name === 'cover' ? null : rootTags[name];
  const isKnown = wanted !== undefined;
  if (!isKnown || block.isVoid || html.slice(block.end, block.contentEnd).trim() === '') return [];
  const root = tagAt(html, block.end);
  if (root === null || root.start >= block.contentEnd) {
    // Text alone was once saved by none of these; PHP may print the tag.
    if (hasPhp(code, block.end, Math.min(block.end + 400, block.contentEnd))) return [];
    return [
      {
        at: { start: block.start, end: block.end },
        message: `The content of the block "${name}" has no wrapping element.`,
        suggestion: `Wrap it in ${wanted === null ? `<div class="wp-block-${name}">` : `<${wanted[0]}>`}.`,
      },
    ];
  }
  if (hasPhp(code, root.start, root.end) || at(attributes, 'metadata', 'bindings') !== null) return [];
  const found: Difference[] = [];
  const tell = (message: string, suggestion: string, tag: Tag = root) =>
    found.push({ at: { start: tag.start, end: tag.end }, message, suggestion });
  const classes = classesOf(root);

  const tagName =
    name === 'group' || name === 'cover'
      ? [text('tagName') ?? 'div']
      : name === 'heading'
        ? [`h${level(block)}`]
        : wanted;
  const list = name === 'list' ? [at(attributes, 'ordered')?.value === true ? 'ol' : 'ul'] : tagName;
  if (list !== null && !list.includes(root.name)) {
    tell(
      `The block "${name}" saves <${list[0]}> for these attributes, not <${root.name}>.`,
      name === 'heading'
        ? `Write <${list[0]}>, or set "level" to the one of the tag.`
        : `Write <${list[0]}>, or change the attributes.`,
    );
    return found;
  }
  const missing: string[] = [];
  const want = (className: string) => {
    if (![...classes].some((each) => plain(each) === plain(className))) missing.push(className);
  };
  if (named.includes(name)) want(`wp-block-${name}`);
  const align = text('align');
  if (name === 'paragraph' && (align === 'center' || align === 'right')) want(`has-text-align-${align}`);
  // Other alignments were saved otherwise by older versions.
  if (alignable.includes(name) && (align === 'wide' || align === 'full')) want(`align${align}`);
  const textAlign = text('textAlign');
  if (name === 'heading' && textAlign !== null && textAlign !== '') want(`has-text-align-${textAlign}`);
  if (colored.includes(name)) {
    const [back, front, gradient] = [text('backgroundColor'), text('textColor'), text('gradient')];
    if (back !== null && back !== '') want(`has-${back}-background-color`);
    if (front !== null && front !== '') want(`has-${front}-color`);
    if (gradient !== null && gradient !== '') want(`has-${gradient}-gradient-background`);
  }
  const fontSize = text('fontSize');
  if (sized.includes(name) && fontSize !== null && fontSize !== '') want(`has-${fontSize}-font-size`);
  for (const className of (text('className') ?? '').split(/\s+/)) if (className !== '') want(className);
  if (name === 'image') found.push(...imageDifferences(block, root, html, code, want));
  if (missing.length > 0) {
    tell(
      `The HTML of the block "${name}" lacks the class${missing.length > 1 ? 'es' : ''} ${missing.join(' ')} required by its attributes.`,
      'Add the missing classes, or remove the attribute.',
    );
  }
  const style = (attributeOf(root, 'style') ?? '').replace(/\s+/g, '');
  const width = at(attributes, 'width')?.value;
  if (name === 'column' && (typeof width === 'string' || typeof width === 'number') && width !== '') {
    const basis = typeof width === 'number' ? `${width}%` : width;
    if (
      !style.includes(`flex-basis:${cssOf(basis)}`) &&
      /^[\d.]+(?:%|px|em|rem|vw)$/.test(basis) &&
      !isSameNumber(style, basis)
    )
      tell(`The column is ${basis} wide by its attributes, but not by its HTML.`, `Write style="flex-basis:${basis}".`);
  }
  const height = at(attributes, 'height')?.value;
  if (
    name === 'spacer' &&
    (typeof height === 'string' || typeof height === 'number') &&
    at(attributes, 'style') === null
  ) {
    const size = cssOf(typeof height === 'number' ? `${height}px` : height);
    if (!new RegExp(`(?:^|;)height:${size.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?:;|$)`).test(style))
      tell(`The spacer is ${size} high by its attributes, but not by its HTML.`, `Write style="height:${size}".`);
  }
  return found;
}

function imageDifferences(
  block: Block,
  root: Tag,
  html: string,
  code: string,
  want: (className: string) => void,
): Difference[] {
  const sizeSlug = textOf(at(block.attributes, 'sizeSlug'));
  if (root.name === 'figure' && sizeSlug !== null && sizeSlug !== '') want(`size-${sizeSlug}`);
  const align = textOf(at(block.attributes, 'align'));
  if (root.name === 'figure' && (align === 'wide' || align === 'full')) want(`align${align}`);
  const [image] = [...tagsIn(html, root.end, block.contentEnd)].filter((tag) => tag.name === 'img');
  if (image === undefined || hasPhp(code, image.start, image.end)) return [];
  const id = at(block.attributes, 'id')?.value;
  const own = [...classesOf(image)].find((name) => /^wp-image-\d+$/.test(name));
  if (typeof id === 'number' && id > 0 && own !== `wp-image-${id}`) {
    return [
      {
        at: { start: image.start, end: image.end },
        message: `The image has the id ${id} in its attributes, but ${own === undefined ? 'no ID class' : own} in its HTML.`,
        suggestion: `Write class="wp-image-${id}".`,
      },
    ];
  }
  return [];
}

function level({ attributes }: Block): number {
  const value = at(attributes, 'level')?.value;
  return typeof value === 'number' ? value : 2;
}

/** `var:preset|spacing|20` as the editor prints it. */
function cssOf(value: string): string {
  return value.startsWith('var:') ? `var(--wp--${value.slice(4).replaceAll('|', '--')})` : value.replace(/\s+/g, '');
}

/** `33.33%` and `33.3333%` are one width to whoever wrote them. */
function isSameNumber(style: string, basis: string): boolean {
  const written = /flex-basis:([\d.]+)/.exec(style)?.[1];
  return written !== undefined && Math.abs(Number(written) - Number.parseFloat(basis)) < 0.1;
}

function hasPhp(code: string, start: number, end: number): boolean {
  return code.slice(start, end).includes('<?');
}

function plain(name: string): string {
  return name.replaceAll('-', '').toLowerCase();
}
