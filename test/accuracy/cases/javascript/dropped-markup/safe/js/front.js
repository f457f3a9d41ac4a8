zone.addEventListener( 'drop', ( e ) => {
	e.preventDefault();
	zone.textContent = e.dataTransfer.getData( 'text/plain' );
} );
