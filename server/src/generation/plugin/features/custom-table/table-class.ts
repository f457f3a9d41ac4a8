import { identifier, joinPhp, php } from '../../../writers/php.ts';
import { columnOf, fieldsMethod } from '../../data/field-types.ts';
import type { PluginClass } from '../../feature-module.ts';
import type { PlanEntity, PlanField, PluginPlan } from '../../plan.ts';

/** The option that says which version of a table a site has. */
export const versionOption = ({ table }: PlanEntity): string => `${table}_table_version`;

const indexed: ReadonlySet<PlanField['type']> = new Set([
  'date',
  'datetime',
  'email',
  'choice',
  'relation',
  'user',
  'integer',
]);

/** The class of a table: its name, its columns, and how it is made and changed. */
export function tableClass(plan: PluginPlan, entity: PlanEntity): PluginClass {
  const columns = entity.fields.map((field) => `\`${field.key}\` ${columnOf(field)} DEFAULT NULL,`);
  const keys = entity.fields.filter(({ type }) => indexed.has(type)).slice(0, 4);
  const lines = [
    'id bigint(20) unsigned NOT NULL AUTO_INCREMENT,',
    "title varchar(200) NOT NULL DEFAULT '',",
    ...columns,
    'created_at datetime NOT NULL,',
    'updated_at datetime NOT NULL,',
    'PRIMARY KEY  (id),',
    ...keys.map(({ key }) => `KEY ${key}_key (\`${key}\`),`),
    'KEY created_at_key (created_at)',
  ];
  return {
    name: entity.classes.definition,
    summary: `The database table for ${entity.pluralLower}.`,
    code: php`
      /**
       * Creates and upgrades the database table for ${entity.pluralLower}.
       */
      final class ${identifier(entity.classes.definition)} {

        const VERSION        = '1';
        const VERSION_OPTION = ${versionOption(entity)};

        ${fieldsMethod(plan, entity, false)}

        /**
         * Gets the table name for the current site.
         *
         * @return string
         */
        public static function name() {
          global $wpdb;

          return $wpdb->prefix . ${entity.table};
        }

        /**
         * Registers the hooks.
         */
        public function register() {
          add_action( 'init', array( $this, 'upgrade' ), 5 );
        }

        /**
         * Upgrades the table after a plugin update, or creates it if it does not exist.
         */
        public function upgrade() {
          if ( self::VERSION !== get_option( self::VERSION_OPTION ) ) {
            $this->install();
          }
        }

        /**
         * Creates or upgrades the table.
         */
        public function install() {
          global $wpdb;

          require_once ABSPATH . 'wp-admin/includes/upgrade.php';

          $columns = array(
            ${joinPhp(lines.map((line) => php`${line},`))}
          );

          dbDelta( 'CREATE TABLE ' . self::name() . " (\n" . implode( "\n", $columns ) . "\n) " . $wpdb->get_charset_collate() );
          update_option( self::VERSION_OPTION, self::VERSION );
        }
      }
    `,
  };
}
