import { beforeEach, expect, test, vi } from 'vitest';
import { registerChatParticipant } from '../../vscode-extension/src/assistant/chat-participant.ts';
import type { Operations } from '../../vscode-extension/src/assistant/operations.ts';

type Handler = (request: object, context: object, stream: object, token: object) => Promise<object>;

const editor = vi.hoisted(() => ({
  handler: undefined as unknown,
  activeTextEditor: undefined as unknown,
  tabs: [] as { input: unknown }[],
  Uri: class {
    readonly address: string;
    readonly scheme = 'file';
    constructor(address: string) {
      this.address = address;
    }
    toString(): string {
      return this.address;
    }
  },
  TabInputText: class {
    readonly uri: object;
    constructor(uri: object) {
      this.uri = uri;
    }
  },
}));
// The chat of VS Code wants an account: the handler is called as the chat calls it.
vi.mock('vscode', () => ({
  chat: {
    createChatParticipant: (_id: string, handler: unknown) => {
      editor.handler = handler;
      return {};
    },
  },
  l10n: {
    t: (text: string, ...values: string[]) => text.replace(/\{(\d+)\}/g, (_, index) => values[Number(index)] ?? ''),
  },
  Location: class {},
  TabInputText: editor.TabInputText,
  Uri: editor.Uri,
  ThemeColor: class {},
  ThemeIcon: class {},
  TreeItem: class {},
  window: {
    get activeTextEditor() {
      return editor.activeTextEditor;
    },
    visibleTextEditors: [],
    get tabGroups() {
      return { all: [{ tabs: editor.tabs }] };
    },
  },
}));

let answer: { markdown: string; buttons: string[] };
let failures: unknown[];
const operations = {
  analyzeFile: async (file: string) => `analyzed ${file}`,
  analyzeWorkspace: async () => 'analyzed all',
  plan: async ({ kind, name, description }: Record<string, string>) => {
    if (description === 'nothing') throw new Error('the server is down');
    return `planned ${kind} ${name}: ${description}`;
  },
} as unknown as Operations;

beforeEach(() => {
  answer = { markdown: '', buttons: [] };
  failures = [];
  editor.activeTextEditor = undefined;
  editor.tabs = [];
  registerChatParticipant(operations, (error) => failures.push(error));
});

async function ask(command: string | undefined, prompt = '', references: object[] = []): Promise<object> {
  const stream = {
    progress: () => undefined,
    markdown: (text: string) => {
      answer.markdown += text;
    },
    button: ({ command: id }: { command: string }) => answer.buttons.push(id),
  };
  return await (editor.handler as Handler)({ command, prompt, references }, {}, stream, {
    isCancellationRequested: false,
  });
}

test('without a command it tells of the commands', async () => {
  await ask(undefined, 'hello');
  for (const name of ['analyze', 'explain', 'plan', 'generate']) expect(answer.markdown).toContain(`\`/${name}\``);
});

test('it analyzes the workspace or the open file, and leads to the findings', async () => {
  await ask('analyze', 'the workspace, please');
  expect(answer).toEqual({ markdown: 'analyzed all', buttons: ['presswright.findings.focus'] });
  answer.markdown = '';
  await ask('analyze');
  expect(answer.markdown).toContain('Open a file first');
  answer.markdown = '';
  editor.activeTextEditor = { document: { uri: 'file:///shop.php' } };
  await ask('analyze');
  expect(answer.markdown).toBe('analyzed file:///shop.php');
});

test('the file that goes with the question is analyzed, else the last one in a tab where the chat has the place of an editor', async () => {
  editor.tabs = [{ input: new editor.TabInputText(new editor.Uri('file:///tab.php')) }, { input: {} }];
  await ask('analyze');
  expect(answer.markdown).toBe('analyzed file:///tab.php');
  answer.markdown = '';
  await ask('analyze', '', [{ value: 'a text' }, { value: new editor.Uri('file:///attached.php') }]);
  expect(answer.markdown).toBe('analyzed file:///attached.php');
});

test('it plans what is described, and writes nothing before the form was seen', async () => {
  await ask('generate', 'plugin "Event desk": Events with a date.');
  expect(answer).toEqual({
    markdown: 'planned plugin Event desk: Events with a date.',
    buttons: ['presswright.generateFromDescription'],
  });
  answer.markdown = '';
  await ask('plan');
  expect(answer.markdown).toContain('Describe what to build');
});

test('a failure is told with the next step', async () => {
  expect(await ask('plan', 'nothing')).toEqual({ errorDetails: { message: 'the server is down' } });
  expect(answer.buttons).toEqual(['presswright.takeNextStep']);
  expect(failures).toHaveLength(1);
});
