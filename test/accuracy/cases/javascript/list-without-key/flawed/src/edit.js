
export const List = ( { posts } ) => (
	<ul>
		{ posts.map( ( post ) => <li>{ post.title }</li> ) }
	</ul>
);
