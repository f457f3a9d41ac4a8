import { Code } from '../../../writers/code.ts';
import { css } from '../../../writers/css.ts';
import { js } from '../../../writers/js.ts';
import { type PhpCode, php } from '../../../writers/php.ts';
import { local } from '../../php/render-value.ts';
import type { BlockPlan } from '../../plan.ts';
import type { ViewElement, ViewNode } from '../../view/view.ts';
import type { Behaviour } from './behaviour.ts';
import { changeFirst } from './change-view.ts';

const units = { days: 'Days', hours: 'Hours', minutes: 'Minutes', seconds: 'Seconds' } as const;

/** The time that is left until a date, counted down by the second; without scripts as it was when the page was made. */
export const countdown: Behaviour = {
  enhance: (plan) => {
    const date = dateOf(plan);
    return date === undefined
      ? undefined
      : changeFirst(withExpired(plan), (node) =>
          node.kind === 'value' && node.attribute === date ? withUnits(plan, node) : undefined,
        );
  },
  statements: (plan) => {
    const [target, left] = [local(plan, 'target'), local(plan, 'seconds_left')];
    const width = Math.max(target.text.length, left.text.length);
    const padding = (name: PhpCode): PhpCode => new Code('php', ' '.repeat(width - name.text.length));
    return php`
      ${target}${padding(target)} = (int) get_gmt_from_date( (string) ( $attributes[${dateOf(plan) ?? ''}] ?? '' ), 'U' );
      ${left}${padding(left)} = max( 0, ${target} - time() );
    `;
  },
  context: (plan) => {
    const left = local(plan, 'seconds_left');
    return {
      isOver: php`0 === ${left}`,
      target: php`1000 * ${local(plan, 'target')}`,
      days: php`intdiv( ${left}, DAY_IN_SECONDS )`,
      hours: php`intdiv( ${left}, HOUR_IN_SECONDS ) % 24`,
      minutes: php`intdiv( ${left}, MINUTE_IN_SECONDS ) % 60`,
      seconds: php`${left} % 60`,
    };
  },
  wrapper: { 'data-wp-init': 'callbacks.start' },
  imports: ['withScope'],
  store: js`
    actions: {
      tick() {
        const context = getContext();
        const left = Math.floor( ( context.target - Date.now() ) / 1000 );
        const seconds = Math.max( 0, left );
        context.isOver = left <= 0;
        context.days = Math.floor( seconds / 86400 );
        context.hours = Math.floor( seconds / 3600 ) % 24;
        context.minutes = Math.floor( seconds / 60 ) % 60;
        context.seconds = seconds % 60;
      },
    },
    callbacks: {
      start() {
        const tick = withScope( () => actions.tick() );
        const timer = setInterval( tick, 1000 );
        tick();
        return () => clearInterval( timer );
      },
    },
  `,
  rules: (kit) => css`
    ${kit.part('countdown')} {
      display: flex;
      flex-direction: column;
      gap: 0.75em;
    }

    ${kit.part('units')} {
      display: grid;
      gap: 0.5rem;
      grid-auto-columns: minmax(0, 6rem);
      grid-auto-flow: column;
      justify-content: inherit;
      margin-inline: auto;
      max-inline-size: 100%;
    }

    ${kit.part('units')}[hidden] {
      display: none;
    }

    ${kit.part('unit')} {
      align-items: center;
      border: 1px solid ${kit.get('border')};
      border-radius: calc(${kit.get('radius')} * 0.5 + 0.25rem);
      display: flex;
      flex-direction: column;
      padding: 0.75rem 0.25rem;
    }

    ${kit.part('unit-value')} {
      font-size: clamp(1.25rem, 0.9rem + 1.6vw, 2rem);
      font-variant-numeric: tabular-nums;
      font-weight: 700;
      line-height: 1.1;
    }

    ${kit.part('unit-value')}:empty::before {
      content: "0";
    }

    ${kit.part('unit-label')} {
      color: ${kit.get('muted')};
      font-size: clamp(0.6875rem, 0.6rem + 0.4vw, 0.8125rem);
      font-weight: 400;
    }
  `,
  summary: 'the remaining time is counted down',
};

/** The date that is counted down to. */
function dateOf({ attributes, archetype }: BlockPlan): string | undefined {
  const end = attributes.find(({ role }) => role === 'end-date');
  const any =
    archetype === 'countdown' || archetype === 'event' ? attributes.find(({ kind }) => kind === 'date') : undefined;
  return (end ?? any)?.name;
}

/** A message for afterwards is shown then, and not before. */
function withExpired({ view, attributes }: BlockPlan): ViewElement {
  const message = attributes.find(
    ({ kind, id }) => kind !== 'url' && /expired|finished|ended|complete|over(?=Text|Message|$)/i.test(id),
  );
  const hidden = (node: ViewNode): ViewNode | undefined =>
    node.kind === 'value' && node.attribute === message?.name
      ? {
          kind: 'element',
          tag: 'div',
          part: 'over',
          frontProps: { 'data-wp-bind--hidden': '!context.isOver' },
          children: [node],
        }
      : undefined;
  return (message === undefined ? undefined : changeFirst(view, hidden)) ?? view;
}

function withUnits({ attributes }: BlockPlan, date: ViewNode): ViewElement {
  const switchOf = (unit: string): string | undefined =>
    attributes.find(
      ({ kind, id }) => kind === 'boolean' && new RegExp(`^(?:show|display|has|with|enable)${unit}$`, 'i').test(id),
    )?.name;
  const shown = Object.entries(units).map(
    ([unit, label]): ViewElement => ({
      kind: 'element',
      tag: 'span',
      part: 'unit',
      children: [
        {
          kind: 'element',
          tag: 'span',
          part: 'unit-value',
          frontProps: { 'data-wp-text': `context.${unit}` },
          children: [],
        },
        { kind: 'text', tag: 'span', part: 'unit-label', text: label, ...given(switchOf(unit)) },
      ],
    }),
  );
  const timer: ViewElement = {
    kind: 'element',
    tag: 'span',
    part: 'units',
    isAlways: true,
    props: { role: 'timer' },
    frontProps: { 'data-wp-bind--hidden': 'context.isOver' },
    children: shown,
  };
  return { kind: 'element', tag: 'span', part: 'countdown', children: [date, timer] };
}

const given = (attribute: string | undefined) => (attribute === undefined ? {} : { with: attribute });
