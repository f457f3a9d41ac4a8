import { expect, test, vi } from 'vitest';
import type { ApiKey } from '../../vscode-extension/src/api-key.ts';
import { registerMcpServer } from '../../vscode-extension/src/assistant/mcp-server.ts';

interface Definition {
  readonly label: string;
  readonly command: string;
  readonly args: readonly string[];
  env: Record<string, string | null>;
}
interface Provider {
  readonly onDidChangeMcpServerDefinitions: (listener: () => void) => void;
  provideMcpServerDefinitions(): Definition[];
  resolveMcpServerDefinition(definition: Definition): Definition;
}

const editor = vi.hoisted(() => ({
  settings: {} as Record<string, unknown>,
  provider: undefined as unknown,
  hasProviders: true,
  onSettings: [] as ((event: object) => void)[],
}));
vi.mock('vscode', () => ({
  EventEmitter: class {
    readonly listeners: (() => void)[] = [];
    readonly event = (listener: () => void) => this.listeners.push(listener);
    fire(): void {
      for (const listener of this.listeners) listener();
    }
  },
  McpStdioServerDefinition: class {
    readonly label: string;
    readonly command: string;
    readonly args: readonly string[];
    env: object;
    readonly version: string;
    constructor(label: string, command: string, args: readonly string[], env: object, version: string) {
      this.label = label;
      this.command = command;
      this.args = args;
      this.env = env;
      this.version = version;
    }
  },
  get lm() {
    if (!editor.hasProviders) return {};
    return {
      registerMcpServerDefinitionProvider: (_id: string, provider: unknown) => {
        editor.provider = provider;
        return {};
      },
    };
  },
  workspace: {
    getConfiguration: () => ({ get: (key: string) => editor.settings[key] }),
    onDidChangeConfiguration: (listener: (event: object) => void) => editor.onSettings.push(listener),
  },
}));

const secret = 'svc_live_0123456789';
const keyListeners: (() => void)[] = [];
const apiKey = { current: secret, onDidChange: (listener: () => void) => keyListeners.push(listener) };
const context = {
  asAbsolutePath: (path: string) => `/extension/${path}`,
  globalStorageUri: { fsPath: '/storage' },
  extension: { packageJSON: { version: '0.1.0' } },
};
const register = () => registerMcpServer(context as never, apiKey as unknown as ApiKey);
const provider = () => editor.provider as Provider;

test('the server is the command of the extension’s own program, on the data folder of its local server', () => {
  register();
  const [definition] = provider().provideMcpServerDefinitions();
  expect(definition).toMatchObject({ label: 'Presswright', command: process.execPath, version: '0.1.0' });
  expect(definition?.args.map((arg) => arg.replaceAll('\\', '/'))).toEqual([
    '/extension/dist/server/main.mjs',
    'mcp',
    '--data-dir',
    '/storage/server',
  ]);
});

test('the key of a configured server is given when it starts, and not before', () => {
  register();
  editor.settings = { 'server.url': 'https://presswright.example:8443', 'server.caFile': '/etc/ca.pem' };
  const [definition] = provider().provideMcpServerDefinitions();
  if (definition === undefined) throw new Error('there is none');
  expect(JSON.stringify(definition)).not.toContain(secret);
  expect(provider().resolveMcpServerDefinition(definition).env).toEqual({
    ELECTRON_RUN_AS_NODE: '1',
    PRESSWRIGHT_URL: 'https://presswright.example:8443',
    PRESSWRIGHT_API_KEY: secret,
    PRESSWRIGHT_CA_FILE: '/etc/ca.pem',
  });
  editor.settings = {};
  expect(provider().resolveMcpServerDefinition(definition).env).toEqual({ ELECTRON_RUN_AS_NODE: '1' });
  editor.settings = { 'server.url': 'http://presswright.example' };
  expect(() => provider().resolveMcpServerDefinition(definition)).toThrow(
    'presswright.server.url: expected an https: address, got “http://presswright.example”.',
  );
});

test('another key or another server is told to the editor', () => {
  register();
  let told = 0;
  provider().onDidChangeMcpServerDefinitions(() => {
    told += 1;
  });
  keyListeners.at(-1)?.();
  editor.onSettings.at(-1)?.({ affectsConfiguration: (section: string) => section === 'presswright.server' });
  editor.onSettings.at(-1)?.({ affectsConfiguration: () => false });
  expect(told).toBe(2);
});

test('an editor without such providers is told nothing', () => {
  editor.hasProviders = false;
  expect(register()).toEqual([]);
});
