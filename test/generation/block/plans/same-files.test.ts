import type { BlockGenerateRequest } from '@presswright/shared/schemas/blocks';
import { BlockPlan } from '@presswright/shared/schemas/plans/block-plan';
import { expect, it } from 'vitest';
import { generateBlock } from '../../../../server/src/generation/block/generate-block.ts';
import { planFor } from '../../../../server/src/generation/block/plans/plan-for.ts';
import { Slots } from '../../../../server/src/generation/slots.ts';
import { compileBodyCheck } from '../../../../server/src/plugins/validation.ts';
import { blockMatrix as matrix } from '../../../peers/generation/matrix/blocks.ts';
import { subjects } from '../../outlines/subjects.ts';

const faultOf = compileBodyCheck(BlockPlan);
const outlined = Object.values(subjects)
  .flat()
  .flatMap(({ name, task }) => (task.kind === 'block' ? [[name, task.request] as const] : []));
const described: readonly (readonly [string, BlockGenerateRequest])[] = [
  'A testimonial with a quote, the name, a photo and five stars.',
  'Shows how long a sale still lasts.',
  'Opening hours of the shop, each day on a line of its own.',
].map((description, at) => [`described ${at}`, { block_type: 'Page part', description }]);

it.each([...outlined, ...Object.entries(matrix), ...described])(
  'the plan of the request %s is valid, and makes the same files',
  (_name, request) => {
    const { plan } = planFor(request);
    const sent = JSON.parse(JSON.stringify(plan)) as BlockPlan;
    expect(faultOf(sent)?.message).toBeUndefined();
    const { block_type, author, seed } = request;
    const meta = { ...(author === undefined ? {} : { author }), ...(seed === undefined ? {} : { seed }) };
    const { files } = generateBlock({ block_type, ...meta, plan: sent }, new Slots());
    expect(files).toEqual(generateBlock(request, new Slots()).files);
  },
);
