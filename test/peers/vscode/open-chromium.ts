import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from 'playwright-core';
import { peerPath } from '../peer-table.ts';

/** A Chromium for the window of a VS Code. */
export interface OpenChromium {
  readonly context: BrowserContext;
  /** Folder that it writes to, to be removed by whoever closes it. */
  readonly profile: string;
}

/** Opens a Chromium with a new profile and a window of that size, in pixels, that reaches this machine alone. */
export async function openChromium(width: number, height: number): Promise<OpenChromium> {
  const profile = mkdtempSync(join(tmpdir(), 'presswright-chromium-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: peerPath('chromium'),
    viewport: { width, height },
    // What moves is painted again and again, by a processor that has tests to run.
    reducedMotion: 'reduce',
    // The sandbox wants a user other than root; the rest keeps Chromium itself from asking anybody, and sends what goes to
    // another machine to a proxy that is not there: a handler of requests would see each of thousands.
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--proxy-server=http://127.0.0.1:9',
    ],
  });
  // Generous: these machines are slow at times, and a failure is told by the check that fails.
  context.setDefaultTimeout(60_000);
  return { context, profile };
}
