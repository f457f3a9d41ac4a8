import { blockMarkup, wrapBlocks } from '../../../writers/block-markup.ts';
import type { HtmlCode } from '../../../writers/html.ts';
import { flow, group, row } from '../../blocks/containers.ts';
import { dynamic } from '../../blocks/dynamic.ts';
import { closeTag, openTag } from '../../blocks/element.ts';
import { around } from '../../blocks/loops.ts';

const comment = (): HtmlCode =>
  group(
    [
      dynamic('avatar', { size: 48 }),
      group(
        [
          group([dynamic('comment-author-name'), dynamic('comment-date')], { layout: row(), gap: '20' }),
          dynamic('comment-content'),
          group([dynamic('comment-reply-link'), dynamic('comment-edit-link')], { layout: row(), gap: '30' }),
        ],
        { layout: flow, gap: '20', className: 'comment-words' },
      ),
    ],
    {
      layout: { type: 'flex', flexWrap: 'nowrap', verticalAlignment: 'top' },
      gap: '40',
      margin: { top: '0', bottom: '50' },
    },
  );

/** The part that shows comments and the form for a new one. */
export function comments(): HtmlCode {
  const blocks = [
    dynamic('comments-title', { showPostTitle: false }),
    around('comment-template', [comment()]),
    around(
      'comments-pagination',
      [
        dynamic('comments-pagination-previous'),
        dynamic('comments-pagination-numbers'),
        dynamic('comments-pagination-next'),
      ],
      { layout: { type: 'flex', justifyContent: 'space-between' } },
    ),
    dynamic('post-comments-form'),
  ];
  return blockMarkup(
    'comments',
    {},
    wrapBlocks(openTag('div', { class: 'wp-block-comments' }), blocks, closeTag('div')),
  );
}
