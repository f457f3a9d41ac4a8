import { type PhpCode, php } from '../../../writers/php.ts';
import { classNameOf, classOf, prefixed } from '../../code-names.ts';
import type { PluginClass } from '../../feature-module.ts';
import type { PluginPlan } from '../../plan.ts';
import { changeHooks } from '../support/change-hooks.ts';

/** The class that makes cached lists outdated when what they show changes. */
export const cacheClasses = (plan: PluginPlan): readonly PluginClass[] => [
  { name: classNameOf(plan, 'List_Cache'), summary: 'Invalidates cached lists.', code: cacheClass(plan) },
];

const cacheClass = (plan: PluginPlan): PhpCode => php`
  /**
   * Versions the cached lists, so that any change invalidates them.
   */
  class ${classOf(plan, 'List_Cache')} {

    /**
     * Registers the hooks.
     */
    public function register() {
      ${changeHooks(plan, 'renew')}
    }

    /**
     * Invalidates all cached lists. WordPress deletes them when they expire.
     */
    public function renew() {
      update_option( ${prefixed(plan, 'cache_version')}, time() . wp_rand() );
    }
  }
`;
