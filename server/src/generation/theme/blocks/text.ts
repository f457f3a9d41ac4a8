import { blockMarkup, wrapBlocks } from '../../writers/block-markup.ts';
import { type HtmlCode, joinHtml } from '../../writers/html.ts';
import { attributesWith, closeTag, element, frameOf, openTag } from './element.ts';
import type { Look } from './look.ts';

/** `core/heading`. @param content the text, escaped */
export function heading(level: 1 | 2 | 3 | 4, content: HtmlCode, look: Look = {}): HtmlCode {
  const attributes = attributesWith({ level: level === 2 ? undefined : level }, look);
  return blockMarkup(
    'heading',
    attributes,
    element(`h${level}`, frameOf(look, { classes: ['wp-block-heading'] }), content),
  );
}

/** `core/paragraph`. @param content the text, escaped */
export function paragraph(content: HtmlCode, look: Look = {}): HtmlCode {
  return blockMarkup('paragraph', attributesWith({}, look), element('p', frameOf(look), content));
}

/** `core/list` of plain texts. */
export function list(items: readonly HtmlCode[], look: Look = {}): HtmlCode {
  return blockMarkup(
    'list',
    attributesWith({}, look),
    wrapBlocks(
      openTag('ul', frameOf(look, { classes: ['wp-block-list'] })),
      items.map((item) => blockMarkup('list-item', {}, element('li', {}, item))),
      closeTag('ul'),
    ),
  );
}

/** `core/quote` of one paragraph and who said it. */
export function quote(words: HtmlCode, who: HtmlCode, look: Look = {}): HtmlCode {
  return blockMarkup(
    'quote',
    attributesWith({}, look),
    wrapBlocks(
      openTag('blockquote', frameOf(look, { classes: ['wp-block-quote'] })),
      [paragraph(words)],
      joinHtml([element('cite', {}, who), closeTag('blockquote')], ''),
    ),
  );
}

/** `core/details`: a question that opens its answer. */
export function details(summary: HtmlCode, answer: HtmlCode, look: Look = {}): HtmlCode {
  return blockMarkup(
    'details',
    attributesWith({}, look),
    wrapBlocks(
      joinHtml(
        [openTag('details', frameOf(look, { classes: ['wp-block-details'] })), element('summary', {}, summary)],
        '',
      ),
      [paragraph(answer)],
      closeTag('details'),
    ),
  );
}
