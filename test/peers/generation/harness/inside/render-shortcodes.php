<?php
// Renders shortcodes with attributes that break out, and with none. Returns what is dangerous or printed by its tag.

$problems = array();
foreach ( $input as $tag ) {
	$texts = array( "[$tag]" );
	foreach ( array( 'id', 'number', 'count', 'limit', 'per_page', 'orderby', 'order', 'title', 'category', 'type', 'class', 'layout', 'columns', 'search', 'show' ) as $name ) {
		foreach ( array( '"><script>window.pwned=1</script>', "x' onmouseover='window.pwned=1", '-1', '99999999999', "1' OR '1'='1" ) as $value ) {
			$quote   = false === strpos( $value, '"' ) ? '"' : "'";
			$texts[] = "[$tag $name=$quote$value$quote]";
		}
	}
	foreach ( $texts as $text ) {
		ob_start();
		try {
			$html = do_shortcode( $text );
		} catch ( Throwable $error ) {
			$html       = '';
			$problems[] = "$text: $error";
		}
		$printed = ob_get_clean();
		if ( '' !== $printed ) {
			$problems[] = "$text prints " . substr( $printed, 0, 200 );
		}
		$tags = new WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag() ) {
			$script = 'SCRIPT' === $tags->get_tag() && false !== strpos( $tags->get_modifiable_text(), 'pwned' );
			if ( $script || array() !== (array) $tags->get_attribute_names_with_prefix( 'on' ) ) {
				$problems[] = "$text: " . substr( $html, 0, 300 );
			}
		}
	}
}
return array_values( array_unique( $problems ) );
