import type { Project } from '../project.ts';

/** What the header of a plugin or theme, and its readme.txt, say of the whole. */
export interface Extension {
  readonly kind: 'plugin' | 'theme';
  readonly name: string;
  /** The `Text Domain` header; null when there is none. */
  readonly textDomain: string | null;
  /** The lowest WordPress version it says it runs on, such as `6.2`. */
  readonly requiresWordpress: string | null;
  /** The lowest PHP version it says it runs on. */
  readonly requiresPhp: string | null;
}

/** A text that may hold a header: a PHP file, `style.css` or `readme.txt`. */
interface HeaderSource {
  /** Path with `/`; '' when unknown. */
  readonly name: string;
  readonly code: string;
}

interface Found extends Extension {
  /** Ends with `/`, but '' for the top. */
  readonly folder: string;
}

const extensions = Symbol('extensions');

/** The plugin or theme whose folder, or a folder of it, holds the file; null when no header is among the project's files. */
export function extensionOf(project: Project, fileName: string): Extension | null {
  const found = project.fact(extensions, ({ files }) => readExtensions(files));
  return found.find(({ folder }) => fileName.startsWith(folder)) ?? null;
}

/**
 * The folder of the plugin or theme that holds the file, with `/` at its end, '' for the top; null when no header is among
 * the project's files. Of one inside another, the outer or the inner.
 */
export function extensionFolder(project: Project, fileName: string, which: 'outer' | 'inner' = 'outer'): string | null {
  const found = project.fact(extensions, ({ files }) => readExtensions(files));
  const isAround = ({ folder }: Found) => fileName.startsWith(folder);
  return (which === 'outer' ? found.findLast(isAround) : found.find(isAround))?.folder ?? null;
}

/** The deepest folders first. */
function readExtensions(files: readonly HeaderSource[]): Found[] {
  const readmes = new Map<string, string>();
  for (const { name, code } of files) {
    if (/(^|\/)readme\.txt$/i.test(name)) readmes.set(folderOf(name), code.slice(0, 8192));
  }
  return files
    .map(readExtension)
    .filter((found) => found !== null)
    .map((found) => withReadme(found, readmes.get(found.folder)))
    .sort((a, b) => b.folder.length - a.folder.length);
}

function readExtension({ name, code }: HeaderSource): Found | null {
  const isStyle = /\.css$/i.test(name);
  if (isStyle ? !/(^|\/)style\.css$/i.test(name) : !(name === '' || /\.php\d?$/i.test(name) || !name.includes('.')))
    return null;
  // WordPress reads the first 8 KiB.
  const head = code.slice(0, 8192);
  if (!/ name:/i.test(head)) return null;
  const [, what, title = ''] = /^[ \t/*#@]*(?:<\?php[ \t/*]*)?(Plugin|Theme) Name:(.*)$/im.exec(head) ?? [];
  if (what === undefined) return null;
  return {
    folder: folderOf(name),
    kind: what.toLowerCase() === 'plugin' ? 'plugin' : 'theme',
    name: title.replace(/\*\/.*/, '').trim(),
    // The whole line: documentation of the header format says more than a name.
    textDomain: field(head, 'Text Domain', '[a-z0-9_-]+'),
    requiresWordpress: field(head, 'Requires at least', '\\d+(?:\\.\\d+)*'),
    requiresPhp: field(head, 'Requires PHP', '\\d+(?:\\.\\d+)*'),
  };
}

/** The header's word stands before the readme's, as WordPress has it. */
function withReadme(found: Found, readme: string | undefined): Found {
  if (readme === undefined) return found;
  return {
    ...found,
    requiresWordpress: found.requiresWordpress ?? field(readme, 'Requires at least', '\\d+(?:\\.\\d+)*'),
    requiresPhp: found.requiresPhp ?? field(readme, 'Requires PHP', '\\d+(?:\\.\\d+)*'),
  };
}

function field(head: string, name: string, pattern: string): string | null {
  return new RegExp(`^[ \\t/*#@]*${name}:[ \\t]*(${pattern})[ \\t\\r]*$`, 'im').exec(head)?.[1] ?? null;
}

function folderOf(name: string): string {
  return name.slice(0, name.lastIndexOf('/') + 1);
}

/** Whether version `a` is later than `b`; `6.1` and `6.1.0` are the same. */
export function isLater(a: string, b: string): boolean {
  const [left, right] = [a, b].map((text) => text.split('.').map(Number));
  for (let index = 0; index < 3; index += 1) {
    const difference = (left?.[index] ?? 0) - (right?.[index] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return false;
}
