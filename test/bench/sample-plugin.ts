/** PHP of a plugin with a settings page, AJAX handlers and queries, in `lines` lines: some of it flawed on purpose. */
export function samplePlugin(lines: number): string {
  const text = ['<?php', '/**', ' * Plugin Name: Sample Orders', ' */', "defined( 'ABSPATH' ) || exit;", ''];
  for (let index = 0; ; index++) {
    const next = section(index);
    if (text.length + next.length > lines) break;
    text.push(...next);
  }
  while (text.length < lines) text.push('// more to come');
  return text.join('\n');
}

function section(index: number): string[] {
  return [
    `function sample_orders_list_${index}() {`,
    '\tglobal $wpdb;',
    `\t$status = isset( $_GET['status'] ) ? sanitize_key( $_GET['status'] ) : 'open';`,
    `\t$term   = isset( $_GET['s'] ) ? $_GET['s'] : '';`,
    '\t$rows   = $wpdb->get_results(',
    `\t\t$wpdb->prepare( "SELECT * FROM {$wpdb->prefix}orders_${index} WHERE status = %s LIMIT 50", $status )`,
    '\t);',
    '\tforeach ( $rows as $row ) {',
    '\t\tprintf( \'<li class="%s">%s</li>\', esc_attr( $row->status ), esc_html( $row->title ) );',
    '\t}',
    ...(index % 3 === 0 ? ["\techo '<p>Results for ' . $term . '</p>';"] : ['\techo esc_html( $term );']),
    '}',
    `add_action( 'admin_menu', 'sample_orders_list_${index}' );`,
    '',
    `function sample_orders_save_${index}() {`,
    `\tcheck_admin_referer( 'sample_orders_${index}' );`,
    "\tif ( ! current_user_can( 'manage_options' ) ) {",
    "\t\twp_die( esc_html__( 'Not allowed.', 'sample-orders' ) );",
    '\t}',
    `\t$title = isset( $_POST['title'] ) ? sanitize_text_field( wp_unslash( $_POST['title'] ) ) : '';`,
    `\tupdate_option( 'sample_orders_title_${index}', $title );`,
    "\twp_safe_redirect( admin_url( 'admin.php?page=sample-orders' ) );",
    '\texit;',
    '}',
    `add_action( 'admin_post_sample_orders_${index}', 'sample_orders_save_${index}' );`,
    '',
  ];
}
