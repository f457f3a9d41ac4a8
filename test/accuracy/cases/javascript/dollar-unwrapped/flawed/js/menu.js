$( '.acme-toggle' ).on( 'click', function () {
	$( '#acme-menu' ).toggle();
} );
