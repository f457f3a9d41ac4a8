const reference = 'https://developer.wordpress.org/reference';

/** The address of a function's page in WordPress's reference. */
export function functionLink(name: string): string {
  return `${reference}/functions/${name.toLowerCase()}/`;
}

/** The address of a class's page, or of its method's. */
export function classLink(name: string, method?: string): string {
  const page = `${reference}/classes/${name.toLowerCase()}/`;
  return method === undefined ? page : `${page}${method.toLowerCase()}/`;
}

/** The address of a hook's page; undefined for one with dynamic parts, whose page is named by an expression. */
export function hookLink(name: string): string | undefined {
  return name.includes('{') ? undefined : `${reference}/hooks/${name.toLowerCase()}/`;
}
