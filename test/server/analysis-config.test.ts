import type { BatchAnalysis, CodeAnalysis } from '@presswright/shared/schemas/analysis';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { analyzer } from '../analysis/analyzer-for-tests.ts';
import { createTestApp, type TestApp } from './support/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({
    parts: {
      analyzeFiles: async (files, options) => analyzer.analyzeTogether(files, options),
    },
  });
});
afterAll(() => test.close());

const code = "<?php\n_e( 'Books', 'other' );\necho $_GET['q'];\n";
async function post<T>(url: string, payload: object): Promise<{ status: number; body: T }> {
  const headers = { 'x-api-key': test.key };
  const answer = await test.app.inject({ method: 'POST', url, headers, payload: { analysis_type: 'all', ...payload } });
  return { status: answer.statusCode, body: answer.json() as T };
}
const told = (issues: CodeAnalysis['issues']) => issues.map(({ rule, severity }) => `${severity} ${rule}`);

describe('profile of a request', () => {
  const careless = "<?php\nadd_action( 'init', 'acme_go' );\nfunction acme_go() {\n\twp_redirect( home_url() );\n}\n";
  const rule = 'security/redirect-without-exit';

  it('raises what its enforcers reject, whatever is cached', async () => {
    const severities = async (profile?: string) => {
      const payload = { code: careless, file_name: 'a.php', ...(profile && { profile }) };
      const { issues } = (await post<CodeAnalysis>('/v1/analyze', payload)).body;
      return issues.filter((issue) => issue.rule === rule).map(({ severity }) => severity);
    };
    expect(await severities()).toEqual(['low']);
    expect(await severities('vip')).toEqual(['medium']);
    expect(await severities('default')).toEqual(['low']);
  });

  it.each([
    ['/v1/analyze/batch', { files: [{ name: 'a.php', content: careless }] }],
    ['/v1/themes/analyze', { theme_files: [{ name: 'functions.php', content: careless }] }],
    ['/v1/blocks/analyze', { block_code: careless }],
  ])('is taken by %s, too', async (url, payload) => {
    const severity = async (more: object) => {
      const answer = await post<Partial<BatchAnalysis> & Partial<CodeAnalysis>>(url, { ...payload, ...more });
      const issues = answer.body.issues ?? (answer.body.results ?? []).flatMap((result) => result.issues);
      return issues.find((issue) => issue.rule === rule)?.severity;
    };
    expect([await severity({}), await severity({ profile: 'wordpress-org' })]).toEqual(['low', 'medium']);
    expect((await post(url, { ...payload, profile: 'wporg' })).body).toMatchObject({
      error: { param: 'profile', message: expect.stringMatching(/expected one of .*"wordpress-org".*got "wporg"/) },
    });
  });
});

describe('config of a request', () => {
  it('sets severities, turns rules off and tells the facts of the project, whatever is cached', async () => {
    const before = await post<CodeAnalysis>('/v1/analyze', { code });
    expect(told(before.body.issues)).toEqual(['high security/unescaped-output']);
    const config = { text_domain: 'shop', rules: { 'security/*': 'low', 'performance/*': 'off' } };
    const { body } = await post<CodeAnalysis>('/v1/analyze', { code, config });
    expect(told(body.issues)).toEqual(['medium quality/wrong-text-domain', 'low security/unescaped-output']);
    expect(body.score).toBe(8.7);
    expect((await post<CodeAnalysis>('/v1/analyze', { code })).body.score).toBe(before.body.score);
  });

  it('holds for the files of a batch that have no rules of their own', async () => {
    const files = [
      { name: 'a.php', content: code },
      { name: 'tests/a.php', content: code, rules: { 'security/*': 'off' } },
    ];
    const config = { text_domain: 'other', rules: { 'security/unescaped-output': 'critical' } };
    const { body } = await post<BatchAnalysis>('/v1/analyze/batch', { files, config });
    expect(body.results.map(({ issues }) => told(issues))).toEqual([['critical security/unescaped-output'], []]);
  });

  it.each([
    [
      '/v1/analyze',
      { code, config: { rules: { 'security/unescaped-outptu': 'off' } } },
      'config.rules: expected a rule, got "security/unescaped-outptu"; did you mean "security/unescaped-output"?',
    ],
    [
      '/v1/themes/analyze',
      { theme_files: [{ name: 'a.php', content: code, rules: { x: 'off' } }] },
      'theme_files[0].rules: expected a rule, got "x"; presswright rules lists them',
    ],
    [
      '/v1/analyze/batch',
      { files: [{ name: 'a.php', content: code }], config: { rules: { 'quality/*': 'of' } } },
      expect.stringMatching(/^config\.rules\["quality\/\*"\]: expected one of .*"off", got "of"/),
    ],
    ['/v1/analyze', { code, config: { minimum_wp: 'six' } }, expect.stringMatching(/config\.minimum_wp: expected /)],
  ])('is refused by %s when it is wrong', async (url, payload, message) => {
    const { status, body } = await post<{ error: { code: string; message: string } }>(url, payload);
    expect(status).toBe(400);
    expect(body.error).toMatchObject({ code: 'invalid_request', message });
  });
});
