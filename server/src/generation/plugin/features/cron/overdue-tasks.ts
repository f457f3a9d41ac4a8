import { identifier as nameCode, noPhp, type PhpCode, php } from '../../../writers/php.ts';
import { prefixed } from '../../code-names.ts';
import type { PlanEntity, PlanField, PluginPlan } from '../../plan.ts';
import { type EmailTrigger, statusFieldOf } from '../email/email-triggers.ts';
import { formEntities } from '../shortcode/form-options.ts';
import { undecidedOf } from '../status-actions/status-actions.ts';
import { closedConditions } from '../support/closed-entries.ts';
import { repositoryOf } from '../support/entity-names.ts';
import { entityOf, fieldOf, findBehaviours } from '../support/find-behaviours.ts';
import { withArticle } from '../support/format-text.ts';
import { daysAgo, lockOpening, moment } from './moment.ts';
import type { ScheduledTask } from './scheduled-task.ts';

const daysText = (days: number): string => (days === 0 ? '' : `${days} ${days === 1 ? 'day' : 'days'} after `);

/** What visitors sent is pending until somebody publishes it; where nobody decides about it, it counts all the same. */
export function countsPending(plan: PluginPlan, entity: PlanEntity): boolean {
  const waits = undecidedOf(plan, entity) !== undefined || entity.isPublic || entity.storage === 'table';
  return !waits && formEntities(plan).includes(entity);
}

/** The same as an argument of the repository's find(), beside `per_page`. */
export const statusArgument = (plan: PluginPlan, entity: PlanEntity): PhpCode =>
  countsPending(plan, entity) ? php`'status'   => array( 'publish', 'pending' ),` : noPhp;

/** Passes over entries that are done with. */
const skipClosed = (entity: PlanEntity, others: readonly PhpCode[] = []): PhpCode => {
  const conditions = [...others, ...closedConditions(entity)];
  if (conditions.length === 0) return noPhp;
  return php`
    if ( ${conditions.reduce((all, one) => php`${all} || ${one}`)} ) {
      continue;
    }
  `;
};

/** Reminds of entries whose date has passed, each once. */
export function overdueTask(plan: PluginPlan, trigger: EmailTrigger, field: PlanField, days: number): ScheduledTask {
  const { entity } = trigger;
  const name = `chase_${entity.key}`;
  const option = prefixed(plan, `${entity.key}_chased_until`);
  const label = field.label.toLowerCase();
  return {
    name,
    recurrence: 'daily',
    summary: `Sends reminders for ${entity.pluralLower} ${daysText(days)}${days === 0 ? 'once' : 'when'} their ${label} has passed.`,
    options: [option],
    method: php`
      /**
       * Sends reminders for ${entity.pluralLower} whose ${label} has passed. Each run continues where the last one ended, so that only one reminder is sent for each.
       */
      public function ${nameCode(name)}() {
        ${lockOpening(name)}

        $until = ${moment(field, daysAgo(days))};
        $from  = max( (string) get_option( ${option}, '' ), ${moment(field, daysAgo(days + 30))} );

        $repository = new ${repositoryOf(entity)}();
        $passed     = $repository->find(
          array(
            'per_page' => 500,
            ${statusArgument(plan, entity)}
            'orderby'  => ${field.key},
            'order'    => 'asc',
            'where'    => array(
              ${field.key} => array( '>=', $from ),
            ),
          )
        );
        update_option( ${option}, $until, false );
        foreach ( $passed as $item ) {
          if ( $item[${field.key}] >= $until ) {
            break;
          }
          ${skipClosed(entity)}

          /**
           * Fires when the ${label} of ${withArticle(entity.singularLower)} has passed.
           *
           * @param array $item Record.
           */
          do_action( ${prefixed(plan, trigger.key)}, $item );
        }

        $this->unlock( ${name} );
      }
    `,
  };
}

/** Gives entries a status once a date of theirs has passed. */
export function statusTasks(plan: PluginPlan): readonly ScheduledTask[] {
  return findBehaviours(plan, 'status_after_date').flatMap(({ entity: key, field: dateKey, days, status }) => {
    const entity = entityOf(plan, key);
    const date = entity && fieldOf(entity, dateKey);
    const found = entity && statusFieldOf(entity, status);
    if (!entity || !date || !found) return [];
    const name = `mark_${entity.key}_${found.value}`;
    const label = date.label.toLowerCase();
    return [
      {
        name,
        recurrence: date.type === 'datetime' ? 'hourly' : 'twicedaily',
        summary: `Marks ${entity.pluralLower} as ${status} ${daysText(days)}${days === 0 ? 'once ' : ''}their ${label}${days === 0 ? ' has passed' : ''}.`,
        options: [],
        method: php`
          /**
           * Marks ${entity.pluralLower} as ${status} whose ${label} has passed.
           */
          public function ${nameCode(name)}() {
            ${lockOpening(name)}

            $repository = new ${repositoryOf(entity)}();
            $passed     = $repository->find(
              array(
                'per_page' => 500,
                'status'   => 'any',
                'orderby'  => ${date.key},
                'order'    => 'desc',
                'where'    => array(
                  ${date.key} => array( '<', ${moment(date, daysAgo(days))} ),
                ),
              )
            );
            foreach ( $passed as $item ) {
              ${skipClosed(entity, [php`${found.value} === $item[${found.field.key}]`])}
              $repository->update( $item['id'], array( ${found.field.key} => ${found.value} ) );
            }

            $this->unlock( ${name} );
          }
        `,
      },
    ];
  });
}

/** Makes drafts of posts that were published so many days ago. */
export function expireByAgeTask(plan: PluginPlan, entity: PlanEntity, days: number): ScheduledTask {
  const name = `expire_${entity.key}`;
  return {
    name,
    recurrence: 'twicedaily',
    summary: `Unpublishes ${entity.pluralLower} ${days} days after publication.`,
    options: [],
    method: php`
      /**
       * Changes ${entity.pluralLower} to drafts after a number of days.
       */
      public function ${nameCode(name)}() {
        /**
         * Filters the number of days for which ${entity.pluralLower} stay published.
         *
         * @param int $days Number of days, or -1 to keep them published.
         */
        $days = (int) apply_filters( ${prefixed(plan, `show_${entity.key}_days`)}, ${days} );
        if ( $days < 0 || ! $this->lock( ${name} ) ) {
          return;
        }

        $before     = wp_date( 'Y-m-d\TH:i:s', time() - $days * DAY_IN_SECONDS );
        $repository = new ${repositoryOf(entity)}();
        $done       = 0;
        $oldest     = $repository->find(
          array(
            'per_page' => self::BATCH,
            'order'    => 'asc',
          )
        );
        foreach ( $oldest as $item ) {
          if ( $item['date'] >= $before ) {
            break;
          }
          $repository->update( $item['id'], array( 'status' => 'draft' ) );
          ++$done;
        }

        $this->finish( ${name}, $done );
      }
    `,
  };
}
