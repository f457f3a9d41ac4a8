import type { PluginPlan } from '@presswright/shared/schemas/plans/plugin-plan';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '../../shared/src/endpoints.ts';
import { problems } from '../shared/problems.ts';
import { createTestApp, type TestApp } from './support/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const post = (url: string, payload: object): Promise<LightMyRequestResponse> =>
  test.app.inject({ method: 'POST', url, headers: { authorization: `Bearer ${test.key}` }, payload });

const plugin_name = 'Event Desk';
const description =
  'Events with a date and a venue. Visitors can book events with their email. Email the admin for each booking. Paint the office blue.';

async function planned(): Promise<{ plan: PluginPlan; understood: object[]; not_understood: object[] }> {
  const answer = await post('/v1/plugins/plan', { plugin_name, description });
  expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200);
  return answer.json();
}

const refusal = async (plan: unknown) => {
  const answer = await post('/v1/plugins/generate', { plugin_name, plan });
  return [answer.statusCode, answer.json().error.param, answer.json().error.message];
};

describe('POST /v1/plugins/plan', () => {
  it('answers a plan, and for each clause where it ended', async () => {
    const answer = await planned();
    expect(problems(endpoints.planPlugin.response, answer)).toEqual([]);
    expect(answer.plan.entities?.map(({ key }) => key)).toEqual(['event', 'booking']);
    expect(answer.plan.behaviours?.map(({ kind }) => kind)).toEqual(['public_form', 'email_on_create']);
    expect(answer.understood).toContainEqual({
      text: 'Events with a date and a venue',
      as: 'entities[0].fields[1]',
    });
    expect(answer.understood).toContainEqual({ text: 'Email the admin for each booking', as: 'behaviours[1]' });
    expect(answer.not_understood).toEqual([{ text: 'Paint the office blue', reason: 'No part of a plan says this.' }]);
  });

  it('says what a plan holds and no file would be made of', async () => {
    const text = 'Stores with an address and a city. A shortcode shows stores on a map.';
    const { not_understood } = (await post('/v1/plugins/plan', { plugin_name, description: text })).json();
    expect(not_understood).toEqual([
      {
        text: 'A shortcode shows stores on a map',
        reason: 'The plan holds it, but no part of the plugin does it yet.',
      },
    ]);
  });

  it('answers a plan that it is given as it is, once it has found it sound', async () => {
    const { plan } = await planned();
    expect((await post('/v1/plugins/plan', { plugin_name, plan })).json().plan).toEqual(plan);
  });
});

describe('POST /v1/plugins/generate with a plan', () => {
  it('makes the same files as of the description', async () => {
    const { plan } = await planned();
    const ofPlan = (await post('/v1/plugins/generate', { plugin_name, plan })).json();
    const ofText = (await post('/v1/plugins/generate', { plugin_name, description })).json();
    expect(ofPlan.files).toEqual(ofText.files);
  });

  it('follows the plan where the description says something else', async () => {
    const { plan } = await planned();
    const both = (
      await post('/v1/plugins/generate', { plugin_name, plan, description: 'Recipes with a cooking time.' })
    ).json();
    expect(both.files).toEqual((await post('/v1/plugins/generate', { plugin_name, plan })).json().files);
  });

  it('changes nothing but what an edit concerns', async () => {
    const { plan } = await planned();
    const [event, ...others] = plan.entities ?? [];
    const fields = [...(event?.fields ?? []), { key: 'price', label: 'Price', type: 'money' as const }];
    const edited = { ...plan, entities: [{ ...event, fields }, ...others] };
    const before = (await post('/v1/plugins/generate', { plugin_name, plan })).json().files;
    const after = (await post('/v1/plugins/generate', { plugin_name, plan: edited })).json().files;
    const changed = Object.keys(after).filter((role) => after[role].content !== before[role]?.content);
    expect(changed.length).toBeGreaterThan(0);
    expect(changed.filter((role) => /booking|uninstall|mail/i.test(after[role].path))).toEqual([]);
  });

  it('refuses what is no plan with its path, and what was expected there', async () => {
    expect(await refusal({ version: 1, entites: [] })).toEqual([
      400,
      'plan.entites',
      expect.stringContaining('plan.entites: expected no such member, but one of "version", "summary", "entities"'),
    ]);
    expect(await refusal({ version: 1, behaviours: [{ kind: 'csv_export', entity: 'event' }] })).toEqual([
      400,
      'plan.behaviours[0].entity',
      'plan.behaviours[0].entity: expected one of "post", got "event".',
    ]);
    expect(await refusal('a plan')).toEqual([400, 'plan', expect.stringContaining('plan: expected a JSON object')]);
  });
});
