import { classOf, handleOf, prefixed, translated } from '../../plugin/code-names.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { html, markup } from '../../writers/html.ts';
import { identifier, joinPhp, noPhp, type PhpCode, php } from '../../writers/php.ts';
import type { BehaviourOf } from '../behaviour.ts';
import { conditionsPhp } from '../conditions.ts';
import type { RecordKind } from '../records/record-kind.ts';
import { recordKind } from '../records/record-kinds.ts';
import { siteRole } from '../role-names.ts';
import { readerOf } from '../shown/reader-class.ts';
import { filterFields, filterMethods, filterPhp, filtersPhp, isFiltered } from './filtering.ts';
import { logMethods, logTable } from './logging.ts';

type RecordExport = BehaviourOf<'record_export'>;

/** Rows of one download; a generator, so that no list of all of them is held. */
function rowsMethod(plan: PluginPlan, one: RecordExport, kind: RecordKind, takesFilter: boolean): PhpCode {
  const reader = readerOf(plan, kind);
  const conditions = conditionsPhp(asOfMany(kind), one.conditions ?? [], php`$record`);
  const unmet = conditions.reduce((all, condition) => php`${all} || ! ( ${condition} )`, php`! $record`);
  const ids = kind.needsShop ? php`class_exists( 'WooCommerce' ) ? ${kind.ids([])} : array()` : kind.ids([]);
  const compared = new Set(one.conditions?.flatMap(({ attribute, value_of }) => [attribute, value_of]));
  const known = kind.attributes.flatMap(({ key, ofMany }) =>
    ofMany !== undefined && compared.has(key) ? [php`${ofMany.variable} = ${ofMany.from(php`$ids`)};`] : [],
  );
  return php`
    /**
     * Gets the rows of “${one.title}”.
     *
     ${takesFilter ? php`* @param array $filter Optional. What was chosen, keyed by filter.` : noPhp}
     * @return Generator Values in the order of the columns.
     */
    public function ${identifier(`${one.name}_rows`)}(${takesFilter ? php` $filter = array() ` : noPhp}) {
      $ids = ${ids};
      ${joinPhp(known)}
      foreach ( $ids as $id ) {
        $record = ${reader}::get( (int) $id );
        if ( ${unmet} ) {
          continue;
        }
        ${filterPhp(plan, one, kind)}
        yield array(
          ${joinPhp(one.columns.map((key) => php`${reader}::text( $record, ${key} ),`))}
        );
      }
    }
  `;
}

/** The kind with its attributes as a loop over many reads them. */
const asOfMany = (kind: RecordKind): RecordKind => ({
  ...kind,
  attributes: kind.attributes.map((one) => ({ ...one, read: one.ofMany?.read ?? one.read })),
});

