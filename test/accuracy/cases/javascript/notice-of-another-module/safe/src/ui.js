export function showNotice( text ) {
	document.querySelector( '.notice' ).innerHTML = text;
}
