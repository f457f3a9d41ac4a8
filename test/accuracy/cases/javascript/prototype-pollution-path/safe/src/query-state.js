function setPath( target, path, value ) {
	const keys = path.split( '.' );
	const last = keys.pop();
	let node = target;
	for ( const key of keys ) {
		if ( ! Object.hasOwn( node, key ) ) {
			node[ key ] = Object.create( null );
		}
		node = node[ key ];
	}
	node[ last ] = value;
}

export function stateFromQuery( search ) {
	const state = Object.create( null );
	for ( const [ key, value ] of new URLSearchParams( search ) ) {
		setPath( state, key, value );
	}
	return state;
}

window.filterState = stateFromQuery( window.location.search );
