import type { SymbolInformation } from 'vscode-languageserver';
import type { Feature } from '../host.ts';

/** Finds names in the whole workspace: functions, classes, and what requests and schedules lead to. */
export const workspaceSymbol: Feature = {
  capabilities: () => ({ workspaceSymbolProvider: true }),

  register({ connection, index }) {
    connection.onWorkspaceSymbol(async ({ query }): Promise<SymbolInformation[]> => {
      const found = await index.ask('workspaceSymbols', query);
      return (found ?? []).map(({ name, icon, container, location }) => ({
        name,
        kind: icon,
        location: index.locationOf(location),
        ...(container === '' ? {} : { containerName: container }),
      }));
    });
  },
};
