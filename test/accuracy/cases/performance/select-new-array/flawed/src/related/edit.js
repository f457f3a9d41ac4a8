import { useSelect } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import { useBlockProps } from '@wordpress/block-editor';
import { store as coreStore } from '@wordpress/core-data';

const QUERY = { per_page: 20, status: 'publish' };

export default function Edit( { attributes } ) {
	const { exclude } = attributes;
	const posts = useSelect(
		( select ) => {
			const all = select( coreStore ).getEntityRecords( 'postType', 'post', QUERY ) ?? [];
			return all.filter( ( post ) => post.id !== exclude );
		},
		[ exclude ]
	);
	const sorted = useMemo( () => [ ...posts ].sort( ( a, b ) => b.id - a.id ), [ posts ] );

	return (
		<ul { ...useBlockProps() }>
			{ sorted.map( ( post ) => (
				<li key={ post.id }>{ post.title.rendered }</li>
			) ) }
		</ul>
	);
}
