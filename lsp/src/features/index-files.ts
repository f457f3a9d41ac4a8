import { FileChangeType } from 'vscode-languageserver';
import type { Feature } from '../host.ts';

/** Changes that come together, as when a branch is checked out, are looked at together. */
const gatherMs = 200;

/** Keeps the index of the workspace's names as the files on the disk are. */
export const indexFiles: Feature = {
  capabilities: () => ({}),

  register({ documents, index, onFilesChanged, support }) {
    const changed = new Set<string>();
    let isNewOrGone = false;
    let timer: NodeJS.Timeout | undefined;
    onFilesChanged((changes) => {
      for (const { uri, type } of changes) {
        changed.add(uri);
        if (type !== FileChangeType.Changed) isNewOrGone = true;
      }
      clearTimeout(timer);
      timer = setTimeout(() => {
        index.changed([...changed], isNewOrGone);
        changed.clear();
        isNewOrGone = false;
      }, gatherMs).unref();
    });
    // Without being told, the moment to look is when somebody has done something.
    if (!support.watchesFiles) documents.onDidSave(() => index.rescan());
  },
};
