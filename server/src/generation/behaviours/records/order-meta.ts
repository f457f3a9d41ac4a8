import { type PhpCode, php } from '../../writers/php.ts';

/** Statements of `uninstall.php` that delete metadata of orders, wherever WooCommerce keeps them. */
export const deleteOrderMeta = (keys: readonly string[]): readonly PhpCode[] =>
  keys.length === 0
    ? []
    : [
        php`
          if ( class_exists( 'WooCommerce' ) ) {
            foreach ( ${keys} as $meta_key ) {
              do {
                // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_key -- Once, when the plugin is deleted.
                $orders = wc_get_orders( array( 'meta_key' => $meta_key, 'limit' => 100 ) );

                foreach ( $orders as $order ) {
                  $order->delete_meta_data( $meta_key );
                  $order->save();
                }
              } while ( $orders );
            }
          }
        `,
      ];
