import { expect, test } from 'vitest';
import { findRuntimeProblem } from '../../vscode-extension/src/runtime.ts';
import { english } from './english.ts';

test.each(['22.16.0', '22.19.0', '24.0.1'])('Node %s will do', (version) => {
  expect(findRuntimeProblem(version, true, english)).toBeUndefined();
});

test.each(['20.19.0', '22.15.1'])('Node %s is too old, and the message says so', (version) => {
  expect(findRuntimeProblem(version, true, english)).toContain(`Node ${version}, but Presswright requires 22.16`);
});

test('a Node without SQLite will not do', () => {
  expect(findRuntimeProblem('22.19.0', false, english)).toContain('lacks SQLite');
});
