import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { Issue } from '@presswright/shared/schemas/analysis';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FileReport } from '../../server/src/analysis/analyzer.ts';
import { createTestApp, type TestApp } from './support/test-app.ts';

const docs = join(import.meta.dirname, '../../docs/rules');
const rules = globSync('*/*.md', { cwd: docs }).map((file) => file.slice(0, -'.md'.length));

let test: TestApp;
beforeAll(async () => {
  const issue: Issue = {
    line: 1,
    column: 1,
    end_line: 1,
    end_column: 2,
    severity: 'high',
    type: 'security_vulnerability',
    category: 'security',
    rule: 'security/unescaped-output',
    message: 'A bug.',
    suggestion: 'Remove it.',
    confidence: 'high',
    docs_url: 'docs/rules/security/unescaped-output.md',
  };
  const report: FileReport = { language: 'php', issues: [issue], score: 9, recommendations: [], partial: false };
  test = await createTestApp({ parts: { analyzeFiles: async () => [report] } });
});
afterAll(() => test.close());

const get = (url: string) => test.app.inject({ url });

describe('the pages of the rules', () => {
  it('are there for every rule, with title, language and one first heading, and load nothing', async () => {
    expect(rules.length).toBeGreaterThan(10);
    for (const url of ['/docs/rules', '/docs/rules/', ...rules.map((rule) => `/docs/rules/${rule}`)]) {
      const { statusCode, headers, body } = await get(url);
      expect(statusCode, url).toBe(200);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(headers['content-security-policy']).toMatch(
        /^default-src 'none'; style-src 'sha256-[^']+'; base-uri 'none'/,
      );
      expect(body).toMatch(/<html lang="en">.*<title>\w.+ · Presswright<\/title>.*<main>\s*<h1>/s);
      const levels = [...body.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level));
      expect(levels.filter((level) => level === 1)).toHaveLength(1);
      for (const [index, level] of levels.entries())
        expect(level - (levels[index - 1] ?? 0), url).toBeLessThanOrEqual(1);
      expect(body).not.toMatch(/<(script|img|link|iframe)|<[^>]*\ssrc=|<th[^>]*><\/th>|Written by (`|<code>)?npm/);
    }
  });

  it('link to one another', async () => {
    const links = new Set<string>();
    for (const url of ['/docs/rules', ...rules.map((rule) => `/docs/rules/${rule}`)]) {
      for (const [, href = ''] of (await get(url)).body.matchAll(/href="([^"]+)"/g)) links.add(href);
    }
    const own = [...links].filter((href) => !href.startsWith('https://'));
    expect(own).toEqual(expect.arrayContaining(['/docs/rules', ...rules.map((rule) => `/docs/rules/${rule}`)]));
    for (const href of own) expect((await get(href)).statusCode, href).toBeLessThan(400);
  });

  it('show code as it is written', async () => {
    const { body } = await get('/docs/rules/security/unescaped-output');
    expect(body).toContain('&lt;script&gt;var name = &quot;&lt;?php echo esc_html(');
  });

  it.each([
    '/docs/rules/security/none',
    '/docs/rules/none/unescaped-output',
    '/docs/rules/security/..%2F..%2F..%2FREADME',
    '/docs/rules/..%2F..%2F/README',
    '/docs/rules/security',
    '/docs/rules/security/unescaped-output.md',
  ])('are not found at %s', async (url) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.json().error.code]).toEqual([404, 'not_found']);
  });
});

describe('docs_url', () => {
  const page = '/docs/rules/security/unescaped-output';
  async function linkWith(host: string, headers: Record<string, string> = {}): Promise<string | undefined> {
    const answer = await test.app.inject({
      method: 'POST',
      url: '/v1/analyze',
      headers: { 'x-api-key': test.key, host, ...headers },
      payload: { code: 'x', analysis_type: 'all' },
    });
    expect(answer.statusCode).toBe(200);
    return answer.json().issues[0].docs_url;
  }

  it('is the page on the host that was asked, whoever was asked before with the same code', async () => {
    for (const host of ['example.org', 'example.org:8443', '127.0.0.1:8443', '[::1]:8443']) {
      expect(await linkWith(host)).toBe(`http://${host}${page}`);
    }
    expect((await get(new URL((await linkWith('localhost')) ?? '').pathname)).statusCode).toBe(200);
  });

  it('is in the answers to batches too', async () => {
    const answer = await test.app.inject({
      method: 'POST',
      url: '/v1/analyze/batch',
      headers: { 'x-api-key': test.key, host: 'example.org' },
      payload: { files: [{ name: 'a.php', content: 'x' }], analysis_type: 'all' },
    });
    expect(answer.json().results[0].issues[0].docs_url).toBe(`http://example.org${page}`);
  });

  it('is left out rather than made of a Host that is none', async () => {
    for (const host of ['a b', 'user@example.org', 'example.org/x', 'x"y', '<script>', 'example.org:port']) {
      expect(await linkWith(host), host).toBeUndefined();
    }
  });

  it('does not believe a proxy that was not named', async () => {
    expect(await linkWith('example.org', { 'x-forwarded-host': 'evil.example' })).toBe(`http://example.org${page}`);
  });
});
