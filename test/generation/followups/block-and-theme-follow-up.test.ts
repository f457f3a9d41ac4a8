import type { BlockPlan } from '@presswright/shared/schemas/plans/block-plan';
import type { ThemePlan } from '@presswright/shared/schemas/plans/theme-plan';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planProject } from '../../../server/src/generation/plan-project.ts';

const blockPlan: BlockPlan = {
  version: 1,
  purpose: 'testimonial',
  attributes: [
    { key: 'quote', type: 'rich_text' },
    { key: 'author', type: 'string', label: 'Author' },
    { key: 'size', type: 'enum', options: [{ value: 'small' }, { value: 'large' }] },
  ],
  features: ['example'],
  style_variants: ['card', 'outline'],
  default_style: 'card',
};
const ofBlock = (instruction: string) =>
  planProject({ kind: 'block', request: { block_type: 'Voices', plan: blockPlan, instruction } });

const themePlan = async (): Promise<ThemePlan> => {
  const request = { theme_name: 'Harbour', description: 'A warm theme for a bakery with testimonials.', seed: 3 };
  return (await planProject({ kind: 'theme', request })).plan as ThemePlan;
};
const ofTheme = async (instruction: string) =>
  planProject({ kind: 'theme', request: { theme_name: 'Harbour', plan: await themePlan(), instruction } });

describe('an instruction about a block', () => {
  it.each([
    ['Add a photo', [{ path: 'attributes[3]', was: null, is: { key: 'photo', type: 'image' } }]],
    ['Drop the author', [{ path: 'attributes[1]', was: { key: 'author' }, is: null }]],
    ['Call it Guest voices', [{ path: 'title', was: null, is: 'Guest voices' }]],
    ['Rename the author to speaker', [{ path: 'attributes[1].label', was: 'Author', is: 'Speaker' }]],
    ['add "medium" to size', [{ path: 'attributes[2].options[2]', was: null, is: { value: 'medium' } }]],
    ['no outline style', [{ path: 'style_variants[1]', was: 'outline', is: null }]],
    ['make it responsive', [{ path: 'features[1]', was: null, is: 'responsive_design' }]],
    ['in a minimal look', [{ path: 'style_variants[2]' }, { path: 'default_style', was: 'card', is: 'minimal' }]],
  ])('%s', async (instruction, changes) => {
    const { changes: made = [], notUnderstood } = await ofBlock(instruction);
    expect(made).toHaveLength(changes.length);
    expect(made).toMatchObject(changes);
    expect(notUnderstood).toEqual([]);
  });

  it('leaves the plan as it is where it means nothing', async () => {
    const { plan, changes, notUnderstood } = await ofBlock('Sing me a song');
    expect({ plan, changes }).toEqual({ plan: blockPlan, changes: [] });
    expect(notUnderstood[0]?.reason).toContain('attributes: quote, Author, size');
  });
});

describe('an instruction about a theme', () => {
  it.each([
    ['make the corners sharp corners', 'look.corners'],
    ['no testimonials', 'sections['],
    ['make it dark', 'look.colors.paper'],
    ['green please', 'look.colors.'],
    ['bolder: bold', 'look.mood'],
    ['the headline should say "Fresh bread"', 'content.hero.title'],
    ['no dark mode', 'features['],
    ['add a gallery', 'sections['],
  ])('%s', async (instruction, path) => {
    const { changes = [], notUnderstood } = await ofTheme(instruction);
    expect(notUnderstood).toEqual([]);
    expect(changes.length).toBeGreaterThan(0);
    expect(changes.every((change) => change.path.startsWith(path) || change.path.endsWith('.url'))).toBe(true);
  });

  it('leaves links to no section that it takes away', async () => {
    const plan = await themePlan();
    const instruction = plan.sections.map((section) => `No ${section}.`).join(' ');
    const { plan: changed } = await ofTheme(instruction);
    expect((changed as ThemePlan).sections.length).toBeLessThan(plan.sections.length);
    expect(JSON.stringify(changed)).not.toMatch(/"#(?:voices|offers|about)"/);
  });
});

it('never fails a block or a theme, whatever is said', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ maxLength: 120 }), async (text) => {
      expect((await ofBlock(`x${text}`)).changes).toBeDefined();
      expect((await ofTheme(`x${text}`)).changes).toBeDefined();
    }),
    { numRuns: 25, seed: 7 },
  );
});
