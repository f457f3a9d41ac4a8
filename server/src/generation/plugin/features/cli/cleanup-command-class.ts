import { identifier, joinPhp, type PhpCode, php } from '../../../writers/php.ts';
import { classNameOf, classOf } from '../../code-names.ts';
import type { PluginClass } from '../../feature-module.ts';
import type { PluginPlan } from '../../plan.ts';
import { siteCleanupsOf } from '../cron/site-cleanup-tasks.ts';

/** What is typed behind `wp`: `site-janitor clean-up`. */
export const cleanupCommandOf = (plan: PluginPlan): string => `${plan.names.slug} clean-up`;

/** The command that cleans the site now; null when the plugin cleans nothing of the site. */
export function cleanupCommandClass(plan: PluginPlan): PluginClass | null {
  const cleanups = plan.features.has('cron') ? siteCleanupsOf(plan) : [];
  if (cleanups.length === 0) return null;
  return {
    name: classNameOf(plan, 'Clean_Up_Command'),
    summary: 'WP-CLI command that runs the scheduled cleanup.',
    code: commandClass(plan, cleanups),
    load: 'on_demand',
  };
}

const commandClass = (plan: PluginPlan, cleanups: ReturnType<typeof siteCleanupsOf>): PhpCode => php`
  /**
   * Runs the scheduled cleanup.
   */
  final class ${classOf(plan, 'Clean_Up_Command')} {

    /**
     * Deletes unneeded data, one batch of each kind.
     *
     * ## EXAMPLES
     *
     *     wp ${cleanupCommandOf(plan)}
     */
    public function __invoke() {
      $schedule = new ${classOf(plan, 'Schedule')}();
      ${joinPhp(cleanups.map(({ task }) => php`$schedule->${identifier(task.name)}();`))}

      WP_CLI::success( __( 'Cleanup complete. Remaining batches are processed in the background.', ${plan.domain} ) );
    }
  }
`;
