import type { Preview, PreviewedFile } from '../src/plan-editor/messages.ts';
import { type Content, h } from './element.ts';

interface Folder {
  readonly folders: Map<string, Folder>;
  readonly files: PreviewedFile[];
}

const states = { new: 'new', same: 'unchanged', differs: 'differs', blocked: 'in the way' } as const;

/** The files that would be written, folder by folder; those that differ from what is there can be chosen. */
export function fileTree({ files }: Preview): HTMLElement {
  const root: Folder = { folders: new Map(), files: [] };
  for (const file of files) {
    const folder = file.path
      .split('/')
      .slice(0, -1)
      .reduce((at, name) => within(at, name), root);
    folder.files.push(file);
  }
  return list(root);
}

function within({ folders }: Folder, name: string): Folder {
  const found = folders.get(name) ?? { folders: new Map(), files: [] };
  folders.set(name, found);
  return found;
}

function list({ folders, files }: Folder): HTMLElement {
  const inner = [...folders].sort(([one], [other]) => one.localeCompare(other));
  return h(
    'ul',
    { class: 'tree' },
    inner.map(([name, folder]) => h('li', {}, h('span', { class: 'folder' }, `${name}/`), list(folder))),
    files.map((file) => h('li', {}, row(file))),
  );
}

function row({ path, state, isChosen }: PreviewedFile): Content {
  const name = path.split('/').at(-1) ?? path;
  const open = state === 'differs' ? `Compare ${name} with the present file` : `Open ${name}`;
  const canChoose = state === 'new' || state === 'differs';
  return h(
    'span',
    { class: `row ${state}` },
    h('input', {
      type: 'checkbox',
      'data-file': path,
      checked: isChosen && canChoose,
      disabled: !canChoose,
      'aria-label': `Write ${path}`,
    }),
    h('button', { type: 'button', class: 'link', 'data-do': 'openFile', 'data-path': path, title: open }, name),
    h('span', { class: 'state' }, states[state]),
  );
}
