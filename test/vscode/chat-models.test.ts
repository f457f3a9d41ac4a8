import type { ChatPiece } from '@presswright/shared/protocol';
import { beforeEach, expect, test, vi } from 'vitest';
import type { LanguageServer } from '../../vscode-extension/src/language-server.ts';
import { ChatModels, registerChatModels } from '../../vscode-extension/src/models/chat-models.ts';

const editor = vi.hoisted(() => ({ lm: {} as object, vendor: '' }));
vi.mock('vscode', () => ({
  EventEmitter: class {
    readonly event = () => ({});
    fire(): void {}
    dispose(): void {}
  },
  LanguageModelChatToolMode: { Auto: 1, Required: 2 },
  LanguageModelTextPart: class {
    readonly value: string;
    constructor(value: string) {
      this.value = value;
    }
  },
  LanguageModelToolCallPart: class {
    readonly callId: string;
    readonly name: string;
    readonly input: object;
    constructor(callId: string, name: string, input: object) {
      this.callId = callId;
      this.name = name;
      this.input = input;
    }
  },
  get lm() {
    return editor.lm;
  },
}));

const model = {
  id: 'coder',
  root: 'coder',
  created: 7,
  context_window: 6000,
  capabilities: { chat: true, tools: true, response_format: true },
  specifications: { specialization: 'code' },
};
const token = { isCancellationRequested: false } as never;
let asked: Record<string, unknown>[];
let failures: unknown[];
let server: {
  isRunning: boolean;
  request: () => Promise<object>;
  requestInPieces: (...given: never[]) => Promise<object>;
};
let models: ChatModels;

beforeEach(() => {
  asked = [];
  failures = [];
  server = {
    isRunning: true,
    request: async () => ({ models: [model], used: {} }),
    requestInPieces: async (_method: never, params: never, onPiece: never) => {
      asked.push(params);
      const tell = onPiece as (piece: ChatPiece) => void;
      tell({ kind: 'text', text: 'It ' });
      tell({ kind: 'call', id: 'call_a', name: 'look_up', arguments: '{"hook":"init"}' });
      return { finish_reason: 'tool_calls' };
    },
  };
  models = new ChatModels(server as unknown as LanguageServer, (error) => failures.push(error));
});

test('the models of the server are offered with their window and what they take', async () => {
  expect(await models.provideLanguageModelChatInformation({}, token)).toEqual([
    {
      id: 'coder',
      name: 'coder',
      family: 'coder',
      version: '7',
      tooltip: 'code',
      detail: 'Presswright',
      maxInputTokens: 3000,
      maxOutputTokens: 3000,
      capabilities: { toolCalling: true, imageInput: false },
    },
  ]);
});

test('there are none while the server is away, and why is logged', async () => {
  server.request = async () => Promise.reject(new Error('it is down'));
  expect(await models.provideLanguageModelChatInformation({}, token)).toEqual([]);
  expect(failures).toEqual([new Error('it is down')]);
  server.isRunning = false;
  expect(await models.provideLanguageModelChatInformation({}, token)).toEqual([]);
  expect(failures).toHaveLength(1);
});

test('an answer is handed on piece by piece', async () => {
  const parts: object[] = [];
  const [information] = await models.provideLanguageModelChatInformation({}, token);
  if (information === undefined) throw new Error('there is no model');
  const options = {
    tools: [{ name: 'look_up', description: 'Looks up.' }],
    toolMode: 2,
    modelOptions: { temperature: 0, top_k: 1 },
  };
  const messages = [{ role: 1, content: [{ value: 'Hello.' }], name: undefined }];
  await models.provideLanguageModelChatResponse(
    information,
    messages,
    options,
    { report: (part) => parts.push(part) },
    token,
  );
  expect(asked).toMatchObject([
    {
      model: 'coder',
      messages: [{ role: 'user', content: 'Hello.' }],
      tools: [{ type: 'function', function: { name: 'look_up' } }],
      tool_choice: 'required',
      temperature: 0,
    },
  ]);
  expect(asked[0]).not.toHaveProperty('top_k');
  expect(parts).toEqual([{ value: 'It ' }, { callId: 'call_a', name: 'look_up', input: { hook: 'init' } }]);
});

test('a call whose arguments are no JSON fails the answer', async () => {
  server.requestInPieces = async (_method: never, _params: never, onPiece: never) => {
    (onPiece as (piece: ChatPiece) => void)({ kind: 'call', id: 'call_a', name: 'look_up', arguments: '{"hook":' });
    return { finish_reason: 'tool_calls' };
  };
  const options = { toolMode: 1 };
  const asking = models.provideLanguageModelChatResponse({ id: 'coder' } as never, [], options, { report() {} }, token);
  await expect(asking).rejects.toThrow('The model called look_up with arguments that are no JSON: {"hook":');
});

test('they are registered where the editor takes models, and only there', () => {
  expect(registerChatModels(models)).toEqual([]);
  const registered: string[] = [];
  editor.lm = {
    registerLanguageModelChatProvider: (vendor: string) => {
      registered.push(vendor);
      return {};
    },
  };
  expect(registerChatModels(models)).toHaveLength(1);
  expect(registered).toEqual(['presswright']);
});
