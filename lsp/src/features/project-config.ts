import { baselineName } from '@presswright/shared/baseline/baseline-file';
import { projectConfigName } from '@presswright/shared/project-config/project-configs';
import type { Feature } from '../host.ts';

const isConfig = (uri: string): boolean => uri.endsWith(`/${projectConfigName}`) || uri.endsWith(`/${baselineName}`);

/** Analyses open documents anew when a `presswright.json` or a baseline changes, in the editor or on the disk. */
export const projectConfig: Feature = {
  capabilities: () => ({}),
  register({ documents, onFilesChanged, reloadProjects, support }) {
    onFilesChanged((changes) => {
      const uris = changes.map(({ uri }) => uri).filter(isConfig);
      if (uris.length > 0) reloadProjects(uris);
    });
    documents.onDidSave(({ document: { uri } }) => {
      // An editor that watches files tells of this one itself.
      if (!support.watchesFiles && isConfig(uri)) reloadProjects([uri]);
    });
  },
};
