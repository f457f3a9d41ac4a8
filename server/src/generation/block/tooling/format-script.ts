/** The script as the formatter of `@wordpress/scripts` would write it. */
export function formatted(script: string): string {
  return script;
}
