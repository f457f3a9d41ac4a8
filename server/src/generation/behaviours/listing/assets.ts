import { handleOf } from '../../plugin/code-names.ts';
import type { ExtraFile } from '../../plugin/feature-module.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { type CssCode, css, cssFile, cssName } from '../../writers/css.ts';
import { js, jsFile } from '../../writers/js.ts';
import type { Listing } from './listing-plan.ts';

/** The stylesheet, and the script where lists grow. */
export const listingAssets = (plan: PluginPlan, listings: readonly Listing[]): readonly ExtraFile[] => [
  { path: 'assets/css/listings.css', content: cssFile(style(plan)) },
  ...(listings.some(({ paging }) => paging === 'load_more')
    ? [{ path: 'assets/js/listings.js', content: jsFile(script()) }]
    : []),
];

function style(plan: PluginPlan): CssCode {
  const name = (part: string): CssCode => cssName(handleOf(plan, part));
  const [listing, items] = [name('listing'), name('listing-items')];
  return css`
    .${listing} {
      margin-block: 1.5rem;
    }

    .${listing} :is(h3, p) {
      margin-block: 0.25rem;
    }

    .${listing} img {
      height: auto;
      max-width: 100%;
    }

    .${items} {
      display: grid;
      gap: 1.25rem;
      list-style: none;
      margin: 0;
      padding: 0;
    }

    .${listing}:is(.is-grid, .is-cards, .is-gallery) .${items} {
      grid-template-columns: repeat(auto-fill, minmax(min(15rem, 100%), 1fr));
    }

    .${listing}:is(.is-grid, .is-cards, .is-gallery)[style] .${items} {
      grid-template-columns: repeat(auto-fill, minmax(max(9rem, (100% - var(--columns) * 1.25rem) / var(--columns)), 1fr));
    }

    .${listing}.is-cards li {
      border: 1px solid currentcolor;
      border-radius: 0.5rem;
      padding: 1rem;
    }

    .${listing}.is-slider .${items} {
      grid-auto-columns: min(18rem, 85%);
      grid-auto-flow: column;
      overflow-x: auto;
      scroll-snap-type: x mandatory;
    }

    .${listing}.is-slider li {
      scroll-snap-align: start;
    }

    .${name('listing-timeline')} {
      border-inline-start: 2px solid currentcolor;
      display: grid;
      gap: 1.5rem;
      list-style: none;
      margin: 0;
      padding-inline-start: 1.25rem;
    }

    .${name('listing-letters')},
    .${name('listing-paging')} {
      display: flex;
      flex-wrap: wrap;
      gap: 0.5rem 1rem;
      margin-block: 1rem;
    }

    .${name('listing-controls')} {
      align-items: end;
      display: flex;
      flex-wrap: wrap;
      gap: 0.5rem 1rem;
      margin-block-end: 1rem;
    }

    .${name('listing-controls')} fieldset {
      border: 0;
      margin: 0;
      padding: 0;
    }

    .${name('listing-calendar')} {
      border-collapse: collapse;
      table-layout: fixed;
      width: 100%;
    }

    .${name('listing-calendar')} td {
      border: 1px solid currentcolor;
      overflow-wrap: anywhere;
      padding: 0.25rem;
      vertical-align: top;
    }

    .${name('listing-calendar')} ul {
      font-size: 0.8em;
      list-style: none;
      margin: 0;
      padding: 0;
    }

    .${listing} iframe {
      aspect-ratio: 16 / 9;
      border: 0;
      width: 100%;
    }
  `;
}

const script = () => js`
  ( function () {
    document.addEventListener( 'click', ( event ) => {
      const link = event.target.closest( 'a[data-load-more]' );
      const list = link && document.getElementById( link.dataset.loadMore );
      const items = list && list.querySelectorAll( '[data-items]' );

      if ( ! items || items.length !== 1 ) {
        return;
      }

      event.preventDefault();
      link.setAttribute( 'aria-busy', 'true' );
      window
        .fetch( link.href )
        .then( ( response ) => response.text() )
        .then( ( text ) => {
          const next = new window.DOMParser().parseFromString( text, 'text/html' ).getElementById( list.id );
          const more = next.querySelector( '[data-items]' );
          const first = more.firstElementChild;
          const paging = next.querySelector( 'nav a[data-load-more]' );

          items[ 0 ].append( ...more.children );
          if ( paging ) {
            link.href = paging.href;
            link.removeAttribute( 'aria-busy' );
          } else {
            link.remove();
          }
          first.setAttribute( 'tabindex', '-1' );
          first.focus();
        } )
        .catch( () => window.location.assign( link.href ) );
    } );
  } )();
`;
