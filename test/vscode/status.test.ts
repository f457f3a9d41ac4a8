import { type BackendState, backendStates, type StatusParams } from '@presswright/shared/protocol';
import { expect, test } from 'vitest';
import { viewOfStatus } from '../../vscode-extension/src/status.ts';
import { english } from './english.ts';

const viewOf = (status: StatusParams, isTrusted = true) =>
  viewOfStatus(status, isTrusted, english, (time) => `time ${time}`);

test('a ready server is named in short, with its address and version in the tooltip', () => {
  const view = viewOf({
    state: 'ready',
    message: 'Connected to https://127.0.0.1:4711.',
    url: 'https://127.0.0.1:4711',
    version: '0.1.0',
  });
  expect(view.text).toBe('$(pass) Presswright');
  expect(view.background).toBe('none');
  expect([view.title, ...view.lines]).toEqual([
    'Presswright: ready',
    'Connected to https://127.0.0.1:4711.',
    'Server version 0.1.0',
  ]);
});

test('a workspace that is not trusted is told what does not count in it', () => {
  const { lines } = viewOf({ state: 'ready', message: 'Connected.' }, false);
  expect(lines.at(-1)).toBe('This workspace is not trusted: a server that its settings name is not used.');
});

test('trouble shows in the text, the colour and what is read aloud; the tooltip says what to do next', () => {
  const view = viewOf({ state: 'failed', message: 'The port is taken: restart it.', retryAt: 7 });
  expect(view).toMatchObject({
    text: '$(error) Presswright: failed',
    background: 'error',
    label: 'Presswright, failed',
    lines: ['The port is taken: restart it.', 'Next attempt at time 7'],
  });
});

test('each state has a next step, and the language server’s own goes first', () => {
  const steps = Object.fromEntries(
    backendStates.map((state: BackendState) => [state, viewOf({ state, message: '' }).step.title]),
  );
  expect(steps).toEqual({
    starting: 'Show Log',
    ready: 'Show Commands',
    slow: 'Show Log',
    offline: 'Try Again Now',
    unauthorised: 'Set API Key',
    limited: 'Use Another API Key',
    failed: 'Restart',
    stopped: 'Restart',
  });
  const setting = 'presswright.server.caFile';
  const action = { kind: 'openSetting', title: 'Open setting', setting } as const;
  expect(viewOf({ state: 'offline', message: '', action }).step).toEqual({
    kind: 'openSetting',
    title: 'Open Setting',
    setting,
  });
});
