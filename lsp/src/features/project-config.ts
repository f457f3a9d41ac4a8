import { dirname } from 'node:path/posix';
import { baselineName } from '@presswright/shared/baseline/baseline-file';
import { checkProjectConfig } from '@presswright/shared/project-config/check-project-config';
import { projectConfigName } from '@presswright/shared/project-config/project-configs';
import { configDiagnostics } from '../documents/issue-diagnostics.ts';
import type { Feature } from '../host.ts';

const isProjectConfig = (uri: string): boolean => uri.endsWith(`/${projectConfigName}`);
const isConfig = (uri: string): boolean => isProjectConfig(uri) || uri.endsWith(`/${baselineName}`);

/**
 * Analyses open documents anew when a `presswright.json` or a baseline changes, in the editor or on the disk; shows what is
 * wrong with a `presswright.json`, of one that is open as it is written.
 */
export const projectConfig: Feature = {
  capabilities: () => ({}),
  register({
    connection,
    documents,
    folders,
    onBackendReady,
    onFilesChanged,
    pages,
    projects,
    reloadProjects,
    support,
  }) {
    const check = async (uri: string): Promise<void> => {
      const document = documents.get(uri);
      if (!document) return await projects.check(dirname(uri));
      const { version } = document;
      const { faults = [] } = checkProjectConfig(document.getText(), await pages.ids());
      if (documents.get(uri)?.version !== version) return;
      await connection.sendDiagnostics({ uri, version, diagnostics: configDiagnostics({ uri, faults }) });
    };
    const reload = (uris: readonly string[]): void => {
      if (uris.length === 0) return;
      reloadProjects(uris);
      for (const uri of uris.filter(isProjectConfig)) void check(uri);
    };
    onFilesChanged((changes) => reload(changes.map(({ uri }) => uri).filter(isConfig)));
    documents.onDidSave(({ document: { uri } }) => {
      // An editor that watches files tells of this one itself.
      if (!support.watchesFiles && isConfig(uri)) reload([uri]);
    });
    documents.onDidChangeContent(({ document: { uri } }) => {
      if (isProjectConfig(uri)) void check(uri);
    });
    // A mistake is told before any file of the project is opened.
    onBackendReady(() => {
      for (const folder of folders()) void projects.check(folder);
    });
    // What is on the disk counts again.
    documents.onDidClose(({ document: { uri } }) => {
      if (isProjectConfig(uri)) reload([uri]);
    });
  },
};
