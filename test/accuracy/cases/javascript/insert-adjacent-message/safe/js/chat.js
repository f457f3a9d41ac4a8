class ChatBox {
	constructor( element ) {
		this.element = element;
		this.log = element.querySelector( '.chat__log' );
		window.addEventListener( 'message', ( event ) => this.receive( event ) );
	}

	receive( event ) {
		if ( event.origin !== 'https://chat.example.com' ) {
			return;
		}
		this.add( event.data.author, event.data.text );
	}

	add( author, text ) {
		const line = document.createElement( 'p' );
		line.textContent = author + ': ' + text;
		this.log.append( line );
		this.log.scrollTop = this.log.scrollHeight;
	}
}

const chat = document.querySelector( '.chat' );
if ( chat ) {
	new ChatBox( chat );
}
