/** The name of a REST route: without slashes at its ends and without a query. */
export function routeName(path: string): string {
  return path
    .replace(/[?&][^/]*=.*$/, '')
    .split('/')
    .filter((part) => part !== '')
    .join('/');
}
