<?php
namespace Team_List;

class Shortcode {

	private $loader;

	public function __construct( Template_Loader $loader ) {
		$this->loader = $loader;
		add_shortcode( 'team_list', array( $this, 'output' ) );
	}

	public function output( $atts ) {
		$atts    = shortcode_atts( array( 'template' => 'grid', 'max' => 12 ), $atts );
		$members = get_posts( array( 'post_type' => 'member', 'numberposts' => absint( $atts['max'] ) ) );
		return $this->loader->render( $atts['template'], $members );
	}
}
