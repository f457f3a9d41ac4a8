import { type CssCode, css, cssName, joinCss, noCss } from '../../../writers/css.ts';
import { handleOf } from '../../code-names.ts';
import type { PluginPlan } from '../../plan.ts';
import { editedTypes, mediaTypes } from './edited.ts';

/** The look of the boxes, for both directions of writing. */
export function metaBoxesStyle(plan: PluginPlan): CssCode {
  const types = editedTypes(plan);
  const name = (part: string) => cssName(handleOf(plan, part));
  const field = name('field');
  const media = css`
    .${name('media-preview')} {
      display: flex;
      flex-wrap: wrap;
      gap: 8px;
    }

    .${name('media-preview')}:empty {
      display: none;
    }

    .${name('media-preview')} img {
      inline-size: 80px;
      block-size: 80px;
      border-radius: 2px;
      object-fit: cover;
    }

    .${name('media')} {
      display: grid;
      gap: 8px;
      justify-items: start;
    }
  `;
  return joinCss(
    [
      css`
        .${field} {
          margin-block: 16px;
        }

        .${field} label,
        .${field} legend,
        .${name('media-label')} {
          display: block;
          margin-block-end: 4px;
          font-weight: 600;
        }

        .${field} label:has(> input) {
          font-weight: 400;
        }
      `,
      types.has('list')
        ? css`
            .${name('row')} {
              display: flex;
              align-items: center;
              gap: 8px;
              margin-block: 4px;
            }
          `
        : noCss,
      mediaTypes.some((type) => types.has(type)) ? media : noCss,
    ],
    '\n\n',
  );
}
