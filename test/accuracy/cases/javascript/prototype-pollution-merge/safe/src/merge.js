function isObject( value ) {
	return value !== null && typeof value === 'object' && ! Array.isArray( value );
}

export function merge( target, source ) {
	for ( const key in source ) {
		if ( key === '__proto__' || key === 'constructor' || key === 'prototype' ) {
			continue;
		}
		if ( isObject( source[ key ] ) ) {
			if ( ! isObject( target[ key ] ) ) {
				target[ key ] = {};
			}
			merge( target[ key ], source[ key ] );
		} else {
			target[ key ] = source[ key ];
		}
	}
	return target;
}

export function readOptions( element, defaults ) {
	const text = new URLSearchParams( location.search ).get( 'slider' ) || element.dataset.slider || '{}';
	return merge( structuredClone( defaults ), JSON.parse( text ) );
}
