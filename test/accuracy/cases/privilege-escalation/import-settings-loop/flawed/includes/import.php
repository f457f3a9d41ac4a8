<?php
namespace Slider\Import;

function defaults(): array {
	return array( 'autoplay' => true, 'speed' => 400, 'arrows' => true );
}

function apply( array $settings ): void {
	foreach ( $settings as $name => $value ) {
		update_option( $name, $value );
	}
}
