import { blockFeatures } from '@presswright/shared/schemas/block-parts';
import type { BlockGenerateRequest } from '@presswright/shared/schemas/blocks';
import { describe, expect, it } from 'vitest';
import { hostileKey, hostileText } from '../../support/hostile.ts';
import { GeneratedBlock } from './support.ts';

const quote: BlockGenerateRequest = {
  block_type: 'acme/voice',
  attributes: {
    statement: 'rich_text',
    author: 'string',
    tags: 'string[]',
    photo: 'image',
    mood: { type: 'enum', options: ['happy', 'sad', 'calm', 'bored'] },
    score: 'integer',
  },
};

const withFeatures = (...features: (typeof blockFeatures)[number][]): GeneratedBlock =>
  new GeneratedBlock({ ...quote, features });

describe('example', () => {
  it('has a value of each attribute’s own kind, and pictures that need no network', () => {
    const { attributes } = withFeatures('example').metadata.example as { attributes: Record<string, unknown> };
    expect(attributes).toMatchObject({
      statement: expect.any(String),
      tags: expect.arrayContaining([expect.any(String)]),
      mood: 'happy',
      score: expect.any(Number),
      photo: { url: expect.stringMatching(/^data:image\/svg\+xml,%3Csvg /), alt: expect.any(String) },
    });
  });
});

describe('inner blocks', () => {
  it('stand in the editor, in what is saved and in render.php', () => {
    const saved = withFeatures('inner_blocks');
    expect(saved.metadata.allowedBlocks).toContain('core/paragraph');
    expect(saved.file('block/index.js')).toMatch(/InnerBlocks|useInnerBlocksProps/);
    const rendered = withFeatures('inner_blocks', 'server_side_rendering');
    expect(rendered.file('block/render.php')).toContain('$content');
    expect(rendered.file('block/index.js')).toContain('InnerBlocks.Content');
  });
});

