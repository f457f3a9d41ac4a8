import { prefixed } from '../../plugin/code-names.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import type { BehaviourOf } from '../behaviour.ts';

export type Downloads = BehaviourOf<'downloads'>;

/** The query variable of the address at which a download is counted. */
export const downloadVar = (plan: PluginPlan): string => prefixed(plan, 'download');

/** Metadata with the number of downloads. */
export const downloadsKey = (plan: PluginPlan): string => `_${prefixed(plan, 'downloads')}`;

/** Whether the plan counts downloads. */
export const clicksAreCounted = ({ source }: PluginPlan): boolean =>
  (source.behaviours ?? []).some(({ kind }) => kind === 'downloads');

/** Whether some of its files are where only the plugin can open them. */
export const filesAreProtected = ({ source }: PluginPlan): boolean =>
  (source.behaviours ?? []).some((one) => one.kind === 'restriction' && one.protects_files === true);
