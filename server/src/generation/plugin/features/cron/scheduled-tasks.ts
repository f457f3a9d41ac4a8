import { identifier as nameCode, type PhpCode, php } from '../../../writers/php.ts';
import { prefixed } from '../../code-names.ts';
import type { PlanEntity, PlanField, PluginPlan } from '../../plan.ts';
import { type EmailTrigger, emailTriggersOf, hoursText } from '../email/email-triggers.ts';
import { hasSetting, settingValue } from '../settings/settings-of.ts';
import { repositoryOf } from '../support/entity-names.ts';
import { entityOf, fieldOf, findBehaviours } from '../support/find-behaviours.ts';
import { daysAgo, lockOpening, moment } from './moment.ts';
import { expireByAgeTask, overdueTask, statusArgument, statusTasks } from './overdue-tasks.ts';
import type { ScheduledTask } from './scheduled-task.ts';
import { siteCleanupsOf } from './site-cleanup-tasks.ts';

function expireTask(entity: PlanEntity, field: PlanField, days: number): ScheduledTask {
  const name = `expire_${entity.key}`;
  const label = field.label.toLowerCase();
  return {
    name,
    recurrence: field.type === 'datetime' ? 'hourly' : 'twicedaily',
    summary: `Unpublishes ${entity.pluralLower} ${days === 0 ? 'once' : `${days} days after`} their ${label}${days === 0 ? ' has passed' : ''}.`,
    options: [],
    method: php`
      /**
       * Changes ${entity.pluralLower} to drafts when their ${label} has passed.
       */
      public function ${nameCode(name)}() {
        ${lockOpening(name)}

        $repository = new ${repositoryOf(entity)}();
        $expired    = $repository->find(
          array(
            'per_page' => self::BATCH,
            'where'    => array(
              ${field.key} => array( '<', ${moment(field, daysAgo(days))} ),
            ),
          )
        );
        foreach ( $expired as $item ) {
          $repository->update( $item['id'], array( 'status' => 'draft' ) );
        }

        $this->finish( ${name}, count( $expired ) );
      }
    `,
  };
}

const byField = (field: PlanField): PhpCode => php`
  $old = $repository->find(
    array(
      'per_page' => self::BATCH,
      'status'   => 'any',
      'where'    => array(
        ${field.key} => array( '<', $before ),
      ),
    )
  );
  foreach ( $old as $item ) {
    $repository->delete( $item['id'] );
    ++$done;
  }
`;

const byAge: PhpCode = php`
  $oldest = $repository->find(
    array(
      'per_page' => self::BATCH,
      'status'   => 'any',
      'order'    => 'asc',
    )
  );
  foreach ( $oldest as $item ) {
    if ( $item['date'] >= $before ) {
      break;
    }
    $repository->delete( $item['id'] );
    ++$done;
  }
`;

function cleanupTask(
  plan: PluginPlan,
  entity: PlanEntity,
  field: PlanField | undefined,
  interval: string,
  days: number,
): ScheduledTask {
  const name = `clean_up_${entity.key}`;
  // One setting, for what the description says first.
  const isConfigured =
    hasSetting(plan, 'keep_days') && findBehaviours(plan, 'scheduled_cleanup')[0]?.entity === entity.key;
  const age = isConfigured ? settingValue(plan, 'keep_days', days) : php`${days}`;
  const cutoff = php`time() - $days * DAY_IN_SECONDS`;
  return {
    name,
    recurrence: interval,
    summary: isConfigured
      ? `Deletes ${entity.pluralLower} older than the number of days in the settings.`
      : `Deletes ${entity.pluralLower} older than ${days} days.`,
    options: [],
    method: php`
      /**
       * Deletes old ${entity.pluralLower}.
       */
      public function ${nameCode(name)}() {
        /**
         * Filters the number of days after which ${entity.pluralLower} are deleted.
         *
         * @param int $days Number of days, or -1 to never delete them.
         */
        $days = (int) apply_filters( ${prefixed(plan, `keep_${entity.key}_days`)}, ${age} );
        if ( $days < 0 || ! $this->lock( ${name} ) ) {
          return;
        }

        $before     = ${field ? moment(field, cutoff) : php`wp_date( 'Y-m-d\TH:i:s', ${cutoff} )`};
        $repository = new ${repositoryOf(entity)}();
        $done       = 0;

        ${field ? byField(field) : byAge}

        $this->finish( ${name}, $done );
      }
    `,
  };
}

