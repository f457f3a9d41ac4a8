import type { Project } from '../../project.ts';
import type { FileHeader } from '../../wordpress/header.ts';
import { headerLength, pluginHeaderKeys, readHeader, themeHeaderKeys } from '../../wordpress/header.ts';

/** The main file beside a readme, and its header. */
export interface MainFile {
  readonly kind: 'plugin' | 'theme';
  readonly name: string;
  readonly header: FileHeader;
}

/** The main file of the plugin or theme whose readme this is; null when it is not among the files. */
export function mainFileBeside(readme: string, project: Project): MainFile | null {
  const folder = readme.slice(0, readme.lastIndexOf('/') + 1);
  for (const { name, code } of project.files) {
    if (!name.startsWith(folder) || name.slice(folder.length).includes('/')) continue;
    const isStyle = name.endsWith('/style.css') || name === 'style.css';
    if (!isStyle && !name.endsWith('.php')) continue;
    const head = code.slice(0, headerLength);
    const start = head.search(isStyle ? /^[ \t/*#@]*Theme Name:/im : /^[ \t/*#@]*Plugin Name:/im);
    if (start === -1) continue;
    const header = readHeader(head, 0, isStyle ? themeHeaderKeys : pluginHeaderKeys, 1);
    if (header !== null) return { kind: isStyle ? 'theme' : 'plugin', name: name.slice(folder.length), header };
  }
  return null;
}
