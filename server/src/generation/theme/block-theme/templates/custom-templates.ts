import type { HtmlCode } from '../../../writers/html.ts';
import { featuredImage, patternRef, postTitle, templatePart } from '../../blocks/dynamic.ts';
import type { ThemePlan } from '../../plan/theme-plan.ts';
import type { Build } from '../build.ts';
import { page } from './page-frame.ts';
import { content, singleWithSidebar } from './single.ts';

export interface CustomTemplate {
  readonly name: string;
  readonly title: string;
  readonly postTypes: readonly ('page' | 'post')[];
  markup(build: Build): HtmlCode;
}

const pageNoTitle: CustomTemplate = {
  name: 'page-no-title',
  title: 'Page without title',
  postTypes: ['page'],
  markup: () => page([content()], { top: '0', bottom: '0' }),
};

const pageWide: CustomTemplate = {
  name: 'page-wide',
  title: 'Wide page',
  postTypes: ['page'],
  markup: ({ plan }) =>
    page([
      postTitle({ level: 1 }, { align: 'wide' }),
      featuredImage({ ratio: '21/9' }, { align: 'wide' }),
      content(plan.layout.wideSize),
      templatePart('comments'),
    ]),
};

const withSidebarTemplate: CustomTemplate = {
  name: 'single-with-sidebar',
  title: 'Post with sidebar',
  postTypes: ['post', 'page'],
  markup: singleWithSidebar,
};

const portfolio: CustomTemplate = {
  name: 'page-portfolio',
  title: 'Portfolio page',
  postTypes: ['page'],
  markup: (build) =>
    page([postTitle({ level: 1 }, { align: 'wide' }), content(), patternRef(build.pattern('portfolio'))], {
      top: '60',
      bottom: '0',
    }),
};

/** The templates that an author chooses for a page or post, which theme.json names. */
export function customTemplates({ features }: ThemePlan): readonly CustomTemplate[] {
  return [
    ...(features.has('custom_templates') ? [pageNoTitle, pageWide] : []),
    ...(features.has('sidebar') ? [withSidebarTemplate] : []),
    ...(features.has('portfolio') ? [portfolio] : []),
  ];
}