/** The class of the screen and of its downloads. */
export function exportsClass(plan: PluginPlan, all: readonly RecordExport[]): PhpCode {
  const made = all.flatMap((one) => {
    const kind = recordKind(plan, one.entity);
    return kind === undefined ? [] : [{ one, kind }];
  });
  const takesFilter = isFiltered(all);
  const hasJson = all.some(({ formats = [] }) => formats.includes('json'));
  const isLogged = all.some(({ logs }) => logs === true);
  const denied = translated(plan, 'Sorry, you are not allowed to do that.');
  return php`
    /**
     * Lets staff download records as CSV.
     */
    class ${classOf(plan, 'Record_Exports')} {

      const PAGE   = ${handleOf(plan, 'downloads')};
      const ACTION = ${prefixed(plan, 'download_records')};

      /**
       * Registers the hooks.
       */
      public function register() {
        add_action( 'admin_menu', array( $this, 'add_page' ) );
        add_action( ${`admin_post_${prefixed(plan, 'download_records')}`}, array( $this, 'download' ) );
      }

      /**
       * Adds the page for those who may download something.
       */
      public function add_page() {
        if ( array() === $this->allowed() ) {
          return;
        }
        add_management_page(
          ${translated(plan, 'Downloads')},
          ${translated(plan, 'Downloads')},
          'read',
          self::PAGE,
          array( $this, 'render' )
        );
      }

      /**
       * Gets what there is to download.
       *
       * @return array[] Title, columns and roles of each, by its name.
       */
      private function exports() {
        return array(
          ${joinPhp(
            made.map(({ one, kind }) => {
              const labels = one.columns.map((key) => kind.attributes.find((found) => found.key === key)?.label ?? key);
              return php`
                ${one.name} => array(
                  'title'   => ${translated(plan, one.title)},
                  'columns' => array( ${joinPhp(
                    labels.map((label) => translated(plan, label)),
                    ', ',
                  )} ),
                  'roles'   => ${one.roles.map((role) => siteRole(plan, role))},
                  ${hasJson ? php`'keys'    => ${one.columns},` : noPhp}
                  ${hasJson ? php`'formats' => ${one.formats ?? ['csv']},` : noPhp}
                  ${takesFilter ? php`'filters' => ${filtersPhp(plan, one, kind)},` : noPhp}
                  ${isLogged ? php`'logged'  => ${one.logs === true},` : noPhp}
                ),
              `;
            }),
          )}
        );
      }

      /**
       * Gets what the current user may download.
       *
       * @return array[] As of exports().
       */
      public function allowed() {
        $roles = (array) wp_get_current_user()->roles;

        return array_filter(
          $this->exports(),
          static function ( $export ) use ( $roles ) {
            return current_user_can( 'manage_options' ) || array() !== array_intersect( $export['roles'], $roles );
          }
        );
      }

      /**
       * Renders the page.
       */
      public function render() {
        ${markup(html`
          <div class="wrap">
            <h1><?php echo esc_html( get_admin_page_title() ); ?></h1>
            <?php foreach ( $this->allowed() as $name => $export ) : ?>
              <form method="post" action="<?php echo esc_url( admin_url( 'admin-post.php' ) ); ?>">
                <h2><?php echo esc_html( $export['title'] ); ?></h2>
                <p><?php echo esc_html( implode( ', ', $export['columns'] ) ); ?></p>
                <input type="hidden" name="action" value="<?php echo esc_attr( self::ACTION ); ?>">
                <input type="hidden" name="name" value="<?php echo esc_attr( $name ); ?>">
                <?php wp_nonce_field( self::ACTION ); ?>
                ${filterFields(plan, takesFilter)}
                ${
                  hasJson
                    ? html`
                        <p>
                          <?php foreach ( $export['formats'] as $format ) : ?>
                            <button type="submit" class="button" name="format" value="<?php echo esc_attr( $format ); ?>">
                              <?php echo esc_html( 'json' === $format ? ${translated(plan, 'Download JSON')} : ${translated(plan, 'Download CSV')} ); ?>
                            </button>
                          <?php endforeach; ?>
                        </p>
                      `
                    : html`<?php submit_button( ${translated(plan, 'Download CSV')}, 'secondary', 'submit-' . $name ); ?>`
                }
              </form>
            <?php endforeach; ?>
            ${logTable(plan, isLogged)}
          </div>
        `)}
      }

      /**
       * Sends a file.
       */
      public function download() {
        check_admin_referer( self::ACTION );

        $name    = isset( $_POST['name'] ) ? sanitize_key( $_POST['name'] ) : '';
        $allowed = $this->allowed();
        if ( ${isLogged ? php`! isset( $allowed[ $name ] ) || ! self::may( $allowed[ $name ] )` : php`! isset( $allowed[ $name ] )`} ) {
          wp_die( esc_html( ${denied} ), '', array( 'response' => 403 ) );
        }

        ${hasJson ? php`$format = isset( $_POST['format'] ) && 'json' === $_POST['format'] && in_array( 'json', $allowed[ $name ]['formats'], true ) ? 'json' : 'csv';` : noPhp}
        ${takesFilter ? php`$filter = self::sent_filter( $allowed[ $name ] );` : noPhp}
        ${
          isLogged
            ? php`
                if ( $allowed[ $name ]['logged'] ) {
                  self::record( $name, ${hasJson ? php`$format` : php`'csv'`}, ${takesFilter ? php`array_combine( array_map( static fn( $key ) => $allowed[ $name ]['filters'][ $key ]['label'], array_keys( $filter ) ), $filter )` : php`array()`} );
                }
              `
            : noPhp
        }

        nocache_headers();
        ${
          hasJson
            ? php`
                header( 'Content-Type: ' . ( 'json' === $format ? 'application/json' : 'text/csv' ) . '; charset=utf-8' );
                header( 'Content-Disposition: attachment; filename="' . $name . '-' . wp_date( 'Y-m-d' ) . '.' . $format . '"' );
              `
            : php`
                header( 'Content-Type: text/csv; charset=utf-8' );
                header( 'Content-Disposition: attachment; filename="' . $name . '-' . wp_date( 'Y-m-d' ) . '.csv"' );
              `
        }

        ${takesFilter ? php`$rows = call_user_func( array( $this, $name . '_rows' ), $filter );` : hasJson ? php`$rows = call_user_func( array( $this, $name . '_rows' ) );` : noPhp}
        ${
          hasJson
            ? php`
                if ( 'json' === $format ) {
                  self::print_json( $allowed[ $name ]['keys'], $rows );
                  exit;
                }
              `
            : noPhp
        }

        $file = fopen( 'php://output', 'w' );
        // Byte order mark, so that spreadsheet software detects UTF-8.
        fwrite( $file, "\xEF\xBB\xBF" ); // phpcs:ignore WordPress.WP.AlternativeFunctions.file_system_operations_fwrite -- Writes to the output, not to a file.
        fputcsv( $file, self::disarm( $allowed[ $name ]['columns'] ), ',', '"', '' );
        foreach ( ${takesFilter || hasJson ? php`$rows` : php`call_user_func( array( $this, $name . '_rows' ) )`} as $row ) {
          fputcsv( $file, self::disarm( $row ), ',', '"', '' );
        }
        exit;
      }

      ${hasJson ? jsonMethod : noPhp}

      ${takesFilter ? filterMethods(plan) : noPhp}

      ${isLogged ? logMethods(plan) : noPhp}

      ${joinPhp(
        made.map(({ one, kind }) => rowsMethod(plan, one, kind, takesFilter)),
        '\n\n',
      )}

      /**
       * Prevents spreadsheet software from interpreting text as formulas.
       *
       * @param array $row Values.
       * @return string[]
       */
      public static function disarm( $row ) {
        return array_map(
          static function ( $value ) {
            $value = (string) $value;

            return preg_match( '/^[=+\-@\t\r]/', $value ) && ! is_numeric( $value ) ? "'" . $value : $value;
          },
          array_values( $row )
        );
      }
    }
  `;
}

const jsonMethod = php`
  /**
   * Prints rows as JSON, one at a time.
   *
   * @param string[]  $keys Names of the columns.
   * @param Generator $rows Rows.
   */
  private static function print_json( $keys, $rows ) {
    $separator = '[';

    foreach ( $rows as $row ) {
      echo $separator . "\n" . wp_json_encode( array_combine( $keys, $row ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- JSON in a download.
      $separator = ',';
    }

    echo '[' === $separator ? '[]' : "\n]";
  }
`;
