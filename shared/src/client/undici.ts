/** What the client uses of undici, by name: a bundle that imports a CommonJS package late finds no names in it. */
export { Agent, FormData, fetch } from 'undici';
