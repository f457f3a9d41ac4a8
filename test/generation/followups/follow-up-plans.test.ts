import { PluginPlan } from '@presswright/shared/schemas/plans/plugin-plan';
import fc from 'fast-check';
import { Check } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { followUp } from '../../../server/src/generation/followups/plugin/follow-up.ts';
import { generateProject } from '../../../server/src/generation/generate-project.ts';
import { checkPlan } from '../../../server/src/generation/plugin/plans/check-plan.ts';
import { randomPlans } from '../support/random-plans.ts';
import { heldBack, instructions } from './instructions.ts';
import { type SampleName, samplePlans } from './sample-plans.ts';

const says = [
  ...[...instructions, ...heldBack].map(([, text]) => text),
  'remove the event',
  'drop guests and tickets',
  'no title, no date, no price',
  'rename event to """',
  'call it \u0000',
  'make it 99999999999 per page',
  'remind 900000 years before',
  'call the guests posts',
  'Größe: klein, groß',
  '(((((((',
  'no no no no',
];

describe('a changed plan', () => {
  it('is as sound as the plan was, whatever is said', () => {
    fc.assert(
      fc.property(randomPlans, fc.array(fc.constantFrom(...says), { minLength: 1, maxLength: 3 }), (plan, texts) => {
        const instruction = texts.join('. ');
        const { plan: changed, changes } = followUp(plan, instruction, 'Sample');
        expect(Check(PluginPlan, changed), instruction).toBe(true);
        expect(() => checkPlan(changed), instruction).not.toThrow();
        expect(changes.length > 0).toBe(JSON.stringify(changed) !== JSON.stringify(plan));
        expect(followUp(plan, instruction, 'Sample').plan).toEqual(changed);
      }),
      { numRuns: 60, seed: 7 },
    );
  });

  it('is the plan before where nothing of any text is understood', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (text) => {
        const { plan, changes } = followUp(samplePlans.events, text, 'Sample');
        expect(() => checkPlan(plan)).not.toThrow();
        expect(changes.length > 0).toBe(JSON.stringify(plan) !== JSON.stringify(samplePlans.events));
      }),
      { numRuns: 60, seed: 7 },
    );
  });

  it('takes out what referred to a removed field', () => {
    const { plan, changes } = followUp(samplePlans.recipes, 'Drop the servings', 'Recipes');
    expect(JSON.stringify(plan)).not.toContain('servings');
    expect(changes).toContainEqual({ path: 'behaviours[0].attributes[1]', was: 'servings', is: null });
    expect(changes).toContainEqual({
      path: 'behaviours[1].actions[0].message',
      was: 'Serves {servings}.',
      is: 'Serves .',
    });
  });

  it('says what an ambiguous name could mean', () => {
    const { plan, notUnderstood } = followUp(samplePlans.jobs, 'Call them openings', 'Jobs');
    expect(plan.entities?.[0]?.plural).toBe('Openings');
    expect(notUnderstood).toEqual([]);
    const twice: PluginPlan = {
      version: 1,
      entities: [
        { key: 'cat', singular: 'Cat', plural: 'Cats', fields: [{ key: 'age', label: 'Age', type: 'integer' }] },
        { key: 'dog', singular: 'Dog', plural: 'Dogs', fields: [{ key: 'age', label: 'Age', type: 'integer' }] },
      ],
    };
    expect(followUp(twice, 'Drop the age', 'Pets')).toMatchObject({
      plan: twice,
      notUnderstood: [{ reason: '“age” could mean “Age” of Cats or “Age” of Dogs: say which.' }],
    });
    expect(followUp(twice, 'Call them pets', 'Pets').notUnderstood).toEqual([
      { text: 'Call them pets', reason: '“them” could mean Cats or Dogs: say which.' },
    ]);
    expect(followUp(twice, 'Drop the age of dogs', 'Pets').changes).toMatchObject([{ path: 'entities[1].fields[0]' }]);
  });
});

describe('files of a changed plan', () => {
  const filesOf = async (plan: PluginPlan): Promise<ReadonlyMap<string, string | Uint8Array>> => {
    const made = await generateProject({ kind: 'plugin', request: { plugin_name: 'Sample', plan } });
    return new Map(Object.values(made.files).map(({ path, content }) => [path, content]));
  };
  const differing = async (name: SampleName, instruction: string): Promise<readonly string[]> => {
    const plan: PluginPlan = samplePlans[name];
    const [before, after] = await Promise.all([filesOf(plan), filesOf(followUp(plan, instruction, 'Sample').plan)]);
    return [...new Set([...before.keys(), ...after.keys()])].filter((path) => before.get(path) !== after.get(path));
  };

  it('of another field differ where the fields of that record are', async () => {
    const paths = await differing('events', 'Add a speaker to events');
    expect(paths.length).toBeGreaterThan(0);
    expect(paths.filter((path) => /booking|mail|reminder|uninstall/i.test(path))).toEqual([]);
  });

  it('of another number of hours differ where reminders are sent and described', async () => {
    const paths = await differing('events', 'Remind two days before');
    expect(paths.length).toBeGreaterThan(0);
    expect(paths.filter((path) => /\.(?:css|js)$|template|form|meta|uninstall|post-type/i.test(path))).toEqual([]);
  });

  it('of a notice at the other edge differ where that notice is', async () => {
    const paths = await differing('site', 'Put the announcement bar at the bottom');
    expect(paths.length).toBeGreaterThan(0);
    expect(paths.filter((path) => /cookie|back-to-top|uninstall/i.test(path))).toEqual([]);
  });
});
