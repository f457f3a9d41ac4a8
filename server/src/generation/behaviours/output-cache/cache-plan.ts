import { prefixed } from '../../plugin/code-names.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { toolName } from '../../plugin/site-tools/support/tool-names.ts';
import type { BehaviourOf } from '../behaviour.ts';

/** What is kept, as plans have it. */
export type OutputCache = BehaviourOf<'output_cache'>;

/** Shortcodes by their names on the site. */
export const tagsOf = (plan: PluginPlan, { shortcodes }: OutputCache): readonly string[] =>
  shortcodes.map((name) => {
    const behaviours = plan.source.behaviours ?? [];
    if (behaviours.some((one) => one.kind === 'listing' && one.name === name)) return prefixed(plan, name);
    return name === 'popular_posts' && behaviours.some(({ kind }) => kind === 'post_views')
      ? toolName(plan, name)
      : name;
  });

/** Blocks of the plan's lists. */
export const blocksOf = (plan: PluginPlan, { shortcodes }: OutputCache): readonly string[] =>
  (plan.source.behaviours ?? []).flatMap((one) =>
    one.kind === 'listing' && shortcodes.includes(one.name)
      ? [`${plan.names.slug}/${one.name.replaceAll('_', '-')}`]
      : [],
  );
