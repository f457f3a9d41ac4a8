import { expect, test } from 'vitest';
import { withoutMessages } from '../../vscode-extension/src/hover-text.ts';

test('the hover does not repeat the messages of its findings, and keeps the rest', () => {
  const finding =
    '**It is unescaped.**\n\nEscape it.\n\nhigh\n\n---\n\n`rule`: what it reports.\n\n**When to ignore it:** never.';
  const text = withoutMessages(`${finding}\n\n---\n\n${finding}`);
  const kept = 'Escape it.\n\nhigh\n\n---\n\n`rule`: what it reports.\n\n**When to ignore it:** never.';
  expect(text).toBe(`${kept}\n\n---\n\n${kept}`);
});
