/** Debian has no Helix: its configuration in docs/editors.md is read by Python's parser of TOML. */
import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { languageOf } from '../../lsp/src/documents/language-of.ts';
import { examplesOf } from './editor-fixture.ts';
import { peerPath, requirePeer } from './peers.ts';

const script = 'import json, sys, tomllib; print(json.dumps(tomllib.load(sys.stdin.buffer)))';

requirePeer('python')('Helix', () => {
  test('is told of a server that its languages name', () => {
    const [input = ''] = examplesOf('toml');
    const { 'language-server': servers, language: languages } = JSON.parse(
      execFileSync(peerPath('python'), ['-c', script], { input, encoding: 'utf8' }),
    ) as {
      'language-server': Record<string, { command: string; args: string[] }>;
      language: { name: string; 'language-servers': string[] }[];
    };
    expect(servers.presswright).toMatchObject({ command: 'presswright-lsp', args: ['--stdio'] });
    expect(languages.map(({ name }) => name)).toEqual(['php', 'javascript']);
    for (const { name, 'language-servers': started } of languages) {
      expect(started).toContain('presswright');
      expect(languageOf('file', name)).toBeDefined();
    }
  });
});
