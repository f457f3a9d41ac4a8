import apiFetch from '@wordpress/api-fetch';

export async function titles( ids ) {
	const found = [];
	for ( const id of ids ) {
		const post = await apiFetch( { path: '/wp/v2/posts/' + id } );
		found.push( post.title.rendered );
	}
	return found;
}
