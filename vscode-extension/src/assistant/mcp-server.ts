import { join } from 'node:path';
import {
  type Disposable,
  EventEmitter,
  type ExtensionContext,
  lm,
  type McpServerDefinitionProvider,
  McpStdioServerDefinition,
  workspace,
} from 'vscode';
import type { ApiKey } from '../api-key.ts';
import { mcpEnvironment, mcpProviderId } from './mcp-environment.ts';

/** Tells the editor of the MCP server, `presswright mcp`; an editor that takes none is told nothing. */
export function registerMcpServer(context: ExtensionContext, apiKey: ApiKey): Disposable[] {
  // Editors based on VS Code may leave this out.
  if ((lm as Partial<typeof lm> | undefined)?.registerMcpServerDefinitionProvider === undefined) return [];
  const changed = new EventEmitter<void>();
  const program = context.asAbsolutePath(join('dist', 'server', 'main.mjs'));
  // That of the local server which the language server starts.
  const dataDir = join(context.globalStorageUri.fsPath, 'server');
  const { version } = context.extension.packageJSON;
  const provider: McpServerDefinitionProvider<McpStdioServerDefinition> = {
    onDidChangeMcpServerDefinitions: changed.event,
    provideMcpServerDefinitions: () => [
      new McpStdioServerDefinition(
        'Presswright',
        process.execPath,
        [program, 'mcp', '--data-dir', dataDir],
        {},
        version,
      ),
    ],
    // The key goes to the server when that starts, and is no part of what the editor keeps of it.
    resolveMcpServerDefinition(definition) {
      const configuration = workspace.getConfiguration('presswright');
      definition.env = mcpEnvironment((key) => configuration.get(key), apiKey.current);
      return definition;
    },
  };
  return [
    changed,
    lm.registerMcpServerDefinitionProvider(mcpProviderId, provider),
    apiKey.onDidChange(() => changed.fire()),
    workspace.onDidChangeConfiguration((event) => {
      if (event.affectsConfiguration('presswright.server')) changed.fire();
    }),
  ];
}
