import { expect, test } from 'vitest';
import { viewOfStatus } from '../../vscode-extension/src/status.ts';

test('a ready server is named in short, with its address and version in the tooltip', () => {
  const view = viewOfStatus({
    state: 'ready',
    message: 'Connected to https://127.0.0.1:4711.',
    url: 'https://127.0.0.1:4711',
    version: '0.1.0',
  });
  expect(view.text).toBe('$(pass) Presswright');
  expect(view.background).toBe('none');
  expect(view.tooltip).toBe(
    'Presswright: ready\nConnected to https://127.0.0.1:4711.\nServer version 0.1.0\nClick for commands.',
  );
});

test('trouble shows in the text, the colour and what is read aloud; the tooltip says what to do next', () => {
  const view = viewOfStatus({ state: 'failed', message: 'The port is taken: restart it.' });
  expect(view).toMatchObject({
    text: '$(error) Presswright: failed',
    background: 'error',
    label: 'Presswright, failed',
  });
  expect(view.tooltip).toContain('The port is taken: restart it.');
});
