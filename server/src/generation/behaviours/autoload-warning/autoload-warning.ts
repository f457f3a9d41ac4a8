import { classNameOf, classOf, prefixed } from '../../plugin/code-names.ts';
import { settingValue } from '../../plugin/features/settings/settings-of.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { type PhpCode, php } from '../../writers/php.ts';
import type { BehaviourModule, BehaviourOf, Fault, PlanContext } from '../behaviour.ts';
import { counterExamples, examples } from './examples.ts';

type Warning = BehaviourOf<'autoload_warning'>;

const sizeOf = ({ kilobytes }: Warning): string =>
  kilobytes % 1024 === 0 ? `${kilobytes / 1024} MB` : `${kilobytes} KB`;

const describe = (one: Warning): string =>
  `The dashboard warns administrators when autoloaded options exceed ${sizeOf(one)}, and names the largest.`;

function check(one: Warning, { plan }: PlanContext): Fault | null {
  const all = (plan.behaviours ?? []).filter(({ kind }) => kind === 'autoload_warning');
  return all.indexOf(one) > 0 ? { at: 'kind', expected: 'a behaviour that is there once', got: one.kind } : null;
}

const sizesKey = (plan: PluginPlan): string => prefixed(plan, 'autoloaded_size');

/** A warning of options that make every page slow. */
export const autoloadWarning: BehaviourModule<'autoload_warning'> = {
  kind: 'autoload_warning',
  describe,
  check,
  examples,
  counterExamples,
  settings: (all) =>
    all.map(({ kilobytes }) => ({
      key: 'autoloaded_kilobytes',
      type: 'integer',
      label: 'Largest size of autoloaded options (KB)',
      description: 'The dashboard warns when they exceed it.',
      default: kilobytes,
      min: 1,
      max: 100_000,
      section: 'general',
    })),
  contribute(plan, [one]) {
    if (one === undefined) return {};
    return {
      classes: [
        {
          name: classNameOf(plan, 'Autoload_Warning'),
          summary: 'Warns of large autoloaded options.',
          code: warningClass(plan, one),
        },
      ],
      boot: [php`( new ${classOf(plan, 'Autoload_Warning')}() )->register();`],
      cleanup: { transients: [sizesKey(plan)] },
      readme: { features: [describe(one).replace(/\.$/, '')], tags: ['performance', 'options'] },
      tests: [
        {
          name: 'Autoload_Warning',
          summary: 'Tests for the warning of autoloaded options.',
          methods: [sizeTest(plan)],
        },
      ],
    };
  },
};

const warningClass = (plan: PluginPlan, one: Warning): PhpCode => php`
  /**
   * Warns administrators of large autoloaded options.
   */
  final class ${classOf(plan, 'Autoload_Warning')} {

    /**
     * Transient with the sizes.
     */
    const SIZES = ${sizesKey(plan)};

    /**
     * Registers the hooks.
     */
    public function register() {
      add_action( 'admin_notices', array( $this, 'show' ) );
      add_filter( 'site_status_autoloaded_options_size_limit', array( __CLASS__, 'limit' ) );
    }

    /**
     * Gets the size from which on it warns.
     *
     * @return int Bytes.
     */
    public static function limit() {
      return max( 1, (int) ${settingValue(plan, 'autoloaded_kilobytes', one.kilobytes)} ) * KB_IN_BYTES;
    }

    /**
     * Gets the size of all autoloaded options, and of the five largest.
     *
     * @return array Bytes: all, and largest by name. Up to an hour old.
     */
    public static function sizes() {
      global $wpdb;

      $sizes = get_transient( self::SIZES );
      if ( is_array( $sizes ) ) {
        return $sizes;
      }

      $values = wp_autoload_values_to_autoload();
      $marks  = implode( ', ', array_fill( 0, count( $values ), '%s' ) );
      // phpcs:disable WordPress.DB.DirectDatabaseQuery, WordPress.DB.PreparedSQL.InterpolatedNotPrepared, WordPress.DB.PreparedSQLPlaceholders -- WordPress has no function for it; the marks are placeholders.
      $all     = (int) $wpdb->get_var( $wpdb->prepare( "SELECT SUM( LENGTH( option_value ) ) FROM $wpdb->options WHERE autoload IN ( $marks )", $values ) );
      $largest = $wpdb->get_results( $wpdb->prepare( "SELECT option_name AS name, LENGTH( option_value ) AS size FROM $wpdb->options WHERE autoload IN ( $marks ) ORDER BY size DESC LIMIT 5", $values ) );
      // phpcs:enable
      $sizes = array(
        'all'     => $all,
        'largest' => array_map( 'intval', wp_list_pluck( $largest, 'size', 'name' ) ),
      );
      set_transient( self::SIZES, $sizes, HOUR_IN_SECONDS );

      return $sizes;
    }

    /**
     * Warns on the dashboard.
     */
    public function show() {
      $screen = get_current_screen();
      if ( ! $screen || 'dashboard' !== $screen->id || ! current_user_can( 'manage_options' ) ) {
        return;
      }

      $sizes = self::sizes();
      if ( $sizes['all'] <= self::limit() ) {
        return;
      }

      $names = array();
      foreach ( $sizes['largest'] as $name => $size ) {
        $names[] = sprintf( '%1$s (%2$s)', $name, size_format( $size ) );
      }
      wp_admin_notice(
        esc_html(
          sprintf(
            /* translators: 1: Size, 2: largest size, 3: names of options. */
            __( 'Autoloaded options take up %1$s, more than %2$s. WordPress loads them with every page. The largest: %3$s.', ${plan.domain} ),
            size_format( $sizes['all'], 1 ),
            size_format( self::limit(), 1 ),
            implode( wp_get_list_item_separator(), $names )
          )
        ),
        array( 'type' => 'warning' )
      );
    }
  }
`;

const sizeTest = (plan: PluginPlan): PhpCode => php`
  /**
   * Autoloaded options count, others do not.
   */
  public function test_autoloaded_options_count() {
    $name = ${classOf(plan, 'Autoload_Warning')}::class;
    delete_transient( $name::SIZES );
    $before = $name::sizes()['all'];

    add_option( ${prefixed(plan, 'test_large')}, str_repeat( 'a', 300000 ), '', true );
    add_option( ${prefixed(plan, 'test_other')}, str_repeat( 'a', 400000 ), '', false );
    delete_transient( $name::SIZES );
    $sizes = $name::sizes();
    delete_option( ${prefixed(plan, 'test_large')} );
    delete_option( ${prefixed(plan, 'test_other')} );
    delete_transient( $name::SIZES );

    $this->assertGreaterThan( $before + 299999, $sizes['all'] );
    $this->assertLessThan( $before + 400000, $sizes['all'] );
    $this->assertArrayHasKey( ${prefixed(plan, 'test_large')}, $sizes['largest'] );
  }
`;
