import type { PlanSetting } from '../../plugin/features/settings/plan-setting.ts';
import { settingValue } from '../../plugin/features/settings/settings-of.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import type { PhpCode } from '../../writers/php.ts';
import type { BehaviourOf } from '../behaviour.ts';

/** How pages load, as plans have it. */
export type PageLoading = BehaviourOf<'page_loading'>;

const lines = (values: readonly string[]): string => values.join('\n');

/** What the site's owner can change: lists, one item a line. */
export const loadingSettings = (one: PageLoading): readonly PlanSetting[] => {
  const list = (key: string, label: string, description: string, values: readonly string[]): PlanSetting => ({
    key,
    type: 'textarea',
    label,
    description,
    default: lines(values),
    section: 'general',
  });
  return [
    ...(one.assets ?? []).map(({ label, pages }, index) =>
      list(
        `asset_pages_${index + 1}`,
        `${label}: pages`,
        'Where its styles and scripts load, one address per line: /contact/, or /shop/* for all that begin so. Leave empty to load them everywhere.',
        pages,
      ),
    ),
    ...(one.preconnect === undefined
      ? []
      : [list('preconnect', 'Hosts to connect to early', 'One per line, with https://.', one.preconnect)]),
    ...(one.delayed_scripts === undefined
      ? []
      : [
          list(
            'delayed_scripts',
            'Scripts that wait for the visitor',
            'One handle or https:// address per line.',
            one.delayed_scripts,
          ),
        ]),
  ];
};

/** The pages of the first, second … assets. */
export const pagesValue = (plan: PluginPlan, one: PageLoading, index: number): PhpCode =>
  settingValue(plan, `asset_pages_${index + 1}`, lines(one.assets?.[index]?.pages ?? []));

export const preconnectValue = (plan: PluginPlan, one: PageLoading): PhpCode =>
  settingValue(plan, 'preconnect', lines(one.preconnect ?? []));

export const delayedValue = (plan: PluginPlan, one: PageLoading): PhpCode =>
  settingValue(plan, 'delayed_scripts', lines(one.delayed_scripts ?? []));
