import { type FrontSection, themeLayouts } from '@presswright/shared/schemas/plans/theme-vocabulary';
import type { HtmlCode } from '../../../writers/html.ts';
import type { ThemePlan } from '../../plan/theme-plan.ts';
import type { Build } from '../build.ts';
import { footer } from './footers.ts';
import { header } from './headers.ts';
import { hero } from './hero.ts';
import * as hidden from './hidden.ts';
import { portfolio } from './portfolio.ts';
import { postList } from './posts.ts';
import { sections } from './sections.ts';
import { product, products } from './shop.ts';

/** A file of `patterns/`. */
export interface Pattern {
  /** File name without `.php`, and the last part of the slug. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly categories: readonly string[];
  readonly blockTypes?: readonly string[];
  readonly keywords?: readonly string[];
  /** Only templates use it. */
  readonly isHidden?: boolean;
  markup(build: Build): HtmlCode;
}

const hiddenPattern = (name: string, title: string, markup: (build: Build) => HtmlCode): Pattern => ({
  name: `hidden-${name}`,
  title,
  description: '',
  categories: [],
  isHidden: true,
  markup,
});

/** What the inserter calls the sections of a front page. */
export const sectionTitles: Record<
  FrontSection,
  { title: string; description: string; categories: readonly string[] }
> = {
  features: {
    title: 'Three features',
    description: 'A heading and three short texts.',
    categories: ['services', 'text'],
  },
  about: { title: 'About with image', description: 'An image next to a short introduction.', categories: ['about'] },
  gallery: { title: 'Gallery', description: 'A heading and three images.', categories: ['gallery', 'portfolio'] },
  offers: { title: 'Pricing', description: 'Three offers with prices.', categories: ['services'] },
  voices: { title: 'Testimonials', description: 'Quotes from customers.', categories: ['testimonials'] },
  questions: {
    title: 'Questions and answers',
    description: 'Questions with expandable answers.',
    categories: ['text', 'about'],
  },
  posts: { title: 'Latest posts', description: 'A heading and the latest posts.', categories: ['posts'] },
  action: {
    title: 'Call to action',
    description: 'A heading, a sentence and a button on a colored background.',
    categories: ['call-to-action'],
  },
};

const { header: headerLooks, footer: footerLooks, hero: heroLooks } = themeLayouts;

const allSections = Object.keys(sectionTitles) as FrontSection[];

const sectionPattern = (name: FrontSection): Pattern => ({ name, ...sectionTitles[name], markup: sections[name] });

/** Every pattern of a theme: those that its templates need and, with `block_patterns`, those to choose from. */
export function patternsOf(plan: ThemePlan): readonly Pattern[] {
  const { features, layout, sections: onFront } = plan;
  const offersPatterns = features.has('block_patterns');
  const hasHero = features.has('hero');
  const shown = allSections.filter((name) => offersPatterns || (hasHero && onFront.includes(name)));
  const otherHeader = headerLooks[(headerLooks.indexOf(layout.header) + 1) % headerLooks.length] ?? 'split';
  const otherFooter = footerLooks[(footerLooks.indexOf(layout.footer) + 1) % footerLooks.length] ?? 'line';
  const otherHero = heroLooks[(heroLooks.indexOf(layout.hero) + 1) % heroLooks.length] ?? 'split';
  return [
    {
      name: 'header',
      title: 'Header',
      description: 'The header of this theme.',
      categories: ['header'],
      blockTypes: ['core/template-part/header'],
      markup: header,
    },
    {
      name: 'footer',
      title: 'Footer',
      description: 'The footer of this theme.',
      categories: ['footer'],
      blockTypes: ['core/template-part/footer'],
      markup: footer,
    },
    ...(offersPatterns
      ? [
          {
            name: `header-${otherHeader}`,
            title: 'Alternative header',
            description: 'The header in a different layout.',
            categories: ['header'],
            blockTypes: ['core/template-part/header'],
            markup: (build: Build) => header(build, otherHeader),
          },
          {
            name: `footer-${otherFooter}`,
            title: 'Alternative footer',
            description: 'The footer in a different layout.',
            categories: ['footer'],
            blockTypes: ['core/template-part/footer'],
            markup: (build: Build) => footer(build, otherFooter),
          },
        ]
      : []),
    ...(offersPatterns || hasHero
      ? [
          {
            name: 'hero',
            title: 'Hero',
            description: 'A large introduction at the top of a page.',
            categories: ['banner', 'featured'],
            markup: hero,
          },
        ]
      : []),
    ...(offersPatterns
      ? [
          {
            name: `hero-${otherHero}`,
            title: 'Alternative hero',
            description: 'The hero in a different layout.',
            categories: ['banner'],
            markup: (build: Build) => hero(build, otherHero),
          },
        ]
      : []),
    ...shown.map(sectionPattern),
    ...(offersPatterns
      ? [
          {
            name: 'posts-in-rows',
            title: 'Posts in a list',
            description: 'Posts in a single column.',
            categories: ['posts'],
            blockTypes: ['core/query'],
            markup: (build: Build) => postList(build, { look: 'rows', id: 11 }),
          },
          {
            name: 'posts-in-pairs',
            title: 'Posts in a grid',
            description: 'Posts with large images in two columns.',
            categories: ['posts'],
            blockTypes: ['core/query'],
            markup: (build: Build) => postList(build, { look: 'pairs', id: 12 }),
          },
        ]
      : []),
    ...(features.has('portfolio')
      ? [
          {
            name: 'portfolio',
            title: 'Portfolio',
            description: 'Three projects with a short description.',
            categories: ['portfolio', 'gallery'],
            markup: portfolio,
          },
        ]
      : []),
    hiddenPattern('404', '404', hidden.notFound),
    hiddenPattern('no-results', 'No results', hidden.noResults),
    hiddenPattern('search', 'Search', hidden.search),
    hiddenPattern('blog-heading', 'Blog heading', hidden.blogHeading),
    hiddenPattern('post-meta', 'Post meta', hidden.postMeta),
    hiddenPattern('post-end', 'End of a post', hidden.postEnd),
    ...(features.has('blog')
      ? [hiddenPattern('author', 'Author', hidden.author), hiddenPattern('more-posts', 'More posts', hidden.morePosts)]
      : []),
    ...(features.has('woocommerce_ready')
      ? [hiddenPattern('product', 'Product', product), hiddenPattern('products', 'Products', products)]
      : []),
    ...(features.has('sidebar') ? [hiddenPattern('sidebar', 'Sidebar', hidden.sidebar)] : []),
  ];
}
