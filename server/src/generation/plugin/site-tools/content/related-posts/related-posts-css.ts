import { type CssCode, css, joinCss, noCss } from '../../../../writers/css.ts';
import type { PluginPlan } from '../../../plan.ts';
import { cssClass } from '../../support/style.ts';
import type { RelatedPosts } from './related-posts-options.ts';

/** The look of the links: as a list, or side by side. */
export function relatedPostsCss(plan: PluginPlan, { isGrid }: RelatedPosts): CssCode {
  const name = (element?: string): CssCode => cssClass(plan, 'related_posts', element);
  return joinCss(
    [
      css`
        .${name()} {
          margin-block: 2rem;
        }

        .${name('list')} {
          margin-block: 1rem 0;
        }

        .${name('list')} img {
          display: block;
          max-width: 100%;
          height: auto;
          margin-block-end: 0.5rem;
        }

        .${name('list')} time {
          display: block;
          font-size: 0.875em;
        }
      `,
      isGrid
        ? css`
          .${name('list')} {
            display: grid;
            grid-template-columns: repeat(auto-fill, minmax(min(100%, 12rem), 1fr));
            gap: 1.5rem;
            padding: 0;
            list-style: none;
          }

          .${name('list')} img {
            width: 100%;
            aspect-ratio: 3 / 2;
            object-fit: cover;
          }
        `
        : noCss,
    ],
    '\n\n',
  );
}
