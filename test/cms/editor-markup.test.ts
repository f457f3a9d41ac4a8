import { describe, expect, it } from 'vitest';
import { presetsOf, withKnownPresets } from '../../cms-plugin/src/editor/known-presets.ts';
import { blockAt, withEdits } from '../../cms-plugin/src/editor/markup-edits.ts';

const markup = [
  '<!-- wp:group -->', // 0
  '<div class="wp-block-group"><!-- wp:heading {"level":4} -->', // 1
  '<h4 class="wp-block-heading">B</h4>',
  '<!-- /wp:heading -->',
  '<!-- wp:latest-posts /--></div>', // 2
  '<!-- /wp:group -->',
  'between',
  '<!-- wp:paragraph -->', // 3
  '<p>C</p>',
  '<!-- /wp:paragraph -->',
].join('\n');

describe('a place in markup', () => {
  it.each([
    [1, 1, 0],
    [2, 5, 0],
    [2, 30, 1],
    [3, 1, 1],
    [4, 3, 1],
    [5, 3, 2],
    [5, 27, 0],
    [7, 1, -1],
    [9, 2, 3],
  ])('line %i, column %i lies in block %i', (line, column, number) => {
    expect(blockAt(markup, line, column)).toBe(number);
  });

  it('is where an edit is made, whatever the others do', () => {
    const edits = [
      { start_line: 2, start_column: 54, end_line: 2, end_column: 55, text: '10' },
      { start_line: 3, start_column: 3, end_line: 3, end_column: 4, text: '3' },
      { start_line: 3, start_column: 34, end_line: 3, end_column: 35, text: '3' },
    ];
    expect(withEdits(markup, edits).split('\n').slice(1, 3)).toEqual([
      '<div class="wp-block-group"><!-- wp:heading {"level":10} -->',
      '<h3 class="wp-block-heading">B</h3>',
    ]);
  });
});

describe('presets of another theme', () => {
  interface Tree {
    name: string;
    attributes: Record<string, unknown>;
    innerBlocks: Tree[];
  }
  const known = presetsOf({
    color: { palette: { theme: [{ slug: 'contrast' }], default: [{ slug: 'black' }] }, gradients: {} },
    typography: { fontSizes: { theme: [{ slug: 'large' }] } },
    spacing: { spacingSizes: { default: [{ slug: '50' }] } },
  });
  const create = ({ name }: Tree, attributes: Record<string, unknown>, innerBlocks: Tree[]) => ({
    name,
    attributes,
    innerBlocks,
  });

  it('are left out, and what the site has stays', () => {
    const inner = {
      name: 'core/image',
      attributes: { url: '', alt: '', style: { border: { radius: 'var(--wp--custom--radius--card)' } } },
      innerBlocks: [],
    };
    const group = {
      name: 'core/group',
      attributes: {
        anchor: 'offers',
        className: 'is-style-section-ink is-style-outline hero-panel',
        backgroundColor: 'base-2',
        textColor: 'contrast',
        fontSize: 'large',
        style: {
          spacing: { padding: { top: 'var:preset|spacing|50', bottom: 'var:preset|spacing|95' } },
          elements: { link: { color: { text: 'var:preset|color|line' } } },
          border: { width: '1px' },
        },
      },
      innerBlocks: [inner],
    };
    expect(withKnownPresets<Tree>(group, known, create)).toEqual({
      name: 'core/group',
      attributes: {
        className: 'is-style-outline',
        textColor: 'contrast',
        fontSize: 'large',
        style: { spacing: { padding: { top: 'var:preset|spacing|50' } }, border: { width: '1px' } },
      },
      innerBlocks: [{ name: 'core/image', attributes: { alt: '' }, innerBlocks: [] }],
    });
  });
});
