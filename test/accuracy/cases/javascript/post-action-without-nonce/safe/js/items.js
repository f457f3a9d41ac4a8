jQuery( function ( $ ) {
	$( '.acme-delete' ).on( 'click', function () {
		const data = { action: 'acme_delete_item', id: $( this ).data( 'id' ), _ajax_nonce: acmeSettings.nonce };
		$.post( acmeSettings.ajaxUrl, data, () => location.reload() );
	} );
} );
