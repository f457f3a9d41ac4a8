import { type HtmlCode, joinHtml } from '../../../writers/html.ts';
import { column, columns, group } from '../../blocks/containers.ts';
import { templatePart } from '../../blocks/dynamic.ts';
import { type Sides, vertically } from '../../blocks/look.ts';

/** Header, what is between, footer. */
export function page(blocks: readonly HtmlCode[], padding: Sides = { top: '60', bottom: '80' }): HtmlCode {
  return joinHtml(
    [
      templatePart('header', 'header'),
      group(blocks, { tag: 'main', margin: vertically('0'), padding, gap: '60' }),
      templatePart('footer', 'footer'),
    ],
    '\n\n',
  );
}

/** Blocks with the sidebar beside them. */
export const withSidebar = (blocks: readonly HtmlCode[]): HtmlCode =>
  columns([column(blocks, { width: '68%', gap: '50' }), column([templatePart('sidebar', 'aside')], { width: '32%' })], {
    align: 'wide',
    gap: { top: '70', left: '70' },
  });
