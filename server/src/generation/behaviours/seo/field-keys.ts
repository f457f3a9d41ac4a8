import { prefixed, translated } from '../../plugin/code-names.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import type { PhpCode } from '../../writers/php.ts';

/** Key of the metadata that holds a field of the box. */
export const fieldKey = (plan: PluginPlan, part: string): string => `_${prefixed(plan, `seo_${part}`)}`;

/** Title of the box. */
export const boxTitle = (plan: PluginPlan): PhpCode => translated(plan, 'Search engines');
