import { blockJsonShape } from '@presswright/shared/json-shapes/block-json-shape';
import { themeJsonShape } from '@presswright/shared/json-shapes/theme-json-shape';
import { projectConfigSchema, ruleNames } from '@presswright/shared/schemas/project-config';
import { coreBlockNames } from '@presswright/shared/wordpress/block-facts';
import { wordpressNames } from '@presswright/shared/wordpress/names';
import type { JSONSchema } from 'vscode-json-languageservice';
import type { RulePages } from '../documents/rule-pages.ts';
import type { JsonKind } from './json-kind.ts';
import { blockJsonKeys, themeJsonKeys } from './key-descriptions.ts';
import { schemaOfShape } from './schema-of-shape.ts';

/** Makes the schema that a file of this kind is completed and explained with. */
export async function schemaOf(kind: JsonKind, pages: RulePages, ownBlocks: readonly string[]): Promise<JSONSchema> {
  const blocks = [...ownBlocks, ...coreBlockNames];
  switch (kind) {
    case 'block.json':
      return schemaOfShape(blockJsonShape, {
        describe: (path) => own(blockJsonKeys, path),
        names: (path) => (path.join('.') === 'blockHooks' ? blocks : undefined),
        texts: (path) => textsOfBlockJson(path.join('.'), blocks),
      });
    case 'theme.json':
      return schemaOfShape(themeJsonShape, {
        describe: (path) => own(themeJsonKeys, path),
        names: (path) => (path.at(-1) === 'blocks' ? blocks : undefined),
        texts: (path) => textsOfThemeJson(path.join('.')),
      });
    default:
      return configSchema(pages);
  }
}

function own(keys: Readonly<Record<string, string>>, path: readonly string[]): string | undefined {
  const key = path.join('.');
  return Object.hasOwn(keys, key) ? keys[key] : undefined;
}

const categories = ['text', 'media', 'design', 'widgets', 'theme', 'embed'];

function textsOfBlockJson(path: string, blocks: readonly string[]): readonly string[] | undefined {
  if (path === 'parent.*' || path === 'ancestor.*' || path === 'allowedBlocks.*') return blocks;
  if (path === 'category') return categories;
  if (path === '$schema') return ['https://schemas.wp.org/trunk/block.json'];
  return undefined;
}

function textsOfThemeJson(path: string): readonly string[] | undefined {
  if (path === 'templateParts.*.area') return ['header', 'footer', 'uncategorized'];
  if (path === 'customTemplates.*.postTypes.*') return ['page', ...wordpressNames('post type')];
  if (path === '$schema') return ['https://schemas.wp.org/trunk/theme.json'];
  return undefined;
}

/** Rules come with their titles. */
async function configSchema(pages: RulePages): Promise<JSONSchema> {
  const ids = (await pages.ids()) ?? [];
  const names = ruleNames(ids);
  const titles = await Promise.all(names.map(async (name) => (await pages.title(name)) ?? ''));
  const schema = JSON.parse(JSON.stringify(projectConfigSchema(names))) as JSONSchema;
  for (const rules of rulesIn(schema))
    if (typeof rules.propertyNames === 'object') rules.propertyNames.markdownEnumDescriptions = titles;
  return schema;
}

/** The places of the schema where rules are named. */
function rulesIn(schema: JSONSchema): JSONSchema[] {
  const top = schema.properties?.rules;
  const overrides = schema.properties?.overrides;
  const items = typeof overrides === 'object' ? overrides.items : undefined;
  const inner = typeof items === 'object' && !Array.isArray(items) ? items.properties?.rules : undefined;
  return [top, inner].filter((rules) => typeof rules === 'object');
}
