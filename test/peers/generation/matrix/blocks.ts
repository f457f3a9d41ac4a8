import { blockFeatures, styleVariants } from '@presswright/shared/schemas/block-parts';
import type { AttributeDefinition, BlockGenerateRequest } from '@presswright/shared/schemas/blocks';
import { alone, pairwise } from './combinations.ts';
import { hostileKey, hostileLine, hostileName, hostileText, maxNameLength } from './hostile.ts';

type Attributes = Record<string, string | AttributeDefinition>;

/** One attribute of every type. */
const everyType: Attributes = {
  heading: 'string',
  ratio: 'number',
  columns: 'integer',
  isOpen: 'boolean',
  settings: { type: 'object', properties: { label: 'string', size: 'number', isShown: 'boolean' } },
  tags: { type: 'array', items: 'string' },
  nothing: 'null',
  size: { type: 'enum', options: ['small', 'medium', 'large'], default: 'medium' },
  content: 'rich_text',
  summary: 'textarea',
  picture: 'image',
  clip: 'media',
  link: 'url',
  tint: 'color',
  startsOn: 'date',
  rows: { type: 'query', properties: { title: 'string', text: 'rich_text', href: 'url' } },
};

const few: Attributes = { heading: 'rich_text', text: 'textarea', link: 'url', isOpen: 'boolean', price: 'number' };

/** Every text of a request is hostile, also names of attributes and choices. */
const hostile: Attributes = {
  [hostileKey.slice(0, 60)]: { type: 'string', label: hostileText, help: hostileText, default: hostileText },
  'data-value': {
    type: 'enum',
    options: [hostileLine.slice(0, 200), "it's", '"both"'],
    default: "it's",
    label: hostileText,
  },
  '1st place': { type: 'textarea', default: hostileText, label: '' },
  class: { type: 'rich_text', label: hostileText, help: '%s %1$s' },
  עברית: { type: 'array', items: 'string', label: hostileText, default: [hostileText] },
  'it’s "so" \\ 7': {
    type: 'object',
    properties: { [hostileKey.slice(0, 40)]: 'string', __proto: 'number' },
    help: hostileText,
  },
};

/** Names that no identifier could be, and those of attributes that come with a support of WordPress. */
const oddNames: Attributes = {
  plan_name: 'string',
  'data-id': 'integer',
  größe: 'number',
  価格: 'textarea',
  'a--b': 'rich_text',
  'a.b "c" \\': 'boolean',
  '7': 'string',
  class: 'string',
  align: { type: 'enum', options: ['left', 'right'] },
  style: { type: 'enum', options: ['plain', 'bold'] },
  anchor: 'string',
  'my rows': { type: 'query', properties: { 'zip-code': 'string', grüße: 'rich_text' } },
  'my place': { type: 'object', properties: { 'city name': 'string', '0': 'integer' } },
};

const named = (block_type: string, attributes: Attributes = few): BlockGenerateRequest => ({
  block_type,
  attributes,
  features: ['server_side_rendering', 'custom_controls', 'example'],
});

/** Requests for blocks, by what they try. */
export const blockMatrix: Readonly<Record<string, BlockGenerateRequest>> = {
  'nothing but a name': { block_type: 'Bare Notice' },
  ...alone(
    Object.fromEntries(
      blockFeatures.map((feature) => [
        `${feature} alone`,
        { block_type: `Only ${feature}`, attributes: few, features: [feature] },
      ]),
    ),
  ),
  ...Object.fromEntries(
    pairwise(blockFeatures).map((features, at) => [
      `pairs of features ${at}`,
      {
        block_type: `Paired ${'ABCDEFGHIJ'[at]}`,
        attributes: few,
        features,
        style_variants: [...styleVariants],
        seed: at,
      },
    ]),
  ),
  'every feature': {
    block_type: 'Everything At Once',
    attributes: everyType,
    features: [...blockFeatures],
    style_variants: [...styleVariants],
  },
  'every type, saved': {
    block_type: 'Every Type Saved',
    attributes: everyType,
    features: ['custom_controls', 'responsive_design'],
  },
  'every type, rendered': {
    block_type: 'Every Type Rendered',
    attributes: everyType,
    features: ['server_side_rendering', 'custom_controls'],
  },
  'every type as children’s frame': {
    block_type: 'Every Type Around',
    attributes: everyType,
    features: ['inner_blocks', 'transforms', 'variations'],
  },
  ...alone(
    Object.fromEntries(
      styleVariants.map((variant) => [
        `style ${variant}`,
        {
          block_type: `Styled ${variant}`,
          attributes: few,
          features: ['server_side_rendering'],
          style_variants: [variant],
        },
      ]),
    ),
  ),
  'without an editor': {
    block_type: 'Quiet Counter',
    attributes: few,
    features: ['server_side_rendering'],
    include_editor: false,
  },
  'hostile texts, saved': {
    block_type: 'Hostile Saved',
    description: hostileText.slice(0, 1000),
    author: hostileText,
    attributes: hostile,
    features: ['custom_controls', 'variations', 'example'],
  },
  'hostile texts, rendered': {
    block_type: 'Hostile Rendered',
    description: hostileText,
    author: hostileText,
    attributes: hostile,
    features: ['server_side_rendering', 'custom_controls', 'interactivity', 'block_bindings', 'build_tooling'],
  },
  'odd names of attributes, saved': {
    block_type: 'Odd Keys Saved',
    attributes: oddNames,
    features: ['custom_controls'],
  },
  'odd names of attributes, rendered': {
    block_type: 'Odd Keys Rendered',
    attributes: { ...oddNames, day: 'date' },
    features: ['server_side_rendering', 'block_bindings', 'transforms', 'deprecations'],
  },
  'a hostile name': named(hostileName),
  'a name with accents': named('Événements à Zürich'),
  'a name in Hebrew': named('לוח אירועים'),
  'a name in Japanese': named('料金表'),
  'a name that begins with digits': named('3D Model Viewer'),
  'a name of emoji': named('🎉🎊'),
  'the longest name': named(maxNameLength),
  'a trademark': named('WordPress Gutenberg Hero'),
  'a namespace': named('acme/pricing-table'),
  'a namespace to be mended': named('Core/1st_HeroÜnit'),
  'a word of PHP': named('class'),
  'a hundred attributes': named(
    'Crowded',
    Object.fromEntries(
      Array.from({ length: 100 }, (_, at) => [`field${at}`, ['string', 'boolean', 'number'][at % 3] ?? 'string']),
    ),
  ),
};
