import apiFetch from '@wordpress/api-fetch';

const list = document.querySelector( '.live-comments' );

function row( comment ) {
	const item = document.createElement( 'li' );
	const author = document.createElement( 'b' );
	author.textContent = comment.author_name;
	item.append( author, ' ', comment.raw );
	return item;
}

async function refresh() {
	const comments = await apiFetch( { path: '/live/v1/comments?per_page=20' } );
	list.replaceChildren( ...comments.map( row ) );
}

refresh();
setInterval( refresh, 15000 );
