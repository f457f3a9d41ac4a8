import type { BlockGenerateRequest } from '@presswright/shared/schemas/blocks';
import { describe, expect, it } from 'vitest';
import { generatedBlock } from './support/generated-block.ts';

type Attribute = NonNullable<BlockGenerateRequest['attributes']>[string];

/** What `block.json` gives as the default of an attribute with a definition. */
const defaultOf = (definition: Attribute) =>
  generatedBlock({
    block_type: 'acme/thing',
    features: ['server_side_rendering'],
    attributes: { thing: definition, note: 'string' },
  }).json.attributes.thing?.default;

const rows = { type: 'query', properties: { name: 'string', age: 'integer', photo: 'image' } } as const;
const place = { type: 'object', properties: { city: 'string', zip: 'integer' } } as const;

describe('a default', () => {
  it.each<[Attribute, unknown]>([
    [{ type: 'string', default: 'Hi' }, 'Hi'],
    [{ type: 'textarea', default: 'a\nb' }, 'a\nb'],
    [{ type: 'rich_text', default: 'a <b>b</b>' }, 'a <b>b</b>'],
    [{ type: 'integer', default: 4, minimum: 4, maximum: 4 }, 4],
    [{ type: 'number', default: 1.5, minimum: 1.5, maximum: 2 }, 1.5],
    [{ type: 'number', default: 2, minimum: 1, maximum: 2 }, 2],
    [{ type: 'boolean', default: true }, true],
    [{ type: 'enum', options: ['small', 'large'], default: 'large' }, 'large'],
    [{ type: 'url', default: '' }, ''],
    [{ type: 'url', default: ' https://example.com/a?b=1 ' }, 'https://example.com/a?b=1'],
    [{ type: 'url', default: 'mailto:a@example.com' }, 'mailto:a@example.com'],
    [{ type: 'url', default: '#top' }, '#top'],
    [{ type: 'color', default: '#abc' }, '#abc'],
    [{ type: 'color', default: ' #A1B2C3 ' }, '#A1B2C3'],
    [{ type: 'color', default: '#a1b2c3d4' }, '#a1b2c3d4'],
    [{ type: 'color', default: 'rgb(10 20 30 / 50%)' }, 'rgb(10 20 30 / 50%)'],
    [{ type: 'color', default: 'var(--wp--preset--color--base-2)' }, 'var(--wp--preset--color--base-2)'],
    [{ type: 'color', default: 'rebeccapurple' }, 'rebeccapurple'],
    [{ type: 'date', default: '2030-01-31' }, '2030-01-31'],
    [{ type: 'date', default: '2030-01-31T18:30' }, '2030-01-31T18:30'],
    [{ type: 'date', default: '2030-01-31 18:30:05.5+02:00' }, '2030-01-31 18:30:05.5+02:00'],
    [
      { type: 'image', default: 'https://example.com/a.png' },
      { url: 'https://example.com/a.png', alt: '' },
    ],
    [
      { type: 'image', default: { url: '/a.png', alt: 'A cat' } },
      { url: '/a.png', alt: 'A cat' },
    ],
    [
      { type: 'media', default: { url: '', alt: 7 } },
      { url: '', alt: '' },
    ],
    [
      { ...place, default: { city: 'Rome', zip: 100 } },
      { city: 'Rome', zip: 100 },
    ],
    [{ type: 'array', default: ['a', 'b'] }, ['a', 'b']],
    [{ type: 'array', items: 'integer', default: [1, 2] }, [1, 2]],
    [
      { ...rows, default: [{ name: 'Ann', age: 9, photo: '/a.png' }] },
      [{ name: 'Ann', age: 9, photo: { url: '/a.png', alt: '' } }],
    ],
    [{ type: 'null', default: null }, null],
  ])('is taken: %j', (definition, expected) => {
    expect(defaultOf(definition)).toEqual(expected);
  });

  it.each<[Attribute, string]>([
    [{ type: 'string', default: 1 }, 'attributes.thing.default'],
    [{ type: 'textarea', default: ['a'] }, 'attributes.thing.default'],
    [{ type: 'rich_text', default: null }, 'attributes.thing.default'],
    [{ type: 'integer', default: 1.5 }, 'attributes.thing.default'],
    [{ type: 'integer', default: '4' }, 'attributes.thing.default'],
    [{ type: 'number', default: '4' }, 'attributes.thing.default'],
    [{ type: 'number', default: 3.9, minimum: 4 }, 'attributes.thing.default'],
    [{ type: 'number', default: 4.1, maximum: 4 }, 'attributes.thing.default'],
    [{ type: 'boolean', default: 'true' }, 'attributes.thing.default'],
    [{ type: 'enum', options: ['small'], default: 'Small' }, 'attributes.thing.default'],
    [{ type: 'enum', options: ['1'], default: 1 }, 'attributes.thing.default'],
    [{ type: 'url', default: 'our shop' }, 'attributes.thing.default'],
    [{ type: 'url', default: 'https://exa mple.com' }, 'attributes.thing.default'],
    [{ type: 'url', default: 5 }, 'attributes.thing.default'],
    [{ type: 'color', default: '#abcde' }, 'attributes.thing.default'],
    [{ type: 'color', default: 'url(x)' }, 'attributes.thing.default'],
    [{ type: 'color', default: 5 }, 'attributes.thing.default'],
    [{ type: 'date', default: '2030-13-41' }, 'attributes.thing.default'],
    [{ type: 'date', default: 'tomorrow' }, 'attributes.thing.default'],
    [{ type: 'date', default: 2030 }, 'attributes.thing.default'],
    [{ type: 'image', default: 'data:image/png;base64,AA' }, 'attributes.thing.default'],
    [{ type: 'image', default: { alt: 'A cat' } }, 'attributes.thing.default'],
    [{ type: 'image', default: ['/a.png'] }, 'attributes.thing.default'],
    [{ ...place, default: [] }, 'attributes.thing.default'],
    [{ ...place, default: { town: 'Rome' } }, 'attributes.thing.default.town'],
    [{ ...place, default: { zip: 'X' } }, 'attributes.thing.default.zip'],
    [{ type: 'array', default: 'a' }, 'attributes.thing.default'],
    [{ type: 'array', default: ['a', 2] }, 'attributes.thing.default[1]'],
    [{ type: 'array', default: Array.from({ length: 101 }, () => 'a') }, 'attributes.thing.default'],
    [{ ...rows, default: ['Ann'] }, 'attributes.thing.default[0]'],
    [{ ...rows, default: [{ name: 'Ann' }, { age: 'nine' }] }, 'attributes.thing.default[1].age'],
    [{ type: 'null', default: 0 }, 'attributes.thing.default'],
  ])('is refused where it stands: %j', (definition, param) => {
    expect(() => defaultOf(definition)).toThrow(expect.objectContaining({ param }));
  });

  it('of a hundred items is taken', () => {
    const items = Array.from({ length: 100 }, (_, at) => `item ${at}`);
    expect(defaultOf({ type: 'array', default: items })).toEqual(items);
  });
});

describe('without a default', () => {
  it.each<[Attribute, unknown]>([
    ['boolean', false],
    [{ type: 'enum', options: ['small', 'large'] }, 'small'],
    ['array', []],
    [rows, []],
    [place, {}],
    ['string', undefined],
    ['integer', undefined],
  ])('%j begins as %j', (definition, expected) => {
    expect(defaultOf(definition)).toEqual(expected);
  });

  it.each([
    ['showTitle', 'boolean', true],
    ['columns', 'integer', 3],
    ['headingLevel', 'integer', 3],
  ])('%s begins as its name says', (name, type, expected) => {
    const { json } = generatedBlock({
      block_type: 'acme/thing',
      attributes: { [name]: type, title: 'string', items: 'array' },
    });
    expect(json.attributes[name]?.default).toBe(expected);
  });
});
