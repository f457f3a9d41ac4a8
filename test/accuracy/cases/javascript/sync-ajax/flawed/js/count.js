jQuery( function ( $ ) {
	$.ajax( {
		url: acme.restUrl,
		async: false,
		success: ( data ) => $( '#count' ).text( data.count ),
	} );
} );
