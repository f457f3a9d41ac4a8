import { joinPhp, type PhpCode, php } from '../../../writers/php.ts';
import type { PlanEntity, PlanField, PluginPlan } from '../../plan.ts';
import { listOptions } from '../shortcode/list-options.ts';
import { repositoryOf } from './entity-names.ts';
import { entityOf } from './find-behaviours.ts';

/**
 * Statements that give fields of `$fields` that point to other records those records to choose from.
 * @param isForVisitors whether only what is still to come is offered
 */
export function relatedChoices(plan: PluginPlan, fields: readonly PlanField[], isForVisitors: boolean): PhpCode {
  return joinPhp(
    fields.flatMap(({ key, relatedEntity }) => {
      const target = relatedEntity === undefined ? undefined : entityOf(plan, relatedEntity);
      return target ? [choicesOf(plan, key, target, isForVisitors)] : [];
    }),
    '\n\n',
  );
}

/** Fields that point to other records. */
export const hasRelations = (plan: PluginPlan, fields: readonly PlanField[]): boolean =>
  fields.some(({ relatedEntity }) => relatedEntity !== undefined && entityOf(plan, relatedEntity) !== undefined);

function choicesOf(plan: PluginPlan, key: string, target: PlanEntity, isForVisitors: boolean): PhpCode {
  const { schedule } = listOptions(plan, target);
  const format = schedule?.type === 'datetime' ? 'Y-m-d\\TH:i' : 'Y-m-d';
  return php`
    $found = ( new ${repositoryOf(target)}() )->find(
      ${{
        per_page: 200,
        orderby: 'title',
        order: 'asc',
        ...(schedule &&
          isForVisitors && { where: php`array( ${schedule.key} => array( '>=', wp_date( ${format} ) ) )` }),
      }}
    );

    $fields[${key}]['choices'] = wp_list_pluck( $found, 'title', 'id' );
  `;
}
