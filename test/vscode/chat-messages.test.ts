import { expect, test } from 'vitest';
import { estimateTokens, toMessages, toTools } from '../../vscode-extension/src/models/chat-messages.ts';

const text = (value: string) => ({ value });

test('messages keep who said them', () => {
  const said = [
    { role: 3, content: [text('Be brief.')] },
    { role: 1, content: [text('A title, '), text('please.')] },
    { role: 2, content: [text('Which?')] },
  ];
  expect(toMessages(said)).toEqual([
    { role: 'system', content: 'Be brief.' },
    { role: 'user', content: 'A title, please.' },
    { role: 'assistant', content: 'Which?' },
  ]);
});

test('answers of tools follow their calls, before what the person says next', () => {
  const call = { callId: 'call_a', name: 'look_up', input: { hook: 'init' } };
  const parts = [text('And then?'), { callId: 'call_a', content: [text('It fires early.')] }];
  expect(
    toMessages([
      { role: 2, content: [call] },
      { role: 1, content: parts },
      { role: 1, content: [{ callId: 'call_b', content: [{ data: 1 }] }] },
    ]),
  ).toEqual([
    {
      role: 'assistant',
      content: '',
      tool_calls: [{ id: 'call_a', type: 'function', function: { name: 'look_up', arguments: '{"hook":"init"}' } }],
    },
    { role: 'tool', tool_call_id: 'call_a', content: 'It fires early.' },
    { role: 'user', content: 'And then?' },
    { role: 'tool', tool_call_id: 'call_b', content: '[{"data":1}]' },
  ]);
});

test('a picture is refused, and a mark for caches is no part of the text', () => {
  const picture = { role: 1, content: [{ mimeType: 'image/png', data: new Uint8Array(1) }] };
  expect(() => toMessages([picture])).toThrow('The models of Presswright take text only, not image/png.');
  const marked = { role: 1, content: [text('Hello.'), { mimeType: 'cache_control', data: new Uint8Array(1) }] };
  expect(toMessages([marked])).toEqual([{ role: 'user', content: 'Hello.' }]);
});

test('tools keep their schema', () => {
  const inputSchema = { type: 'object' };
  expect(
    toTools([
      { name: 'look_up', description: 'Looks up.', inputSchema },
      { name: 'now', description: 'Tells.' },
    ]),
  ).toEqual([
    { type: 'function', function: { name: 'look_up', description: 'Looks up.', parameters: inputSchema } },
    { type: 'function', function: { name: 'now', description: 'Tells.' } },
  ]);
});

test('tokens are estimated by bytes', () => {
  expect([estimateTokens(''), estimateTokens('abc'), estimateTokens('äöü')]).toEqual([0, 1, 2]);
});
