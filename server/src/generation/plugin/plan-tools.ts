import type { PluginFeature } from '@presswright/shared/schemas/plugin-features';
import type { Understanding } from '../understanding/understanding.ts';
import type { PlanSetting } from './features/settings/plan-setting.ts';
import { capitalised } from './features/support/format-text.ts';
import type { PlannedTool } from './plan.ts';
import type { SiteTool } from './site-tool.ts';

/** Settings that the plugin has for its own content. */
const reserved: ReadonlySet<string> = new Set([
  'per_page',
  'currency',
  'thank_you',
  'recipient',
  'keep_days',
  'keep_data',
]);

/**
 * The tools that a description asks for. Several have a section of settings each, and no two one key.
 * @param roles names of the plan's own roles by what WordPress knows them by
 */
export function planTools(
  modules: readonly SiteTool[],
  { tools }: Pick<Understanding, 'tools'>,
  features: ReadonlySet<PluginFeature>,
  roles: ReadonlyMap<string, string>,
): PlannedTool[] {
  const wanted = modules.flatMap((module) => {
    const found = tools.find(({ tool }) => tool === module.tool);
    return found === undefined
      ? []
      : [{ module, options: found.options, settings: module.settings?.(found.options, features, roles) ?? [] }];
  });
  const keys = wanted.flatMap(({ settings }) => settings.map(({ key }) => key));
  const isShared = (key: string) => reserved.has(key) || keys.indexOf(key) !== keys.lastIndexOf(key);
  const hasSections = wanted.filter(({ settings }) => settings.length > 0).length > 1;
  return wanted.map(({ module: { tool, provides = [] }, options, settings }) => {
    const own = (key: string) => (isShared(key) ? `${tool}_${key}` : key);
    const group = { key: tool, title: capitalised(tool.replaceAll('_', ' ')) };
    return {
      tool,
      options,
      settings: settings.map(
        (setting): PlanSetting => ({ ...setting, key: own(setting.key), ...(hasSections && { group }) }),
      ),
      settingKeys: Object.fromEntries(settings.map(({ key }) => [key, own(key)])),
      provides,
    };
  });
}
