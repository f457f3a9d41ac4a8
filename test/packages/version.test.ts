import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { version } from '../../tools/pack/root.ts';

const ofManifest = /"version": "([^"]+)"/;

it.each([
  ['shared/package.json', ofManifest],
  ['server/package.json', ofManifest],
  ['lsp/package.json', ofManifest],
  ['vscode-extension/package.json', ofManifest],
  ['cms-plugin/package.json', ofManifest],
  ['shared/src/client/transport.ts', /clientVersion = '([^']+)'/],
  ['cms-plugin/presswright.php', /\* Version: +(\S+)/],
  ['cms-plugin/includes/Plugin.php', /VERSION = '([^']+)'/],
  ['cms-plugin/readme.txt', /Stable tag: (\S+)/],
])('%s says the version of the whole', (file, place) => {
  expect(place.exec(readFileSync(file, 'utf8'))?.[1]).toBe(version);
});
