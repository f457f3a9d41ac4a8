const ws = new WebSocket( acme.socket );
ws.onmessage = ( e ) => {
	const m = JSON.parse( e.data );
	const d = document.createElement( 'div' );
	d.textContent = m.user + ': ' + m.text;
	chat.append( d );
};
