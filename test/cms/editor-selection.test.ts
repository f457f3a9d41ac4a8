import { describe, expect, it } from 'vitest';
import { type ContentBlock, contentOfSelection, valuesFor } from '../../cms-plugin/src/editor/selection-content.ts';

/** For texts without entities. */
const plain = (html: string) => html.replaceAll(/<[^>]*>/g, '');

const block = (name: string, attributes = {}, innerBlocks: ContentBlock[] = []): ContentBlock => ({
  name: `core/${name}`,
  attributes,
  innerBlocks,
});

describe('the content of a selection', () => {
  it('is what its blocks hold, in their order, at any depth', () => {
    const { attributes, values, left } = contentOfSelection(
      [
        block('group', {}, [
          block('image', { id: 7, url: 'https://example.org/a.jpg', alt: 'Ada', caption: '<em>1840</em>' }),
          block('columns', {}, [block('column', {}, [block('heading', { content: 'Ada <b>L.</b>' })])]),
          block('paragraph', { content: 'Writes <strong>programs</strong>.' }),
          block('list', {}, [block('list-item', { content: 'One' }), block('list-item', { content: 'Two' })]),
          block('buttons', {}, [block('button', { text: 'More', url: 'https://example.org/' })]),
        ]),
      ],
      plain,
    );
    expect(Object.entries(attributes).map(([key, { type }]) => [key, type])).toEqual([
      ['image', 'image'],
      ['caption', 'string'],
      ['heading', 'string'],
      ['text', 'rich_text'],
      ['items', 'array'],
      ['buttonText', 'string'],
      ['buttonLink', 'url'],
    ]);
    expect(values).toEqual({
      image: { id: 7, url: 'https://example.org/a.jpg', alt: 'Ada' },
      caption: '1840',
      heading: 'Ada L.',
      text: 'Writes <strong>programs</strong>.',
      items: ['One', 'Two'],
      buttonText: 'More',
      buttonLink: 'https://example.org/',
    });
    expect(attributes.buttonText?.label).toBe('Button text');
    expect(left).toEqual([]);
  });

  it('numbers what comes again, and names what cannot be taken along', () => {
    const { attributes, left } = contentOfSelection(
      [
        block('paragraph', { content: 'a' }),
        block('paragraph', { content: '' }),
        block('paragraph', { content: 'b' }),
        block('quote', { citation: 'Ada' }, [block('paragraph', { content: 'Said' })]),
        block('table'),
        block('latest-posts'),
      ],
      plain,
    );
    expect(Object.keys(attributes)).toEqual(['text', 'text2', 'quote', 'author']);
    expect(attributes.text2?.label).toBe('Text 2');
    expect(left).toEqual(['core/table', 'core/latest-posts']);
  });

  it('fills the attributes that a block type has, where they can hold it', () => {
    const types = { heading: { type: 'string' }, image: { type: 'object' }, items: { type: 'string' } };
    const values = { heading: 'Ada', image: { url: 'a.jpg' }, items: ['One'], text: 'gone' };
    expect(valuesFor(types, values)).toEqual({ heading: 'Ada', image: { url: 'a.jpg' } });
  });
});
