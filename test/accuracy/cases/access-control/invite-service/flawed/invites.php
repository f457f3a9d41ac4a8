<?php

namespace Acme\Team;
final class Invites {
	public function delete( int $id ): bool {
		global $wpdb;
		return (bool) $wpdb->delete( $wpdb->prefix . 'acme_invites', [ 'id' => $id ], [ '%d' ] );
	}
}
