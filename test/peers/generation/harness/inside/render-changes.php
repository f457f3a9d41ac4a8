<?php
// Registers blocks { folder, slug, tries } of the JSON file $input and renders each with every set of attributes that is to be
// tried. Returns for each set what tells it from others: class and style of the wrapper, a hash of the rest, what was printed.

set_error_handler(
	static function ( $level, $message, $file, $line ) {
		throw new ErrorException( $message, 0, $level, $file, $line );
	},
	E_WARNING | E_NOTICE | E_USER_NOTICE | E_USER_WARNING
);
$rendered = array();
foreach ( json_decode( file_get_contents( $input ), true ) as $block ) {
	$type = register_block_type( $block['folder'] );
	$sets = array();
	foreach ( $block['tries'] as $attributes ) {
		ob_start();
		try {
			$html = render_block( array( 'blockName' => $type->name, 'attrs' => $attributes, 'innerBlocks' => array(), 'innerHTML' => '', 'innerContent' => array() ) );
		} catch ( Throwable $error ) {
			$html = '';
			echo $error;
		}
		$tags = new WP_HTML_Tag_Processor( $html );
		$tags->next_tag();
		$class = (string) $tags->get_attribute( 'class' );
		$style = (string) $tags->get_attribute( 'style' );
		$tags->remove_attribute( 'class' );
		$tags->remove_attribute( 'style' );
		// Ids count up from one block of a page to the next.
		$inside = preg_replace( '/\b' . preg_quote( $block['slug'], '/' ) . '-\d+\b/', 'id', $tags->get_updated_html() );
		$sets[] = array(
			'inside'  => md5( $inside ),
			'class'   => $class,
			'style'   => $style,
			'printed' => ob_get_clean(),
		);
	}
	unregister_block_type( $type->name );
	$rendered[] = $sets;
}
restore_error_handler();
return $rendered;
