<?php
namespace Acme;
class Export {
	public function filename(): string {
		return 'orders-' . gmdate( 'Y-m-d-His' ) . '.csv';
	}
}
