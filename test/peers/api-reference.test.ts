import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../server/support/test-app.ts';
import { requirePeer } from './peers.ts';
import { TestBrowser } from './wordpress/browser.ts';

requirePeer('chromium')('the API reference', () => {
  let test: TestApp;
  let base: string;
  let browser: TestBrowser;
  beforeAll(async () => {
    test = await createTestApp();
    base = await test.app.listen({ host: '127.0.0.1', port: 0 });
    browser = await TestBrowser.open();
  });
  afterAll(async () => {
    await browser?.close();
    await test?.close();
  });

  it.each([1280, 390])(
    'sends the example with a key that the reader pastes, %i pixels wide',
    async (width) => {
      const { page, complaints, refused } = browser;
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${base}/docs/`);
      await page.getByPlaceholder('Token').first().fill(test.key);
      await page.goto(`${base}/docs/#tag/analysis/POST/v1/analyze`);
      await page.getByRole('button', { name: /^Test Request.*\/v1\/analyze\)/ }).click();
      const answered = page.waitForResponse((response) => new URL(response.url()).pathname.startsWith('/v1/'));
      await page.getByRole('button', { name: /^Send/ }).first().click();
      const answer = await answered;
      expect([answer.status(), (await answer.json()).object]).toEqual([200, 'code_analysis']);
      await page.getByText('200 OK').first().waitFor();
      // Nothing is wider than the window.
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
      expect({ complaints, refused }).toEqual({ complaints: [], refused: [] });
    },
    120_000,
  );
});
