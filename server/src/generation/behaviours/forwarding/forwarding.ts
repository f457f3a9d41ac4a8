import { classNameOf, classOf, prefixed, translated } from '../../plugin/code-names.ts';
import type { TestCase } from '../../plugin/feature-module.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { identifier, joinPhp, noPhp, type PhpCode, php } from '../../writers/php.ts';
import type { BehaviourModule, BehaviourOf, Words } from '../behaviour.ts';
import { conditionPhp } from '../conditions.ts';
import { contextOf } from '../context.ts';
import type { RecordKind } from '../records/record-kind.ts';
import { recordKind } from '../records/record-kinds.ts';
import { checkForwarding } from './check.ts';
import { counterExamples, examples } from './examples.ts';

type Forwarding = BehaviourOf<'forwarding'>;
type Made = { readonly one: Forwarding; readonly kind: RecordKind };

const madeOf = (plan: PluginPlan, all: readonly Forwarding[]): readonly Made[] =>
  all.flatMap((one) => {
    const kind = recordKind(plan, one.entity);
    return kind?.storage === 'post' ? [{ one, kind }] : [];
  });

const clicksKey = (plan: PluginPlan): string => `_${prefixed(plan, 'clicks')}`;

function describe({ entity, attribute, status, until, after, counts }: Forwarding, words: Words): string {
  const end =
    until === undefined
      ? ''
      : ` until the ${words.attribute(entity, until)} is over${after === undefined ? '' : `, then to ${after}`}`;
  return `Pages of ${words.entity(entity).plural} lead to the ${words.attribute(entity, attribute)} (${status})${end}${counts ? '; clicks are counted and shown in the list' : ''}.`;
}

/** Pages of records lead to an address that a field has. */
export const forwarding: BehaviourModule<'forwarding'> = {
  kind: 'forwarding',
  describe,
  check: checkForwarding,
  examples,
  counterExamples,
  contribute(plan, all) {
    const words = contextOf(plan.source);
    const made = madeOf(plan, all);
    return {
      classes: [
        {
          name: classNameOf(plan, 'Forwarding'),
          summary: 'Leads from pages to addresses that their fields have.',
          code: forwardingClass(plan, made),
        },
      ],
      boot: [php`( new ${classOf(plan, 'Forwarding')}() )->register();`],
      cleanup: { postMeta: made.some(({ one }) => one.counts) ? [clicksKey(plan)] : [] },
      readme: { features: all.map((one) => describe(one, words).replace(/\.$/, '')) },
      tests: [forwardingTests(plan, made)],
    };
  },
};

/** Where the page of a record leads. */
const targetCase = ({ one, kind }: Made): PhpCode => {
  const record = php`$post`;
  const link = kind.attributes.find(({ key }) => key === one.attribute);
  const end =
    one.until === undefined
      ? noPhp
      : php`
        if ( ${conditionPhp(kind, { attribute: one.until, is: 'past' }, record)} ) {
          return ${one.after === undefined ? php`''` : one.after.startsWith('/') ? php`home_url( ${one.after} )` : php`${one.after}`};
        }

      `;
  return php`
    case ${kind.type}:
      ${end}
      return esc_url_raw( (string) ${link?.read(record) ?? php`''`} );
  `;
};

