import { css } from '../../../writers/css.ts';
import { js } from '../../../writers/js.ts';
import { php } from '../../../writers/php.ts';
import { attributeVariable } from '../../php/render-value.ts';
import type { BlockAttribute, BlockPlan } from '../../plan.ts';
import type { ViewElement, ViewNode } from '../../view/view.ts';
import type { Behaviour } from './behaviour.ts';
import { shownIn, withoutValues } from './pick-nodes.ts';

/** Two pictures on top of each other, and a slider that moves the line between them. */
export const comparison: Behaviour = {
  enhance: (plan) => {
    const pictures = picturesOf(plan);
    if (plan.archetype !== 'comparison' || pictures.length < 2) return undefined;
    const labels = labelsOf(plan);
    const moved = [...pictures, ...labels].flatMap(({ name }) => shownIn(plan.view, name) ?? []);
    const rest = withoutValues(plan.view, new Set(moved.map(({ attribute }) => attribute)));
    const inside = moved.map((value, at): ViewNode => {
      const side = at % 2 === 0 ? 'before' : 'after';
      return at < 2 ? value : { ...value, tag: 'span', part: `${side}-tag ${value.part}` };
    });
    return { ...rest, children: [...rest.children, frame(plan, inside)] };
  },
  context: () => ({}),
  imports: ['getElement'],
  store: js`
    actions: {
      move() {
        const { ref } = getElement();
        ref.parentElement.style.setProperty( '--position', ref.value + '%' );
      },
    },
  `,
  rules: (kit, plan) => {
    const [, after] = picturesOf(plan).map(({ name }) => shownIn(plan.view, name)?.part ?? '');
    const pictures = picturesOf(plan).map(({ name }) => kit.part(shownIn(plan.view, name)?.part ?? ''));
    const [first = css``, second = css``] = pictures;
    return css`
      ${kit.part('comparison')} {
        direction: ltr;
        display: grid;
        overflow: hidden;
        position: relative;
      }

      ${kit.part('comparison')} > ${first},
      ${kit.part('comparison')} > ${second} {
        block-size: 100%;
        grid-area: 1 / 1;
        inline-size: 100%;
        object-fit: cover;
      }

      ${kit.part('comparison')} > ${second} {
        clip-path: inset(0 0 0 var(--position, 50%));
      }

      ${kit.part('comparison')}::after {
        background-color: #fff;
        block-size: 100%;
        box-shadow: 0 0 0 1px rgb(0 0 0 / 40%);
        content: "";
        inline-size: 3px;
        inset-block-start: 0;
        inset-inline-start: var(--position, 50%);
        pointer-events: none;
        position: absolute;
        translate: -50%;
      }

      ${kit.part('comparison-slider')} {
        appearance: none;
        background: none;
        block-size: 100%;
        cursor: ew-resize;
        grid-area: 1 / 1;
        inline-size: calc(100% + 2.75rem);
        margin: 0;
        margin-inline: -1.375rem;
        touch-action: pan-y;
        z-index: 1;
      }

      ${kit.part('comparison-slider')}::-webkit-slider-thumb {
        appearance: none;
        background-color: #fff;
        block-size: 2.75rem;
        border: 3px solid #1e1e1e;
        border-radius: 50%;
        box-sizing: border-box;
        inline-size: 2.75rem;
      }

      ${kit.part('comparison-slider')}::-moz-range-thumb {
        background-color: #fff;
        block-size: 2.75rem;
        border: 3px solid #1e1e1e;
        border-radius: 50%;
        box-sizing: border-box;
        inline-size: 2.75rem;
      }

      ${kit.part('comparison-slider')}:focus-visible {
        outline: 3px solid ${kit.get('accent')};
        outline-offset: -3px;
      }

      ${
        after === undefined
          ? css``
          : css`
      ${kit.part('before-tag')},
      ${kit.part('after-tag')} {
        align-self: end;
        background-color: rgb(0 0 0 / 70%);
        color: #fff;
        font-size: 0.875rem;
        grid-area: 1 / 1;
        justify-self: start;
        margin: 0.75rem;
        padding: 0.25em 0.75em;
        pointer-events: none;
        z-index: 2;
      }

      ${kit.part('after-tag')} {
        justify-self: end;
      }
      `
      }

      @media (scripting: none) {

        ${kit.part('comparison')} {
          grid-template-columns: 1fr 1fr;
        }

        ${kit.part('comparison')} > ${first},
        ${kit.part('comparison')} > ${second} {
          clip-path: none;
          grid-area: auto;
        }

        ${kit.part('comparison-slider')},
        ${kit.part('comparison')}::after {
          display: none;
        }
      }
    `;
  },
  editorRules: (kit, plan) => {
    const pictures = picturesOf(plan).map(({ name }) => kit.part(shownIn(plan.view, name)?.part ?? ''));
    const [first = css``, second = css``] = pictures;
    return css`
      ${kit.part('comparison')} {
        gap: 0.5rem;
        grid-template-columns: 1fr 1fr;
      }

      ${kit.part('comparison')} > ${first},
      ${kit.part('comparison')} > ${second},
      ${kit.part('before-tag')},
      ${kit.part('after-tag')} {
        clip-path: none;
        grid-area: auto;
      }

      ${kit.part('comparison-slider')},
      ${kit.part('comparison')}::after {
        display: none;
      }
    `;
  },
  summary: 'a slider, which also supports arrow keys, moves the divider between the two images',
};

/** The pictures that are compared: before and after by their names, else in their order. */
function picturesOf({ attributes }: BlockPlan): readonly BlockAttribute[] {
  const pictures = attributes.filter(({ kind }) => kind === 'image');
  const [first, second] = pictures;
  if (first === undefined || second === undefined) return [];
  return /after/i.test(first.id) && /before/i.test(second.id) ? [second, first] : [first, second];
}

const labelsOf = ({ attributes }: BlockPlan): readonly BlockAttribute[] => {
  const named = (pattern: RegExp) => attributes.find(({ kind, id }) => kind === 'string' && pattern.test(id));
  const [before, after] = [named(/^before/i), named(/^after/i)];
  return before === undefined || after === undefined ? [] : [before, after];
};

function frame(plan: BlockPlan, inside: readonly ViewNode[]): ViewElement {
  const start = plan.attributes.find(({ id, role }) => role === 'setting' && /position$/i.test(id));
  const value =
    start === undefined ? php`50` : php`min( 100, max( 0, (int) ( ${attributeVariable(plan, start.name)} ?? 50 ) ) )`;
  const slider: ViewElement = {
    kind: 'element',
    tag: 'input',
    part: 'comparison-slider',
    frontProps: { type: 'range', min: '0', max: '100', 'data-wp-on--input': 'actions.move' },
    rendered: {
      value,
      'aria-label': php`__( 'Position of the divider between the images', ${plan.names.textDomain} )`,
    },
    editProps: { hidden: true },
    children: [],
  };
  return {
    kind: 'element',
    tag: 'div',
    part: 'comparison',
    rendered: { style: php`'--position:' . ${value} . '%'` },
    children: [...inside, slider],
  };
}
