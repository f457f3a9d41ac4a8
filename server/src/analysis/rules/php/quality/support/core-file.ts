/** Whether a path is one of WordPress's own files, which are no plugin and make what plugins should use. */
export function isCoreFile(fileName: string): boolean {
  return /(^|\/)(wp-includes|wp-admin)\/|(^|\/)(wp-(?!content)[a-z-]+|xmlrpc)\.php$/.test(fileName);
}
