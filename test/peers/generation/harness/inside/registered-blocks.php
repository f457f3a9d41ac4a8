<?php
// What WordPress knows of block types, by their names; null for one that it does not know.

$known = array();
foreach ( $input as $name ) {
	$type           = WP_Block_Type_Registry::get_instance()->get_registered( $name );
	$known[ $name ] = $type ? array(
		'attributes'  => $type->attributes,
		'is_dynamic'  => $type->is_dynamic(),
		'styles'      => array_values( array_unique( array_merge( wp_list_pluck( (array) $type->styles, 'name' ), wp_list_pluck( WP_Block_Styles_Registry::get_instance()->get_registered_styles_for_block( $name ), 'name' ) ) ) ),
		'api_version' => $type->api_version,
		'handles'     => array_values( array_filter( array_merge( $type->editor_script_handles, $type->script_handles, $type->view_script_handles ), static fn ( $handle ) => ! wp_script_is( $handle, 'registered' ) ) ),
		'sheets'      => array_values( array_filter( array_merge( $type->editor_style_handles, $type->style_handles, $type->view_style_handles ), static fn ( $handle ) => ! wp_style_is( $handle, 'registered' ) ) ),
	) : null;
}
return $known;
