import { useState, useEffect } from '@wordpress/element';

export function Sticky() {
	const [ top, setTop ] = useState( 0 );
	useEffect( () => {
		const update = () => setTop( window.scrollY );
		window.addEventListener( 'keydown', update );
	}, [] );
	return <p>{ top }</p>;
}
