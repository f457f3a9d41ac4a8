import { blockFeatures } from '@presswright/shared/schemas/block-parts';
import { pluginFeatures } from '@presswright/shared/schemas/plugin-features';
import { themeFeatures } from '@presswright/shared/schemas/theme-features';
import { expect, it } from 'vitest';
import { pairwise } from '../peers/generation/matrix/combinations.ts';

it.each([
  ['blocks', blockFeatures],
  ['plugins', pluginFeatures],
  ['themes', themeFeatures],
])(
  'the requests for %s have any two features together, and each without the other',
  (_, features: readonly string[]) => {
    const requests = pairwise(features);
    const pairs = features.flatMap((one) =>
      features.filter((other) => other !== one).map((other) => [one, other] as const),
    );
    const lacking = pairs.filter(
      ([one, other]) =>
        !requests.some((request) => request.includes(one) && request.includes(other)) ||
        !requests.some((request) => request.includes(one) && !request.includes(other)),
    );
    expect(lacking).toEqual([]);
  },
);
