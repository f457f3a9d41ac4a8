/** The configurations of docs/editors.md for editors that no test drives: they can be read, and start the language server. */
import { type ParseError, parse as parseJson } from 'jsonc-parser';
import { expect, it } from 'vitest';
import { languageOf } from '../../lsp/src/documents/language-of.ts';
import { examplesOf } from '../peers/editor-fixture.ts';

const command = 'presswright-lsp --stdio';

function jsonExample(word: string): unknown {
  const text = examplesOf('json').find((example) => example.includes(word)) ?? '';
  const errors: ParseError[] = [];
  const value: unknown = parseJson(text, errors, { disallowComments: true, allowTrailingComma: false });
  expect(errors).toEqual([]);
  return value;
}

it('sets up Zed: a binary in the place of a server that it knows', () => {
  expect(jsonExample('language_servers')).toMatchObject({
    languages: { PHP: { language_servers: expect.arrayContaining(['phpactor', '!intelephense']) } },
    lsp: { phpactor: { binary: { path: 'presswright-lsp', arguments: ['--stdio'] } } },
  });
});

it('sets up Sublime Text: a client for the scopes of our languages', () => {
  expect(jsonExample('selector')).toMatchObject({
    clients: {
      presswright: {
        enabled: true,
        command: command.split(' '),
        selector: expect.stringMatching(/(^| )source\.php( |$)/),
        settings: { 'presswright.analysis.severity': 'info' },
      },
    },
  });
});

it('sets up JetBrains IDEs: files whose language ids are ours', () => {
  const template = jsonExample('fileTypeMappings') as {
    programArgs: { default: string };
    fileTypeMappings: { fileType: { patterns: string[] }; languageId: string }[];
  };
  expect(template.programArgs.default).toBe(command);
  for (const { fileType, languageId } of template.fileTypeMappings) {
    for (const pattern of fileType.patterns) expect(languageOf(pattern, languageId), pattern).toBeDefined();
  }
});
