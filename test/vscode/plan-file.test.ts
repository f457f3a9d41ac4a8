import { describe, expect, it } from 'vitest';
import { plainText } from '../../vscode-extension/src/plan-editor/plain-text.ts';
import { formatPlanFile, parsePlanFile } from '../../vscode-extension/src/plan-editor/plan-file.ts';

describe('a plan file', () => {
  const text =
    '{"$schema":"x","version":1,"kind":"plugin","name":"Desk","description":"Events","seed":3,"plan":{"version":1}}';

  it('is read and written without loss, members that the form does not show included', () => {
    const file = parsePlanFile(text);
    expect(file).toMatchObject({ kind: 'plugin', name: 'Desk', plan: { version: 1 }, rest: { $schema: 'x', seed: 3 } });
    if (typeof file === 'string') throw new Error(file);
    expect(JSON.parse(formatPlanFile(file))).toEqual(JSON.parse(text));
  });

  it.each([
    ['{"version":', 'not valid JSON'],
    ['[]', 'does not hold a plan'],
    ['{"version":2,"kind":"plugin"}', 'newer version of Presswright (format 2). Update the extension'],
    ['{"version":"1","kind":"plugin"}', 'must be 1'],
    ['{"version":1,"kind":"poem"}', 'one of block, plugin, theme, scaffold'],
    ['{"version":1,"kind":"plugin","name":7}', 'must be text'],
    ['{"version":1,"kind":"plugin","plan":[]}', 'must be an object'],
  ])('%s is refused with what to do', (broken, expected) => {
    expect(parsePlanFile(broken)).toContain(expected);
  });
});

it('instructions are shown without their Markdown', () => {
  expect(plainText('## Install\n\n**Upload** `a.zip`, see [docs](https://example.org).')).toBe(
    'Install\n\nUpload a.zip, see docs (https://example.org).',
  );
});
