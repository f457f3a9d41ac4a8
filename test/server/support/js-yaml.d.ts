/** As much as the tests use; the package, which brings no types, comes with `@vscode/vsce`. */
declare module 'js-yaml' {
  export function load(text: string): unknown;
}
