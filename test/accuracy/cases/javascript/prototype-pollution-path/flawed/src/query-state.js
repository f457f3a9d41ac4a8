function setPath( target, path, value ) {
	const keys = path.split( '.' );
	const last = keys.pop();
	let node = target;
	for ( const key of keys ) {
		node[ key ] = node[ key ] || {};
		node = node[ key ];
	}
	node[ last ] = value;
}

export function stateFromQuery( search ) {
	const state = {};
	for ( const [ key, value ] of new URLSearchParams( search ) ) {
		setPath( state, key, value );
	}
	return state;
}

window.filterState = stateFromQuery( window.location.search );
