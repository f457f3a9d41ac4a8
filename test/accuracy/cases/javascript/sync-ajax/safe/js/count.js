jQuery( function ( $ ) {
	$.ajax( {
		url: acme.restUrl,
		success: ( data ) => $( '#count' ).text( data.count ),
	} );
} );
