let auth = null;

async function login( form ) {
	const answer = await fetch( '/wp-json/jwt-auth/v1/token', { method: 'POST', body: new FormData( form ), headers: { 'X-WP-Nonce': acme.nonce } } );
	const { token } = await answer.json();
	auth = token;
	localStorage.setItem( 'acme_seen', '1' );
}
