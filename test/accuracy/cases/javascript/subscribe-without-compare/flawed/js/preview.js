wp.data.subscribe( () => {
	const title = wp.data.select( 'core/editor' ).getEditedPostAttribute( 'title' );
	document.querySelector( '#acme-preview' ).textContent = title;
} );
