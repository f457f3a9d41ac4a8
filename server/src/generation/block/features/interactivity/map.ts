import type { BlockPurpose } from '@presswright/shared/schemas/plans/block-vocabulary';
import { css } from '../../../writers/css.ts';
import { js } from '../../../writers/js.ts';
import { type PhpCode, php } from '../../../writers/php.ts';
import { attributeVariable, local } from '../../php/render-value.ts';
import type { BlockAttribute, BlockPlan } from '../../plan.ts';
import type { ViewElement } from '../../view/view.ts';
import type { Behaviour } from './behaviour.ts';
import { button, buttonRules } from './toggle-button.ts';

/** A map of a place that is asked for when a visitor wants it: before, no other server hears of the visit. */
export const map: Behaviour = {
  enhance: (plan) => {
    if (!withMaps.has(plan.archetype) || placeOf(plan) === undefined) return undefined;
    return { ...plan.view, children: [...plan.view.children, frame(plan)] };
  },
  statements: (plan) => {
    const zoom = plan.attributes.find(({ id }) => /^zoom/i.test(id));
    const look = plan.attributes.find(({ options }) => options.some(({ value }) => value === 'satellite'));
    const query = {
      q: php`rawurlencode( ${placeOf(plan) ?? php`''`} )`,
      z: zoom === undefined ? 14 : php`absint( ${attributeVariable(plan, zoom.name)} ?? 14 )`,
      ...(look === undefined ? {} : { t: php`'satellite' === ${attributeVariable(plan, look.name)} ? 'k' : 'm'` }),
      output: 'embed',
    };
    return php`
      ${local(plan, 'map_url')} = add_query_arg(
        ${query},
        'https://www.google.com/maps'
      );
    `;
  },
  context: (plan) => ({ isShown: false, url: local(plan, 'map_url'), source: '' }),
  store: js`
    actions: {
      show() {
        const context = getContext();
        context.source = context.url;
        context.isShown = true;
      },
    },
  `,
  rules: (kit) => css`
    ${kit.part('map')} {
      align-items: center;
      background-color: rgb(127 127 127 / 12%);
      display: flex;
      flex: 1 1 auto;
      flex-wrap: wrap;
      gap: 0.75rem 1.25rem;
      justify-content: center;
      min-block-size: min(20rem, 60vh);
    }

    ${kit.part('frame')} {
      align-self: stretch;
      border: 0;
      flex: 1 1 100%;
      min-block-size: min(20rem, 60vh);
    }

    ${kit.part('frame')}[hidden],
    ${kit.part('show')}[hidden] {
      display: none;
    }

    ${buttonRules(kit, 'show')}

    ${kit.part('show')} {
      align-self: center;
    }
  `,
  summary: 'a button loads the map from Google Maps; no visitor data is shared before',
};

/** Kinds of blocks that say where something is. */
const withMaps: ReadonlySet<string> = new Set<BlockPurpose>(['map', 'contact', 'listing']);

/** The place as text: an address, or where it lies on the globe. */
function placeOf(plan: BlockPlan): PhpCode | undefined {
  const named = (pattern: RegExp): BlockAttribute | undefined => plan.attributes.find(({ id }) => pattern.test(id));
  const [latitude, longitude] = [named(/^lat(?:itude)?$/i), named(/^(?:lng|lon(?:gitude)?)$/i)];
  if (latitude !== undefined && longitude !== undefined) {
    return php`${attributeVariable(plan, latitude.name)} . ',' . ${attributeVariable(plan, longitude.name)}`;
  }
  const texts = plan.attributes.filter(({ kind }) => kind === 'string' || kind === 'textarea');
  const address =
    texts.find(({ role }) => role === 'address') ?? texts.find(({ id }) => /address|location|query/i.test(id));
  return address === undefined ? undefined : attributeVariable(plan, address.name);
}

function frame(plan: BlockPlan): ViewElement {
  const place = placeOf(plan) ?? php`''`;
  const link: ViewElement = {
    kind: 'element',
    tag: 'a',
    part: 'map-link',
    rendered: { href: php`'https://www.google.com/maps/search/?api=1&query=' . rawurlencode( ${place} )` },
    children: [{ kind: 'text', tag: 'span', part: 'map-link-text', text: 'Open in Google Maps' }],
  };
  const inner: ViewElement = {
    kind: 'element',
    tag: 'iframe',
    part: 'frame',
    frontProps: {
      hidden: 'hidden',
      referrerpolicy: 'no-referrer',
      'data-wp-bind--hidden': '!context.isShown',
      'data-wp-bind--src': 'context.source',
    },
    rendered: { title: php`__( 'Map', ${plan.names.textDomain} )` },
    editProps: { hidden: true, title: 'Map' },
    children: [],
  };
  const show = button('show', 'Show the map', {
    'data-wp-on--click': 'actions.show',
    'data-wp-bind--hidden': 'context.isShown',
  });
  return { kind: 'element', tag: 'div', part: 'map', children: [inner, show, link] };
}
