import { useState, useEffect } from '@wordpress/element';

export function Total( { items } ) {
	const [ total, setTotal ] = useState( 0 );
	useEffect( () => {
		setTotal( items.reduce( ( sum, item ) => sum + item.price, 0 ) );
	} );
	return <p>{ total }</p>;
}
