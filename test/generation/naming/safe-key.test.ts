import { expect, test } from 'vitest';
import { isReservedKey, safeKey } from '../../../server/src/generation/naming/safe-key.ts';

test.each([
  ['Event', 'event_manager', 20, 'event_manager_event'],
  ['Testimonial', 'event_manager', 20, 'event_testimonial'],
  ['testimonial group', 'club', 32, 'club_testimonial_group'],
  ['Testimonial', 'community_events_manager', 20, 'cem_testimonial'],
  ['post', 'blog_kit', 20, 'blog_kit_post'],
])('%j with the prefix %s in %i characters is %s', (word, prefix, length, key) => {
  expect(safeKey(word, prefix, length)).toBe(key);
});

test.each(['x'.repeat(400), '🎉', '', 'organization department membership', 'Ünïcode wörter und mehr'])(
  'any word gives a key that WordPress takes: %j',
  (word) => {
    for (const length of [20, 32]) {
      const key = safeKey(word, 'community_events_manager', length);
      expect(key).toMatch(/^[a-z][a-z0-9_]*[a-z0-9]$/);
      expect(key.length).toBeLessThanOrEqual(length);
      expect(isReservedKey(key)).toBe(false);
    }
  },
);

test('two long words that begin alike get two keys', () => {
  const of = (word: string) => safeKey(word, 'club', 20);
  expect(of('organization department head')).not.toBe(of('organization department hand'));
});
