import { expect, test } from 'vitest';
import { escapeMarkdown } from '../../vscode-extension/src/escape-markdown.ts';

test('text shows as it is: nothing in it links, formats or embeds, and its spaces stay spaces', () => {
  expect(escapeMarkdown('See https://x.example/a_b')).toBe(String.raw`See https\:\/\/x\.example\/a\_b`);
  expect(escapeMarkdown('[a](command:b) <img src=x> `c` **d**')).toBe(
    String.raw`\[a\]\(command\:b\) \<img src\=x\> \`c\` \*\*d\*\*`,
  );
  expect(escapeMarkdown('    not code')).toBe('not code');
});
