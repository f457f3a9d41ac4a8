import type { PluginFeature } from '@presswright/shared/schemas/plugin-features';
import type { ToolReader } from '../understanding/site-tools.ts';
import type { ToolOptions } from '../understanding/understanding.ts';
import type { Contribution } from './feature-module.ts';
import type { PlanSetting } from './features/settings/plan-setting.ts';
import type { PluginPlan } from './plan.ts';

/**
 * One job that a plugin does on a site without content of its own, in one file of its own below `site-tools/`: the words
 * that ask for it, its settings and its code.
 */
export interface SiteTool<Options extends ToolOptions = ToolOptions> extends ToolReader<Options> {
  /** A statement that asks for this tool and no other, as people write it; the documentation shows it. */
  readonly example: string;
  /**
   * What the site's owner can change; the plugin then has a page of settings. Read them with `settingValue()`.
   * @param features what the request asks for beside the tool: `settings` where the owner wants a page in any case
   * @param roles names of the plan's own roles by what WordPress knows them by, as the options have them
   */
  settings?(
    options: Options,
    features: ReadonlySet<PluginFeature>,
    roles: ReadonlyMap<string, string>,
  ): readonly PlanSetting[];
  /** Features that the tool itself makes where the plugin has no content: asked for by name, they bring nothing else. */
  readonly provides?: readonly PluginFeature[];
  contribute(plan: PluginPlan, options: Options): Contribution;
}
