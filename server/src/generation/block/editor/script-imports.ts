/** Names of WordPress' packages and what a script takes from each: `{ '@wordpress/element': [ 'useState' ] }`. */
export type ScriptImports = Readonly<Record<string, readonly string[]>>;
