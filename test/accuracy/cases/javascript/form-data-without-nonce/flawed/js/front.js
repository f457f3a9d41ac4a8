form.addEventListener( 'submit', ( e ) => {
	e.preventDefault();
	const fd = new FormData();
	fd.append( 'action', 'acme_save_profile' );
	fd.append( 'bio', form.bio.value );
	fetch( acme.ajax_url, { method: 'POST', body: fd } );
} );
