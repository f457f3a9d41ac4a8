<?php

namespace Acme\Team;
final class Invites {
	public function delete( int $id, int $user_id ): bool {
		global $wpdb;
		return (bool) $wpdb->delete( $wpdb->prefix . 'acme_invites', [ 'id' => $id, 'user_id' => $user_id ], [ '%d', '%d' ] );
	}
}
