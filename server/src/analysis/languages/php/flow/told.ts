import type { FunctionState } from './function-state.ts';

/** What a function reads and gives out, as bits. */
export const Told = {
  /** It answers with JSON and ends. */
  Json: 1,
  Printed: 2,
  Csv: 4,
  /** It makes a text of data: JSON, or PHP's own form. */
  Encoded: 8,
  /** It reads options. */
  Settings: 16,
  /** It reads an address or a login of somebody. */
  Personal: 32,
  /** It reads the content of a post. */
  Content: 64,
  /** It looks at whether a post is for everybody. */
  Visibility: 128,
  /** It lists rows of the database. */
  Rows: 256,
  /** It asks another server. */
  Elsewhere: 512,
} as const;

const each = (names: string, bit: number): [string, number][] => names.split(' ').map((name) => [name, bit]);

const byFunction: ReadonlyMap<string, number> = new Map([
  ...each('wp_send_json wp_send_json_success wp_send_json_error', Told.Json),
  ...each('json_encode wp_json_encode serialize maybe_serialize', Told.Encoded),
  ...each('get_option get_site_option get_theme_mod get_theme_mods', Told.Settings),
  ...each('get_the_content the_content', Told.Content),
  ...each('get_post_status is_post_publicly_viewable is_post_status_viewable post_password_required', Told.Visibility),
  ...each('printf print_r vprintf readfile fpassthru', Told.Printed),
  ...each(
    'wp_remote_get wp_remote_post wp_remote_request wp_remote_head wp_safe_remote_get wp_safe_remote_post wp_safe_remote_request curl_exec',
    Told.Elsewhere,
  ),
  ['fputcsv', Told.Csv],
]);

/** Notes what a call of a function of PHP or WordPress reads or gives out. */
export function tellCall(state: FunctionState, name: string): void {
  state.told |= byFunction.get(name) ?? 0;
}

const personal = /^(?:user_email|user_login|e?mail|phone|(?:get_)?(?:billing|shipping)_\w+|get_formatted_\w+)$/i;

/** Notes that a field of that name is read, or that a method gives it. */
export function tellField(state: FunctionState, name: string): void {
  if (name === 'post_content') state.told |= Told.Content;
  else if (name === 'post_status' || name === 'post_password' || name === 'post_type') state.told |= Told.Visibility;
  else if (personal.test(name)) state.told |= Told.Personal;
}
