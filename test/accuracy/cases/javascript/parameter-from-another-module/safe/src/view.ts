import { param } from './params';
const el = document.querySelector<HTMLElement>( '.x' );
if ( el ) el.textContent = param( 'q' );
