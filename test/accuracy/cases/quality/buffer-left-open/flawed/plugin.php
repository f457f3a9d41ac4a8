<?php
add_shortcode( 'ferry_times', 'ferry_times_shortcode' );
function ferry_times_shortcode( $atts ) {
	ob_start();
	ferry_print_table( (int) ( $atts['line'] ?? 1 ) );
	return ob_get_contents();
}
function ferry_print_table( $line ) {
	echo '<table class="ferry"><tr><td>' . absint( $line ) . '</td></tr></table>';
}
