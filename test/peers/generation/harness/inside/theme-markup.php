<?php
// The markup of every template, part and pattern of the active theme, and what parse_blocks() left outside of blocks.

$markup = array();
foreach ( array( 'wp_template', 'wp_template_part' ) as $type ) {
	foreach ( get_block_templates( array(), $type ) as $template ) {
		if ( $template->theme === get_stylesheet() && 'theme' === $template->source ) {
			$markup[] = array(
				'name'    => "$type $template->slug",
				'content' => $template->content,
			);
		}
	}
}
$unknown = array();
foreach ( WP_Block_Patterns_Registry::get_instance()->get_all_registered() as $pattern ) {
	if ( 0 === strpos( $pattern['name'], get_stylesheet() . '/' ) || ( isset( $pattern['filePath'] ) && 0 === strpos( $pattern['filePath'], get_stylesheet_directory() ) ) ) {
		$markup[] = array(
			'name'    => 'pattern ' . $pattern['name'],
			'content' => $pattern['content'],
		);
	}
}
$walk = static function ( $blocks, $where ) use ( &$walk, &$unknown ) {
	foreach ( $blocks as $block ) {
		if ( null === $block['blockName'] ) {
			if ( '' !== trim( $block['innerHTML'] ) ) {
				$unknown[] = $where . ' has markup outside of blocks: ' . substr( trim( $block['innerHTML'] ), 0, 100 );
			}
		} elseif ( ! WP_Block_Type_Registry::get_instance()->is_registered( $block['blockName'] ) ) {
			$unknown[] = $where . ' has a block that is not registered: ' . $block['blockName'];
		} elseif ( 'core/pattern' === $block['blockName'] && ! WP_Block_Patterns_Registry::get_instance()->is_registered( $block['attrs']['slug'] ?? '' ) ) {
			$unknown[] = $where . ' has a pattern that is not registered: ' . wp_json_encode( $block['attrs'] );
		} elseif ( 'core/template-part' === $block['blockName'] && ! get_block_template( get_stylesheet() . '//' . ( $block['attrs']['slug'] ?? '' ), 'wp_template_part' ) && ! get_block_template( get_template() . '//' . ( $block['attrs']['slug'] ?? '' ), 'wp_template_part' ) ) {
			$unknown[] = $where . ' has a part that does not exist: ' . wp_json_encode( $block['attrs'] );
		}
		$walk( $block['innerBlocks'], $where );
	}
};
foreach ( $markup as $one ) {
	$walk( parse_blocks( $one['content'] ), $one['name'] );
}
return array(
	'block_theme' => wp_is_block_theme(),
	'markup'      => $markup,
	'problems'    => $unknown,
);
