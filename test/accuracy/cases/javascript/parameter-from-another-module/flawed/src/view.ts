import { param } from './params';
const el = document.querySelector<HTMLElement>( '.x' );
if ( el ) el.innerHTML = `<p>${ param( 'q' ) }</p>`;
