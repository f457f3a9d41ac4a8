import { useSelect } from '@wordpress/data';

function Rows( { ids } ) {
	return ids.map( ( id ) => {
		const title = useSelect( ( select ) => select( 'acme/items' ).getTitle( id ), [ id ] );
		return <li key={ id }>{ title }</li>;
	} );
}
export default Rows;
