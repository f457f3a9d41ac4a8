import { classOf, prefixed } from '../../plugin/code-names.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { joinPhp, noPhp, type PhpCode, php } from '../../writers/php.ts';
import { contextOf } from '../context.ts';
import type { Automation } from './automation-plan.ts';
import { cancelMethods } from './cancelling.ts';
import { eventMethods } from './event-methods.ts';
import { type CronTask, cronTasks, delayOf, eventOf, laterHook, madeOf } from './made.ts';
import { mailsOf } from './mails.ts';
import { noticeMethods } from './notices.ts';
import { sharedMethods } from './shared-methods.ts';
import { timedMethod } from './timed-methods.ts';
import { optOutMethods } from './unsubscribing.ts';
import { valuesMethods } from './values.ts';
import { retryHook, webhookMethods } from './webhooks.ts';

/** What of the class's shared parts automations use. */
export function usesOf(automations: readonly Automation[]) {
  const all = automations.flatMap(({ actions }) => actions);
  const mails = all.flatMap((action) => (action.do === 'email' ? [action] : []));
  return {
    sends: mails.length > 0,
    hasRoles: mails.some(({ recipients, reply_to: reply }) =>
      [...recipients, ...(reply === undefined ? [] : [reply])].some(({ to }) => to === 'role'),
    ),
    notices: all.some((action) => action.do === 'notice'),
    retries: all.some((action) => action.do === 'webhook' && action.retries !== undefined),
    cancels: mails.some((mail) => mail.can_cancel === true),
    optsOut: mails.some((mail) => mail.can_unsubscribe === true),
    looks: automations.some(({ when }) => when.on === 'date' || when.on === 'interval'),
  };
}

/** The class that listens, looks and does. */
export function automationsClass(plan: PluginPlan, automations: readonly Automation[]): PhpCode {
  const made = madeOf(plan, automations);
  const mails = mailsOf(automations, contextOf(plan.source));
  const crons = cronTasks(plan, made);
  const kinds = [...new Map(made.map(({ kind }) => [kind.key, kind])).values()];
  const uses = usesOf(automations);
  const later = made.filter((one) => delayOf(one) > 0);
  return php`
    /**
     * Does things when something happens, on dates and at intervals.
     */
    class ${classOf(plan, 'Automations')} {

      /**
       * Automations that are running, so that what one changes does not start it again.
       *
       * @var bool[]
       */
      private $running = array();

      /**
       * Registers the hooks.
       */
      public function register() {
        ${joinPhp(
          made.map((one) => {
            const event = eventOf(one);
            if (event === undefined) return noPhp;
            return joinPhp(
              [event.hook, ...(event.also ?? [])].map(
                (hook) =>
                  php`add_action( ${hook}, array( $this, ${one.name} ), ${event.priority ?? 10}, ${event.parameters.length} );`,
              ),
            );
          }),
        )}
        ${joinPhp(later.map((one) => php`add_action( ${laterHook(plan, one)}, array( $this, ${`${one.name}_later`} ) );`))}
        ${joinPhp(crons.map(({ hook, method }) => php`add_action( ${hook}, array( $this, ${method} ) );`))}
        ${
          uses.notices
            ? php`
                add_action( 'admin_notices', array( $this, 'show_notices' ) );
                add_action( ${`admin_post_${prefixed(plan, 'dismiss')}`}, array( $this, 'dismiss_notice' ) );
              `
            : noPhp
        }
        ${uses.optsOut ? php`add_action( 'template_redirect', array( $this, 'unsubscribe' ) );` : noPhp}
        ${uses.cancels ? php`add_action( 'template_redirect', array( $this, 'cancel' ) );` : noPhp}
        ${uses.retries ? php`add_action( ${retryHook(plan)}, array( $this, 'retry_webhook' ), 10, 3 );` : noPhp}
      }

      ${
        crons.length > 0 || later.length > 0 || uses.retries
          ? scheduleMethods(crons, [
              ...later.map((one) => laterHook(plan, one)),
              ...(uses.retries ? [retryHook(plan)] : []),
            ])
          : noPhp
      }

      ${joinPhp(
        made.map((one) =>
          eventOf(one) === undefined ? timedMethod(plan, one, mails) : eventMethods(plan, one, mails),
        ),
        '\n\n',
      )}

      ${joinPhp(kinds.map(valuesMethods), '\n\n')}

      ${sharedMethods(plan, uses)}

      ${uses.notices ? noticeMethods(plan) : noPhp}

      ${uses.optsOut ? optOutMethods(plan) : noPhp}

      ${uses.cancels ? cancelMethods(plan, made) : noPhp}

      ${webhookMethods(plan, made)}
    }
  `;
}

function scheduleMethods(crons: readonly CronTask[], later: readonly string[]): PhpCode {
  const schedule = php`
    /**
     * Schedules the tasks on plugin activation.
     */
    public static function schedule() {
      foreach ( ${Object.fromEntries(crons.map(({ hook, recurrence, at }) => [hook, [recurrence, at]]))} as $hook => list( $interval, $time ) ) {
        if ( wp_next_scheduled( $hook ) ) {
          continue;
        }

        $start = '' === $time ? time() + MINUTE_IN_SECONDS : self::next_time( $time );

        wp_schedule_event( $start, $interval, $hook );
      }
    }

    /**
     * Gets the next moment of a time of day on the clock of the site.
     *
     * @param string $time Time, such as 09:00.
     * @return int Timestamp.
     */
    private static function next_time( $time ) {
      $next = current_datetime()->modify( $time );

      return ( $next->getTimestamp() > time() ? $next : $next->modify( '+1 day' ) )->getTimestamp();
    }
  `;
  return php`
    ${crons.length > 0 ? schedule : noPhp}

    /**
     * Unschedules the tasks on plugin deactivation.
     */
    public static function unschedule() {
      foreach ( ${[...crons.map(({ hook }) => hook), ...later]} as $hook ) {
        wp_unschedule_hook( $hook );
      }
    }
  `;
}
