<?php
namespace Recipes;

use function Recipes\Markup\clean;

function steps_html( int $recipe_id ): string {
	$steps = get_post_meta( $recipe_id, '_recipe_steps', true );
	if ( ! is_array( $steps ) ) {
		return '';
	}
	$html = '';
	foreach ( $steps as $step ) {
		$html .= '<li>' . clean( (string) $step ) . '</li>';
	}
	return '<ol class="recipe-steps">' . $html . '</ol>';
}

function print_steps(): void {
	echo steps_html( (int) get_the_ID() );
}
add_action( 'recipe_steps', __NAMESPACE__ . '\print_steps' );
