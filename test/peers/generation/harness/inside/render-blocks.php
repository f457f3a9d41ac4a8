<?php
// Renders blocks { name, attributes } as the front end does. Returns for each its markup, and what is dangerous in it.

$dangers_of = static function ( $html ) {
	$dangers = array();
	$tags    = new WP_HTML_Tag_Processor( $html );
	while ( $tags->next_tag() ) {
		if ( 'SCRIPT' === $tags->get_tag() && false !== strpos( $tags->get_modifiable_text(), 'pwned' ) && 'application/json' !== $tags->get_attribute( 'type' ) ) {
			$dangers[] = 'a script: ' . $tags->get_modifiable_text();
		}
		foreach ( (array) $tags->get_attribute_names_with_prefix( 'on' ) as $name ) {
			$dangers[] = "an attribute $name";
		}
		foreach ( array( 'href', 'src', 'action', 'poster', 'srcset' ) as $name ) {
			if ( preg_match( '/^[\s\x00-\x20]*(javascript|vbscript|data:text)/i', (string) $tags->get_attribute( $name ) ) ) {
				$dangers[] = $name . ' ' . $tags->get_attribute( $name );
			}
		}
		if ( preg_match( '/expression\(|javascript:|url\(|position:\s*fixed/i', (string) $tags->get_attribute( 'style' ) ) ) {
			$dangers[] = 'style ' . $tags->get_attribute( 'style' );
		}
	}
	return $dangers;
};

$GLOBALS['post'] = get_post( wp_insert_post( array( 'post_title' => 'A post around a block', 'post_status' => 'publish' ) ) );
setup_postdata( $GLOBALS['post'] );
$rendered = array();
foreach ( $input as $block ) {
	ob_start();
	try {
		$html = render_block( array( 'blockName' => $block['name'], 'attrs' => $block['attributes'], 'innerBlocks' => array(), 'innerHTML' => '', 'innerContent' => array() ) );
	} catch ( Throwable $error ) {
		$html = '';
		echo $error;
	}
	$rendered[] = array(
		'html'    => $html,
		'printed' => ob_get_clean(),
		'dangers' => $dangers_of( $html ),
	);
}
wp_delete_post( $GLOBALS['post']->ID, true );
return $rendered;
