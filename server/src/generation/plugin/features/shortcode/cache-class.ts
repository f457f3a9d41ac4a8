import { type PhpCode, php } from '../../../writers/php.ts';
import { classNameOf, classOf, prefixed } from '../../code-names.ts';
import type { PluginClass } from '../../feature-module.ts';
import type { PluginPlan } from '../../plan.ts';
import { changeHooks } from '../support/change-hooks.ts';

/** The class that makes cached lists outdated when what they show changes. */
export const cacheClasses = (plan: PluginPlan): readonly PluginClass[] => [
  { name: classNameOf(plan, 'List_Cache'), summary: 'Keeps cached lists up to date.', code: cacheClass(plan) },
];

const cacheClass = (plan: PluginPlan): PhpCode => php`
  /**
   * Numbers the state of what lists show. Cached lists are kept by that number, so that none outlives a change.
   */
  class ${classOf(plan, 'List_Cache')} {

    /**
     * Hooks the numbering into WordPress.
     */
    public function register() {
      ${changeHooks(plan, 'renew')}
    }

    /**
     * Makes all cached lists outdated; WordPress deletes them when their time is over.
     */
    public function renew() {
      update_option( ${prefixed(plan, 'cache_version')}, time() . wp_rand() );
    }
  }
`;
