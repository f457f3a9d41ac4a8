import type { Message } from './message.ts';

/** Where texts stand in a JSON file, as WordPress' own tables of it: the leaves are the contexts of the texts. */
type Shape = string | readonly [Shape] | { readonly [key: string]: Shape };

const blockShape: Shape = {
  title: 'block title',
  description: 'block description',
  keywords: ['block keyword'],
  styles: [{ label: 'block style label' }],
  variations: [
    {
      title: 'block variation title',
      description: 'block variation description',
      keywords: ['block variation keyword'],
    },
  ],
};

const named = (context: string): Shape => [{ name: context }];

const presets: Shape = {
  typography: { fontSizes: named('Font size name'), fontFamilies: named('Font family name') },
  color: { palette: named('Color name'), gradients: named('Gradient name'), duotone: named('Duotone name') },
  spacing: { spacingSizes: named('Space size name') },
  dimensions: { aspectRatios: named('Aspect ratio name'), dimensionSizes: named('Dimension size name') },
  shadow: { presets: named('Shadow name') },
  border: { radiusSizes: named('Border radius size name') },
};

const themeShape: Shape = {
  title: 'Style variation name',
  description: 'Style variation description',
  settings: { ...presets, blocks: { '*': presets } },
  customTemplates: [{ title: 'Custom template name' }],
  templateParts: [{ title: 'Template part name' }],
};

/** The texts of a block.json of this text domain, of a theme.json or of a theme's style variation. */
export function messagesOfJson(path: string, source: string, domain: string): Message[] {
  const isBlock = /(?:^|\/)block\.json$/.test(path);
  if (!isBlock && !/^(?:theme|styles\/.+)\.json$/.test(path)) return [];
  const value: unknown = JSON.parse(source);
  if (isBlock && property(value, 'textdomain') !== domain) return [];
  return [...texts(value, isBlock ? blockShape : themeShape)].map((message) => ({ ...message, reference: path }));
}

function* texts(value: unknown, shape: Shape): Generator<Pick<Message, 'text' | 'context'>> {
  if (typeof shape === 'string') {
    if (typeof value === 'string' && value !== '') yield { text: value, context: shape };
  } else if (isList(shape)) {
    if (Array.isArray(value)) for (const item of value) yield* texts(item, shape[0]);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(shape)) {
      if (key === '*') for (const item of Object.values(value)) yield* texts(item, inner);
      else yield* texts(property(value, key), inner);
    }
  }
}

const isList = (shape: Shape): shape is readonly [Shape] => Array.isArray(shape);

function property(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Record<string, unknown>)[key]
    : undefined;
}
