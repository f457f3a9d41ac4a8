<?php
class Acme_Card extends \Elementor\Widget_Base {
	public function get_name() { return 'acme-card'; }
	protected function render() {
		$s = $this->get_settings_for_display();
		?><<?php echo \Elementor\Utils::validate_html_tag( $s['tag'] ); ?> class="t"><?php echo esc_html( $s['title'] ); ?></div><?php
	}
}
