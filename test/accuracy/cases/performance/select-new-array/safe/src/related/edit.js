import { useSelect } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import { useBlockProps } from '@wordpress/block-editor';
import { store as coreStore } from '@wordpress/core-data';

const QUERY = { per_page: 20, status: 'publish' };

export default function Edit( { attributes } ) {
	const { exclude } = attributes;
	const all = useSelect( ( select ) => select( coreStore ).getEntityRecords( 'postType', 'post', QUERY ), [] );
	const sorted = useMemo(
		() => ( all ?? [] ).filter( ( post ) => post.id !== exclude ).sort( ( a, b ) => b.id - a.id ),
		[ all, exclude ]
	);

	return (
		<ul { ...useBlockProps() }>
			{ sorted.map( ( post ) => (
				<li key={ post.id }>{ post.title.rendered }</li>
			) ) }
		</ul>
	);
}
