import { useSelect } from '@wordpress/data';

function Row( { id } ) {
	const title = useSelect( ( select ) => select( 'acme/items' ).getTitle( id ), [ id ] );
	return <li>{ title }</li>;
}
function Rows( { ids } ) {
	return ids.map( ( id ) => <Row key={ id } id={ id } /> );
}
export default Rows;
