import { type PhpCode, php } from '../../../writers/php.ts';
import { classOf } from '../../code-names.ts';
import { menuParentOf } from '../../features/support/admin-menu.ts';
import type { PluginPlan } from '../../plan.ts';

/** PHP of the address of the plugin's page of settings, on the site's own pages too. */
export function settingsUrl(plan: PluginPlan): PhpCode {
  const parent = menuParentOf(plan);
  const page = parent.includes('.php') ? parent : 'admin.php';
  return php`admin_url( ${`${page}${page.includes('?') ? '&' : '?'}page=`} . ${classOf(plan, 'Settings')}::PAGE )`;
}
