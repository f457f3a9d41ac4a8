import { expect, it } from 'vitest';
import { type CallForm, jsonForm, toolsInWords } from '../../../server/src/inference/llama/child/call-form.ts';
import { readCalls } from '../../../server/src/inference/llama/child/calls.ts';
import { historyOf } from '../../../server/src/inference/llama/child/chat-history.ts';

const tools = [{ name: 'look' }, { name: 'look_up' }];
const marks: CallForm = {
  ...jsonForm,
  isTemplate: true,
  opening: '<call>',
  marker: '<call>',
  beforeArguments: () => '(',
  afterArguments: (name) => `)</${name}>`,
  between: '\n<call>',
  closing: '<end>',
};
const called = (text: string, form: CallForm) =>
  readCalls(text, tools, form).map(({ name, arguments: json }) => [name, json]);

it('reads calls whatever their arguments spell', () => {
  const awkward = '{"a":"}]}\\"],{","b":[{"c":1}]}';
  expect(called(`look_up","arguments":${awkward}},{"name":"look","arguments":{}}]}`, jsonForm)).toEqual([
    ['look_up', awkward],
    ['look', '{}'],
  ]);
  expect(called(`look({"a":")</look>"})</look>\n<call>look_up({})</look_up><end>`, marks)).toEqual([
    ['look', '{"a":")</look>"}'],
    ['look_up', '{}'],
  ]);
});

it('leaves out what is cut off, and what comes after', () => {
  expect(called('look","arguments":{"a":"b"', jsonForm)).toEqual([]);
  expect(called('look","arguments":{}},{"name":"loo', jsonForm)).toEqual([['look', '{}']]);
  expect(called('walk","arguments":{}}]}', jsonForm)).toEqual([]);
});

const conversation = [
  { role: 'system', content: 'Be brief.' },
  { role: 'user', content: 'Look.' },
  {
    role: 'assistant',
    content: 'I look.',
    toolCalls: [
      { id: 'a', name: 'look', arguments: '{"at":1}' },
      { id: 'b', name: 'look_up', arguments: 'no JSON' },
    ],
  },
  { role: 'tool', content: '{"seen":true}', toolCallId: 'a' },
  { role: 'tool', content: 'nothing', toolCallId: 'b' },
] as const;

it('tells of tools and calls in words', () => {
  expect(historyOf(conversation, tools, jsonForm)).toEqual([
    { type: 'system', text: `Be brief.\n\n${toolsInWords(tools)}` },
    { type: 'user', text: 'Look.' },
    {
      type: 'model',
      response: [
        'I look.',
        '{"tool_calls":[{"name":"look","arguments":{"at":1}},{"name":"look_up","arguments":no JSON}]}',
      ],
    },
    { type: 'user', text: 'The tool look returned:\n{"seen":true}' },
    { type: 'user', text: 'The tool look_up returned:\nnothing' },
    { type: 'model', response: [] },
  ]);
  const [first] = historyOf([{ role: 'user', content: 'Look.' }], tools, jsonForm);
  expect(first).toEqual({ type: 'system', text: toolsInWords(tools) });
});

it('has results beside their calls for a template, where the model goes on', () => {
  expect(historyOf(conversation, tools, marks).slice(2)).toEqual([
    {
      type: 'model',
      response: [
        'I look.',
        { type: 'functionCall', name: 'look', params: { at: 1 }, result: { seen: true }, startsNewChunk: true },
        { type: 'functionCall', name: 'look_up', params: 'no JSON', result: 'nothing', startsNewChunk: false },
      ],
    },
  ]);
});
