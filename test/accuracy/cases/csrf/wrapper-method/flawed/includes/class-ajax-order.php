<?php
namespace Gallery;

defined( 'ABSPATH' ) || exit;

final class Ajax_Order extends Ajax_Base {

	protected function action(): string {
		return 'gallery_order';
	}

	public function handle(): void {
		$this->verify();
		$order = wp_parse_id_list( wp_unslash( $_POST['order'] ?? '' ) );
		update_option( 'gallery_order', $order, false );
		wp_send_json_success();
	}
}
