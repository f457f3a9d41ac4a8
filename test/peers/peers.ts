import { describe } from 'vitest';
import { findPeer, type Peer } from './peer-table.ts';

export { findPeer, type Peer, peerPath } from './peer-table.ts';

/**
 * `describe` for tests that need real programs: `requirePeer('php', 'chromium')('the page', () => …)`.
 * Where one is missing the suite is skipped with its name saying so, and fails under `CI=true`.
 */
export function requirePeer(...names: Peer[]): typeof describe | typeof describe.skip {
  const missing = names.filter((name) => findPeer(name) === undefined);
  if (missing.length === 0) return describe;
  const text = `${missing.join(', ')} not installed: npm run peers`;
  if (process.env.CI === 'true') throw new Error(text);
  console.warn(`SKIPPED: ${text}`);
  return describe.skip;
}
