/** A setting of the generated plugin: a key of its one option, with a field on its page. */
export interface PlanSetting {
  /** snake_case: `per_page`. */
  readonly key: string;
  readonly type:
    | 'integer'
    | 'number'
    | 'boolean'
    | 'text'
    | 'textarea'
    /** Code of a page, kept as it is: only those who may write unfiltered HTML change it. */
    | 'code'
    | 'email'
    | 'url'
    | 'secret'
    | 'color'
    | 'date'
    /** `2026-05-06T18:30`, in the site's time zone. */
    | 'datetime'
    | 'choice'
    | 'choices'
    | 'post_types'
    /** Any number of the roles that the site has. */
    | 'roles';
  readonly label: string;
  /** One or two sentences below the field; empty: none. */
  readonly description: string;
  readonly default: string | number | boolean | readonly string[];
  readonly section: SettingSection;
  /** A section of its own instead, where several parts of the plugin have settings. */
  readonly group?: { readonly key: string; readonly title: string };
  readonly min?: number;
  readonly max?: number;
  /** What descriptions call it, as keys: a setting that they name so is this one. */
  readonly names?: RegExp;
  /** Of `choice`, and of `choices`, whose value is a list. */
  readonly choices?: readonly { readonly value: string; readonly label: string }[];
}

/** Sections in the order of the page. */
export const settingSections = {
  general: { title: 'General', description: '' },
  display: { title: 'Display', description: 'How entries are displayed to visitors.' },
  notifications: { title: 'Notifications', description: 'Email notifications and their recipients.' },
  schedule: { title: 'Scheduled tasks', description: 'Tasks that run automatically.' },
  data: { title: 'Data', description: '' },
} as const;

export type SettingSection = keyof typeof settingSections;
