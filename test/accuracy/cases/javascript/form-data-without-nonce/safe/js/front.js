form.addEventListener( 'submit', ( e ) => {
	e.preventDefault();
	const fd = new FormData( form );
	fd.append( 'action', 'acme_save_profile' );
	fetch( acme.ajax_url, { method: 'POST', body: fd } );
} );
