import { baselineName } from '@presswright/shared/baseline/baseline-file';
import { ProjectConfigError, parseProjectConfig } from '@presswright/shared/project-config/parse-project-config';
import { projectConfigName } from '@presswright/shared/project-config/project-configs';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import { configDiagnostic } from '../documents/issue-diagnostics.ts';
import type { RulePages } from '../documents/rule-pages.ts';
import type { Feature } from '../host.ts';
import type { ConfigProblem } from '../workspace/project-settings.ts';

const isProjectConfig = (uri: string): boolean => uri.endsWith(`/${projectConfigName}`);
const isConfig = (uri: string): boolean => isProjectConfig(uri) || uri.endsWith(`/${baselineName}`);

/**
 * Analyses open documents anew when a `presswright.json` or a baseline changes, in the editor or on the disk; shows what is
 * wrong with an open `presswright.json` as it is written.
 */
export const projectConfig: Feature = {
  capabilities: () => ({}),
  register({ connection, documents, onFilesChanged, pages, reloadProjects, support }) {
    const check = async (uri: string): Promise<void> => {
      const document = isProjectConfig(uri) ? documents.get(uri) : undefined;
      if (!document) return;
      const { version } = document;
      const problem = await problemIn(document, pages);
      if (documents.get(uri)?.version !== version) return;
      await connection.sendDiagnostics({ uri, version, diagnostics: problem ? [configDiagnostic(problem)] : [] });
    };
    const reload = (uris: readonly string[]): void => {
      if (uris.length === 0) return;
      reloadProjects(uris);
      for (const uri of uris) void check(uri);
    };
    onFilesChanged((changes) => reload(changes.map(({ uri }) => uri).filter(isConfig)));
    documents.onDidSave(({ document: { uri } }) => {
      // An editor that watches files tells of this one itself.
      if (!support.watchesFiles && isConfig(uri)) reload([uri]);
    });
    documents.onDidChangeContent(({ document: { uri } }) => void check(uri));
    // What is on the disk counts again.
    documents.onDidClose(({ document: { uri } }) => {
      if (isProjectConfig(uri)) reloadProjects([uri]);
    });
  },
};

async function problemIn(document: TextDocument, pages: RulePages): Promise<ConfigProblem | undefined> {
  try {
    parseProjectConfig(document.getText(), document.uri, await pages.ids());
    return undefined;
  } catch (error) {
    if (!(error instanceof ProjectConfigError)) throw error;
    return { uri: document.uri, line: error.line, message: error.fault };
  }
}
