import { useSelect } from '@wordpress/data';

export function Terms( { taxonomy } ) {
	const { terms } = useSelect(
		( select ) => ( {
			terms: select( 'core' ).getEntityRecords( 'taxonomy', taxonomy ) ?? [],
		} ),
		[ taxonomy ]
	);
	return <p>{ terms.length }</p>;
}
