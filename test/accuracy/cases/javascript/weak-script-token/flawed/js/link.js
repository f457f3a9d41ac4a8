function makeToken() {
	let token = '';
	while ( token.length < 24 ) {
		token += Math.random().toString( 36 ).slice( 2 );
	}
	return token;
}

export const link = ( base ) => base + '?key=' + makeToken();
