import { Dashicon } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { severities } from '../findings/types.ts';
import { statusLabel } from './labels.ts';
import type { FileStatus, VersionFile } from './types.ts';

/** A file of the tree; one that the version removes has no findings. */
export interface TreeFile extends VersionFile {
  status: FileStatus;
}

interface Folder {
  folders: Map<string, Folder>;
  files: TreeFile[];
}

function treeOf(files: readonly TreeFile[]): Folder {
  const root: Folder = { folders: new Map(), files: [] };
  for (const file of files) {
    const folder = file.path
      .split('/')
      .slice(0, -1)
      .reduce<Folder>((at, name) => {
        const found = at.folders.get(name) ?? { folders: new Map(), files: [] };
        at.folders.set(name, found);
        return found;
      }, root);
    folder.files.push(file);
  }
  return root;
}

interface Props {
  files: readonly TreeFile[];
  selected: string;
  onSelect: (path: string) => void;
}

/** The files of a version, folder by folder. */
export function FileTree({ files, selected, onSelect }: Props) {
  return (
    <nav className="presswright-tree" aria-label={__('Files', 'presswright')}>
      <FolderList folder={treeOf(files)} selected={selected} onSelect={onSelect} />
    </nav>
  );
}

function FolderList({ folder, ...rest }: { folder: Folder } & Omit<Props, 'files'>) {
  const inner = [...folder.folders].sort(([one], [other]) => one.localeCompare(other));
  return (
    <ul>
      {inner.map(([name, within]) => (
        <li key={name}>
          <details open>
            <summary>
              <Dashicon aria-hidden="true" icon="category" />
              {name}
            </summary>
            <FolderList folder={within} {...rest} />
          </details>
        </li>
      ))}
      {folder.files
        .sort((one, other) => one.path.localeCompare(other.path))
        .map((file) => (
          <li key={file.path}>
            <FileRow file={file} {...rest} />
          </li>
        ))}
    </ul>
  );
}

function FileRow({ file, selected, onSelect }: { file: TreeFile } & Omit<Props, 'files'>) {
  const { path, status, findings } = file;
  const [worst] = findings
    .map(({ severity }) => severity)
    .sort((a, b) => severities.indexOf(a) - severities.indexOf(b));
  return (
    <button
      type="button"
      className={`presswright-tree__file is-${status}`}
      aria-current={path === selected}
      onClick={() => onSelect(path)}
    >
      <span className="presswright-tree__name">{path.split('/').at(-1)}</span>
      {status !== 'same' && <span className="presswright-tree__status">{statusLabel(status)}</span>}
      {worst !== undefined && (
        <span className={`presswright-badge presswright-severity--${worst}`}>
          {findings.length}
          <span className="screen-reader-text">
            {/* translators: %d: number of findings. */}
            {sprintf(_n('%d finding', '%d findings', findings.length, 'presswright'), findings.length)}
          </span>
        </span>
      )}
    </button>
  );
}
