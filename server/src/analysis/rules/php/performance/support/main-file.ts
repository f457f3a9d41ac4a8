import { headerLength } from '../../../../wordpress/header.ts';
import type { PhpContext } from '../../../rule.ts';

/** Whether WordPress loads this file on every request: a plugin's main file, or a theme's functions.php. */
export function isMainFile({ comments, source, fileName }: PhpContext): boolean {
  if (/(^|\/)functions\.php$/.test(fileName)) return true;
  return comments.some(
    (comment) =>
      comment.start - source.base < headerLength && /^[ \t/*#@]*Plugin Name:\s*\S/im.test(source.slice(comment)),
  );
}
