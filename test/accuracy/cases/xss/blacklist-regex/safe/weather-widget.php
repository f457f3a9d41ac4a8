<?php
class Weather_Box {

	function place() {
		$place = isset( $_GET['weather_place'] ) ? $_GET['weather_place'] : get_option( 'weather_place', 'Berlin' );
		return $this->filter( stripslashes( $place ) );
	}

	function filter( $text ) {
		return preg_replace( '#[^A-Za-z0-9 .-]#', '', $text );
	}

	function show() {
		?>
		<div class="weather-box">
			<span class="weather-place"><?php echo $this->place(); ?></span>
			<span class="weather-degrees"><?php echo (int) get_transient( 'weather_degrees' ); ?>&deg;</span>
		</div>
		<?php
	}
}

function weather_box() {
	$box = new Weather_Box();
	$box->show();
}
add_action( 'get_sidebar', 'weather_box' );
