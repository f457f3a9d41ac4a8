import { hash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createContentHash } from '../../server/src/plugins/content-hash.ts';

const sha = (text: string) => hash('sha256', text, 'base64');

describe('the hash of a text', () => {
  it('is its SHA-256, however often it is asked for', () => {
    const contentHash = createContentHash();
    const texts = ['', 'a', 'é', '\ud800', 'x'.repeat(70_000), ...Array.from({ length: 200 }, (_, at) => `text ${at}`)];
    for (const round of [1, 2])
      for (const text of texts) expect([round, contentHash(text)]).toEqual([round, sha(text)]);
  });

  it('tells texts apart that look alike at the places that are compared first', () => {
    const contentHash = createContentHash();
    const [one, other] = ['1', '2'].map((digit) => `${'a'.repeat(100)}${digit}${'b'.repeat(5000)}`) as [string, string];
    for (const text of [one, other, one, other]) expect(contentHash(text)).toBe(sha(text));
  });
});
