import type { HtmlCode } from '../../../writers/html.ts';
import { column, columns, constrained, flow, group } from '../../blocks/containers.ts';
import { dynamic, featuredImage, patternRef, postTitle, templatePart } from '../../blocks/dynamic.ts';
import { vertically } from '../../blocks/look.ts';
import type { Layout } from '../../plan/layout.ts';
import type { Build } from '../build.ts';
import { page, withSidebar } from './page-frame.ts';

/** The text of a post or page; what is in it may be wider than the text. @param width of the text, where it is another */
export const content = (width?: string): HtmlCode =>
  dynamic('post-content', { layout: { type: 'constrained', contentSize: width } }, { align: 'full' });

const title = (): HtmlCode => postTitle({ level: 1 });

/** What stands between the text of a post and the footer. */
function ending(build: Build): HtmlCode[] {
  const hasBlog = build.plan.features.has('blog');
  return [
    group(
      [
        patternRef(build.pattern('hidden-post-end')),
        ...(hasBlog ? [patternRef(build.pattern('hidden-author'))] : []),
        templatePart('comments'),
      ],
      { layout: constrained, gap: '60', align: 'full', padding: { bottom: hasBlog ? '70' : '0' } },
    ),
  ];
}

function narrow(): HtmlCode[] {
  return [
    group([title(), templatePart('post-meta')], { gap: '40' }),
    featuredImage({ ratio: '16/9' }, { align: 'wide' }),
  ];
}

function wide(): HtmlCode[] {
  return [
    group(
      [
        columns(
          [
            column([title(), templatePart('post-meta')], { width: '56%', vertically: 'center', gap: '40' }),
            column([featuredImage({ ratio: '4/3' })], { width: '44%', vertically: 'center' }),
          ],
          { align: 'wide', vertically: 'center', gap: { top: '50', left: '70' } },
        ),
      ],
      { align: 'full', className: 'is-style-section-tinted', padding: vertically('70') },
    ),
  ];
}

/** A large title; date, author and categories stand beside the text. */
function aside(): HtmlCode[] {
  return [
    group([title()], {
      align: 'wide',
      layout: flow,
      padding: { bottom: '40' },
      borderSides: { bottom: { color: 'contrast', width: '2px' } },
    }),
    featuredImage({ ratio: '21/9' }, { align: 'wide' }),
  ];
}

/** The text beside what is known of the post. */
const contentBesideMeta = (): HtmlCode =>
  columns(
    [
      column([templatePart('post-meta')], { width: '26%', className: 'beside-text' }),
      column([dynamic('post-content', { layout: { type: 'constrained', justifyContent: 'left' } })], { width: '74%' }),
    ],
    { align: 'wide', gap: { top: '40', left: '60' } },
  );

const openings: Record<Layout['single'], () => HtmlCode[]> = { narrow, wide, aside };

/** `single.html`. */
export function single(build: Build): HtmlCode {
  const opening = openings[build.plan.layout.single]();
  const more = build.plan.features.has('blog') ? [patternRef(build.pattern('hidden-more-posts'))] : [];
  const text = build.plan.layout.single === 'aside' ? contentBesideMeta() : content();
  return page([...opening, text, ...ending(build), ...more], {
    top: build.plan.layout.single === 'wide' ? '0' : '60',
    bottom: more.length > 0 ? '0' : '80',
  });
}

/** `single-with-sidebar.html`. */
export function singleWithSidebar(build: Build): HtmlCode {
  return page([
    group([title(), templatePart('post-meta')], { align: 'wide', layout: flow, gap: '40' }),
    withSidebar([
      featuredImage({ ratio: '16/9' }),
      dynamic('post-content', { layout: { type: 'default' } }),
      patternRef(build.pattern('hidden-post-end')),
      templatePart('comments'),
    ]),
  ]);
}
