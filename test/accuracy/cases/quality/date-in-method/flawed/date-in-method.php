<?php
namespace Acme;
class Export {
	public function filename(): string {
		return 'orders-' . date( 'Y-m-d-His' ) . '.csv';
	}
}
