( function () {
	const nonce = window.translateWidget.nonce;
	const endpoint = window.translateWidget.root + 'translate/v1/text';

	async function translate( text, language ) {
		const response = await fetch( endpoint, {
			method: 'POST',
			headers: {
				'Content-Type': 'application/json',
				'X-WP-Nonce': nonce,
			},
			body: JSON.stringify( { text, language } ),
		} );
		const answer = await response.json();
		return answer.text;
	}

	document.querySelectorAll( '[data-translate]' ).forEach( async ( element ) => {
		element.textContent = await translate( element.textContent, document.documentElement.lang );
	} );
} )();
