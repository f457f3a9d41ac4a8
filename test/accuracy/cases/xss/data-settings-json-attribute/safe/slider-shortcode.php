<?php
defined( 'ABSPATH' ) || exit;

final class Slider_Shortcode {

	public static function init() {
		add_shortcode( 'slides', array( __CLASS__, 'output' ) );
	}

	protected static function settings( $atts ) {
		$atts = wp_parse_args(
			$atts,
			array(
				'easing'   => 'linear',
				'duration' => 400,
				'next'     => 'Next',
			)
		);
		return array(
			'easing'   => $atts['easing'],
			'duration' => absint( $atts['duration'] ),
			'labels'   => array( 'next' => $atts['next'] ),
		);
	}

	public static function output( $atts, $content = '' ) {
		$settings = wp_json_encode( self::settings( $atts ) );
		ob_start();
		?>
		<div class="slides" data-settings='<?php echo esc_attr( $settings ); ?>'>
			<?php echo wp_kses_post( $content ); ?>
		</div>
		<?php
		return ob_get_clean();
	}
}
Slider_Shortcode::init();
