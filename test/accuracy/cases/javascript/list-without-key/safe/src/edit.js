
export const List = ( { posts } ) => (
	<ul>
		{ posts.map( ( post ) => <li key={ post.id }>{ post.title }</li> ) }
	</ul>
);
