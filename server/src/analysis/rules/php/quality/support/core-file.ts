import type { PhpContext } from '../../../rule.ts';

/** Whether a path is one of WordPress's own files, which are no plugin and make what plugins should use. */
export function isCoreFile(fileName: string): boolean {
  return /(^|\/)(wp-includes|wp-admin)\/|(^|\/)(wp-(?!content)[a-z-]+|xmlrpc)\.php$/.test(fileName);
}

/** Whether a file is none of WordPress's own: a visitor's `wantsFile`. */
export function isOutsideCore({ fileName }: PhpContext): boolean {
  return !isCoreFile(fileName);
}
