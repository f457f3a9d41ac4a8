import { expect, test } from 'vitest';
import { findRuntimeProblem } from '../../vscode-extension/src/runtime.ts';

test.each(['22.13.0', '22.19.0', '24.0.1'])('Node %s will do', (version) => {
  expect(findRuntimeProblem(version)).toBeUndefined();
});

test.each(['20.19.0', '22.12.9'])('Node %s is too old, and the message says so', (version) => {
  expect(findRuntimeProblem(version)).toContain(`Node ${version}, and Presswright needs 22.13`);
});
