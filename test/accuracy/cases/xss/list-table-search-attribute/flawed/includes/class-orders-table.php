<?php
namespace Acme\Orders;

defined( 'ABSPATH' ) || exit;

if ( ! class_exists( '\WP_List_Table' ) ) {
	require_once ABSPATH . 'wp-admin/includes/class-wp-list-table.php';
}

class Orders_Table extends \WP_List_Table {

	public function get_columns() {
		return array(
			'number' => __( 'Number', 'acme-orders' ),
			'total'  => __( 'Total', 'acme-orders' ),
		);
	}

	protected function column_default( $item, $column_name ) {
		return isset( $item[ $column_name ] ) ? esc_html( $item[ $column_name ] ) : '';
	}

	protected function extra_tablenav( $which ) {
		if ( 'top' !== $which ) {
			return;
		}
		$customer = isset( $_GET['customer'] ) ? sanitize_text_field( wp_unslash( $_GET['customer'] ) ) : '';
		?>
		<div class="alignleft actions">
			<label class="screen-reader-text" for="customer"><?php esc_html_e( 'Customer', 'acme-orders' ); ?></label>
			<input type="search" id="customer" name="customer" value="<?php echo $customer; ?>" />
			<?php submit_button( __( 'Filter', 'acme-orders' ), '', 'filter_action', false ); ?>
		</div>
		<?php
	}
}
