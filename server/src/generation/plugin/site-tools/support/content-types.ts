import type { Clause } from '../../../understanding/clause.ts';
import type { PhpCode } from '../../../writers/php.ts';
import type { PlanSetting } from '../../features/settings/plan-setting.ts';
import { settingValue } from '../../features/settings/settings-of.ts';
import type { PluginPlan } from '../../plan.ts';

/** The kinds of content of every site that a statement names, as post types: "on posts and pages"; posts where it names none. */
export function contentIn({ line }: Clause): readonly string[] {
  const types = [
    ...(/ (posts?|articles?|entries|blog|news) /.test(line) ? ['post'] : []),
    ...(/ pages? /.test(line.replace(/ (settings|options|admin|front|home|landing|single|post) pages? /g, ' '))
      ? ['page']
      : []),
  ];
  return types.length === 0 ? ['post'] : types;
}

/** The setting in which content a tool does its job. */
export const contentSetting = (types: readonly string[]): PlanSetting => ({
  key: 'post_types',
  names: /^(?:post_types?|content_types?)$/,
  type: 'choices',
  label: 'Content',
  description: 'Where it is shown.',
  default: types,
  section: 'general',
  choices: [
    { value: 'post', label: 'Posts' },
    { value: 'page', label: 'Pages' },
  ],
});

/** PHP of the list of post types in which a tool does its job. */
export const contentTypes = (plan: PluginPlan, types: readonly string[]): PhpCode =>
  settingValue(plan, 'post_types', types);
