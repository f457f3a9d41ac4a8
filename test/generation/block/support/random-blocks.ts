import { blockFeatures } from '@presswright/shared/schemas/block-parts';
import type { AttributeDefinition, BlockGenerateRequest } from '@presswright/shared/schemas/blocks';
import fc from 'fast-check';

const words = (text: string): fc.Arbitrary<string> => fc.constantFrom(...text.split(' '));

const nouns = words(
  'title name plan headline text content summary quote author role image photo avatar logo video clip price cost fee amount discount rating ' +
    'stars percent progress limit count total value weight height width gap columns rows items features steps people tags link url website button ' +
    'cta email phone address date deadline time badge label caption icon color background accent border theme layout view style variant size ' +
    'alignment position direction ratio animation speed delay duration zoom latitude opacity radius shadow dark rounded featured dismissible ' +
    'autoplay loop muted arrows dots carousel grid overlay divider currency period message id level category status classes context rows_item ' +
    'class default align anchor style fontSize größe 価格 🎉 7',
);
const prefixes = words(
  'show hide is has with max min number_of image button hero old regular card background heading enable',
);
const suffixes = words(
  'url text color alt count minutes days kg on_mobile position layout style level price image date items per_page',
);

const cased = (parts: readonly string[], form: number): string => {
  if (form === 0) return parts.join('_');
  if (form === 1) return parts.join('-');
  if (form === 2) return parts.join(' ');
  return parts
    .flatMap((part) => part.split('_'))
    .map((part, at) => (at === 0 ? part : part.replace(/^./u, (letter) => letter.toUpperCase())))
    .join('');
};

const key = fc
  .tuple(fc.option(prefixes, { freq: 2 }), nouns, fc.option(suffixes, { freq: 3 }), fc.nat(3))
  .map(([prefix, noun, suffix, form]) =>
    cased(
      [prefix, noun, suffix].filter((part) => part !== null),
      form,
    ),
  );

const simple = words(
  'string textarea rich_text number integer boolean enum image media url color date null rating price email array',
);

const options = fc.uniqueArray(
  words(
    'left right top bottom center grid list cards carousel dark light small large info warning Modern classic 16:9 4/3 1 2 3 größe none fade USD EUR',
  ),
  { minLength: 2, maxLength: 4 },
);

const properties = fc.dictionary(
  fc
    .tuple(nouns, fc.option(suffixes, { freq: 4 }), fc.nat(3))
    .map(([noun, suffix, form]) => cased(suffix === null ? [noun] : [noun, suffix], form)),
  words('string textarea rich_text number integer boolean enum image url color date price rating array'),
  { minKeys: 1, maxKeys: 5, noNullPrototype: true },
);

const definition: fc.Arbitrary<string | AttributeDefinition> = fc.oneof(
  { weight: 6, arbitrary: simple },
  { weight: 2, arbitrary: options.map((list) => ({ type: 'enum', options: list })) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(words('number integer'), fc.integer({ min: 0, max: 3 }), fc.integer({ min: 5, max: 100 }))
      .map(([type, minimum, maximum]) => ({ type, minimum, maximum })),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(words('query object'), properties).map(([type, fields]) => ({ type, properties: fields })),
  },
  {
    weight: 1,
    arbitrary: words('string rich_text integer image url date enum').map((items) => ({ type: 'array', items })),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(simple, fc.constantFrom('Weight (kg)', 'Länge', 'Is new', 'Time in minutes'))
      .map(([type, label]) => ({ type, label })),
  },
);

/** Names that kinds of blocks are known by. */
export const blockNames =
  'Testimonial,Pricing,FAQ,Gallery,Progress bar,Notice,Team member,Event,Statistics,Timeline,Features,Hero,Call to action,Product,Video,Quote,Card,Odd thing,Countdown,Tabs,Before and after,Pricing table,Map,Newsletter form'.split(
    ',',
  );

const request: fc.Arbitrary<BlockGenerateRequest> = fc.record({
  block_type: fc.constantFrom(...blockNames),
  attributes: fc.dictionary(key, definition, { minKeys: 1, maxKeys: 9, noNullPrototype: true }),
  features: fc
    .subarray([...blockFeatures])
    .chain((all) => fc.constantFrom(all, [], ['server_side_rendering' as const])),
});

/** Requests for blocks with attributes of any name and type, the same ones for the same seed. */
export const randomBlocks = (count: number, seed: number): readonly BlockGenerateRequest[] =>
  fc.sample(request, { numRuns: count, seed });
