import { PluginPlan } from '@presswright/shared/schemas/plans/plugin-plan';
import { expect, it } from 'vitest';
import { generatePlugin } from '../../../../server/src/generation/plugin/generate-plugin.ts';
import { checkPlan } from '../../../../server/src/generation/plugin/plans/check-plan.ts';
import { planFor } from '../../../../server/src/generation/plugin/plans/plan-for.ts';
import { Slots } from '../../../../server/src/generation/slots.ts';
import { compileBodyCheck } from '../../../../server/src/plugins/validation.ts';
import { sampleOf } from '../../../peers/whole.ts';
import { subjects } from '../../outlines/subjects.ts';
import { allDescriptions } from '../../understanding/all-descriptions.ts';

const faultOf = compileBodyCheck(PluginPlan);
const all = allDescriptions.map(({ title, text }, at) => [`${at} ${title}`, title, text] as const);

it.each(sampleOf(all, 4))('the plan of %s is valid, and makes the same files', (_name, plugin_name, description) => {
  const request = { plugin_name, description };
  const { plan } = planFor(request);
  const sent = JSON.parse(JSON.stringify(plan)) as PluginPlan;
  expect(faultOf(sent)?.message).toBeUndefined();
  const { files } = generatePlugin({ plugin_name, plan: sent }, new Slots({}));
  expect(files).toEqual(generatePlugin(request, new Slots({})).files);
});

const outlined = Object.values(subjects)
  .flat()
  .flatMap(({ name, task }) => (task.kind === 'plugin' ? [[name, task.request] as const] : []));

it.each(sampleOf(outlined, 2))('the plan of the request %s is valid, and makes the same files', (_name, request) => {
  const { plan } = planFor(request);
  const sent = JSON.parse(JSON.stringify(plan)) as PluginPlan;
  expect(faultOf(sent)?.message).toBeUndefined();
  const { description: _description, features: _features, ...rest } = request;
  const { files } = generatePlugin({ ...rest, plan: sent }, new Slots({}));
  expect(files).toEqual(generatePlugin(request, new Slots({})).files);
});

it.each([
  ['Only reviewers can edit applications. Winners get a medal (gold, silver).'],
  ['Matches with a date, a result (1-0) and a duration.'],
  [`${'word'.repeat(60)}s with a date and a price.`],
])('what is said oddly becomes a valid plan, too: %s', (description) => {
  const { plan } = planFor({ plugin_name: 'Club', description });
  expect(faultOf(JSON.parse(JSON.stringify(plan)))?.message).toBeUndefined();
  expect(() => checkPlan(plan)).not.toThrow();
});