describe('block bindings', () => {
  it('read the post’s fields, keep them from those who may not see the post, and remove them with the plugin', () => {
    const block = withFeatures('block_bindings');
    const main = block.file('acme-voice.php');
    expect(main).toContain("'acme/voice-fields'");
    expect(main).toContain("'block_bindings_supported_attributes_acme/voice'");
    expect(main).toMatch(/post_password_required[\s\S]*is_post_publicly_viewable/);
    expect(block.file('uninstall.php')).toContain("delete_post_meta_by_key( 'acme_voice_statement' );");
    expect(block.file('block/index.js')).toMatch(/store: coreStore[\s\S]*registerBlockBindingsSource\( \{/);
    expect(block.metadata).toMatchObject({ usesContext: ['postId', 'postType'], render: 'file:./render.php' });
    expect(block.instructions).toContain('`server_side_rendering` was added');
  });
});

describe('variations', () => {
  it('are made of the values of an enumeration', () => {
    const script = withFeatures('variations').file('block/index.js');
    expect([...script.matchAll(/^\t+name: '(\w+)',$/gm)].map(([, name]) => name)).toEqual(['happy', 'sad', 'calm']);
    expect(script).toContain("isActive: [ 'mood' ]");
  });

  it('are at least two for any block', () => {
    const script = new GeneratedBlock({
      block_type: 'acme/bare',
      attributes: { link: 'url' },
      features: ['variations'],
      style_variants: ['card'],
    }).file('block/index.js');
    expect([...script.matchAll(/^\t+scope:/gm)].length).toBeGreaterThanOrEqual(2);
  });
});

describe('transforms', () => {
  it('take and make the blocks that the attributes have a place for', () => {
    const script = withFeatures('transforms').file('block/index.js');
    const [from = '', to = ''] = script.slice(script.indexOf('transforms: {')).split(/^\t+to: \[/m);
    for (const side of [from, to]) {
      const blocks = [...side.matchAll(/blocks: \[ '(core\/\w+)' \]/g)].map(([, name]) => name);
      expect(blocks).toEqual(['core/paragraph', 'core/heading', 'core/quote', 'core/list', 'core/image']);
    }
  });

  it('are not made up where no attribute holds anything of the kind', () => {
    const block = new GeneratedBlock({
      block_type: 'acme/switch',
      attributes: { featured: 'boolean' },
      features: ['transforms'],
    });
    expect(block.file('block/index.js')).not.toContain('transforms:');
    expect(block.instructions).toContain('no attribute contains a text, list or image');
  });
});

describe('deprecations', () => {
  it('keep a former version with its markup, and bring its values over', () => {
    const script = withFeatures('deprecations').file('block/index.js');
    expect(script).toContain('deprecated: [ v1 ]');
    expect(script).toMatch(
      /migrate\( \{ text, \.\.\.attributes \} \) \{\s+return \{[^}]*\.\.\.attributes,\s+statement: text,\s+\};/,
    );
    expect(script).toMatch(/isEligible\( \{ text \} \)/);
  });

  it('call the former text by a name that no attribute has', () => {
    const block = new GeneratedBlock({
      block_type: 'acme/words',
      attributes: { text: 'string', content: 'string' },
      features: ['deprecations'],
    });
    expect(block.file('block/index.js')).toContain('migrate( { value, ...attributes } )');
  });
});

describe('interactivity', () => {
  const of = (block_type: string, attributes?: BlockGenerateRequest['attributes']) =>
    new GeneratedBlock({ block_type, features: ['interactivity'], ...(attributes ? { attributes } : {}) });

  it.each([
    ['acme/faq', undefined, 'actions.toggleAll'],
    ['acme/countdown', undefined, 'callbacks.start'],
    ['acme/card', { title: 'string', details: 'textarea' } as const, 'actions.toggle'],
    ['acme/picture', { photo: 'image' } as const, 'callbacks.restore'],
  ])('of %s is a script module that the markup names', (name, attributes, directive) => {
    const block = of(name, attributes);
    const render = block.file('block/render.php');
    expect(render).toContain(`'data-wp-interactive' => '${name}'`);
    expect(render).toContain(directive);
    expect(block.file('block/view.js')).toContain(`store( '${name}', {`);
    expect(block.file('block/view.asset.php')).toContain("'@wordpress/interactivity'");
    expect(block.metadata).toMatchObject({ viewScriptModule: 'file:./view.js', supports: { interactivity: true } });
  });

  it('every action and callback that the markup names is in the store', () => {
    for (const name of ['acme/faq', 'acme/countdown', 'acme/card', 'acme/gallery']) {
      const block = of(name);
      const named = block.file('block/render.php').matchAll(/(?:actions|callbacks)\.(\w+)/g);
      for (const [, action] of named)
        expect(block.file('block/view.js')).toMatch(new RegExp(`^\\t\\t${action}\\(`, 'm'));
    }
  });

  it('hides nothing for good without scripts', () => {
    const css = of('acme/card').file('block/style.css');
    expect(css).toMatch(/@media \(scripting: none\)[\s\S]*__panel\[hidden\] \{\s+display: block;/);
  });
});

describe('responsive design', () => {
  it('asks the space that the block has, and hides on screens as the editor says', () => {
    const css = new GeneratedBlock({ block_type: 'acme/features', features: ['responsive_design'] }).file(
      'block/style.css',
    );
    expect(css).toContain('container: wp-block-acme-features / inline-size;');
    expect(css).toContain('@container wp-block-acme-features (max-width: 30rem)');
    expect(css).toMatch(/is-hidden-on-small-screens \{\s+display: none;/);
  });
});

describe('build tooling', () => {
  const block = withFeatures('build_tooling', 'transforms', 'deprecations', 'block_bindings', 'interactivity');

  it('has sources, tools, and a build that is there already', () => {
    expect(block.paths).toEqual(
      expect.arrayContaining([
        'package.json',
        '.editorconfig',
        '.gitignore',
        'README.md',
        'build/block.json',
        'build/index.js',
        'build/index.asset.php',
        'build/index.css',
        'build/style-index.css',
        'build/view.js',
        'build/render.php',
        'src/block.json',
        'src/index.js',
        'src/edit.js',
        'src/style.scss',
        'src/editor.scss',
        'src/view.js',
        'src/render.php',
      ]),
    );
    expect(block.file('acme-voice.php')).toContain("register_block_type( __DIR__ . '/build' )");
    expect(block.file('src/block.json')).toBe(block.file('build/block.json'));
  });

  it('imports in each source what it uses, and lists it in package.json', () => {
    const { dependencies, scripts } = JSON.parse(block.file('package.json')) as Record<string, Record<string, string>>;
    expect(scripts?.build).toBe('wp-scripts build --experimental-modules');
    for (const path of block.paths.filter((one) => /^src\/.*\.js$/.test(one))) {
      const source = block.file(path);
      for (const [, names = '', from = ''] of source.matchAll(/^import \{([^}]*)\} from '([^']+)';/gm)) {
        if (from.startsWith('@')) expect(dependencies).toHaveProperty([from]);
        const body = source.slice(source.lastIndexOf("';\n\n"));
        for (const name of names.split(',').map((one) => one.trim().split(' as ').at(-1) ?? '')) {
          if (name !== '') expect(body).toMatch(new RegExp(`(?<![\\w$])${name}(?![\\w$])`));
        }
      }
    }
    expect(block.file('src/edit.js')).toMatch(/export default function Edit\([\s\S]*<RichText/);
  });
});

describe('any block', () => {
  it('is made of hostile texts with every feature, the same each time', () => {
    const request: BlockGenerateRequest = {
      block_type: hostileText.slice(0, 90).replaceAll('/', ' '),
      description: hostileText,
      attributes: {
        [hostileKey(hostileText)]: {
          type: 'string',
          label: hostileText.slice(0, 200),
          help: hostileText,
          default: hostileText,
        },
        choice: { type: 'enum', options: [hostileText.slice(0, 100), 'b'] },
      },
      features: [...blockFeatures],
      style_variants: ['card', 'accent'],
    };
    const [one, other] = [new GeneratedBlock(request), new GeneratedBlock(request)];
    for (const path of one.paths) expect(one.file(path)).toBe(other.file(path));
    expect(one.file('build/index.js')).not.toMatch(/<\/script|<!--/);
  });
});
