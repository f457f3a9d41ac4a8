/**
 * Reads a WordPress tree and writes the facts the analyser knows about core blocks and theme.json: names, types, slugs.
 *
 *     node tools/extract-block-facts.ts PATH_OF_WORDPRESS [FOLDER_TO_WRITE_TO]
 *
 * The formats are described, and read, in shared/src/wordpress/{block-facts,theme-json-facts}.ts.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readPhpConstant } from './facts/php-constant.ts';

interface BlockJson {
  readonly name: string;
  readonly attributes?: Readonly<
    Record<string, { type?: unknown; enum?: unknown; source?: string; default?: unknown }>
  >;
  readonly parent?: readonly string[];
  readonly ancestor?: readonly string[];
  readonly supports?: Readonly<Record<string, unknown>>;
  readonly styles?: readonly { readonly name: string }[];
}
type Presets = readonly Readonly<Record<string, unknown>>[];

const [folder, target = fileURLToPath(new URL('../shared/src/wordpress', import.meta.url))] = process.argv.slice(2);
if (folder === undefined || !existsSync(join(folder, 'wp-includes/version.php'))) {
  console.error('Usage: node tools/extract-block-facts.ts PATH_OF_WORDPRESS [FOLDER_TO_WRITE_TO]');
  process.exit(2);
}
const read = (path: string) => readFileSync(join(folder, 'wp-includes', path), 'utf8');
const wordpress = /\$wp_version\s*=\s*'([^']+)'/.exec(read('version.php'))?.[1] ?? '';

const blocks = readdirSync(join(folder, 'wp-includes/blocks'))
  .filter((name) => existsSync(join(folder, 'wp-includes/blocks', name, 'block.json')))
  .map((name) => JSON.parse(read(`blocks/${name}/block.json`)) as BlockJson)
  .sort((a, b) => (a.name < b.name ? -1 : 1));

/** `[attributes, supports, styles, isDynamic]`: attributes by name as `type|type=value,value@source`. */
const blockEntries = blocks.map(({ name, attributes = {}, supports = {}, styles = [] }) => {
  const isDynamic = existsSync(join(folder, 'wp-includes/blocks', `${name.replace('core/', '')}.php`));
  const types = Object.entries(attributes).map(([attribute, { type, enum: values, source }]) => {
    const allowed = Array.isArray(values) ? `=${values.join(',')}` : '';
    return [attribute, [type ?? []].flat().join('|') + allowed + (source === undefined ? '' : `@${source}`)];
  });
  const entry = [Object.fromEntries(types), Object.keys(supports), styles.map((style) => style.name), isDynamic];
  return [name.replace('core/', ''), entry] as const;
});
write('blocks', { wordpress }, blockEntries);

/** `[parents, defaults]`: blocks that it may stand in, and defaults of attributes that are no array or object. */
write(
  'block-details',
  { wordpress },
  blocks.map(({ name, attributes = {}, parent = [], ancestor = [] }) => {
    const defaults = Object.entries(attributes).filter(([, one]) =>
      /^(?:string|number|boolean)$/.test(typeof one.default),
    );
    const values = Object.fromEntries(defaults.map(([attribute, one]) => [attribute, one.default]));
    return [name.replace('core/', ''), [[...new Set([...parent, ...ancestor])], values]];
  }),
);

const themeClass = read('class-wp-theme-json.php');
const { settings } = JSON.parse(read('theme.json')) as { settings: Record<string, Record<string, Presets>> };
const slugsOf = (group: string, key: string, value: string) =>
  Object.fromEntries((settings[group]?.[key] ?? []).map((preset) => [preset.slug, preset[value]]));
write('theme-json', { wordpress }, [
  ['settings', readPhpConstant(themeClass, 'VALID_SETTINGS')],
  ['styles', readPhpConstant(themeClass, 'VALID_STYLES')],
  ['elements', Object.keys(readPhpConstant(themeClass, 'ELEMENTS') as object)],
  ['elementStates', readPhpConstant(themeClass, 'VALID_ELEMENT_PSEUDO_SELECTORS')],
  ['blockStates', readPhpConstant(themeClass, 'VALID_BLOCK_PSEUDO_SELECTORS')],
  [
    'fontFace',
    Object.keys((readPhpConstant(themeClass, 'FONT_FAMILY_SCHEMA') as [{ fontFace: [object] }])[0].fontFace[0]),
  ],
  ['color', slugsOf('color', 'palette', 'color')],
  ['gradient', slugsOf('color', 'gradients', 'slug')],
  ['duotone', slugsOf('color', 'duotone', 'slug')],
  ['shadow', slugsOf('shadow', 'presets', 'slug')],
  ['font-size', slugsOf('typography', 'fontSizes', 'size')],
  ['aspect-ratio', slugsOf('dimensions', 'aspectRatios', 'slug')],
]);

/** One entry a line, so that a diff between two WordPress versions reads well. */
function write(name: string, head: object, entries: readonly (readonly [string, unknown])[]): void {
  const lines = entries.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`);
  const text = `${JSON.stringify(head).slice(0, -1)},"entries":{\n${lines.join(',\n')}\n}}\n`;
  writeFileSync(join(target, `${name}.generated.json`), text);
  console.log(`${name}: ${entries.length} entries, ${Math.round(text.length / 1024)} KiB`);
}
