import { patternSections } from '@presswright/shared/schemas/plans/theme-vocabulary';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '../../shared/src/endpoints.ts';
import { problems } from '../shared/problems.ts';
import { createTestApp, type TestApp } from './support/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

async function post(url: string, payload: object) {
  const headers = { authorization: `Bearer ${test.key}` };
  const answer = await test.app.inject({ method: 'POST', url, headers, payload });
  return { status: answer.statusCode, body: answer.json() };
}
const pattern = (payload: object) => post('/v1/patterns/generate', payload);

describe('POST /v1/patterns/generate', () => {
  it('answers the sections that a description names, in its order, with texts of such a site', async () => {
    const { status, body } = await pattern({ description: 'Prices and then testimonials for a bakery, in dark red.' });
    expect(status).toBe(200);
    expect(problems(endpoints.generatePattern.response, body)).toEqual([]);
    expect(body).toMatchObject({ title: 'Pricing, Testimonials', sections: ['offers', 'voices'] });
    expect(body.content).toMatch(/Seeded rye[\s\S]*crust sings/);
    expect(body.not_understood).toEqual([{ text: 'in dark red', reason: expect.stringContaining('theme') }]);
  });

  it('answers the same for the same seed, and other looks for others', async () => {
    const answers = await Promise.all(
      [1, 1, 2, 3, 4].map((seed) => pattern({ description: 'Services of a law firm', seed })),
    );
    const contents = answers.map(({ body }) => body.content);
    expect(contents[0]).toBe(contents[1]);
    expect(new Set(contents).size).toBeGreaterThan(1);
  });

  it('says which sections there are when a description names none', async () => {
    const { status, body } = await pattern({ description: 'Something for a bakery.' });
    expect([status, body.error.param]).toEqual([400, 'description']);
    expect(body.error.message).toContain('“testimonials”');
  });

  it.each(patternSections)('%s is markup without PHP that the analysis has nothing against', async (section) => {
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const { body } = await pattern({ description: 'A studio', sections: [section], seed });
      expect(body.content).not.toContain('<?');
      const found = await post('/v1/analyze/batch', {
        files: [{ name: 'templates/page.html', content: body.content }],
        analysis_type: 'quality',
      });
      const rules = found.body.results[0].issues.map((issue: { rule: string }) => issue.rule);
      // Pictures come later, and with them their texts.
      expect(rules.filter((rule: string) => rule !== 'quality/image-alt')).toEqual([]);
    }
  });
});
