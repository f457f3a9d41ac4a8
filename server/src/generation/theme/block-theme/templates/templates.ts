import type { HtmlCode } from '../../../writers/html.ts';
import { flow, group } from '../../blocks/containers.ts';
import { dynamic, featuredImage, patternRef, postTitle, templatePart } from '../../blocks/dynamic.ts';
import type { ThemePlan } from '../../plan/theme-plan.ts';
import type { Build } from '../build.ts';
import { postList } from '../patterns/posts.ts';
import { page, withSidebar } from './page-frame.ts';
import { content, single } from './single.ts';

const list = (build: Build, heading: readonly HtmlCode[]): HtmlCode =>
  build.plan.features.has('sidebar')
    ? page([...heading, withSidebar([postList(build, { isNarrow: true })])])
    : page([...heading, postList(build)]);

const home = (build: Build): HtmlCode => list(build, [patternRef(build.pattern('hidden-blog-heading'))]);

const archive = (build: Build): HtmlCode =>
  list(build, [
    group([dynamic('query-title', { type: 'archive', showPrefix: false }), dynamic('term-description')], {
      align: 'wide',
      layout: flow,
      gap: '30',
    }),
  ]);

const search = (build: Build): HtmlCode =>
  page([
    group([dynamic('query-title', { type: 'search' }), patternRef(build.pattern('hidden-search'))], {
      align: 'wide',
      layout: flow,
      gap: '40',
    }),
    postList(build, { look: 'rows' }),
  ]);

const pageTemplate = (): HtmlCode =>
  page([
    postTitle({ level: 1 }),
    featuredImage({ ratio: '16/9' }, { align: 'wide' }),
    content(),
    templatePart('comments'),
  ]);

const notFound = (build: Build): HtmlCode => page([patternRef(build.pattern('hidden-404'))]);

const frontPage = (build: Build): HtmlCode =>
  page([patternRef(build.pattern('hero')), ...build.plan.sections.map((name) => patternRef(build.pattern(name)))], {
    top: '0',
    bottom: '0',
  });

const categoryPortfolio = (build: Build): HtmlCode =>
  page([
    group([dynamic('query-title', { type: 'archive', showPrefix: false }), dynamic('term-description')], {
      align: 'wide',
      layout: flow,
      gap: '30',
    }),
    postList(build, { look: 'pairs' }),
  ]);

const product = (build: Build): HtmlCode =>
  page([patternRef(build.pattern('hidden-product'))], { top: '50', bottom: '80' });

const products = (build: Build): HtmlCode =>
  page([
    group([dynamic('query-title', { type: 'archive', showPrefix: false }), dynamic('term-description')], {
      align: 'wide',
      layout: flow,
      gap: '30',
    }),
    patternRef(build.pattern('hidden-products')),
  ]);

/** The cart and the checkout are pages, whose blocks WooCommerce writes: they get the room that these need. */
const purchase = (build: Build): HtmlCode =>
  page([postTitle({ level: 1 }, { align: 'wide' }), content(build.plan.layout.wideSize)]);

/** The templates of `templates/` that WordPress chooses by itself, by name. */
export function templates({ features }: ThemePlan): readonly (readonly [string, (build: Build) => HtmlCode])[] {
  return [
    ['index', home],
    ['home', home],
    ...(features.has('hero') ? [['front-page', frontPage] as const] : []),
    ['single', single],
    ['page', pageTemplate],
    ['archive', archive],
    ['search', search],
    ['404', notFound],
    ...(features.has('woocommerce_ready')
      ? ([
          ['single-product', product],
          ['archive-product', products],
          ['product-search-results', products],
          ['page-cart', purchase],
          ['page-checkout', purchase],
        ] as const)
      : []),
    ...(features.has('portfolio') ? [['category-portfolio', categoryPortfolio] as const] : []),
  ];
}
