import { css } from '../../../writers/css.ts';
import { js } from '../../../writers/js.ts';
import { php } from '../../../writers/php.ts';
import type { BlockPlan } from '../../plan.ts';
import type { ViewElement, ViewList, ViewNode } from '../../view/view.ts';
import type { Behaviour } from './behaviour.ts';
import { changeFirst } from './change-view.ts';
import { attributeOf } from './lists.ts';

/** Whether it is open now, by the hours in the list and the site's time; today's hours stand out. */
export const openNow: Behaviour = {
  enhance: (plan) =>
    changeFirst(plan.view, (node) => (node.kind === 'list' && hasHours(plan, node) ? withStatus(node) : undefined)),
  context: () => ({
    isKnown: false,
    isOpen: false,
    offset: php`wp_timezone()->getOffset( new DateTimeImmutable() )`,
  }),
  imports: ['getElement', 'withScope'],
  functions: js`
    const times =
      /(\d{1,2})(?:[:.h](\d{2}))?\s*([ap])?\.?m?\.?\s*(?:[–—-]|to|until|bis|à)\s*(\d{1,2})(?:[:.h](\d{2}))?\s*([ap])?/gi;

    /**
     * Reads a time of day.
     *
     * @param {string} hour   Hour.
     * @param {string} minute Minute, or nothing.
     * @param {string} half   a, p or nothing.
     * @return {number} Minutes after midnight.
     */
    function minutesOf( hour, minute, half ) {
      const hours = half ? ( Number( hour ) % 12 ) + ( half.toLowerCase() === 'p' ? 12 : 0 ) : Number( hour );
      return hours * 60 + Number( minute ?? 0 );
    }

    /**
     * Reads hours such as 9:00–12:30 and 2–6 pm.
     *
     * @param {string} text Text.
     * @return {Array} Pairs of minutes after midnight; those that end on the next day go beyond 1440.
     */
    function spansIn( text ) {
      return [ ...text.matchAll( times ) ].map( ( [ , from, fromMinute, fromHalf, to, toMinute, toHalf ] ) => {
        const start = minutesOf( from, fromMinute, fromHalf ?? ( Number( from ) <= Number( to ) ? toHalf : undefined ) );
        const end = minutesOf( to, toMinute, toHalf );
        return [ start, end > start ? end : end + 1440 ];
      } );
    }

    /**
     * Reads which days a text names, such as Monday, Mon–Fri or Saturday and Sunday.
     *
     * @param {string}   text  Text.
     * @param {string[]} names Names of the days from Sunday, in small letters.
     * @return {Set<number>} Days, 0 for Sunday.
     */
    function daysIn( text, names ) {
      const dayOf = ( word ) => {
        const sign = word.trim().replace( /\.$/, '' );
        return sign.length < 2 ? -1 : names.findIndex( ( name ) => name.startsWith( sign ) || sign.startsWith( name ) );
      };
      const days = new Set();
      for ( const part of text.toLowerCase().split( /[,&+/]|\s(?:and|und|et|y)\s/ ) ) {
        const [ first = -1, last = first ] = part.split( /\s*(?:[–—-]|\s(?:to|bis|à)\s)\s*/ ).map( dayOf );
        if ( first < 0 || last < 0 ) {
          continue;
        }
        for ( let day = first; ; day = ( day + 1 ) % 7 ) {
          days.add( day );
          if ( day === last ) {
            break;
          }
        }
      }
      return days;
    }
  `,
  store: js`
    callbacks: {
      watch() {
        const { ref } = getElement();
        const context = getContext();
        const rows = [ ...ref.querySelectorAll( '[data-hours] > *' ) ];
        const update = withScope( () => {
          const now = new Date( Date.now() + context.offset * 1000 );
          const day = now.getUTCDay();
          const minute = now.getUTCHours() * 60 + now.getUTCMinutes();
          const format = new Intl.DateTimeFormat( document.documentElement.lang || 'en', { weekday: 'long', timeZone: 'UTC' } );
          const names = Array.from( { length: 7 }, ( _, at ) => format.format( Date.UTC( 2023, 0, 1 + at ) ).toLowerCase() );
          const read = rows.map( ( row ) => ( {
            row,
            days: daysIn( row.children[ 0 ]?.textContent ?? '', names ),
            spans: spansIn( row.children[ 1 ]?.textContent ?? '' ),
          } ) );
          const isWithin = ( at, time ) =>
            read.some( ( { days, spans } ) => days.has( at ) && spans.some( ( [ from, to ] ) => from <= time && time < to ) );
          read.forEach( ( { row, days } ) => row.toggleAttribute( 'data-today', days.has( day ) ) );
          context.isKnown = read.some( ( { days } ) => days.has( day ) );
          context.isOpen = isWithin( day, minute ) || isWithin( ( day + 6 ) % 7, minute + 1440 );
        } );
        const timer = setInterval( update, 30000 );
        update();
        return () => clearInterval( timer );
      },
    },
    state: {
      get isClosed() {
        const { isKnown, isOpen } = getContext();
        return isKnown && ! isOpen;
      },
    },
  `,
  rules: (kit) => css`
    ${kit.part('opening')} {
      display: flex;
      flex-direction: column;
      gap: calc(${kit.get('gap')} * 0.6);
    }

    ${kit.part('opening-status')} {
      font-weight: 700;
      margin: 0;
    }

    ${kit.part('opening-status')} [hidden] {
      display: none;
    }

    ${kit.root} [data-hours] > [data-today] {
      font-weight: 700;
    }

    @media (scripting: none) {

      ${kit.part('opening-status')} {
        display: none;
      }
    }
  `,
  summary: 'visitors see whether it is open now, by the time zone of the site',
};

/** A list whose items are a day and its hours. */
function hasHours(plan: BlockPlan, list: ViewList): boolean {
  const fields = attributeOf(plan, list)?.fields ?? [];
  return (
    fields.length > 1 &&
    /^(?:week)?days?$/i.test(fields[0]?.id ?? '') &&
    /hours?|times?|open/i.test(fields[1]?.id ?? '')
  );
}

function withStatus(list: ViewList): ViewElement {
  const said = (part: string, text: string, hidden: string): ViewElement => ({
    kind: 'element',
    tag: 'span',
    part,
    frontProps: { 'data-wp-bind--hidden': hidden },
    children: [{ kind: 'text', tag: 'span', part: `${part}-text`, text }],
  });
  const status: ViewNode = {
    kind: 'element',
    tag: 'p',
    part: 'opening-status',
    frontProps: { role: 'status' },
    children: [said('is-open', 'Open now', '!context.isOpen'), said('is-closed', 'Closed now', '!state.isClosed')],
  };
  return {
    kind: 'element',
    tag: 'div',
    part: 'opening',
    frontProps: { 'data-wp-init': 'callbacks.watch' },
    children: [status, { ...list, frontProps: { ...list.frontProps, 'data-hours': '' } }],
  };
}
