import { blockFeatures, styleVariants } from '@presswright/shared/schemas/block-parts';
import { describe, expect, it } from 'vitest';
import { inspectProject, isTooBad } from '../../../server/src/generation/inspect-project.ts';
import { analyzer } from '../../analysis/analyzer-for-tests.ts';
import { hostileKey, hostileText } from '../support/hostile.ts';
import { registeredBlock } from './support/block-script.ts';
import { everyAttribute, generatedBlock } from './support/generated-block.ts';

describe('a generated block', () => {
  it('is a plugin that registers it', () => {
    const { project, file, json } = generatedBlock({ block_type: 'Acme/PriceCard', author: 'Jo */ ?>' });
    expect(project.files.map(({ path }) => path)).toEqual([
      `${project.slug}.php`,
      'block/block.json',
      'block/index.js',
      'block/index.asset.php',
      'block/editor.css',
      'block/style.css',
      'readme.txt',
      `languages/${project.slug}.pot`,
    ]);
    expect(file('main_file')).toContain("register_block_type( __DIR__ . '/block' );");
    expect(json).toMatchObject({ apiVersion: 3, textdomain: project.slug, editorScript: 'file:./index.js' });
    expect(registeredBlock(file('editor_script')).name).toBe(json.name);
  });

  it('loads every script that its editor script uses', () => {
    const { file } = generatedBlock({
      block_type: 'acme/all',
      attributes: everyAttribute,
      features: ['custom_controls'],
    });
    const used = [...file('editor_script').matchAll(/= wp\.(\w+);/g)].map(
      ([, name = '']) => `wp-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
    );
    const [, listed = ''] = /'dependencies' => array\(([^)]*)\)/.exec(file('editor_script_asset')) ?? [];
    expect(listed.match(/wp-[a-z0-9-]+/g)?.sort()).toEqual(used.sort());
  });

  it('has another version of its script when the script changes', () => {
    const version = (block_type: string) =>
      /'version'\s*=> '(\w+)'/.exec(generatedBlock({ block_type }).file('editor_script_asset'))?.[1];
    expect(version('acme/one')).toMatch(/^[0-9a-f]{6,}$/);
    expect(version('acme/one')).not.toBe(version('acme/two'));
  });

  it('is registered by PHP alone where no editor script is wanted', () => {
    const { project, json, file } = generatedBlock({
      block_type: 'acme/server',
      include_editor: false,
      attributes: { city: 'string' },
    });
    expect(project.files.some(({ path }) => path.endsWith('.js'))).toBe(false);
    expect(json).toMatchObject({ supports: { autoRegister: true }, render: 'file:./render.php' });
    expect(json.attributes.city).toMatchObject({ label: 'City' });
    expect(json.editorScript).toBeUndefined();
    expect(file('main_file')).toMatch(/Requires at least:\s+7\.0/);
  });

  it.each(['', ' \u200b\n', '../etc', 'a/b/c', 'C:\\x\\y', 'my block/other'])(
    'is refused the name %j',
    (block_type) => {
      expect(() => generatedBlock({ block_type })).toThrow(/^block_type: /);
    },
  );

  it.each([
    '3D Viewer',
    'Größe',
    '価格表',
    '🎉',
    '<b>Bold</b>',
    'Acme/Widget',
    "Bob's “best” block",
    'core/paragraph',
    'WordPress',
  ])('is given valid names for %j', (block_type) => {
    const { json, project } = generatedBlock({ block_type });
    expect(json.name).toMatch(/^[a-z][a-z0-9-]*\/[a-z][a-z0-9-]*$/);
    expect(json.name).not.toMatch(/^core\//);
    expect(project.slug).toMatch(/^[a-z][a-z0-9-]*$/);
  });
});

const hostileRequest = {
  block_type: hostileText.replace(/[/\\]/g, ' ').slice(0, 190),
  description: hostileText,
  author: hostileText.slice(0, 190),
  attributes: {
    ...everyAttribute,
    [hostileKey(hostileText)]: {
      type: 'string',
      label: hostileText.slice(0, 190),
      help: hostileText,
      default: hostileText,
    },
    choice: { type: 'enum', options: ['plain', hostileText.slice(0, 190)] },
    [hostileKey(`rows ${hostileText}`)]: { type: 'query', properties: { [hostileKey(hostileText)]: 'string' } },
  },
};

describe.each([
  { request: { attributes: everyAttribute } },
  { request: { features: ['server_side_rendering' as const, 'custom_controls' as const], attributes: everyAttribute } },
  { request: { include_editor: false } },
  { request: { features: blockFeatures.filter((feature) => feature !== 'interactivity') } },
])('a block of usual texts, request %#', ({ request }) => {
  it('has nothing that the analyser finds, however small', () => {
    const { project } = generatedBlock({ block_type: 'acme/thing', ...request });
    const found = inspectProject(analyzer, project).filter(({ severity }) => severity !== 'info');
    expect(found.map(({ file, line, rule, message }) => `${file}:${line} ${rule} ${message}`)).toEqual([]);
  });
});

describe.each([
  { title: 'static', request: {} },
  { title: 'dynamic', request: { features: ['server_side_rendering' as const] } },
  { title: 'without an editor script', request: { include_editor: false } },
  { title: 'with every feature', request: { features: [...blockFeatures], style_variants: [...styleVariants] } },
])('hostile texts in a block $title', ({ request }) => {
  const { project, file } = generatedBlock({ ...hostileRequest, ...request });

  it('break no script', () => {
    const script = file('editor_script');
    if (script !== '') expect(registeredBlock(script).name).toContain('/');
    expect(script).not.toMatch(/<\/script|<!--/i);
  });

  it('leave nothing that the analyser finds', () => {
    const found = inspectProject(analyzer, project).filter(isTooBad);
    expect(found.map(({ file: path, line, rule, message }) => `${path}:${line} ${rule} ${message}`)).toEqual([]);
  });

  it('are the same every time', () => {
    expect(generatedBlock({ ...hostileRequest, ...request }).project).toEqual(project);
  });
});

describe('what steers a block', () => {
  const { file, json } = generatedBlock({
    block_type: 'acme/photo',
    attributes: {
      photo: 'image',
      grayscale: 'boolean',
      rounded: 'boolean',
      max_height: 'number',
      gap: 'integer',
      speed: 'number',
      links: { type: 'query', properties: { image: 'image', name: 'string', url: 'url' } },
    },
    features: ['server_side_rendering'],
  });

  it('is not shown as content', () => {
    expect(file('render_callback')).not.toMatch(/Grayscale|Rounded|Max height|Gap/);
    expect(json.attributes.grayscale).toMatchObject({ type: 'boolean', default: false });
  });

  it('changes how the block looks', () => {
    const style = file('style');
    expect(style).toMatch(/\.is-grayscale [^{]*\{\s*filter: grayscale\(1\);/);
    expect(style).toMatch(/\.is-rounded \{\s*--acme-photo-radius: 1rem;/);
    expect(style).toMatch(/\[style\*="--acme-photo-max-height-value"\] \{\s*min-block-size: calc\(/);
    expect(style).toMatch(/--acme-photo-gap: calc\(var\(--acme-photo-gap-value\) \* 1px\)/);
  });

  it('does not show the address of an item, but links what it belongs to', () => {
    const render = file('render_callback');
    expect(render).toMatch(/<a class="wp-block-acme-photo__links-item-url"<\?php if .+? href="<\?php echo esc_url\(/);
    expect(render).not.toMatch(/esc_html\( \$\w+\['url'\]/);
  });
});

describe('blocks that are called by what visitors do with them', () => {
  it.each([
    ['Tabs', 'role="tablist"'],
    ['Countdown', 'role="timer"'],
    ['Before/After Slider', 'type="range"'],
    ['Newsletter Form', '<form '],
    ['Map', '<iframe '],
  ])('%s have it without being asked to', (block_type, markup) => {
    const { file, project } = generatedBlock({ block_type });
    expect(file('render_callback')).toContain(markup);
    expect(file('view_script')).toContain('@wordpress/interactivity');
    expect(project.instructions).toContain('`interactivity` was added');
  });

  it('are static where HTML does it', () => {
    expect(generatedBlock({ block_type: 'Accordion' }).file('editor_script')).toMatch(/'details'/);
    expect(generatedBlock({ block_type: 'Progress bar' }).file('editor_script')).toMatch(/el\( 'progress'/);
  });
});

describe('a text that is a sign', () => {
  it.each([
    { block_type: 'Icon Box', attributes: { icon: 'string', title: 'string' } },
    {
      block_type: 'Feature Grid',
      attributes: { items: { type: 'query', properties: { icon: 'string', title: 'string' } } },
    },
  ])('decorates and is not read out: $block_type', (request) => {
    const { file } = generatedBlock({ ...request, features: ['server_side_rendering'] });
    expect(file('render_callback')).toMatch(/icon-sign" aria-hidden="true">/);
    expect(file('editor_script')).not.toContain("'aria-hidden'");
  });
});
