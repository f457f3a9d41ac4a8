import { clientSettings, type ReadSetting } from '../client-settings.ts';
import { parseServerAddress } from '../server-address.ts';

/** Of the provider of MCP servers, as `package.json` names it. */
export const mcpProviderId = 'presswright.mcp';

/**
 * What `presswright mcp` needs in its environment, beyond that of the editor: null takes a variable away. Without a server
 * in the settings the editor's environment counts, as it does for the language server, and without that a local server.
 *
 * @throws Error for an address that cannot be used
 */
export function mcpEnvironment(read: ReadSetting, apiKey: string | undefined): Record<string, string | null> {
  const { url = '', caFile = '' } = clientSettings(read, undefined).server;
  const address = parseServerAddress(url);
  if (address.kind === 'invalid') {
    throw new Error(`presswright.server.url: expected an https: address, got “${address.setting}”.`);
  }
  // The editor's own program is a Node if it is told so.
  const node = { ELECTRON_RUN_AS_NODE: '1' };
  if (address.kind === 'local') return node;
  return {
    ...node,
    PRESSWRIGHT_URL: url.trim(),
    PRESSWRIGHT_API_KEY: apiKey ?? null,
    PRESSWRIGHT_CA_FILE: caFile === '' ? null : caFile,
  };
}
