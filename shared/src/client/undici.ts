/**
 * What the client uses of undici, by name: a bundle that imports a CommonJS package late finds no names in it.
 * Each comes from its own module: undici's index brings its mocks, caches and interceptors, too.
 */
export { default as Agent } from 'undici/lib/dispatcher/agent.js';
export { FormData } from 'undici/lib/web/fetch/formdata.js';
export { fetch } from 'undici/lib/web/fetch/index.js';
