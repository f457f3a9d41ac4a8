jQuery( function ( $ ) {
	$( '.acme-tab' ).live( 'click', function () {
		$( this ).addClass( 'active' );
	} );
} );
