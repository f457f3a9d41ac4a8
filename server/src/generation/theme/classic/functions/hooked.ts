import { docComment, noPhp, type PhpCode, php } from '../../../writers/php.ts';
import type { Classic } from '../classic-context.ts';

/** A function of the theme without parameters, and the action that calls it. @param priority absent: the usual one */
export function hooked(
  { fn, callback }: Classic,
  name: string,
  hook: string,
  says: readonly string[],
  body: PhpCode,
  priority?: number,
): PhpCode {
  const when = priority === undefined ? noPhp : php`, ${priority}`;
  return php`
    ${docComment(says)}
    function ${fn(name)}() {
      ${body}
    }
    add_action( ${hook}, ${callback(name)}${when} );
  `;
}

/** A filter of the theme: a function of one parameter, which may be used as `$value`. */
export function filtered(
  { fn, callback }: Classic,
  name: string,
  hook: string,
  says: readonly string[],
  parameter: PhpCode,
  body: PhpCode,
): PhpCode {
  return php`
    ${docComment(says)}
    function ${fn(name)}( ${parameter} ) {
      ${body}
    }
    add_filter( ${hook}, ${callback(name)} );
  `;
}
