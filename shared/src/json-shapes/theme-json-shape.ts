import { elementStates, elements, fontFace, type KeyTree, settings, styles } from '../wordpress/theme-json-facts.ts';
import { any, either, flag, listOf, mapOf, number, object, oneOf, type Shape, text } from './shape.ts';

const reference = object({ ref: text }, { required: ['ref'] });
/** What a style may be: CSS, a number without a unit, or the value of another place. */
const style: Shape = either({ types: ['string', 'number', 'integer'] }, reference);
const boxStyle = either(
  { types: ['string', 'number'] },
  object({ top: style, right: style, bottom: style, left: style, ref: text }),
);
const borderSide = object({ color: style, style, width: style, ref: text });
const size = { types: ['string', 'number'] } as const satisfies Shape;

/** A list of presets; `value` is the key of what each stands for. */
function presets(value: string, shape: Shape, more: Readonly<Record<string, Shape>> = {}): Shape {
  const slug: Shape = { types: ['string', 'integer'] };
  return listOf(object({ name: text, slug, [value]: shape, ...more }, { required: ['slug', value] }));
}

/** Settings that are not just switched on or off. */
const settingShapes: Readonly<Record<string, Shape>> = {
  'border.radiusSizes': presets('size', size),
  'color.duotone': either(presets('colors', listOf(text)), { types: ['null'] }),
  'color.gradients': presets('gradient', text),
  'color.palette': presets('color', text),
  custom: any,
  'dimensions.aspectRatios': presets('ratio', text),
  'dimensions.dimensionSizes': presets('size', size),
  'layout.contentSize': text,
  'layout.wideSize': text,
  'shadow.presets': presets('shadow', text),
  'spacing.blockGap': { types: ['boolean', 'null'] },
  'spacing.margin': either(flag, listOf(text)),
  'spacing.padding': either(flag, listOf(text)),
  'spacing.spacingScale': object({
    operator: oneOf('+', '*'),
    increment: { types: ['number', 'string'] },
    steps: { types: ['integer'] },
    mediumStep: { types: ['number', 'string'] },
    unit: text,
  }),
  'spacing.spacingSizes': presets('size', size),
  'spacing.units': either(listOf(text), flag),
  'typography.fluid': either(
    flag,
    object({ minFontSize: text, maxViewportWidth: text, minViewportWidth: text }, { aliases: { min: 'minFontSize' } }),
  ),
  'typography.fontFamilies': listOf(
    object(
      {
        fontFace: listOf(
          object(
            {
              ...Object.fromEntries(fontFace.map((key) => [key, size])),
              src: either(text, listOf(text)),
              // WordPress keeps it for its font library.
              preview: text,
            },
            { required: ['fontFamily', 'src'] },
          ),
        ),
        fontFamily: text,
        name: text,
        preview: text,
        slug: text,
      },
      { required: ['slug', 'fontFamily'] },
    ),
  ),
  'typography.fontSizes': presets('size', size, {
    fluid: either(flag, object({ min: text, max: text }, { aliases: { minimum: 'min', maximum: 'max' } })),
  }),
  'typography.textIndent': { types: ['boolean', 'string'] },
  'viewport.mobile': text,
  'viewport.tablet': text,
};

/** Styles that are more than one value. */
const styleShapes: Readonly<Record<string, Shape>> = {
  'background.backgroundImage': either(
    { types: ['string'] },
    object({ url: text, id: number, title: text, source: text, ref: text }),
  ),
  'border.radius': either(
    { types: ['string', 'number'] },
    object({ topLeft: style, topRight: style, bottomLeft: style, bottomRight: style, ref: text }),
  ),
  'border.top': borderSide,
  'border.right': borderSide,
  'border.bottom': borderSide,
  'border.left': borderSide,
  'spacing.margin': boxStyle,
  'spacing.padding': boxStyle,
  'spacing.blockGap': boxStyle,
  css: text,
};

function shapeOf(
  tree: KeyTree,
  shapes: Readonly<Record<string, Shape>>,
  leaf: Shape,
  path = '',
): Record<string, Shape> {
  const keys: Record<string, Shape> = {};
  for (const [key, below] of Object.entries(tree)) {
    const own = path === '' ? key : `${path}.${key}`;
    const isGroup = typeof below === 'object' && below !== null;
    keys[key] = shapes[own] ?? (isGroup ? object(shapeOf(below, shapes, leaf, own), aliasesOf(own)) : leaf);
  }
  return keys;
}

/** Names of version 1, and slips that are often made. */
const aliases: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  border: { customRadius: 'radius' },
  spacing: { customMargin: 'margin', customPadding: 'padding', gap: 'blockGap' },
  typography: {
    customLineHeight: 'lineHeight',
    fontFamily: 'fontFamilies',
    sizes: 'fontSizes',
    size: 'fontSize',
    weight: 'fontWeight',
    family: 'fontFamily',
  },
  color: { backgroundColor: 'background', textColor: 'text', colors: 'palette', color: 'text' },
  layout: { contentWidth: 'contentSize', wideWidth: 'wideSize' },
};

function aliasesOf(path: string): Partial<Shape> {
  const own = aliases[path];
  return own === undefined ? {} : { aliases: own };
}

const settingKeys = shapeOf(settings, settingShapes, flag);
const styleKeys = shapeOf(styles, styleShapes, style);
const block = object(styleKeys);

/** The styles of elements; each may have its states. */
const elementStyles = object(
  Object.fromEntries(
    elements.map((element) => {
      const states = Object.fromEntries((elementStates[element] ?? []).map((state) => [state, object(styleKeys)]));
      return [element, object({ ...styleKeys, ...states })];
    }),
  ),
  { aliases: { a: 'link', links: 'link', buttons: 'button', headings: 'heading', figcaption: 'caption' } },
);

const blockStyles: Shape = {
  ...block,
  keys: {
    ...styleKeys,
    elements: elementStyles,
    variations: mapOf(object({ ...styleKeys, elements: elementStyles, blocks: mapOf(any), title: text })),
  },
};

/** A theme.json, or a style variation. */
export const themeJsonShape: Shape = object(
  {
    $schema: text,
    version: { types: ['integer'], values: [1, 2, 3] },
    title: text,
    slug: text,
    description: text,
    blockTypes: listOf(text),
    settings: object(
      { ...settingKeys, blocks: mapOf(object(settingKeys)) },
      { aliases: { colors: 'color', fonts: 'typography.fontFamilies', colour: 'color' } },
    ),
    styles: object(
      { ...styleKeys, elements: elementStyles, blocks: mapOf(blockStyles), variations: mapOf(any) },
      { aliases: { colors: 'color', colour: 'color', backgroundColor: 'color.background', textColor: 'color.text' } },
    ),
    customTemplates: listOf(
      object(
        { name: text, title: text, postTypes: listOf(text) },
        { required: ['name', 'title'], aliases: { slug: 'name' } },
      ),
    ),
    templateParts: listOf(
      object({ name: text, title: text, area: text }, { required: ['name'], aliases: { slug: 'name' } }),
    ),
    patterns: listOf(text),
  },
  {
    required: ['version'],
    aliases: { templates: 'customTemplates', parts: 'templateParts', style: 'styles', setting: 'settings' },
  },
);
