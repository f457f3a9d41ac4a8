import type { ClientSettings } from '@presswright/shared/protocol';
import { type Setting, type SettingKey, settingsTable } from './settings-table.ts';

/** Reads one setting; undefined when it is not set. */
export type ReadSetting = (key: SettingKey) => unknown;

/**
 * The settings as the language server wants them. A value of the wrong type is left out, as the editor itself only
 * warns of it.
 */
export function clientSettings(
  read: ReadSetting,
  apiKey: string | undefined,
): Required<Pick<ClientSettings, 'server' | 'analysis' | 'completion'>> {
  const groups: Record<string, Record<string, unknown>> = { server: {}, analysis: {}, completion: {} };
  for (const setting of settingsTable) {
    const [group = '', name = ''] = setting.key.split('.');
    const value = read(setting.key);
    const target = groups[group];
    if (target !== undefined && isValid(setting, value)) target[name] = value;
  }
  const { server, analysis, completion } = groups;
  return {
    server: { ...server, ...(apiKey === undefined ? {} : { apiKey }) },
    analysis: { ...analysis },
    completion: { ...completion },
  };
}

function isValid(setting: Setting, value: unknown): boolean {
  if (setting.type === 'boolean') return typeof value === 'boolean';
  if (setting.type === 'integer') {
    return Number.isInteger(value) && Number(value) >= setting.minimum && Number(value) <= setting.maximum;
  }
  return typeof value === 'string' && (setting.choices === undefined || value in setting.choices);
}
