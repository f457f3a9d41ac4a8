import { prefixed } from '../../plugin/code-names.ts';
import type { PluginPlan } from '../../plugin/plan.ts';

/** The query variable that says which file is asked for. */
export const fileVar = (plan: PluginPlan): string => prefixed(plan, 'file');
export const placeHook = (plan: PluginPlan): string => prefixed(plan, 'place_files');
export const folderOption = (plan: PluginPlan): string => prefixed(plan, 'protected_folder');
export const publicFileKey = (plan: PluginPlan): string => `_${prefixed(plan, 'public_file')}`;
