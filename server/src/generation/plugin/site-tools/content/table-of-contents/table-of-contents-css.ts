import { type CssCode, css, joinCss, noCss } from '../../../../writers/css.ts';
import type { PluginPlan } from '../../../plan.ts';
import { cssClass } from '../../support/style.ts';
import type { TableOfContents } from './table-of-contents-options.ts';

/** The look of the table of contents: a frame in the colour of the text. */
export function tableOfContentsCss(plan: PluginPlan, { isSmooth }: TableOfContents): CssCode {
  const name = (element?: string): CssCode => cssClass(plan, 'table_of_contents', element);
  return joinCss(
    [
      css`
        .${name()} {
          margin-block: 1.5rem;
          box-sizing: border-box;
          padding: 1rem 1.25rem;
          border: 1px solid color-mix(in srgb, currentcolor 25%, transparent);
          border-radius: 0.25rem;
        }

        .${name('title')} {
          margin: 0;
          font-weight: 600;
        }

        summary.${name('title')} {
          cursor: pointer;
        }

        .${name('list')} {
          margin: 0;
          padding-inline-start: 1.25rem;
        }

        .${name('title')} + .${name('list')} {
          margin-block-start: 0.5rem;
        }

        .${name('list')} li {
          margin-block: 0.25rem;
          overflow-wrap: anywhere;
        }

        ol.${name('list')} {
          padding-inline-start: 0;
          counter-reset: ${name('item')};
          list-style: none;
        }

        ol.${name('list')} ol.${name('list')} {
          padding-inline-start: 1.25rem;
        }

        ol.${name('list')} > li {
          counter-increment: ${name('item')};
        }

        ol.${name('list')} > li::before {
          content: counters(${name('item')}, ".") ". ";
        }
      `,
      isSmooth
        ? css`
          @media (prefers-reduced-motion: no-preference) {
            html {
              scroll-behavior: smooth;
            }
          }
        `
        : noCss,
    ],
    '\n\n',
  );
}
