import { type PlanBehaviour, PluginPlan } from '@presswright/shared/schemas/plans/plugin-plan';
import { describe, expect, it } from 'vitest';
import { pluralize } from '../../../server/src/generation/naming/inflect.ts';
import { checkPlan } from '../../../server/src/generation/plugin/plans/check-plan.ts';
import { switchedOff } from '../../../server/src/generation/plugin/site-tools/admin/switch-off/table.ts';
import { examplesOfKinds } from '../../../server/src/generation/reading/examples/table.ts';
import { compileBodyCheck } from '../../../server/src/plugins/validation.ts';

const faultOf = compileBodyCheck(PluginPlan);
const all = examplesOfKinds.flatMap(({ examples }) => examples);
const title = (key: string): string => `${key.charAt(0).toUpperCase()}${key.slice(1)}`;
const words = (says: string): string =>
  says
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** A plan of the behaviour and of the records of its own that it is about. */
function planOf(asks: PlanBehaviour): PluginPlan {
  const key = 'entity' in asks ? asks.entity : 'post';
  const entities = key === 'post' ? [] : [{ key, singular: title(key), plural: title(pluralize(key)) }];
  return { version: 1, entities, behaviours: [asks] };
}

/** Members whose text a customer says word for word. */
const quoted = new Set(
  'message heading label link_text accept decline more url link policy_url logo endpoint id background accent colour'.split(
    ' ',
  ),
);
/** What customers call the colours that they do not write as numbers. */
const colourNames: Readonly<Record<string, string>> = { '#b91c1c': 'red', '#1d4ed8': 'blue', '#15803d': 'green' };

describe.each(examplesOfKinds)('examples of $kind', ({ kind, examples, counterExamples }) => {
  it('are of this kind, and enough', () => {
    expect(new Set(examples.map(({ asks }) => asks.kind))).toEqual(new Set([kind]));
    expect(examples.length).toBeGreaterThanOrEqual(12);
    expect(counterExamples.length).toBeGreaterThanOrEqual(6);
  });

  it.each(examples)('ask for what a plan can say: $says', ({ asks }) => {
    const plan = planOf(asks);
    expect(faultOf(plan)).toBeNull();
    expect(() => checkPlan(plan)).not.toThrow();
  });

  it.each(examples)('say what they ask for: $says', ({ says, asks }) => {
    for (const [member, text] of Object.entries(asks))
      if (quoted.has(member) && typeof text === 'string')
        expect(says).toContain(says.includes(text) ? text : (colourNames[text] ?? text));
    if ('entity' in asks && asks.entity !== 'post')
      expect([asks.entity, pluralize(asks.entity)].some((name) => words(says).split(' ').includes(name))).toBe(true);
  });
});

it('has no two examples that say the same', () => {
  const twice = (said: readonly string[]) => said.filter((one, index) => said.indexOf(one) !== index);
  expect(twice(all.map(({ says }) => words(says)))).toEqual([]);
  for (const { examples, counterExamples } of examplesOfKinds)
    expect(twice([...examples.map(({ says }) => says), ...counterExamples].map(words))).toEqual([]);
});

it('has examples for each thing that can be switched off', () => {
  const things = switchedOff.map(({ thing }) => thing);
  expect(things.length).toBeGreaterThan(30);
  const asked = all.flatMap(({ asks }) => (asks.kind === 'switch_off' ? [asks.things] : []));
  const rare = things.filter((thing) => asked.filter((one) => one.length === 1 && one[0] === thing).length < 3);
  expect(rare).toEqual([]);
});
