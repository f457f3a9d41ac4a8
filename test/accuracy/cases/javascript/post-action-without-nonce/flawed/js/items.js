jQuery( function ( $ ) {
	$( '.acme-delete' ).on( 'click', function () {
		const data = { action: 'acme_delete_item', id: $( this ).data( 'id' ) };
		$.post( acmeSettings.ajaxUrl, data, () => location.reload() );
	} );
} );
