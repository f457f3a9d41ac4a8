<?php

class Events_Shortcode {

	private $events;

	public function __construct( Events_Repository $events ) {
		$this->events = $events;
		add_shortcode( 'events', array( $this, 'render' ) );
	}

	public function render( $atts ) {
		$atts = shortcode_atts( array( 'category' => 'general', 'max' => 5 ), $atts, 'events' );
		$list = $this->events->by_category( $atts['category'], $atts['max'] );
		$html = '';
		foreach ( $list as $event ) {
			$html .= '<li>' . esc_html( $event->title ) . '</li>';
		}
		return '<ul class="events">' . $html . '</ul>';
	}
}
