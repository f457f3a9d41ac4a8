import { expect, it } from 'vitest';
import { generateBlock } from '../../../../server/src/generation/block/generate-block.ts';
import { planFor } from '../../../../server/src/generation/block/plans/plan-for.ts';
import { Slots } from '../../../../server/src/generation/slots.ts';

const planned = (description: string, block_type = 'Page part') => planFor({ block_type, description });
const keysOf = (description: string) => planned(description).plan.attributes?.map(({ key, type }) => `${key}: ${type}`);

it('makes attributes of the parts that a description lists', () => {
  expect(keysOf('A testimonial with a quote, the name, a photo and five stars.')).toEqual([
    'quote: rich_text',
    'name: string',
    'photo: image',
    'rating: integer',
  ]);
  expect(keysOf('Shows a dog up for adoption: photo, name, breed, age and a button to apply.')).toEqual([
    'photo: image',
    'name: string',
    'breed: string',
    'age: integer',
    'button: url',
  ]);
  expect(keysOf('A recipe with a list of ingredients, cooking time and the picture.')).toEqual([
    'ingredients: array',
    'cookingTime: string',
    'picture: image',
  ]);
});

it('makes no attribute of looks, doings and people', () => {
  const usual = planned('A card').plan.attributes;
  expect(planned('A card with rounded corners, a shadow and smooth animation.').plan.attributes).toEqual(usual);
  expect(planned('A card that shows where it came from and what is new.').plan.attributes).toEqual(usual);
});

it('keeps the attributes that were sent', () => {
  const { plan, understood } = planFor({
    block_type: 'Voice',
    attributes: { words: 'rich_text' },
    description: 'A quote with a photo, a name and a company.',
  });
  expect(plan.attributes?.map(({ key }) => key)).toEqual(['words']);
  expect(understood).toEqual([{ text: 'A quote', as: 'purpose' }]);
});

it('reads styles, features and what visitors do', () => {
  expect(planned('Shows how long a sale still lasts, in a card, works on phones.').plan).toMatchObject({
    purpose: 'countdown',
    behaviour: 'countdown',
    style_variants: ['card'],
    default_style: 'card',
    features: ['responsive_design'],
  });
  expect(planned('An alert bar that visitors can dismiss.').plan).toMatchObject({
    purpose: 'alert',
    behaviour: 'dismissal',
  });
});

it('says of each clause where it ended, and what is on offer instead', () => {
  const { understood, notUnderstood } = planned(
    'A pricing table with a name and a monthly price. Visitors can dismiss it. Rounded corners. It must play a sound.',
  );
  expect(understood).toContainEqual({ text: 'A pricing table', as: 'purpose' });
  expect(understood).toContainEqual({ text: 'a monthly price', as: 'attributes[1].properties[1]' });
  expect(notUnderstood.map(({ text }) => text)).toEqual([
    'Visitors can dismiss it',
    'Rounded corners',
    'It must play a sound',
  ]);
  expect(notUnderstood[0]?.reason).toContain('no use for closing it');
  expect(notUnderstood[1]?.reason).toContain('card, minimal, outline');
});

it('draws the only style that is asked for where nobody has picked one', () => {
  const { files } = generateBlock({ block_type: 'Acme', style_variants: ['outline'] }, new Slots());
  const contentOf = (path: string) => String(files.find((file) => file.path === path)?.content);
  expect(JSON.parse(contentOf('block/block.json')).styles).toEqual([
    { name: 'default', label: 'Plain' },
    { name: 'outline', label: 'Outline', isDefault: true },
  ]);
  expect(contentOf('block/style.css')).toContain(':is(.is-style-outline, :not([class*="is-style-"])) {');
});

it('changes no other file than an edit of the plan concerns', () => {
  const { plan } = planned('A testimonial with a quote, the name and a photo.');
  const edited = { ...plan, behaviour: 'favorite' as const };
  const restyled = { ...plan, style_variants: ['card' as const] };
  const files = (one: typeof plan) =>
    new Map(
      generateBlock({ block_type: 'Voice', plan: one }, new Slots()).files.map((file) => [file.path, file.content]),
    );
  const changed = (one: typeof plan) => {
    const before = files(plan);
    return [...files(one)].flatMap(([path, content]) => (before.get(path) === content ? [] : [path])).sort();
  };
  expect(changed(restyled)).toEqual(['block/block.json', 'block/style.css', 'languages/voice.pot']);
  expect(changed(edited)).toContain('block/view.js');
  expect(changed({ ...plan, summary: 'What a customer says.' })).toEqual([
    'block/block.json',
    'languages/voice.pot',
    'readme.txt',
    'voice.php',
  ]);
});
