import apiFetch from '@wordpress/api-fetch';

export async function titles( ids ) {
	const posts = await apiFetch( { path: '/wp/v2/posts?include=' + ids.join( ',' ) } );
	const found = [];
	for ( const post of posts ) {
		found.push( post.title.rendered );
	}
	return found;
}
