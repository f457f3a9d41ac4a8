import { classOf, prefixed, translated } from '../../plugin/code-names.ts';
import { settingValue } from '../../plugin/features/settings/settings-of.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { joinPhp, noPhp, type PhpCode, php } from '../../writers/php.ts';
import { type FileImport, importHook, type Made, moreHook, sourceOf, sourceSetting } from './import-plan.ts';
import { reportMethods } from './report-methods.ts';
import { runMethods } from './run-methods.ts';
import { scheduleMethods } from './schedule-methods.ts';

const recipientPhp = (to: FileImport['report'][number]): PhpCode =>
  to.to === 'admin'
    ? php`array( get_option( 'admin_email' ) )`
    : to.to === 'address'
      ? php`array( ${to.address} )`
      : php`wp_list_pluck( get_users( array( 'role' => ${to.role} ) ), 'user_email' )`;

/** Addresses of a report. */
const recipientsPhp = (report: FileImport['report']): PhpCode => {
  const [first, ...rest] = report.map(recipientPhp);
  if (first === undefined) return php`array()`;
  return rest.length === 0 ? first : php`array_merge( ${joinPhp([first, ...rest], ', ')} )`;
};

/** What the code knows of an import. */
function definition(plan: PluginPlan, { one, entity, columns, key, mark }: Made): PhpCode {
  const meta = entity.fields.find((field) => key.as === 'field' && field.key === key.target)?.metaKey ?? '';
  return php`${{
    title: translated(plan, entity.plural),
    repository: entity.classes.repository,
    type: entity.postType,
    [one.source.in === 'uploads' ? 'path' : 'url']: settingValue(plan, sourceSetting(one), sourceOf(one)),
    key: key.target,
    key_label: key.label,
    key_meta: meta,
    columns: Object.fromEntries(columns.map(({ target, as, headings }) => [target, { as, headings }])),
    mark,
    missing: one.missing,
    comma: one.decimals === 'comma',
    every: one.every,
    time: one.at,
    weekday: one.every === 'weekly' ? (one.weekday ?? 'monday') : '',
    only_faults: one.only_faults === true,
  }}`;
}

/** The class that imports files at intervals. */
export function importsClass(plan: PluginPlan, all: readonly Made[]): PhpCode {
  const sends = all.filter(({ one }) => one.report.length > 0);
  const hasUrls = all.some(({ one }) => one.source.in === 'address');
  const takesAway = all.some(({ one }) => one.missing !== 'keep');
  return php`
    /**
     * Imports CSV files at intervals, a part of the rows at a time.
     */
    class ${classOf(plan, 'File_Imports')} {

      /**
       * Hook that begins an import.
       */
      const HOOK = ${importHook(plan)};

      /**
       * Hook that goes on with an import.
       */
      const MORE = ${moreHook(plan)};

      /**
       * Maximum number of faults in a report.
       */
      const MAX_NOTES = 50;

      /**
       * When this part of the run began.
       *
       * @var float
       */
      private $started = 0.0;

      /**
       * Registers the hooks.
       */
      public function register() {
        add_action( self::HOOK, array( $this, 'start' ) );
        add_action( self::MORE, array( $this, 'proceed' ) );
      }

      /**
       * Gets all imports.
       *
       * @return array[] Records, file, columns and times, keyed by name.
       */
      public static function all() {
        return array(
          ${joinPhp(all.map((made) => php`${made.one.name} => ${definition(plan, made)},`))}
        );
      }

      ${
        sends.length > 0
          ? php`
              /**
               * Gets who gets the report of an import.
               *
               * @param string $name Name of the import.
               * @return string[] Email addresses.
               */
              private static function recipients( $name ) {
                switch ( $name ) {
                  ${joinPhp(
                    sends.map(
                      ({ one }) => php`
                        case ${one.name}:
                          return ${recipientsPhp(one.report)};
                      `,
                    ),
                    '\n\n',
                  )}
                }

                return array();
              }
            `
          : noPhp
      }

      /**
       * Gets the name of an option of an import.
       *
       * @param string $name Name of the import.
       * @param string $what What it holds: run, report or lock.
       * @return string
       */
      public static function option( $name, $what ) {
        return ${prefixed(plan, 'import_')} . $name . '_' . $what;
      }

      ${scheduleMethods}

      ${runMethods(plan, hasUrls, takesAway)}

      ${reportMethods(plan, sends.length > 0, hasUrls)}
    }
  `;
}
