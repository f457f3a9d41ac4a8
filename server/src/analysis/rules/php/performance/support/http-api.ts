/** Functions of WordPress' HTTP API that send a request and wait for its answer. */
export const httpApi: readonly string[] = [
  'wp_remote_get',
  'wp_remote_post',
  'wp_remote_request',
  'wp_remote_head',
  'wp_safe_remote_get',
  'wp_safe_remote_post',
  'wp_safe_remote_request',
  'wp_safe_remote_head',
];
