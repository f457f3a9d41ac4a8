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

describe('POST /v1/plugins/plan with an instruction', () => {
  it('answers the changed plan and what changed', async () => {
    const { plan } = await planned();
    const asked = { plugin_name, plan, instruction: 'Add a price to events. No e-mails. Sing a song.' };
    const answer = (await post('/v1/plugins/plan', asked)).json();
    expect(problems(endpoints.planPlugin.response, answer)).toEqual([]);
    expect(answer.changes).toMatchObject([
      { path: 'entities[0].fields[2]', was: null, is: { key: 'price', type: 'money' } },
      { path: 'behaviours[1]', was: { kind: 'email_on_create' }, is: null },
    ]);
    expect(answer.understood).toEqual([
      { text: 'Add a price to events', as: 'entities[0].fields[2]' },
      { text: 'No e-mails', as: 'behaviours[1]' },
    ]);
    expect(answer.not_understood).toMatchObject([{ text: 'Sing a song' }]);
    expect((await post('/v1/plugins/generate', { plugin_name, plan: answer.plan })).statusCode).toBe(200);
  });

  it('is refused without a plan', async () => {
    const answer = await post('/v1/plugins/plan', { plugin_name, instruction: 'Add a price.' });
    expect([answer.statusCode, answer.json().error.param]).toEqual([400, 'instruction']);
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

describe('POST /v1/blocks/plan', () => {
  const block = {
    block_type: 'Page part',
    description: 'A testimonial with a quote and a photo. It must play a sound.',
  };

  it('answers a plan that makes the same files, and for each clause where it ended', async () => {
    const answer = (await post('/v1/blocks/plan', block)).json();
    expect(problems(endpoints.planBlock.response, answer)).toEqual([]);
    expect(answer).toMatchObject({ id: expect.stringMatching(/^plan_/), object: 'block_plan' });
    expect(answer.understood).toContainEqual({ text: 'a photo', as: 'attributes[2]' });
    expect(answer.not_understood).toEqual([
      { text: 'It must play a sound', reason: expect.stringContaining('`attributes`') },
    ]);
    const ofPlan = (await post('/v1/blocks/generate', { block_type: block.block_type, plan: answer.plan })).json();
    expect(ofPlan.files).toEqual((await post('/v1/blocks/generate', block)).json().files);
    expect((await post('/v1/blocks/plan', { ...block, plan: answer.plan })).json().plan).toEqual(answer.plan);
  });

  it('refuses what is no plan with its path, and what was expected there', async () => {
    const attributes = [{ key: 'title', type: 'string', role: 'rating' }];
    const answer = await post('/v1/blocks/generate', {
      block_type: 'Acme',
      plan: { version: 1, purpose: 'card', attributes },
    });
    expect([answer.statusCode, answer.json().error.param]).toEqual([400, 'plan.attributes[0].role']);
  });
});

describe('POST /v1/themes/plan', () => {
  const theme = { theme_name: 'Harbour', description: 'A warm theme for a bakery. Comic Sans fonts.', seed: 3 };

  it('answers a plan that makes the same files, and for each clause where it ended', async () => {
    const answer = (await post('/v1/themes/plan', theme)).json();
    expect(problems(endpoints.planTheme.response, answer)).toEqual([]);
    expect(answer).toMatchObject({ object: 'theme_plan', plan: { purpose: 'bakery', look: { mood: 'warm' } } });
    expect(answer.not_understood).toEqual([
      { text: 'Comic Sans fonts', reason: expect.stringContaining('look.fonts') },
    ]);
    const ofPlan = (await post('/v1/themes/generate', { theme_name: 'Harbour', seed: 3, plan: answer.plan })).json();
    expect(ofPlan.files).toEqual((await post('/v1/themes/generate', theme)).json().files);
  });

  it('refuses what is no plan with its path, and what was expected there', async () => {
    const { plan } = (await post('/v1/themes/plan', theme)).json();
    const answer = await post('/v1/themes/generate', { theme_name: 'Harbour', plan: { ...plan, parent: 'astra' } });
    expect([answer.statusCode, answer.json().error.param]).toEqual([400, 'plan.parent']);
  });
});
