import { addQueryArgs } from '@wordpress/url';
import { escapeHTML, escapeAttribute } from '@wordpress/escape-html';

const form = document.querySelector( '.instant-search' );
const output = form.querySelector( '.instant-search__results' );

function card( result ) {
	return `<a class="card" href="${ result.url }"><h3>${ result.title }</h3></a>`;
}

function render( term, results ) {
	output.innerHTML = `<p>${ results.length } for ${ term }</p>` + results.map( card ).join( '' );
}

async function search( term ) {
	const response = await fetch( addQueryArgs( '/wp-json/wp/v2/search', { search: term, per_page: 5 } ) );
	render( term, await response.json() );
}

const initial = new URLSearchParams( location.search ).get( 's' );
if ( initial ) {
	search( initial );
}
