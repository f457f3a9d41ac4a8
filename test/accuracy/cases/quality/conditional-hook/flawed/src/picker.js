import { useState } from '@wordpress/element';
import { SelectControl, Spinner } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { store as coreStore } from '@wordpress/core-data';
import { __ } from '@wordpress/i18n';

const QUERY = { per_page: 50, _fields: 'id,name' };

export function TermPicker( { onPick } ) {
	const terms = useSelect( ( select ) => select( coreStore ).getEntityRecords( 'taxonomy', 'category', QUERY ), [] );
	if ( ! terms ) {
		return <Spinner />;
	}
	const [ picked, setPicked ] = useState( '' );

	return (
		<SelectControl
			label={ __( 'Category', 'term-picker' ) }
			value={ picked }
			options={ terms.map( ( term ) => ( { label: term.name, value: String( term.id ) } ) ) }
			onChange={ ( value ) => {
				setPicked( value );
				onPick( Number( value ) );
			} }
		/>
	);
}
