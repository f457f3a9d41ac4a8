import { useSelect } from '@wordpress/data';

const NONE = [];

export function Terms( { taxonomy } ) {
	const { terms } = useSelect(
		( select ) => ( {
			terms: select( 'core' ).getEntityRecords( 'taxonomy', taxonomy ) ?? NONE,
		} ),
		[ taxonomy ]
	);
	return <p>{ terms.length }</p>;
}
