import type { BlockGenerateRequest } from '@presswright/shared/schemas/blocks';
import { expect, it } from 'vitest';
import { blockMatrix } from '../../peers/generation/matrix/blocks.ts';
import { generatedBlock } from './support/generated-block.ts';
import { randomBlocks } from './support/random-blocks.ts';

const requests: readonly (readonly [label: string, request: BlockGenerateRequest])[] = [
  ...Object.entries(blockMatrix),
  ...['Pricing table', 'Countdown', 'FAQ', 'Testimonial', 'Map', 'Gallery', 'Newsletter form'].map(
    (block_type) => [block_type, { block_type }] as const,
  ),
  ...randomBlocks(60, 8).map((request, at) => [`random ${at}, ${request.block_type}`, request] as const),
];

const promise = 'Dances like a zebra during checkout, once a year';

it.each(requests)('says nothing that it does not have: %s', (label, request) => {
  const { project, json, file } = generatedBlock({ ...request, description: promise });
  for (const { path, content } of project.files) {
    if (typeof content === 'string') expect(content, path).not.toMatch(/dances|checkout|zebra/i);
  }
  expect(project.instructions).not.toMatch(/dances|checkout|zebra/i);

  const paths = new Set(project.files.map(({ path }) => path));
  const named = [...project.instructions.matchAll(/`([\w./-]+\.(?:js|php|css|json|scss))`/g)].map(
    ([, path = '']) => path,
  );
  expect(named.filter((path) => !paths.has(path) && !paths.has(`block/${path}`))).toEqual([]);

  const [, listed = ''] = /## Attributes\n\n([\s\S]*?)(?:\n\n|$)/.exec(project.instructions) ?? [];
  expect(listed.split('\n').filter((line) => line !== '')).toHaveLength(Object.keys(json.attributes).length);

  // What the readme calls editable has a control that is labelled so.
  const [, editable = ''] = /Editable content:\n\n([\s\S]*?)\n\n/.exec(file('readme_file')) ?? [];
  const script = file('editor_script');
  // Hostile texts are escaped in their own way in each language.
  if (script === '' || /hostile/.test(label)) return;
  const labels = editable.split('\n').map((line) =>
    line
      .replace(/^\* /, '')
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim(),
  );
  const texts = script.replace(/[^\p{L}\p{N}]+/gu, ' ');
  expect(labels.filter((text) => !texts.includes(text))).toEqual([]);
});

it.each([
  [{ plan_name: 'string', price: 'number', buttonUrl: 'url' }, 'Shows plan name, price and button.'],
  [{ SKU: 'string', show_rating: 'boolean', rating: 'rating' }, 'Shows SKU and rating.'],
  [{ columns: 'integer' }, 'Shows columns.'],
  [{ nothing: 'null' }, 'Adds the Thing block.'],
] as const)('is described by what it shows: %j', (attributes, description) => {
  const { json, file } = generatedBlock({ block_type: 'acme/thing', attributes, description: promise });
  expect(json.description).toBe(description);
  expect(file('main_file')).toContain(`Description:       ${description}`);
  expect(file('readme_file')).toContain(description);
});

it('begins with as many items as were asked for', () => {
  const { json } = generatedBlock({
    block_type: 'Steps',
    description: 'Four simple steps',
    attributes: { steps: { type: 'query', properties: { title: 'string' } } },
  });
  expect(json.attributes.steps?.default).toHaveLength(4);
  const plans = generatedBlock({ block_type: 'Pricing table', description: 'Three plans' }).json.attributes.plans;
  expect(plans?.default).toHaveLength(3);
});
