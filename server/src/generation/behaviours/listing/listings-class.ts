import { classOf, constantOf, handleOf, prefixed, translated } from '../../plugin/code-names.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { identifier, joinPhp, noPhp, type PhpCode, type PhpValue, php } from '../../writers/php.ts';
import { audiencePhp } from '../shown/audience.ts';
import { dynamicBlocks } from '../shown/dynamic-blocks.ts';
import { placesCode } from '../shown/places.ts';
import { readerName } from '../shown/reader-class.ts';
import { isFirstPhp, matchesPhp, whosePhp } from '../shown/whose.ts';
import { feedHooks, feedLink, feedMethods, feedName } from './feed-methods.ts';
import { findingMethods } from './finding-methods.ts';
import { itemMethods } from './item-methods.ts';
import { layoutMethods } from './layout-methods.ts';
import { type Listing, type MadeListing, madeListings, titleOf } from './listing-plan.ts';
import { requestMethods } from './request-methods.ts';

const slugOf = (name: string): string => name.replaceAll('_', '-');

/** Blocks of the listings, and the script of the editor. */
export const listingBlocks = (plan: PluginPlan, listings: readonly Listing[]) =>
  dynamicBlocks(
    plan,
    'listings',
    madeListings(plan, listings).map(({ one, kind }) => ({
      name: slugOf(one.name),
      title: titleOf(one),
      description: `Displays ${kind.plural}.`,
      icon: one.layout === 'calendar' ? 'calendar-alt' : 'list-view',
      method: `show_${one.name}`,
    })),
  );

/** What of a listing is said when it is shown. */
function settingsPhp(plan: PluginPlan, { one, kind }: MadeListing): PhpValue {
  const controls = one.controls ?? [];
  const of = (control: 'filter' | 'sort') =>
    controls.flatMap((each) => (each.control === control ? [each.attribute] : []));
  return {
    name: one.name,
    title: one.title === undefined ? '' : translated(plan, one.title),
    reader: readerName(plan, kind),
    ...((plan.source.behaviours ?? []).some((other) => other.kind === 'listing' && other.whose === 'of_own') && {
      of_own: one.whose === 'of_own',
    }),
    layout: one.layout,
    columns: one.columns ?? 0,
    attributes: one.attributes,
    group_by: one.group_by ?? '',
    order_by: one.order_by,
    order: one.order,
    has_first: (one.first ?? []).length > 0,
    date: one.date ?? '',
    end_date: one.end_date ?? '',
    ...((plan.source.behaviours ?? []).some((other) => other.kind === 'listing' && other.calendar_feed === true) && {
      feed: one.calendar_feed === true ? feedName(plan, one) : '',
    }),
    period: one.period?.show ?? '',
    days: one.period !== undefined && 'days' in one.period ? one.period.days : 0,
    links: one.links,
    has_search: controls.some(({ control }) => control === 'search'),
    filters: of('filter'),
    sorts: of('sort'),
    per_page: one.per_page,
    paging: one.paging,
    empty: one.empty_text === '' ? '' : translated(plan, one.empty_text ?? `No ${kind.plural} found.`),
  };
}

function listingMethods(plan: PluginPlan, made: MadeListing): PhpCode {
  const { one } = made;
  const isAllowed = audiencePhp(one.audience, null);
  const denied = one.denied_text ?? '';
  const method = (part: string): PhpCode => identifier(`${one.name}_${part}`);
  return php`
    /**
     * Shows ${titleOf(one)}.
     *
     * @param array|string $attributes Attributes of the shortcode or the block.
     * @param string       $content    Not used.
     * @param mixed        $block      Not used.
     * @param object|null  $context    What is looked at; absent: what the page is about.
     * @return string HTML.
     */
    public function ${identifier(`show_${one.name}`)}( $attributes = array(), $content = '', $block = null, $context = null ) {
      ${
        isAllowed === null
          ? noPhp
          : php`
            if ( ! ( ${isAllowed} ) ) {
              return ${denied === '' ? php`''` : php`'<p>' . esc_html( ${translated(plan, denied)} ) . '</p>'`};
            }

          `
      }
      $context = $context ? $context : $this->context();
      $listing = ${settingsPhp(plan, made)};

      return $this->render(
        $listing,
        $this->${method('query')}( $context ),
        function ( $record ) use ( $context ) {
          return $this->${method('has')}( $record, $context );
        },
        function ( $record ) {
          return $this->${method('is_first')}( $record );
        },
        (array) $attributes
      );
    }

    /**
     * Gets the arguments of the query.
     *
     * @param object|null $context What is looked at.
     * @return array|null Null where nothing can be listed.
     */
    private function ${method('query')}( $context ) {
      ${whosePhp(plan, made)}
    }

    /**
     * Determines whether a record is listed.
     *
     * @param ${made.kind.className} $record Record.
     * @param object|null $context What is looked at.
     * @return bool
     */
    private function ${method('has')}( $record, $context ) {
      return ${matchesPhp(plan, made)};
    }

    /**
     * Determines whether a record comes before others.
     *
     * @param ${made.kind.className} $record Record.
     * @return bool
     */
    private function ${method('is_first')}( $record ) {
      return ${(one.first ?? []).length === 0 ? php`false` : isFirstPhp(made)};
    }
  `;
}

