import { attributeTypes } from '@presswright/shared/schemas/block-parts';
import type { BlockGenerateRequest } from '@presswright/shared/schemas/blocks';
import { describe, expect, it } from 'vitest';
import { registeredBlock } from './support/block-script.ts';
import { generatedBlock } from './support/generated-block.ts';

const withAttributes = (attributes: NonNullable<BlockGenerateRequest['attributes']>) =>
  generatedBlock({ block_type: 'acme/thing', features: ['server_side_rendering'], attributes });

const jsonTypes: Readonly<Record<string, string>> = {
  number: 'number',
  integer: 'integer',
  boolean: 'boolean',
  object: 'object',
  image: 'object',
  media: 'object',
  array: 'array',
  query: 'array',
  null: 'null',
};

describe('types of attributes', () => {
  it.each(attributeTypes)('%s is known in any case', (type) => {
    const { json } = withAttributes({ thing: type, other: type.toUpperCase(), third: ` ${type.replace('_', ' ')} ` });
    for (const name of ['thing', 'other', 'third']) {
      expect(json.attributes[name]?.type).toBe(jsonTypes[type] ?? 'string');
    }
  });

  it.each([
    ['text', 'string'],
    ['int', 'integer'],
    ['bool', 'boolean'],
    ['Rich-Text', 'string'],
    ['colour', 'string'],
    ['photo', 'object'],
    ['email', 'string'],
    ['string[]', 'array'],
    ['array<image>', 'array'],
    ['list of url', 'array'],
  ])('%s stands for %s', (type, json) => {
    expect(withAttributes({ thing: type }).json.attributes.thing?.type).toBe(json);
  });

  it('take the values of an enumeration from the definition, the type or the name', () => {
    const { json } = withAttributes({
      tone: { type: 'enum', options: ['calm', 'loud'] },
      size: 'enum: s, m | l',
      difficulty: 'enum',
    });
    expect(json.attributes.tone).toMatchObject({ enum: ['calm', 'loud'], default: 'calm' });
    expect(json.attributes.size).toMatchObject({ enum: ['s', 'm', 'l'] });
    expect(json.attributes.difficulty).toMatchObject({ enum: ['easy', 'medium', 'hard'] });
  });

  it('describe the items of lists', () => {
    const { json } = withAttributes({
      rows: { type: 'query', properties: { name: 'string', age: 'int' } },
      things: { type: 'array', items: 'object', properties: { label: 'string' } },
    });
    expect(json.attributes.rows?.items).toEqual({
      type: 'object',
      properties: { name: { type: 'string' }, age: { type: 'integer' } },
    });
    expect(json.attributes.things?.items).toEqual({ type: 'object', properties: { label: { type: 'string' } } });
  });
});

describe('texts', () => {
  it('whose names say what is in them get a fitting control, and stay texts', () => {
    const { json, file, project } = withAttributes({
      accent_color: 'string',
      image: 'string',
      ctaLink: 'string',
      colour: 'rich_text',
    });
    for (const name of ['accent_color', 'image', 'ctaLink']) expect(json.attributes[name]?.type).toBe('string');
    expect(file('editor_script')).toContain('value: attributes.accent_color,');
    expect(file('render_callback')).toMatch(/<img class="[^"]*__image" src="<\?php echo esc_url/);
    expect(project.instructions).toContain('`accent_color` is edited as a colour');
  });

  it('that are addresses of images show no broken one in the preview', () => {
    const { json } = generatedBlock({
      block_type: 'acme/thing',
      features: ['example'],
      attributes: { title: 'string', photo_url: 'url' },
    });
    expect(json['example']).toMatchObject({
      attributes: expect.not.objectContaining({ photo_url: expect.anything() }),
    });
  });

  it('with defaults that are no such thing stay what they are', () => {
    const { file, project } = withAttributes({ link: { type: 'string', default: 'our shop' } });
    expect(project.instructions).not.toContain('is edited as');
    expect(file('block_json')).toContain('our shop');
  });

  it('name the alternative text of the image beside them', () => {
    const { file } = withAttributes({ photo: 'image', photoAlt: 'string' });
    expect(file('render_callback')).toContain("'' !== $acme_thing_photo_alt ? $acme_thing_photo_alt :");
  });
});

