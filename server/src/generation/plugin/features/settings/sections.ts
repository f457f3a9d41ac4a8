import { type PlanSetting, settingSections } from './plan-setting.ts';

/** A section of the page of settings. */
export interface SettingsSection {
  readonly key: string;
  readonly title: string;
  readonly description: string;
  readonly settings: readonly PlanSetting[];
}

/** The sections of the page: those that parts of the plugin have for themselves, then the usual ones. */
export function sectionsOf(settings: readonly PlanSetting[]): readonly SettingsSection[] {
  const groups = new Map(settings.flatMap(({ group }) => (group === undefined ? [] : [[group.key, group]])));
  const usual = Object.keys(settingSections) as (keyof typeof settingSections)[];
  return [
    ...[...groups.values()].map(({ key, title }) => ({
      key,
      title,
      description: '',
      settings: settings.filter(({ group }) => group?.key === key),
    })),
    ...usual.map((key) => ({
      key,
      ...settingSections[key],
      settings: settings.filter(({ group, section }) => group === undefined && section === key),
    })),
  ].filter((section) => section.settings.length > 0);
}
