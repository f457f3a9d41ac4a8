<?php
namespace Slider\Import;

function defaults(): array {
	return array( 'autoplay' => true, 'speed' => 400, 'arrows' => true );
}

function apply( array $settings ): void {
	$clean = array();
	foreach ( defaults() as $name => $default ) {
		$clean[ $name ] = is_bool( $default ) ? ! empty( $settings[ $name ] ) : absint( $settings[ $name ] ?? $default );
	}
	update_option( 'slider_settings', $clean );
}
