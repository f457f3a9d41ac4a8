import { Code } from '../../../writers/code.ts';
import { noPhp, type PhpCode, php } from '../../../writers/php.ts';
import type { PluginPlan } from '../../plan.ts';
import { withArticle } from '../support/format-text.ts';

/** What commands are about, in words. */
export interface CommandWords {
  readonly many: string;
  readonly one: string;
  readonly command: string;
  readonly hasStatus: boolean;
  readonly columns: readonly string[];
  /** Keys of fields that can be given; absent where they differ from entity to entity. */
  readonly fields: readonly string[] | undefined;
}

/** Lines of a documentation comment, of our own words. */
const docLines = (lines: readonly string[]): PhpCode =>
  new Code('php', lines.map((line) => `* ${line}`.trimEnd()).join('\n'));

/** The commands. Their comments are what `wp help` shows. */
export function commandMethods(
  plan: PluginPlan,
  { many, one, command, hasStatus, columns, fields }: CommandWords,
): PhpCode {
  const [sample] = fields ?? [];
  const fieldLine =
    fields === undefined
      ? 'Value of a field. Separate multiple values with commas.'
      : fields.length === 0
        ? 'There are no other fields.'
        : `Value of a field: ${fields.join(', ')}. Separate multiple values with commas.`;
  const hasFields = fields === undefined || fields.length > 0;
  return php`
      /**
       * Lists ${many}.
       *
       * ## OPTIONS
       *
       * [--search=<words>]
       * : Limit results to entries matching a search term.
       *
       ${hasStatus ? docLines(['[--status=<status>]', ': Limit results to entries with a status.', '---', 'default: any', '---', '']) : noPhp}
       * [--limit=<number>]
       * : Maximum number of entries.
       * ---
       * default: 100
       * ---
       *
       * [--fields=<fields>]
       * : Limit the output to specific fields, separated by commas.
       *
       * [--format=<format>]
       * : Render output in a particular format.
       * ---
       * default: table
       * options:
       *   - table
       *   - json
       *   - csv
       *   - yaml
       *   - ids
       *   - count
       * ---
       *
       * ## EXAMPLES
       *
       *     wp ${command} list --format=json
       *
       * @subcommand list
       *
       * @param array $args       Positional arguments.
       * @param array $assoc_args Associative arguments.
       */
      public function list_( $args, $assoc_args ) {
        $items  = $this->repository->find(
          array(
            'per_page' => max( 1, (int) $assoc_args['limit'] ),
            'search'   => isset( $assoc_args['search'] ) ? $assoc_args['search'] : '',
            ${hasStatus ? php`'status'   => $assoc_args['status'],` : noPhp}
          )
        );
        $format = $assoc_args['format'];
        if ( 'ids' === $format ) {
          WP_CLI::line( implode( ' ', wp_list_pluck( $items, 'id' ) ) );
          return;
        }

        $fields = isset( $assoc_args['fields'] ) ? explode( ',', $assoc_args['fields'] ) : ${columns};
        WP_CLI\Utils\format_items( $format, array_map( array( $this, 'flat' ), $items ), $fields );
      }

      /**
       * Shows ${withArticle(one)}.
       *
       * ## OPTIONS
       *
       * <id>
       * : ID of the entry.
       *
       * [--format=<format>]
       * : Render output in a particular format.
       * ---
       * default: table
       * options:
       *   - table
       *   - json
       *   - yaml
       * ---
       *
       * ## EXAMPLES
       *
       *     wp ${command} get 12
       *
       * @param array $args       Positional arguments.
       * @param array $assoc_args Associative arguments.
       */
      public function get( $args, $assoc_args ) {
        $item = $this->repository->get( (int) $args[0] );
        if ( null === $item ) {
          WP_CLI::error( __( 'Invalid ID.', ${plan.domain} ) );
        }

        $rows = array();
        foreach ( $this->flat( $item ) as $field => $value ) {
          $rows[] = array(
            'Field' => $field,
            'Value' => $value,
          );
        }
        WP_CLI\Utils\format_items( $assoc_args['format'], $rows, array( 'Field', 'Value' ) );
      }

      /**
       * Creates ${withArticle(one)}.
       *
       * ## OPTIONS
       *
       * --title=<title>
       * : Title of the entry.
       *
       ${hasStatus ? docLines(['[--status=<status>]', ': Status of the entry.', '---', 'default: publish', '---', '']) : noPhp}
       * [--porcelain]
       * : Output just the new ID.
       *
       * [--<field>=<value>]
       * : ${fieldLine}
       *
       * ## EXAMPLES
       *
       *     wp ${command} create --title="Example"${sample ? ` --${sample}=…` : ''}
       *
       * @param array $args       Positional arguments.
       * @param array $assoc_args Associative arguments.
       */
      public function create( $args, $assoc_args ) {
        ${
          hasFields
            ? php`
              foreach ( $this->repository->fields() as $key => $field ) {
                if ( isset( $assoc_args[ $key ] ) && 'array' === $field['schema']['type'] ) {
                  $assoc_args[ $key ] = array_map( 'trim', explode( ',', $assoc_args[ $key ] ) );
                }
              }
            `
            : noPhp
        }
        $id = $this->repository->create( $assoc_args );
        if ( is_wp_error( $id ) ) {
          WP_CLI::error( $id );
        }
        if ( WP_CLI\Utils\get_flag_value( $assoc_args, 'porcelain' ) ) {
          WP_CLI::line( (string) $id );
          return;
        }

        /* translators: %d: Entry ID. */
        WP_CLI::success( sprintf( __( 'Created entry %d.', ${plan.domain} ), $id ) );
      }

      /**
       * Deletes ${many}.
       *
       * ## OPTIONS
       *
       * <id>...
       * : One or more IDs of entries to delete.
       *
       * [--dry-run]
       * : Show what would be deleted without deleting anything.
       *
       * [--yes]
       * : Skip the confirmation prompt.
       *
       * ## EXAMPLES
       *
       *     wp ${command} delete 12 13 --dry-run
       *
       * @param array $args       Positional arguments.
       * @param array $assoc_args Associative arguments.
       */
      public function delete( $args, $assoc_args ) {
        $items = array_filter( array_map( array( $this->repository, 'get' ), array_map( 'intval', $args ) ) );
        if ( WP_CLI\Utils\get_flag_value( $assoc_args, 'dry-run' ) ) {
          WP_CLI\Utils\format_items( 'table', array_map( array( $this, 'flat' ), $items ), array( 'id', 'title' ) );
          return;
        }

        /* translators: %d: Number of entries. */
        WP_CLI::confirm( sprintf( __( 'Delete %d entries?', ${plan.domain} ), count( $items ) ), $assoc_args );
        $deleted  = 0;
        $progress = WP_CLI\Utils\make_progress_bar( __( 'Deleting', ${plan.domain} ), count( $items ) );
        foreach ( $items as $item ) {
          $deleted += (int) $this->repository->delete( $item['id'] );
          $progress->tick();
        }
        $progress->finish();

        /* translators: %d: Number of entries. */
        WP_CLI::success( sprintf( __( 'Deleted %d entries.', ${plan.domain} ), $deleted ) );
      }

      /**
       * Exports all ${many} as CSV or JSON.
       *
       * ## OPTIONS
       *
       * [--format=<format>]
       * : Output format: csv or json.
       * ---
       * default: csv
       * options:
       *   - csv
       *   - json
       * ---
       *
       * ## EXAMPLES
       *
       *     wp ${command} export > ${many.replace(/[^a-z0-9]+/gi, '-')}.csv
       *
       * @param array $args       Positional arguments.
       * @param array $assoc_args Associative arguments.
       */
      public function export( $args, $assoc_args ) {
        $items = $this->repository->find(
          array(
            'per_page' => -1,
            'status'   => 'any',
          )
        );
        $rows  = array_map( array( $this, 'flat' ), $items );
        WP_CLI\Utils\format_items( $assoc_args['format'], $rows, $rows ? array_keys( $rows[0] ) : array( 'id', 'title' ) );
      }

      /**
       * Counts ${many}.
       *
       * ## EXAMPLES
       *
       *     wp ${command} stats
       */
      public function stats() {
        $rows = array();
        foreach ( ${hasStatus ? php`array( 'publish', 'draft', 'pending', 'private' )` : php`array( 'publish' )`} as $status ) {
          $rows[] = array(
            'status' => $status,
            'count'  => $this->repository->count( array( 'status' => $status ) ),
          );
        }
        WP_CLI\Utils\format_items( 'table', $rows, array( 'status', 'count' ) );
      }

      /**
       * Converts the values of a record for output in a table.
       *
       * @param array $item Record.
       * @return array Strings and numbers, keyed by field.
       */
      private function flat( $item ) {
        return array_map(
          static function ( $value ) {
            return is_array( $value ) ? implode( ', ', $value ) : $value;
          },
          $item
        );
      }
  `;
}
