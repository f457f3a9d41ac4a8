import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { WordPressSite } from '../../wordpress/site.ts';
import { inside } from './inside.ts';
import type { Project } from './project.ts';

/** What a site holds that plugins could leave behind: `option <name>`, `table <name>`, `cron <hook>`, … */
export type Snapshot = Readonly<Record<string, unknown>>;

interface Installed {
  /** What WordPress said against it; empty when it is installed. */
  readonly error: string;
  /** `folder/file.php`, or the folder of a theme. */
  readonly plugin: string;
}

/** Installs archives of plugins and returns their main files; throws when WordPress refuses one or anything is printed. */
export const installPlugins = (site: WordPressSite, archives: readonly string[]): string[] =>
  install(site, 'install-plugins', archives);

/** Installs archives of themes and returns their folders; throws when WordPress refuses one. */
export const installThemes = (site: WordPressSite, archives: readonly string[]): string[] =>
  install(site, 'install-themes', archives);

function install(site: WordPressSite, script: string, archives: readonly string[]): string[] {
  const installed = inside<Installed[]>(site, script, archives);
  const refused = installed.flatMap(({ error }, index) => (error === '' ? [] : [`${archives[index]}: ${error}`]));
  if (refused.length > 0) throw new Error(refused.join('\n'));
  return installed.map(({ plugin }) => plugin);
}

/** Activates plugins such as `hello/hello.php`; returns for each what was refused, printed or thrown, `''` if nothing. */
export const activatePlugins = (site: WordPressSite, plugins: readonly string[]): Record<string, string> =>
  inside(site, 'activate', plugins);

/** Deactivates plugins; returns what was printed. */
export const deactivatePlugins = (site: WordPressSite, plugins: readonly string[]): string =>
  inside(site, 'deactivate', plugins);

/** Deletes inactive plugins, in a request of its own as an administrator does. Returns complaints. */
export const deletePlugins = (site: WordPressSite, plugins: readonly string[]): string[] =>
  inside(site, 'delete', plugins);

/** Files of an installed plugin that are not as the JSON answer has them, and files that it does not name. */
export function unlikeArchive(site: WordPressSite, project: Project): string[] {
  const folder = join(site.folder, 'wp-content/plugins', project.slug);
  const there = globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
  const installable = project.files.filter(({ path }) => !forDevelopers.test(path));
  const named = new Map(installable.map(({ path, content }) => [path, Buffer.from(content)]));
  return [...new Set([...there, ...named.keys()])]
    .filter((path) => !there.includes(path) || !named.get(path)?.equals(readFileSync(join(folder, path))))
    .map((path) => `${project.slug}: ${path} is not the same in both answers`);
}

/** What is of use to who changes the plugin only: the JSON answer has it, the archive does not. */
const forDevelopers = /(^|\/)\.|^tests\/|^php(unit|cs)\.xml/;

/** What a site holds; `path` names one of a network. */
export const snapshot = (site: WordPressSite, path = '/'): Snapshot => inside<Snapshot>(site, 'snapshot', null, path);

/** What is in one snapshot only, or different in the second. */
export function differences(before: Snapshot, after: Snapshot): string[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  const changed = names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
  return changed.map((name) => {
    if (!(name in before)) return `left behind: ${name}`;
    return name in after ? `changed: ${name}` : `gone: ${name}`;
  });
}
