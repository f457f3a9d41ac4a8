import { noPhp, type PhpCode, php } from '../../writers/php.ts';
import { prefixed } from '../code-names.ts';
import type { PluginPlan } from '../plan.ts';
import { areRecordsRuled } from './restricted.ts';

/** Statements that return what rules have against `$values` of a record with an `$id`, where rules are about the entities. */
export const checkedPhp = (
  plan: PluginPlan,
  entities: readonly string[],
  key: PhpCode,
  values: PhpCode,
  id = php`$id`,
): PhpCode =>
  areRecordsRuled(plan, entities)
    ? php`
      /**
       * Filters what is wrong with a record that is to be saved.
       *
       * @param WP_Error|null $error  Error, or null.
       * @param string        $key    Kind of the record.
       * @param array         $values Values by field.
       * @param int           $id     ID of the record, or 0 for a new one.
       */
      $refused = apply_filters( ${prefixed(plan, 'checked_values')}, null, ${key}, ${values}, ${id} );
      if ( is_wp_error( $refused ) ) {
        return $refused;
      }
    `
    : noPhp;
