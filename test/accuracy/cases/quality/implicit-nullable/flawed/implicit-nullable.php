<?php
function demo_find( string $name, array $args = null ) {
	return get_posts( array_merge( array( 'name' => $name, 'numberposts' => 1 ), (array) $args ) );
}
