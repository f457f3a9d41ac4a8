import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { peerNames, peerPath } from './peer-table.ts';
import { requirePeer } from './peers.ts';

for (const name of peerNames) {
  requirePeer(name)(`the peer ${name}`, () => {
    it('is where the tests look for it', () => {
      expect(existsSync(peerPath(name))).toBe(true);
    });
  });
}
