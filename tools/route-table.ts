/** Whether a path below the `routes` folder is a route: the folder is its URL, the file its method. */
export function isRoutePath(path: string): boolean {
  return !path.startsWith('support/') && /(^|\/)(get|post|put|patch|delete)\.ts$/.test(path);
}

/**
 * The text of `route-table.generated.ts`.
 * @param paths route files relative to the `routes` folder, such as `v1/files/[file_id]/get.ts`
 */
export function routeTable(paths: readonly string[]): string {
  const names = [...paths].sort(byUrl).map((path) => ({ path, name: identifier(path) }));
  return `// Written by \`npm run generate\`: every route of the folder \`routes\`. Do not edit.
${names.map(({ path, name }) => `import { route as ${name} } from './routes/${path}';`).join('\n')}

/** Every route. The folder of a route is its URL, \`[name]\` stands for a parameter, the file is its method. */
export const routes = [
${names.map(({ name }) => `  ${name},\n`).join('')}];
`;
}

/** A folder before what is in it: the OpenAPI document lists operations in this order. */
function byUrl(one: string, other: string): number {
  const [first, second] = [one, other].map((path) => path.replace(/[^/]+$/, '')) as [string, string];
  if (first === second) return one < other ? -1 : 1;
  return first < second ? -1 : 1;
}

function identifier(path: string): string {
  const words = path.replace(/\.ts$/, '').match(/[a-z0-9]+/gi) ?? [];
  // The method first, as one says it.
  const [first = '', ...rest] = [...words.slice(-1), ...words.slice(0, -1)];
  return first + rest.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}
