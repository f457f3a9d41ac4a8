import type { Language } from '@presswright/shared/schemas/analysis';
import type { Position } from 'vscode-languageserver';
import { type CallNode, calleesOf, callersOf, functionAt, functionNamed } from './calls.ts';
import { links } from './links.ts';
import { documentSymbols } from './outline.ts';
import { projectNames } from './project-names.ts';
import { definition, highlights, implementation, references } from './queries.ts';
import type { IndexService } from './service.ts';
import { workspaceSymbols } from './workspace-symbols.ts';

/** As long as a question waits for the folders to be looked over, in milliseconds; then it is answered from what is there. */
const maxWaitMs = 10_000;

/** What the index can be asked; everything is told by paths, of documents that are no files by their addresses. */
export type IndexApi = ReturnType<typeof createIndexApi>;

/** The index as the language server asks it, over a message port. */
export function createIndexApi(service: IndexService) {
  const { index } = service;
  /** An answer about the whole workspace. */
  const whole = async <T>(answer: () => T): Promise<T> => {
    await service.settled(maxWaitMs);
    return answer();
  };
  return {
    setFolders: (folders: readonly string[], hidden: readonly string[]) => service.setFolders(folders, hidden),
    rescan: () => service.rescan(),
    changed: (paths: readonly string[]) => service.changed(paths),
    setText: async (path: string, text: string, language: Language | undefined) =>
      service.setText(path, text, language),
    close: async (path: string) => service.close(path),
    definition: (path: string, position: Position) => whole(() => definition(index, path, position)),
    implementation: (path: string, position: Position) => whole(() => implementation(index, path, position)),
    references: (path: string, position: Position, withDefinitions: boolean) =>
      whole(() => references(index, path, position, withDefinitions)),
    documentSymbols: async (path: string) => documentSymbols(index, path),
    workspaceSymbols: (query: string) => whole(() => workspaceSymbols(index, query)),
    links: (path: string) => whole(() => links(index, path)),
    functionAt: (path: string, position: Position, isNamed: boolean) =>
      whole(() => functionAt(index, path, position, isNamed)),
    functionNamed: (path: string, name: string, line: number) => whole(() => functionNamed(index, path, name, line)),
    callersOf: (node: CallNode) => whole(() => callersOf(index, node)),
    calleesOf: (node: CallNode) => whole(() => calleesOf(index, node)),
    projectNames: (path: string, top: string, known: ReadonlyMap<string, number>) =>
      projectNames(service, path, top, known),
    highlights: async (path: string, position: Position) => highlights(index, path, position),
  };
}
