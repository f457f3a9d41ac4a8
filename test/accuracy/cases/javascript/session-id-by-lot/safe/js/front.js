function uuid() {
	return 'xxxxxxxx-xxxx-4xxx'.replace( /[xy]/g, ( c ) => ( ( Math.random() * 16 ) | 0 ).toString( 16 ) );
}
const rowKey = uuid();
