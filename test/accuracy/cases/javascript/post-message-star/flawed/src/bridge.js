const frame = document.getElementById( 'vendor-app' );
const settings = window.vendorBridge || {};

function connect() {
	const payload = {
		type: 'connect',
		nonce: settings.nonce,
		user: settings.userId,
	};
	frame.contentWindow.postMessage( payload, '*' );
}

if ( frame ) {
	frame.addEventListener( 'load', connect );
}
