import { js } from '../../../writers/js.ts';

/** What is kept of a file that was chosen. */
export const chosenMedia = js`( { id, url, alt, mime, title } ) => onChange( { id, url, alt: alt ?? '', mime, title } )`;
