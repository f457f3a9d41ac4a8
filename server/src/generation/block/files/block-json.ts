import { shortened } from '../../package/readme.ts';
import type { JsonValue } from '../../writers/json.ts';
import type { BlockPlan } from '../plan.ts';

type Json = { readonly [key: string]: JsonValue };

/** block.json, before features add to it. */
export function blockMetadata(plan: BlockPlan): Json {
  const { names, hasEditor, isDynamic } = plan;
  return {
    $schema: 'https://schemas.wp.org/trunk/block.json',
    apiVersion: 3,
    name: names.blockName,
    version: plan.version,
    title: names.title,
    category: plan.category,
    icon: plan.icon,
    description: shortened(plan.description, 200),
    keywords: plan.keywords,
    textdomain: names.textDomain,
    attributes: attributesOf(plan),
    supports: supportsOf(plan),
    ...(hasEditor ? { editorScript: 'file:./index.js', editorStyle: 'file:./editor.css' } : {}),
    style: 'file:./style.css',
    ...(isDynamic ? { render: 'file:./render.php' } : {}),
  };
}

function attributesOf({ attributes, hasEditor }: BlockPlan): Json {
  // WordPress makes controls of its own for blocks without an editor script, and labels them with this.
  return Object.fromEntries(
    attributes.map(({ name, label, schema }) => [name, hasEditor ? schema : { ...schema, label }]),
  );
}

/** What WordPress lets people set, each with attributes of its own: where the request has one of these, it is the block's. */
function supportsOf({ hasEditor, attributes }: BlockPlan): Json {
  const names = new Set(attributes.map(({ name }) => name));
  const unless = (attribute: string, support: Json): Json => (names.has(attribute) ? {} : support);
  return {
    ...unless('align', { align: ['wide', 'full'] }),
    ...unless('anchor', { anchor: true }),
    ...(hasEditor ? {} : { autoRegister: true }),
    html: false,
    // Every block has this one, and a style with it, unless it says otherwise.
    ...(names.has('style') ? { customCSS: false } : {}),
    ...unless('style', {
      color: {
        background: !names.has('backgroundColor'),
        text: !names.has('textColor'),
        link: true,
        gradients: !names.has('gradient'),
      },
      spacing: { margin: true, padding: true, blockGap: true },
      typography: { ...unless('fontSize', { fontSize: true }), lineHeight: true, textAlign: true },
      __experimentalBorder: { ...unless('borderColor', { color: true }), radius: true, style: true, width: true },
      shadow: true,
    }),
    interactivity: { clientNavigation: true },
  };
}

/** Objects key by key, lists one after another; anything else replaces. */
export function mergeJson(base: Json, more: Json): Json {
  const merged = Object.entries(more).map(([key, value]): [string, JsonValue] => {
    const old = Object.hasOwn(base, key) ? base[key] : undefined;
    if (Array.isArray(old) && Array.isArray(value)) return [key, [...old, ...value]];
    return [key, isObject(old) && isObject(value) ? mergeJson(old, value) : value];
  });
  return { ...base, ...Object.fromEntries(merged) };
}

const isObject = (value: JsonValue): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