const forwardingClass = (plan: PluginPlan, made: readonly Made[]): PhpCode => {
  const counted = made.filter(({ one }) => one.counts).map(({ kind }) => kind.type ?? '');
  return php`
    /**
     * Leads from pages to addresses that their fields have.
     */
    final class ${classOf(plan, 'Forwarding')} {

      /**
       * What browsers are told, by post type.
       */
      const STATUSES = ${Object.fromEntries(made.map(({ one, kind }) => [kind.type ?? '', one.status]))};

      ${
        counted.length === 0
          ? noPhp
          : php`
            /**
             * Metadata with the number of clicks.
             */
            const CLICKS = ${clicksKey(plan)};
          `
      }

      /**
       * Registers the hooks.
       */
      public function register() {
        add_action( 'template_redirect', array( $this, 'forward' ) );
        ${joinPhp(
          counted.map(
            (type) => php`
              add_filter( ${`manage_${type}_posts_columns`}, array( $this, 'add_column' ) );
              add_action( ${`manage_${type}_posts_custom_column`}, array( $this, 'show_column' ), 10, 2 );
            `,
          ),
        )}
      }

      /**
       * Gets where the page of a post leads.
       *
       * @param WP_Post $post Post object.
       * @return string URL, or an empty string if it leads nowhere.
       */
      public static function target( $post ) {
        switch ( $post->post_type ) {
          ${joinPhp(made.map(targetCase), '\n\n')}
        }

        return '';
      }

      /**
       * Leads the visitor to the address of the page.
       */
      public function forward() {
        $post = get_queried_object();
        if ( ! is_singular() || ! $post instanceof WP_Post || ! isset( self::STATUSES[ $post->post_type ] ) || is_preview() || is_embed() || post_password_required( $post ) ) {
          return;
        }

        $target = self::target( $post );
        // A page that leads to itself would lead there for ever.
        if ( '' === $target || untrailingslashit( strtok( $target, '?#' ) ) === untrailingslashit( (string) get_permalink( $post ) ) ) {
          return;
        }
        ${
          counted.length === 0
            ? noPhp
            : php`
              if ( in_array( $post->post_type, ${counted}, true ) ) {
                self::count( $post->ID );
              }
            `
        }

        nocache_headers();
        wp_redirect( $target, self::STATUSES[ $post->post_type ] ); // phpcs:ignore WordPress.Security.SafeRedirect.wp_redirect_wp_redirect -- Staff enter where it leads.
        exit;
      }

      ${counted.length === 0 ? noPhp : countMethods(plan)}
    }
  `;
};

const countMethods = (plan: PluginPlan): PhpCode => php`
  /**
   * Counts a click; in the database, so that no click of the same moment is lost.
   *
   * @param int $post_id Post ID.
   */
  public static function count( $post_id ) {
    global $wpdb;

    add_post_meta( $post_id, self::CLICKS, 0, true );
    // phpcs:ignore WordPress.DB.DirectDatabaseQuery, WordPress.DB.SlowDBQuery.slow_db_query_meta_key -- Adds one without reading first.
    $wpdb->query( $wpdb->prepare( "UPDATE {$wpdb->postmeta} SET meta_value = meta_value + 1 WHERE post_id = %d AND meta_key = %s", $post_id, self::CLICKS ) );
    wp_cache_delete( $post_id, 'post_meta' );
  }

  /**
   * Adds the column.
   *
   * @param string[] $columns Labels, keyed by column.
   * @return string[]
   */
  public function add_column( $columns ) {
    $columns['clicks'] = ${translated(plan, 'Clicks')};

    return $columns;
  }

  /**
   * Fills the column.
   *
   * @param string $column  Column.
   * @param int    $post_id Post ID.
   */
  public function show_column( $column, $post_id ) {
    if ( 'clicks' === $column ) {
      echo esc_html( number_format_i18n( (int) get_post_meta( $post_id, self::CLICKS, true ) ) );
    }
  }
`;

/** Tests that a page leads where its field says, and clicks add up. */
const forwardingTests = (plan: PluginPlan, made: readonly Made[]): TestCase => ({
  name: 'Forwarding',
  summary: 'Tests for pages that lead elsewhere.',
  methods: [
    ...made.flatMap(({ one, kind }, index) => {
      const link = kind.attributes.find(({ key }) => key === one.attribute)?.metaKey;
      if (link === undefined) return [];
      const type = kind.type ?? '';
      const end = kind.attributes.find(({ key }) => key === one.until)?.metaKey;
      return [
        php`
          /**
           * A page leads where its field says.
           */
          public function ${identifier(`test_pages_lead_elsewhere_${index + 1}`)}() {
            $post = self::factory()->post->create_and_get( array( 'post_type' => ${type} ) );
            $this->assertSame( '', ${classOf(plan, 'Forwarding')}::target( $post ) );

            update_post_meta( $post->ID, ${link}, 'https://example.org/spring?utm_source=mail' );
            $this->assertSame( 'https://example.org/spring?utm_source=mail', ${classOf(plan, 'Forwarding')}::target( $post ) );
            ${
              end === undefined
                ? noPhp
                : php`
                  update_post_meta( $post->ID, ${end}, '2020-01-01' );
                  $this->assertNotSame( 'https://example.org/spring?utm_source=mail', ${classOf(plan, 'Forwarding')}::target( $post ) );
                `
            }
            ${
              one.counts
                ? php`
                  ${classOf(plan, 'Forwarding')}::count( $post->ID );
                  ${classOf(plan, 'Forwarding')}::count( $post->ID );
                  $this->assertSame( 2, (int) get_post_meta( $post->ID, ${clicksKey(plan)}, true ) );
                `
                : noPhp
            }
          }
        `,
      ];
    }),
  ],
});
