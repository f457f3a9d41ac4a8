import type { PluginPlan } from '../../plan.ts';

/** The menu entry below which pages of the plugin stand: a slug of its own page, of a list of posts, or of WordPress. */
export function menuParentOf(plan: PluginPlan): string {
  if (plan.features.has('admin_interface')) return plan.names.handlePrefix;
  const entity = plan.entities.find(({ storage }) => storage === 'post_type');
  return entity ? `edit.php?post_type=${entity.postType}` : 'options-general.php';
}

/** Where the page of settings is, as one says it: `Settings → Event Manager`. */
export function menuPathOf(plan: PluginPlan, page: string): string {
  if (plan.features.has('admin_interface')) return `${plan.names.title} → ${page}`;
  const entity = plan.entities.find(({ storage }) => storage === 'post_type');
  return entity ? `${entity.plural} → ${page}` : `Settings → ${plan.names.title}`;
}
