import { expect, test } from 'vitest';
import { planText, readProject } from '../../vscode-extension/src/assistant/texts.ts';

test('a request names the kind and the name, or leaves both to be guessed', () => {
  expect(readProject('block "Guest voices": A quote with a photo.')).toEqual({
    kind: 'block',
    name: 'Guest voices',
    description: 'A quote with a photo.',
  });
  expect(readProject('Events with a date and a price')).toMatchObject({ kind: 'plugin', name: 'Events' });
  expect(readProject('theme: Bakery, warm and dark')).toMatchObject({ kind: 'theme', name: 'Bakery warm' });
  expect(readProject('  ')).toMatchObject({ description: '' });
});

test('a plan is told with what of its description was not understood', () => {
  const missed = [{ text: 'Dolphins hum', reason: 'no known behavior' }];
  expect(planText({ plan: { version: 1 }, understood: [], not_understood: missed })).toBe(
    'Not understood:\n\n- “Dolphins hum”: no known behavior\n\n```json\n{\n  "version": 1\n}\n```',
  );
});
