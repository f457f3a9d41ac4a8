let last = '';

wp.data.subscribe( () => {
	const title = wp.data.select( 'core/editor' ).getEditedPostAttribute( 'title' );
	if ( title !== last ) {
		last = title;
		document.querySelector( '#acme-preview' ).textContent = title;
	}
} );
