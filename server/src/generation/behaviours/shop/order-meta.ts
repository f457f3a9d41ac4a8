import { type PhpCode, php } from '../../writers/php.ts';

/** Statement of `uninstall.php` that deletes metadata of orders which WooCommerce keeps in tables of its own. */
export const deleteOrderMeta = (keys: readonly string[]): PhpCode => php`
  global $wpdb;
  $orders_meta = $wpdb->prefix . 'wc_orders_meta';
  // phpcs:disable WordPress.DB.DirectDatabaseQuery -- Once, when the plugin is deleted.
  if ( $wpdb->get_var( $wpdb->prepare( 'SHOW TABLES LIKE %s', $orders_meta ) ) === $orders_meta ) {
    foreach ( ${keys} as $key ) {
      $wpdb->delete( $orders_meta, array( 'meta_key' => $key ) ); // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_key
    }
  }
  // phpcs:enable
`;
