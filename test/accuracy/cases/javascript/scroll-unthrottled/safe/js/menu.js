function update() {
	const top = document.querySelector( '.acme-menu' ).getBoundingClientRect().top;
	document.body.classList.toggle( 'stuck', top < 0 );
}

window.addEventListener( 'scroll', () => window.requestAnimationFrame( update ), { passive: true } );
