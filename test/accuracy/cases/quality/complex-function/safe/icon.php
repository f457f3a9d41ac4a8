<?php
defined( 'ABSPATH' ) || exit;

function trail_icon( $kind, $season ) {
	$kinds = array( 'lake', 'peak', 'pass', 'hut', 'bridge', 'spring', 'cave', 'gorge', 'ridge', 'meadow', 'forest', 'tower' );
	if ( ! in_array( $season, array( 'winter', 'night', 'storm' ), true ) && in_array( $kind, $kinds, true ) ) {
		return 'icon-' . $kind;
	}
	return 'icon-trail';
}
