import { blockFeatures } from '@presswright/shared/schemas/block-parts';
import type { BlockGenerateRequest } from '@presswright/shared/schemas/blocks';
import { transformSync } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { formatted } from '../../../../server/src/generation/block/tooling/format-script.ts';
import { hostileText, hostileTexts } from '../../support/hostile.ts';
import { GeneratedBlock } from '../features/support.ts';

const kinds = 'string number integer boolean object array rich_text textarea image media url color date query'.split(
  ' ',
);

const requests: readonly BlockGenerateRequest[] = [
  ...['testimonial', 'pricing', 'faq', 'gallery', 'hero', 'a block with a name that is quite long for a block'].map(
    (block_type) => ({ block_type, features: [...blockFeatures], style_variants: ['card' as const] }),
  ),
  {
    block_type: 'acme/everything',
    attributes: Object.fromEntries(kinds.map((kind) => [`my ${kind}`, kind])),
    features: ['build_tooling', 'transforms', 'deprecations', 'responsive_design'],
  },
  ...[...hostileTexts, hostileText].map(
    (text): BlockGenerateRequest => ({
      block_type: 'acme/hostile',
      description: text,
      attributes: {
        label: { type: 'string', label: text.slice(0, 200), help: text, default: text },
        choice: { type: 'enum', options: [text.slice(0, 90), 'z'] },
        "a } | 'b' { c": { type: 'url', label: `{ ' } && <p> ${text.slice(0, 150)} > }` },
      },
      features: [...blockFeatures],
      style_variants: ['card'],
    }),
  ),
];

describe('sources of blocks', () => {
  it.each(requests.map((request, index) => [index, request.block_type, request] as const))(
    'of request %i, %s, are scripts that a build can read',
    (_index, _name, request) => {
      const block = new GeneratedBlock(request);
      const scripts = block.paths.filter((path) => /\.js$/.test(path));
      expect(scripts).toContain('src/edit.js');
      for (const path of scripts) {
        expect(() => transformSync(block.file(path), { loader: 'jsx', logLevel: 'silent' }), path).not.toThrow();
      }
    },
  );

  it('have lines that fit, but for texts, addresses of classes and comments', () => {
    const block = new GeneratedBlock({ block_type: 'acme/testimonial', features: [...blockFeatures] });
    for (const path of block.paths.filter((one) => /^src\/.*\.js$/.test(one))) {
      const long = block
        .file(path)
        .split('\n')
        .filter(
          (line) => line.replaceAll('\t', '    ').length > 80 && !/^\s*(?:'|\*|__|<\w+ \w+="|className=)/.test(line),
        );
      expect(
        long.filter((line) => !/^\s*\/.*\/i;$/.test(line)),
        path,
      ).toEqual([]);
    }
  });
});

describe('the formatter', () => {
  it.each([
    [
      `\t\t\tonChange={ ( value ) => setAttributes( { someLongAttributeName: value, other: 1 } ) }`,
      `\t\t\tonChange={ ( value ) =>\n\t\t\t\tsetAttributes( { someLongAttributeName: value, other: 1 } )\n\t\t\t}`,
    ],
    [
      `\tlabel: __( 'A label that is so long that the call has to be broken here', 'acme' ),`,
      `\tlabel: __(\n\t\t'A label that is so long that the call has to be broken here',\n\t\t'acme'\n\t),`,
    ],
    [
      `import { aRatherLongName, anotherRatherLongName, andOneMoreName } from '@wordpress/blocks';`,
      `import {\n\taRatherLongName,\n\tanotherRatherLongName,\n\tandOneMoreName,\n} from '@wordpress/blocks';`,
    ],
    [
      `\t\t\t<li key={ index } className="wp-block-acme-product__features-item"  data-x="1">{ item }</li>`.replace(
        '  ',
        ' ',
      ),
      `\t\t\t<li\n\t\t\t\tkey={ index }\n\t\t\t\tclassName="wp-block-acme-product__features-item"\n\t\t\t\tdata-x="1"\n\t\t\t>\n\t\t\t\t{ item }\n\t\t\t</li>`,
    ],
    [
      `\treturn someCondition( attributes ) || anotherCondition( attributes ) || yetAnother( item );`,
      `\treturn (\n\t\tsomeCondition( attributes ) ||\n\t\tanotherCondition( attributes ) ||\n\t\tyetAnother( item )\n\t);`,
    ],
  ])('breaks %j', (line, expected) => expect(formatted(line)).toBe(expected));

  it('leaves alone what it does not understand, and short lines', () => {
    const strange = `\tconst a = await something( \`a template of quite some length, \${ value } and more of it\` );`;
    expect(formatted(strange)).toBe(strange);
    expect(formatted('const a = [ 1, 2 ];')).toBe('const a = [ 1, 2 ];');
  });
});
