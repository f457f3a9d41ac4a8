import { joinPhp, type PhpCode, php } from '../../../writers/php.ts';
import { classOf } from '../../code-names.ts';
import type { PlanEntity, PlanField, PluginPlan } from '../../plan.ts';
import { listOptions } from '../shortcode/list-options.ts';
import { repositoryOf } from './entity-names.ts';
import { entityOf } from './find-behaviours.ts';

/**
 * Statements that give fields of `$fields` that point to other records, or to users, those to choose from.
 * @param isForVisitors whether only what is still to come is offered
 */
export function relatedChoices(plan: PluginPlan, fields: readonly PlanField[], isForVisitors: boolean): PhpCode {
  return joinPhp(
    fields.flatMap(({ key, type, relatedEntity }) => {
      if (type === 'user')
        return [php`$fields[${key}]['choices'] = ${classOf(plan, 'Fields')}::users( $fields[${key}] );`];
      const target = relatedEntity === undefined ? undefined : entityOf(plan, relatedEntity);
      return target ? [choicesOf(plan, key, target, isForVisitors)] : [];
    }),
    '\n\n',
  );
}

/** Whether some fields point to other records or to users. */
export const hasRelations = (plan: PluginPlan, fields: readonly PlanField[]): boolean =>
  fields.some(({ type }) => type === 'user') ||
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
