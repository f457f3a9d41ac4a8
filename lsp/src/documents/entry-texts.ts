import { checkMarks } from '@presswright/shared/check-marks';
import type { EntryPointKind } from '@presswright/shared/schemas/entry-point-kinds';
import type { EntryPoint } from '@presswright/shared/schemas/entry-points';

const kindNames: Readonly<Record<EntryPointKind, string>> = {
  ajax: 'AJAX action',
  admin_post: 'form action',
  rest: 'REST route',
  admin_page: 'admin page',
  shortcode: 'shortcode',
  block: 'block',
  widget: 'widget',
  meta_box: 'meta box',
  setting: 'setting',
  column: 'list column',
  cron: 'cron event',
  command: 'WP-CLI command',
  action: 'action',
  filter: 'filter',
};

/** What an entry point is, for people. */
export const entryKindName = (kind: EntryPointKind): string => kindNames[kind];

/** What is checked before an entry point's sinks: `nonce ✓`, `capability ✗`, `public`. */
export function checksOf({ nonce, capability, public: isPublic }: EntryPoint): string[] {
  const checks = [
    checkMarks[nonce] && `nonce ${checkMarks[nonce]}`,
    checkMarks[capability] && `capability ${checkMarks[capability]}`,
    isPublic && 'public',
  ];
  return checks.filter((check) => typeof check === 'string');
}
