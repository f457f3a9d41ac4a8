const field = document.querySelector( '#calc-formula' );
const result = document.querySelector( '#calc-result' );

/**
 * @param {string} formula Such as 1 + 2 + 3.
 * @return {number} Its value.
 */
function compute( formula ) {
	return new Function( 'return (' + formula + ')' )();
}

function update() {
	result.textContent = String( compute( field.value ) );
}

const shared = new URL( window.location.href ).searchParams.get( 'formula' );
if ( shared ) {
	field.value = shared;
	result.textContent = String( compute( shared ) );
}
field.addEventListener( 'input', update );
