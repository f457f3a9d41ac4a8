import { type BlockAttributes, blockMarkup, wrapBlocks } from '../../writers/block-markup.ts';
import type { HtmlCode } from '../../writers/html.ts';
import type { Layout } from './containers.ts';
import { attributesWith, closeTag, frameOf, openTag } from './element.ts';
import type { Look } from './look.ts';

/** What a query asks for; `inherit` takes what the page itself is about. */
export interface QueryOptions extends Look {
  readonly id: number;
  readonly inherit?: boolean;
  readonly perPage?: number;
  readonly offset?: number;
  readonly postType?: 'post' | 'page';
  readonly sticky?: 'exclude' | 'only';
  readonly excludeCurrent?: boolean;
  readonly tag?: 'div' | 'section';
}

/** `core/query`. */
export function query(
  blocks: readonly HtmlCode[],
  {
    id,
    inherit = false,
    perPage = 3,
    offset = 0,
    postType = 'post',
    sticky,
    excludeCurrent,
    tag = 'div',
    ...look
  }: QueryOptions,
): HtmlCode {
  const attributes: BlockAttributes = {
    ...attributesWith(
      {
        queryId: id,
        query: {
          perPage,
          pages: 0,
          offset,
          postType,
          order: 'desc',
          orderBy: 'date',
          author: '',
          search: '',
          exclude: [],
          sticky: sticky ?? '',
          inherit,
          excludeCurrent,
        },
        tagName: tag === 'div' ? undefined : tag,
      },
      look,
    ),
    layout: { type: 'default' },
  };
  const open = openTag(tag, frameOf(look, { classes: ['wp-block-query'] }));
  return blockMarkup('query', attributes, wrapBlocks(open, blocks, closeTag(tag)));
}

/** `core/post-template`: what is shown of each post. */
export const postTemplate = (blocks: readonly HtmlCode[], { layout, ...look }: Look & { layout: Layout }): HtmlCode =>
  blockMarkup('post-template', { ...attributesWith({}, look), layout: layout as BlockAttributes }, blocks);

/** A dynamic block around others, which saves no markup of its own. */
export const around = (name: string, blocks: readonly HtmlCode[], attributes: BlockAttributes = {}): HtmlCode =>
  blockMarkup(name, attributes, blocks);
