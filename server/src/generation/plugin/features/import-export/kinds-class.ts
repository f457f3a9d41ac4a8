import { identifier, php } from '../../../writers/php.ts';
import { classNameOf, classOf, translated } from '../../code-names.ts';
import type { PluginClass } from '../../feature-module.ts';
import type { PluginPlan } from '../../plan.ts';

/** The class that knows what can be exported and imported. */
export function kindsClass(plan: PluginPlan): PluginClass {
  const kinds = Object.fromEntries(
    plan.entities.map(({ key, plural, classes }) => [
      key,
      { label: translated(plan, plural), repository: php`new ${identifier(classes.repository)}()` },
    ]),
  );
  return {
    name: classNameOf(plan, 'Transfer_Kinds'),
    summary: 'Kinds of entries that can be exported and imported.',
    code: php`
      /**
       * Defines the kinds of entries that can be exported and imported, and the columns of their files.
       */
      final class ${classOf(plan, 'Transfer_Kinds')} {

        /** Between several values in one cell. */
        const SEPARATOR = '|';

        /**
         * Gets all kinds of entries.
         *
         * @return array[] Label and repository, keyed by kind.
         */
        public static function all() {
          return ${kinds};
        }

        /**
         * Gets the columns of a file.
         *
         * @param array $kind Kind of entries.
         * @return string[]
         */
        public static function columns( $kind ) {
          return array_merge( array( 'id', 'title', 'content', 'status' ), array_keys( $kind['repository']->fields() ) );
        }
      }
    `,
  };
}
