zone.addEventListener( 'drop', ( e ) => {
	e.preventDefault();
	zone.innerHTML = e.dataTransfer.getData( 'text/html' );
} );
