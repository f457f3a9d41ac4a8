import { describe, expect, it } from 'vitest';
import { hostileText } from '../support/hostile.ts';
import { elementsOf, partsIn, registeredBlock } from './support/block-script.ts';
import { everyAttribute, generatedBlock, valuesOf } from './support/generated-block.ts';

const archetypes =
  'Testimonial,Pricing table,FAQ,Gallery,Progress bar,Notice,Team member,Event,Statistics,Timeline,Features,Hero,Call to action,Product,Video,Quote,Card,Odd thing'.split(
    ',',
  );

/** Kinds that are rendered on the front end, whatever was asked for: somebody has to do something with them. */
const played = 'Countdown,Tabs,Before and after,Map,Newsletter form'.split(',');

/** Saved markup has no dates: they follow the site's format. */
const withoutDates = Object.fromEntries(
  Object.entries(everyAttribute).filter(([name]) => name !== 'day' && name !== 'people'),
);

const requests = [
  ...[...archetypes, ...played].map((block_type) => ({ block_type })),
  { block_type: 'acme/everything', attributes: everyAttribute },
  { block_type: 'acme/undated', attributes: withoutDates },
];

/** The classes of parts in a template of PHP. */
const partsInPhp = (php: string): Set<string> =>
  new Set(
    [...php.matchAll(/class="([^"]*?)(?:<\?php|")/g)]
      .flatMap(([, names = '']) => names.split(/\s+/))
      .filter((name) => name.includes('__')),
  );

/** Whether the tags of a template match, PHP aside. */
function openAfter(template: string): string[] {
  const html = template
    .replace(/<<\?php echo tag_escape.*?\?>/g, '<heading')
    .replace(/<\/<\?php echo tag_escape.*?\?>/g, '</heading');
  const open: string[] = [];
  for (const [, slash, name = '', rest = ''] of html
    .replace(/<\?php[\s\S]*?(?:\?>|$)/g, '')
    .matchAll(/<(\/?)([^\s<>/]+)([^<>]*)>/g)) {
    if (rest.endsWith('/')) continue;
    if (slash !== '/') open.push(name);
    else expect(open.pop(), template).toBe(name);
  }
  return open;
}

describe.each(requests)('the markup of $block_type', (request) => {
  it('is the same in the editor and on the front end', () => {
    const dynamic = generatedBlock({ ...request, features: ['server_side_rendering'] });
    const { edit } = registeredBlock(dynamic.file('editor_script')).settings;
    const attributes = valuesOf(dynamic.json, 'https://example.com/');
    const shown = partsIn(edit({ attributes, setAttributes: () => undefined, isSelected: false }));
    expect([...shown].sort()).toEqual([...partsInPhp(dynamic.file('render_callback'))].sort());
  });

  it('has tags that match', () => {
    const { file } = generatedBlock({ ...request, features: ['server_side_rendering'] });
    expect(openAfter(file('render_callback'))).toEqual([]);
  });
});

// What visitors play with is rendered by the server and saves no markup.
const rendered = [...played, 'Event', 'acme/everything'];
const saved = requests.filter(({ block_type }) => !rendered.includes(block_type));

describe.each(saved)('the saved markup of $block_type', (request) => {
  it('is the same in the editor and in saved posts', () => {
    const fixed = generatedBlock(request);
    const { edit, save } = registeredBlock(fixed.file('editor_script')).settings;
    const attributes = valuesOf(fixed.json, 'https://example.com/');
    const shown = partsIn(edit({ attributes, setAttributes: () => undefined, isSelected: false }));
    expect([...partsIn(save({ attributes }))].sort()).toEqual([...shown].sort());
  });

  it('is saved for empty, absent and hostile values too', () => {
    const { file, json } = generatedBlock(request);
    const { save } = registeredBlock(file('editor_script')).settings;
    const defaults = Object.fromEntries(
      Object.entries(json.attributes).flatMap(([name, { default: value }]) =>
        value === undefined ? [] : [[name, value]],
      ),
    );
    for (const attributes of [
      defaults,
      valuesOf(json, ''),
      valuesOf(json, hostileText),
      valuesOf(json, ' javascript:alert(1)'),
    ]) {
      const elements = elementsOf(save({ attributes }));
      const links = elements.flatMap(({ props }) => (typeof props.href === 'string' ? [props.href] : []));
      expect(links.filter((link) => /^\s*javascript:/i.test(link))).toEqual([]);
    }
  });
});

describe('attributes in the saved markup', () => {
  const { file, json } = generatedBlock({ block_type: 'acme/undated', attributes: withoutDates });

  it('are read back from elements that are saved', () => {
    const { save } = registeredBlock(file('editor_script')).settings;
    const saved = partsIn(save({ attributes: valuesOf(json, 'text') }));
    const selectors = (schema: Readonly<Record<string, unknown>>): string[] => [
      ...(typeof schema.selector === 'string' ? [schema.selector] : []),
      ...Object.values((schema.query ?? {}) as Record<string, Record<string, unknown>>).flatMap(selectors),
    ];
    const wanted = Object.values(json.attributes).flatMap(selectors);
    expect(wanted.length).toBeGreaterThan(3);
    for (const selector of wanted) expect(saved, selector).toContain(selector.slice(1));
  });

  it('have sources only where they come back as they went in', () => {
    const sources = Object.entries(json.attributes).map(([name, { source }]) => [name, source] as const);
    expect(Object.fromEntries(sources.filter(([, source]) => source !== undefined))).toEqual({
      content: 'html',
      steps: 'query',
    });
  });
});
