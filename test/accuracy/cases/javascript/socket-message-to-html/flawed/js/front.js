const ws = new WebSocket( acme.socket );
ws.onmessage = ( e ) => {
	const m = JSON.parse( e.data );
	chat.innerHTML += `<div><b>${ m.user }</b> ${ m.text }</div>`;
};