describe('names of attributes', () => {
  const odd = [
    'Prix du café',
    'author_name',
    'data-id',
    '3d view',
    '🎉',
    '価格',
    'a b',
    'aB',
    'class',
    'it\'s "so" \\',
    '7',
  ];

  it('stay as they are sent', () => {
    const { json, file } = withAttributes(Object.fromEntries(odd.map((name) => [name, 'string'])));
    expect(Object.keys(json.attributes)).toEqual(expect.arrayContaining(odd));
    expect(file('editor_script')).toContain("__( 'Prix du café', 'acme-thing' )");
    expect(file('editor_script')).toContain("attributes[ 'data-id' ]");
    expect(file('render_callback')).toContain("$attributes['data-id']");
  });

  it('stay as they are sent in rows, groups, bindings, examples and transforms', () => {
    const { json, file } = generatedBlock({
      block_type: 'acme/thing',
      features: ['block_bindings', 'example', 'transforms', 'deprecations', 'variations'],
      attributes: {
        'the text': 'rich_text',
        class: 'string',
        rows: { type: 'query', properties: { 'zip code': 'string', größe: 'integer' } },
        'my place': { type: 'object', properties: { 'city-name': 'string' } },
      },
    });
    expect(json.attributes.rows).toMatchObject({
      items: { properties: { 'zip code': { type: 'string' }, größe: { type: 'integer' } } },
    });
    expect(json.attributes['my place']).toMatchObject({ properties: { 'city-name': { type: 'string' } } });
    expect(json.example).toMatchObject({
      attributes: {
        'the text': expect.any(String),
        rows: expect.arrayContaining([expect.objectContaining({ 'zip code': expect.any(String) })]),
      },
    });
    expect(file('main_file')).toContain("'the text' =>");
    expect(registeredBlock(file('editor_script')).name).toBe('acme/thing');
  });

  it('that come with a support of WordPress take its place', () => {
    const { json } = withAttributes({ align: 'enum', anchor: 'string', textColor: 'color', fontSize: 'integer' });
    expect(json.supports).toMatchObject({ color: { text: false, background: true } });
    expect(json.supports).not.toHaveProperty('align');
    expect(json.supports).not.toHaveProperty('anchor');
    expect(json.supports).not.toHaveProperty('typography.fontSize');
    const { supports } = withAttributes({ style: 'enum' }).json;
    expect(supports).not.toHaveProperty('color');
    expect(supports).toMatchObject({ customCSS: false });
  });

  it.each([
    ['className', /^attributes\.className: expected another name: WordPress gives every block/],
    ['lock', /WordPress gives every block/],
    ['metadata', /WordPress gives every block/],
    ['__proto__', /^attributes\.__proto__: expected another name: in JavaScript every object has a member/],
    ['constructor', /in JavaScript every object/],
    ['a <b>', /without <, > and &/],
    ['a\u0007b', /without control characters/],
    ['a\ud800', /halves of characters/],
    ['a\u202eb', /turn its direction/],
    ['x'.repeat(101), /at most 100 characters, got 101/],
  ])('are refused where nothing can carry them: %j', (name, message) => {
    const attributes = JSON.parse(`{${JSON.stringify(name)}:"string"}`);
    expect(() => withAttributes(attributes)).toThrow(message);
    if (/WordPress gives/.test(String(message))) return;
    const rows = JSON.parse(`{"rows":{"type":"query","properties":${JSON.stringify(attributes)}}}`);
    expect(() => withAttributes(rows)).toThrow(/^attributes\.rows\.properties\./);
  });
});

describe('attributes that make no block', () => {
  it.each<[string, NonNullable<BlockGenerateRequest['attributes']>, RegExp]>([
    ['an unknown type', { size: 'giraffe' }, /^attributes\.size: expected one of string, .*got "giraffe"\.$/],
    ['a circle of types', { a: 'b', b: 'a' }, /^attributes\.a: expected one of .*types do not refer to attributes/],
    ['its own name for a type', { a: 'a' }, /types do not refer to attributes/],
    [
      'lists in lists in lists',
      { a: { type: 'query', properties: { b: 'query' } } },
      /^attributes\.a\.properties\.b: /,
    ],
    ['an unknown type of items', { a: { type: 'array', items: 'giraffe' } }, /^attributes\.a\.items: .*giraffe/],
    [
      'a default of another type',
      { a: { type: 'integer', default: 1.5 } },
      /^attributes\.a\.default: expected a whole number, got 1\.5\.$/,
    ],
    [
      'a default that is no choice',
      { a: { type: 'enum', options: ['x'], default: 'y' } },
      /expected one of x, got "y"/,
    ],
    ['a default beyond the limits', { a: { type: 'number', maximum: 3, default: 4 } }, /expected at most 3, got 4/],
    [
      'a default address that runs',
      { a: { type: 'url', default: 'javascript:alert(1)' } },
      /^attributes\.a\.default: expected a URL/,
    ],
    ['limits the wrong way round', { a: { type: 'number', minimum: 3, maximum: 1 } }, /minimum <= maximum/],
    ['an empty name', { ' ': 'string' }, /expected names, got an empty one/],
  ])('are refused: %s', (_, attributes, message) => {
    expect(() => withAttributes(attributes)).toThrow(message);
  });

  it('are refused when they are too many', () => {
    const many = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`field${index}`, 'string']));
    expect(() => withAttributes(many)).toThrow(/^attributes: expected at most 100, got 500\.$/);
  });
});

describe('attributes besides those asked for', () => {
  it('give a link its text, a heading its level', () => {
    const { json } = withAttributes({ title: 'string', website: 'url' });
    expect(json.attributes.websiteText).toMatchObject({ type: 'string', default: 'Website' });
    expect(json.attributes.headingLevel).toMatchObject({ type: 'integer', default: 3 });
  });

  it('use the texts that are there', () => {
    const { json, file } = withAttributes({
      buttonUrl: 'url',
      buttonText: 'string',
      imageUrl: 'url',
      imageAlt: 'string',
    });
    expect(Object.keys(json.attributes)).toEqual(['buttonUrl', 'buttonText', 'imageUrl', 'imageAlt']);
    expect(file('render_callback')).toMatch(/alt="<\?php echo esc_attr\( \$acme_thing_image_alt \); \?>"/);
  });

  it('are those of its kind where none were asked for', () => {
    const { json, project } = generatedBlock({ block_type: 'Testimonial' });
    expect(Object.keys(json.attributes)).toEqual(['quote', 'author', 'role', 'photo', 'rating']);
    expect(project.instructions).toContain('No attributes were requested');
  });
});

describe('links', () => {
  it('are chosen in the toolbar and in the sidebar, pictures by their address', () => {
    const { file } = generatedBlock({
      block_type: 'acme/thing',
      attributes: {
        pageUrl: 'url',
        imageUrl: 'url',
        rows: { type: 'query', properties: { name: 'string', home: 'url' } },
      },
    });
    const script = file('editor_script');
    expect(script.match(/el\( LinkButton, /g)).toHaveLength(1);
    expect(script.match(/el\( LinkField, /g)).toHaveLength(2);
    expect(script).toContain("type: 'url'");
    expect(file('editor_script_asset')).toContain("'wp-url'");
  });
});
