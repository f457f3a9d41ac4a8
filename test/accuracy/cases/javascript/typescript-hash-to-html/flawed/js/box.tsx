function part(): string {
	return decodeURIComponent( ( window as Window ).location!.hash.slice( 1 ) ) as string;
}

function show( box: HTMLElement, text: string ): void {
	box.innerHTML = `<b>${ text }</b>`;
}

show( document.getElementById( 'box' )!, part() );