function reminderTask(plan: PluginPlan, trigger: EmailTrigger, field: PlanField, hours: number): ScheduledTask {
  const { entity } = trigger;
  // "reservation_reminder", and "reservation_reminder_24" beside it
  const further = trigger.key.slice(`${entity.key}_reminder`.length);
  const name = `remind_of_${entity.key}${further}`;
  const option = prefixed(plan, `${entity.key}_reminded_until${further}`);
  return {
    name,
    recurrence: 'hourly',
    summary: `Sends reminders for ${entity.pluralLower} ${hoursText(hours)} in advance.`,
    options: [option],
    method: php`
      /**
       * Sends reminders for ${entity.pluralLower} ${hoursText(hours)} in advance. Each run continues where the last one ended, so that only one reminder is sent for each.
       */
      public function ${nameCode(name)}() {
        ${lockOpening(name)}

        $until = ${moment(field, php`time() + ${hours} * HOUR_IN_SECONDS`)};
        $from  = max( (string) get_option( ${option}, '' ), ${moment(field, php`time()`)} );

        $repository = new ${repositoryOf(entity)}();
        $coming     = $repository->find(
          array(
            'per_page' => 500,
            ${statusArgument(plan, entity)}
            'orderby'  => ${field.key},
            'order'    => 'asc',
            'where'    => array(
              ${field.key} => array( '>', $from ),
            ),
          )
        );
        update_option( ${option}, $until, false );
        foreach ( $coming as $item ) {
          if ( $item[${field.key}] > $until ) {
            break;
          }

          /**
           * Fires when a reminder for one of the ${entity.pluralLower} is due.
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

function digestTask(plan: PluginPlan, trigger: EmailTrigger, interval: string): ScheduledTask {
  const { entity } = trigger;
  const name = `collect_${entity.key}`;
  const option = prefixed(plan, `${entity.key}_digest_sent`);
  return {
    name,
    recurrence: interval,
    summary: `Collects new ${entity.pluralLower} for a digest.`,
    options: [option],
    method: php`
      /**
       * Collects the ${entity.pluralLower} added since the last run.
       */
      public function ${nameCode(name)}() {
        ${lockOpening(name)}

        $since      = (string) get_option( ${option}, wp_date( 'Y-m-d\TH:i:s', time() - WEEK_IN_SECONDS ) );
        $repository = new ${repositoryOf(entity)}();
        $items      = array();
        foreach ( $repository->find( array( 'per_page' => 100 ) ) as $item ) {
          if ( $item['date'] >= $since ) {
            $items[] = $item;
          }
        }
        update_option( ${option}, wp_date( 'Y-m-d\TH:i:s' ), false );
        if ( ! empty( $items ) ) {
          /**
           * Fires when new ${entity.pluralLower} have been collected.
           *
           * @param array[] $items Records, newest first.
           */
          do_action( ${prefixed(plan, trigger.key)}, $items );
        }

        $this->unlock( ${name} );
      }
    `,
  };
}

/** What a plugin does that was only asked to do something regularly. */
function maintenanceTask(plan: PluginPlan): ScheduledTask {
  return {
    name: 'maintain',
    recurrence: 'daily',
    summary: `Deletes expired transients of ${plan.names.title}.`,
    options: [],
    method: php`
      /**
       * Deletes expired transients of the plugin.
       */
      public function maintain() {
        ${lockOpening('maintain')}

        global $wpdb;

        // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- WordPress has no function to list transients.
        $names = $wpdb->get_col(
          $wpdb->prepare(
            "SELECT option_name FROM $wpdb->options WHERE option_name LIKE %s AND option_value < %d LIMIT %d",
            $wpdb->esc_like( ${`_transient_timeout_${plan.names.prefix}_`} ) . '%',
            time(),
            self::BATCH
          )
        );
        foreach ( $names as $name ) {
          delete_transient( substr( $name, strlen( '_transient_timeout_' ) ) );
        }

        /**
         * Fires daily after the cleanup. Use it to run custom tasks.
         */
        do_action( ${prefixed(plan, 'daily')} );

        $this->finish( 'maintain', count( $names ) );
      }
    `,
  };
}

/** All tasks of a plugin; never none. */
export function scheduledTasksOf(plan: PluginPlan): readonly ScheduledTask[] {
  const tasks: ScheduledTask[] = [];
  const add = (task: ScheduledTask): void => {
    if (!tasks.some(({ name }) => name === task.name)) tasks.push(task);
  };
  for (const { entity, field, days } of findBehaviours(plan, 'expire_after_date')) {
    const owner = entityOf(plan, entity);
    const date = owner && fieldOf(owner, field);
    if (owner === undefined || owner.storage === 'table') continue;
    if (date) add(expireTask(owner, date, days));
    else if (field === null && days > 0) add(expireByAgeTask(plan, owner, days));
  }
  for (const task of statusTasks(plan)) add(task);
  for (const { entity, field, interval, olderThanDays } of findBehaviours(plan, 'scheduled_cleanup')) {
    const owner = entityOf(plan, entity);
    if (owner) add(cleanupTask(plan, owner, fieldOf(owner, field), interval, olderThanDays));
  }
  if (plan.features.has('email')) {
    for (const trigger of emailTriggersOf(plan)) {
      if (trigger.on.event === 'reminder') add(reminderTask(plan, trigger, trigger.on.field, trigger.on.hours));
      if (trigger.on.event === 'overdue') add(overdueTask(plan, trigger, trigger.on.field, trigger.on.days));
      if (trigger.on.event === 'digest') add(digestTask(plan, trigger, trigger.on.interval));
    }
  }
  for (const { task } of siteCleanupsOf(plan)) add(task);
  return tasks.length > 0 ? tasks : [maintenanceTask(plan)];
}
