/** What WordPress calls, in the order of views. A plain list, apart from the schemas: extensions of editors start without those. */
export const entryPointKinds = [
  'ajax',
  'admin_post',
  'rest',
  'admin_page',
  'shortcode',
  'block',
  'widget',
  'meta_box',
  'setting',
  'column',
  'cron',
  'command',
  'action',
  'filter',
] as const;
export type EntryPointKind = (typeof entryPointKinds)[number];
