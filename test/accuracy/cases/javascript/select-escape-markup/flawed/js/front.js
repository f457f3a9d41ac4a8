$( '#user' ).select2( {
	ajax: { url: ajaxurl, dataType: 'json' },
	escapeMarkup: function ( m ) { return m; },
	templateResult: function ( u ) { return '<b>' + u.text + '</b>'; },
} );
