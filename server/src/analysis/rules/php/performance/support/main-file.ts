import { headerLength } from '../../../../wordpress/header.ts';
import type { PhpContext } from '../../../rule.ts';

const key = Symbol('main file');

/** Whether WordPress loads this file on every request: a plugin's main file, or a theme's functions.php. */
export function isMainFile({ comments, source, fileName }: PhpContext): boolean {
  if (/(^|\/)functions\.php$/.test(fileName)) return true;
  // Many rules ask, of every file.
  return source.facts.of(key, () =>
    comments.some(
      (comment) =>
        comment.start - source.base < headerLength && /^[ \t/*#@]*Plugin Name:\s*\S/im.test(source.slice(comment)),
    ),
  );
}
