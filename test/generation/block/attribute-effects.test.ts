import type { BlockGenerateRequest } from '@presswright/shared/schemas/blocks';
import { expect, it } from 'vitest';
import { settledPlan } from '../../../server/src/generation/block/generate-block.ts';
import { blockMatrix } from '../../peers/generation/matrix/blocks.ts';
import { otherValues, shownValues } from './support/attribute-values.ts';
import { editedBy, registeredBlock, shownBy } from './support/block-script.ts';
import { generatedBlock } from './support/generated-block.ts';
import { looksDifferent } from './support/markup-changes.ts';
import { blockNames, randomBlocks } from './support/random-blocks.ts';

/** Set `PRESSWRIGHT_BLOCKS` for more, or fewer. */
const count = Number(process.env['PRESSWRIGHT_BLOCKS'] ?? 500);

const requests: readonly (readonly [label: string, request: BlockGenerateRequest])[] = [
  ...Object.entries(blockMatrix),
  ...blockNames.map((block_type) => [block_type, { block_type }] as const),
  ...randomBlocks(count, 4).map((request, at) => [`random ${at}, ${request.block_type}`, request] as const),
];

/** Attributes that need neither control nor effect: `null` is for code, which alone can read it. */
const isExempt = ({ type }: Readonly<Record<string, unknown>>): boolean => type === 'null';

it.each(requests)('keeps the names of its attributes, each with a control: %s', (_, request) => {
  const { json, file } = generatedBlock(request);
  const asked = Object.keys(request.attributes ?? {});
  expect(Object.keys(json.attributes)).toEqual(expect.arrayContaining(asked));
  if (file('editor_script') === '') return;
  const { edit } = registeredBlock(file('editor_script')).settings;
  const edited = editedBy(edit, shownValues(settledPlan(request)));
  const names = Object.entries(json.attributes).filter(([, schema]) => !isExempt(schema));
  expect(names.map(([name]) => name).filter((name) => !edited.has(name))).toEqual([]);
});

// What render.php prints is compared in `test/peers/generation/block-attributes.test.ts`.
const saved = requests.filter(([, request]) => !settledPlan(request).isDynamic);

it.each(saved)('shows every attribute in the markup that is saved: %s', (_, request) => {
  const { json, file } = generatedBlock(request);
  const plan = settledPlan(request);
  const { save } = registeredBlock(file('editor_script')).settings;
  const before = shownValues(plan);
  const unseen = plan.attributes
    .filter(({ name }) => !isExempt(json.attributes[name] ?? {}))
    .filter((attribute) =>
      otherValues(attribute).every((value) => {
        const after = shownBy(save({ attributes: { ...before, [attribute.name]: value } }));
        return !looksDifferent(shownBy(save({ attributes: before })), after, file('style'));
      }),
    );
  expect(unseen.map(({ name, kind, role }) => `${name} (${kind}, ${role})`)).toEqual([]);
});
