$( '#user' ).select2( {
	ajax: { url: ajaxurl, dataType: 'json' },
	templateResult: function ( u ) { return u.text; },
} );
