import type { PluginPlan as PublicPlan } from '@presswright/shared/schemas/plans/plugin-plan';
import type { SiteTool } from '../plugin/site-tool.ts';
import { contextOf } from './context.ts';
import { lastLogin, readsLastLogin } from './last-login.ts';
import { behaviourModules } from './table.ts';
import { withRoleNames } from './with-role-names.ts';

/** The behaviours of a plan that have modules of their own, as parts that a plugin brings like its tools. */
export function behaviourTools(source: PublicPlan): readonly SiteTool[] {
  const context = contextOf(source);
  const parts = behaviourModules.flatMap((module): readonly SiteTool[] => {
    const own = (source.behaviours ?? []).filter(({ kind }) => kind === module.kind);
    if (own.length === 0) return [];
    return [
      {
        tool: module.kind,
        example: '',
        recognize: () => null,
        describe: () => own.map((one) => module.describe(one as never, context)).join(' '),
        settings: () => module.settings?.(own as never, context) ?? [],
        contribute: (plan) => module.contribute(plan, own.map((one) => withRoleNames(plan, one)) as never),
      },
    ];
  });
  return readsLastLogin(source.behaviours ?? []) ? [...parts, lastLogin] : parts;
}
