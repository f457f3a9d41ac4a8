import { type CssCode, css, cssName, joinCss, noCss } from '../../../writers/css.ts';
import { handleOf } from '../../code-names.ts';
import type { PluginPlan } from '../../plan.ts';

/** The stylesheet of lists and forms: little of its own, colours and type are the theme's. */
export function frontCss(
  plan: PluginPlan,
  parts: {
    readonly hasLists: boolean;
    readonly hasForms: boolean;
    readonly hasSteps: boolean;
    readonly hasBars: boolean;
  },
): CssCode {
  const name = (part: string): CssCode => cssName(handleOf(plan, part));
  return joinCss(
    [
      parts.hasLists
        ? css`
          .${name('items')} {
            display: grid;
            gap: 1.5rem;
            margin: 0;
            padding: 0;
            list-style: none;
          }

          .${name('list--grid')} .${name('items')} {
            grid-template-columns: repeat(auto-fill, minmax(min(100%, 16rem), 1fr));
          }

          .${name('list--slider')} .${name('items')} {
            grid-auto-columns: min(85%, 20rem);
            grid-auto-flow: column;
            overflow-x: auto;
            padding-block-end: 1rem;
            scroll-snap-type: inline mandatory;
          }

          .${name('list--slider')} .${name('item')} {
            scroll-snap-align: start;
          }

          .${name('list')},
          .${name('item--single')} {
            margin-block: 1.5rem;
          }

          .${name('item')} {
            box-sizing: border-box;
            padding: 1.25rem;
            border: 1px solid color-mix(in srgb, currentcolor 20%, transparent);
            border-radius: 0.5rem;
          }

          .${name('list--agenda')} .${name('item')} {
            margin-block-end: 1rem;
          }

          .${name('title')} {
            margin-block: 0 0.5rem;
          }

          .${name('image')} {
            max-width: 100%;
            height: auto;
            margin-block-end: 1rem;
            border-radius: 0.25rem;
          }

          .${name('fields')} {
            display: grid;
            gap: 0.25rem;
            margin: 0;
          }

          .${name('field')} {
            display: grid;
            grid-template-columns: minmax(6rem, 30%) 1fr;
            gap: 0.75rem;
          }

          .${name('field')} dt {
            font-weight: 600;
          }

          .${name('field')} dd {
            margin: 0;
            overflow-wrap: anywhere;
          }

          .${name('field')} p {
            margin-block: 0;
          }

          .${name('table')} {
            width: 100%;
            border-collapse: collapse;
          }

          .${name('table')} th,
          .${name('table')} td {
            padding: 0.5rem 0.75rem;
            border-block-end: 1px solid color-mix(in srgb, currentcolor 20%, transparent);
            text-align: start;
            vertical-align: top;
          }

          .${name('details')} {
            padding-block: 0.75rem;
            border-block-end: 1px solid color-mix(in srgb, currentcolor 20%, transparent);
          }

          .${name('details')} summary {
            cursor: pointer;
            font-weight: 600;
          }

          .${name('filters')} {
            display: flex;
            flex-wrap: wrap;
            align-items: end;
            gap: 1rem;
            margin-block-end: 1.5rem;
          }

          .${name('filters')} p {
            margin: 0;
          }

          .${name('filters')} label {
            display: block;
          }

          .${name('filters')} input,
          .${name('filters')} select {
            box-sizing: border-box;
            min-width: 10rem;
            max-width: 100%;
            padding: 0.5rem;
            font: inherit;
          }

          .${name('pages')} {
            display: flex;
            flex-wrap: wrap;
            gap: 0.75rem;
            margin-block-start: 1.5rem;
          }

          .${name('pages')} .current {
            font-weight: 700;
          }
        `
        : noCss,
      parts.hasBars
        ? css`
          .${name('figure')} progress {
            inline-size: 100%;
            accent-color: currentColor;
          }
        `
        : noCss,
      parts.hasForms
        ? css`
          .${name('form')} {
            display: grid;
            gap: 1rem;
            max-width: 40rem;
          }

          .${name('form')} p {
            margin: 0;
          }

          .${name('form')} label {
            display: block;
            font-weight: 600;
          }

          .${name('form')} input:not([type="checkbox"]),
          .${name('form')} select,
          .${name('form')} textarea {
            box-sizing: border-box;
            width: 100%;
            padding: 0.5rem;
            font: inherit;
          }

          .${name('error')} {
            display: block;
            color: #b32d2e;
          }

          .${name('message')} {
            padding: 1rem;
            border: 1px solid currentcolor;
            border-radius: 0.5rem;
          }

          .${name('extra')} {
            position: absolute;
            overflow: hidden;
            width: 1px;
            height: 1px;
            clip-path: inset(50%);
          }
        `
        : noCss,
      parts.hasSteps
        ? css`
          .${name('step')} {
            display: grid;
            gap: 1rem;
            min-width: 0;
            margin: 0;
            padding: 0;
            border: 0;
          }

          .${name('step')} legend {
            padding: 0;
            margin-block-end: 1rem;
            font-size: 1.25em;
            font-weight: 600;
          }

          .${name('form')} [hidden] {
            display: none;
          }
        `
        : noCss,
    ],
    '\n\n',
  );
}
