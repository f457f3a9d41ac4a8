jQuery( function ( $ ) {
	$( document ).on( 'click', '.acme-tab', function () {
		$( this ).addClass( 'active' );
	} );
} );