/** The class that shows records to visitors. */
export function listingsClass(plan: PluginPlan, listings: readonly Listing[]): PhpCode {
  const made = madeListings(plan, listings);
  const places = made.map(({ one }) =>
    placesCode(plan, one.places ?? [], {
      name: one.name,
      title: translated(plan, titleOf(one)),
      html: (record) => php`$this->${identifier(`show_${one.name}`)}( array(), '', null, ${record} )`,
    }),
  );
  const handle = handleOf(plan, 'listings');
  const hasMore = listings.some(({ paging }) => paging === 'load_more');
  return php`
    /**
     * Shows records to visitors.
     */
    final class ${classOf(plan, 'Listings')} {

      /**
       * Most records that are looked through where a query alone cannot tell which are listed.
       */
      const MAX_RECORDS = 2000;

      /**
       * Registers the hooks.
       */
      public function register() {
        add_action( 'init', array( $this, 'register_blocks' ) );
        add_action( 'init', array( $this, 'register_assets' ) );
        ${joinPhp(
          made.map(
            ({ one }) => php`add_shortcode( ${prefixed(plan, one.name)}, array( $this, ${`show_${one.name}`} ) );`,
          ),
        )}
        ${feedHooks(plan, made)}
        ${joinPhp(places.map(({ hooks }) => hooks))}
      }

      /**
       * Registers the stylesheet, which is loaded where there is a list.
       */
      public function register_assets() {
        wp_register_style( ${handle}, ${constantOf(plan, 'URL')} . 'assets/css/listings.css', array(), ${constantOf(plan, 'VERSION')} );
        ${
          hasMore
            ? php`
              wp_register_script(
                ${handle},
                ${constantOf(plan, 'URL')} . 'assets/js/listings.js',
                array(),
                ${constantOf(plan, 'VERSION')},
                array(
                  'in_footer' => true,
                  'strategy'  => 'defer',
                )
              );
            `
            : noPhp
        }
      }

      ${listingBlocks(plan, listings).method}

      ${joinPhp(
        made.map((one) => listingMethods(plan, one)),
        '\n\n',
      )}

      ${joinPhp(
        places.map(({ methods }) => methods),
        '\n\n',
      )}

      /**
       * Gets what the page is about.
       *
       * @return object|null
       */
      private function context() {
        $post = in_the_loop() ? get_post() : null;

        return $post ? $post : get_queried_object();
      }

      ${renderMethod(plan, made, hasMore)}

      ${requestMethods(plan, listings)}

      ${findingMethods(listings)}

      ${itemMethods(plan, listings)}

      ${feedMethods(plan, made, (one) => settingsPhp(plan, one))}

      ${layoutMethods(plan, listings)}
    }
  `;
}

const renderMethod = (plan: PluginPlan, made: readonly MadeListing[], hasMore: boolean): PhpCode => php`
  /**
   * Renders a listing.
   *
   * @param array      $listing    Listing.
   * @param array|null $args       Arguments of the query; null where nothing can be listed.
   * @param callable   $has        Whether a record is listed.
   * @param callable   $is_first   Whether a record comes before others.
   * @param array      $attributes Attributes of the shortcode.
   * @return string HTML.
   */
  private function render( $listing, $args, $has, $is_first, $attributes ) {
    if ( isset( $attributes['per_page'] ) ) {
      $listing['per_page'] = min( 200, max( 1, (int) $attributes['per_page'] ) );
    }

    $request = $this->request( $listing );
    $found   = null === $args ? array() : $this->find( $listing, $args, $has, $is_first, $request );
    $records = $found['records'] ?? array();
    $choices = $found['choices'] ?? array();
    if ( ! $records && '' === $listing['empty'] && ! $request['is_asked'] ) {
      return '';
    }

    wp_enqueue_style( ${handleOf(plan, 'listings')} );
    ${
      hasMore
        ? php`
          if ( 'load_more' === $listing['paging'] ) {
            wp_enqueue_script( ${handleOf(plan, 'listings')} );
          }
        `
        : noPhp
    }

    $id   = ${`${plan.names.handlePrefix}-`} . str_replace( '_', '-', $listing['name'] );
    $html = '' === $listing['title'] ? '' : '<h2 id="' . esc_attr( $id ) . '-title">' . esc_html( $listing['title'] ) . '</h2>';
    $html .= $this->controls( $listing, $request, $choices, $id );
    $html .= $records || 'calendar' === $listing['layout']
      ? $this->layout( $listing, $records, $request, $id )
      : '<p>' . esc_html( $listing['empty'] ) . '</p>';
    $html .= $this->paging( $listing, $request, ! empty( $found['has_more'] ), $id );
    ${feedLink(plan, made)}

    return sprintf(
      '<section id="%1$s" class="%2$s is-%3$s" aria-label="%4$s"%6$s>%5$s</section>',
      esc_attr( $id ),
      ${handleOf(plan, 'listing')},
      esc_attr( str_replace( '_', '-', $listing['layout'] ) ),
      esc_attr( '' === $listing['title'] ? wp_strip_all_tags( $listing['label'] ?? $listing['name'] ) : $listing['title'] ),
      $html,
      0 === $listing['columns'] ? '' : ' style="--columns:' . (int) $listing['columns'] . '"'
    );
  }
`;
