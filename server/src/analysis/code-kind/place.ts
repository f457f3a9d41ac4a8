import type { Project, ProjectFile } from '../project.ts';
import { extensionFolder } from '../wordpress/extension.ts';

const commonKey = Symbol('common folder');

/**
 * A file's path inside its plugin or theme: folders above that say nothing of the code. Without a header among the files a
 * relative path is taken as it is, an absolute one from the folder that all files have in common.
 */
export function relativePath(project: Project, name: string): string {
  const folder = extensionFolder(project, name) ?? (/^(\/|[A-Za-z]:\/)/.test(name) ? commonFolder(project) : '');
  return name.startsWith(folder) ? name.slice(folder.length) : name;
}

/** Ends with `/`. */
function commonFolder(project: Project): string {
  return project.fact(commonKey, ({ files }) =>
    files.map(({ name }) => name.slice(0, name.lastIndexOf('/') + 1)).reduce(sharedStart, files[0]?.name ?? ''),
  );
}

function sharedStart(a: string, b: string): string {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return a.slice(0, a.lastIndexOf('/', length - 1) + 1);
}

const foreignFolder = /(^|\/)(node_modules|bower_components|third[-_]?party|vendor[-_]?prefixed)\//;
const licences = ['LICENSE', 'LICENSE.md', 'LICENSE.txt', 'license.txt', 'License.txt', 'COPYING', 'COPYING.txt'];
/** What a package's folder has beside its licence: a manifest, or what it tells of itself. */
const manifests = [
  ...['composer.json', 'package.json', 'bower.json'],
  ...['CHANGELOG.md', 'CHANGELOG', 'changelog.txt', 'README.md', 'README', 'README.rst', 'readme.txt', 'VERSION'],
];

/** Whether it lies in a folder of a package manager, or in one with a package's own licence and manifest or history. */
export function libraryByPlace(project: Project, file: ProjectFile, path: string): boolean {
  if (foreignFolder.test(path) || isInVendor(project, file, path)) return true;
  // The first of them is the plugin's or theme's own.
  for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
    const folder = file.name.slice(0, file.name.length - path.length + end + 1);
    const has = (name: string) => project.has(folder + name) === true;
    if (manifests.some(has) && licences.some(has) && !isExtension(project, folder)) return true;
  }
  return false;
}

/** Whether it is the folder of the plugin or theme itself; one inside of another is a copy that it brings along. */
function isExtension(project: Project, folder: string): boolean {
  const outer = extensionFolder(project, folder);
  if (outer !== null) return outer === folder;
  // The header is not among these files: a main file is named for its folder.
  const name = folder.slice(folder.lastIndexOf('/', folder.length - 2) + 1, -1);
  return project.has(`${folder}${name}.php`) === true || project.has(`${folder}style.css`) === true;
}

/** Composer writes an autoloader into its folder; a market's vendors are sold to in folders of the same name. */
function isInVendor(project: Project, { name, language }: ProjectFile, path: string): boolean {
  const at = `/${path}`.lastIndexOf('/vendor/');
  if (at === -1) return false;
  if (language !== 'php') return true;
  const folder = name.slice(0, name.length - path.length + at + 'vendor/'.length);
  return project.has(`${folder}autoload.php`) !== false || project.hasFolder(`${folder}composer`) !== false;
}
