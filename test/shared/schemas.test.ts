import { endpoints } from '@presswright/shared/endpoints';
import { eventPayloads, eventTypes } from '@presswright/shared/events';
import { idPrefixes, isId } from '@presswright/shared/ids';
import { TextEdit } from '@presswright/shared/schemas/analysis';
import { expect, test } from 'vitest';
import { problems } from './problems.ts';

test.each([
  ['a required field missing', endpoints.analyze.body, { analysis_type: 'security' }, 'code'],
  ['an unknown analysis type', endpoints.analyze.body, { code: '', analysis_type: 'style' }, 'analysis_type'],
  [
    'a number for a string',
    endpoints.analyzeBatch.body,
    { files: [{ name: 1, content: '' }], analysis_type: 'all' },
    'files/0/name',
  ],
  ['a temperature too high', endpoints.generate.body, { prompt: 'x', temperature: 2.1 }, 'temperature'],
  ['five stop strings', endpoints.generate.body, { prompt: 'x', stop: ['a', 'b', 'c', 'd', 'e'] }, 'stop'],
  ['an unknown event', endpoints.createWebhook.body, { url: 'https://a.test/', events: ['nope'] }, 'events/0'],
  ['a line 0', TextEdit, { start_line: 0, start_column: 1, end_line: 1, end_column: 1, text: '' }, 'start_line'],
])('%s is refused where it is', (_name, schema, value, where) => {
  expect(problems(schema, value).join('\n')).toContain(where);
});

test('every event type has a payload schema', () => {
  expect(Object.keys(eventPayloads)).toEqual([...eventTypes]);
});

test('ids are told by prefix and alphabet', () => {
  expect(new Set(Object.values(idPrefixes)).size).toBe(Object.keys(idPrefixes).length);
  expect(isId('job', 'ftjob_0123456789ABCdefghijklmn')).toBe(true);
  expect(isId('job', 'file_0123456789ABCdefghijklmn')).toBe(false);
  expect(isId('file', 'file_0123456789ABCdefghijklm-')).toBe(false);
});
