import type { AttributeValue, BlockAttributes } from '../../writers/block-markup.ts';
import type { PaletteRole } from '../color/palette.ts';

/** A distance: a spacing preset of the theme, or none. */
export type Space = '0' | '20' | '30' | '40' | '50' | '60' | '70' | '80';
export type FontSize = 'small' | 'medium' | 'large' | 'x-large' | 'xx-large';
export type Side = 'top' | 'right' | 'bottom' | 'left';
export type Sides = Partial<Record<Side, Space>>;

/** A length that no preset holds, as CSS writes it: `1px`, `var(--wp--custom--radius--card)`. */
export type Length = string;

/**
 * How a block looks, in the theme's own presets. The block's attributes and the classes and styles of its saved markup are
 * both made of it, which is what the editor's validation compares.
 */
export interface Look {
  readonly align?: 'wide' | 'full' | 'left' | 'center' | 'right' | undefined;
  readonly className?: string | undefined;
  readonly background?: PaletteRole | undefined;
  readonly text?: PaletteRole | undefined;
  readonly link?: PaletteRole | undefined;
  readonly gradient?: string | undefined;
  readonly borderColor?: PaletteRole | undefined;
  readonly borderWidth?: Length | undefined;
  readonly borderSides?: Partial<Record<Side, { readonly color: PaletteRole; readonly width: Length }>> | undefined;
  readonly radius?: Length | undefined;
  readonly fontSize?: FontSize | undefined;
  readonly fontFamily?: string | undefined;
  readonly fontWeight?: string | undefined;
  readonly fontStyle?: 'normal' | 'italic' | undefined;
  readonly letterSpacing?: Length | undefined;
  readonly lineHeight?: string | undefined;
  readonly textTransform?: 'uppercase' | undefined;
  readonly textDecoration?: 'none' | 'underline' | undefined;
  readonly textAlign?: 'center' | 'right' | undefined;
  readonly padding?: Sides | undefined;
  readonly margin?: Sides | undefined;
  readonly gap?: Space | { readonly top: Space; readonly left: Space } | undefined;
  readonly minHeight?: Length | undefined;
  readonly shadow?: string | undefined;
  readonly isSticky?: boolean | undefined;
}

/** The same padding or margin above and below. */
export const vertically = (space: Space): Sides => ({ top: space, bottom: space });

/** The same on all sides. */
export const around = (space: Space): Sides => ({ top: space, right: space, bottom: space, left: space });

const presetOfSpace = (space: Space): string => (space === '0' ? '0' : `var:preset|spacing|${space}`);
const cssOfPreset = (value: string): string =>
  value.startsWith('var:preset|') ? `var(--wp--${value.slice('var:'.length).replaceAll('|', '--')})` : value;

const sideOrder = ['top', 'right', 'bottom', 'left'] as const;

function sidesOf(sides: Sides | undefined): BlockAttributes | undefined {
  if (sides === undefined) return undefined;
  return Object.fromEntries(
    sideOrder.flatMap((side) => {
      const space = sides[side];
      return space === undefined ? [] : [[side, presetOfSpace(space)]];
    }),
  );
}

/** Without what is undefined or empty; undefined when nothing is left. */
function compact(value: BlockAttributes): BlockAttributes | undefined {
  const entries = Object.entries(value).filter(([, item]) => item !== undefined);
  return entries.length === 0 ? undefined : Object.fromEntries(entries);
}

function borderOf(look: Look): BlockAttributes | undefined {
  const sides = sideOrder.map((side): [string, AttributeValue] => {
    const border = look.borderSides?.[side];
    return [side, border && { color: `var:preset|color|${border.color}`, width: border.width }];
  });
  return compact({ radius: look.radius, width: look.borderWidth, ...Object.fromEntries(sides) });
}

function styleOf(look: Look): BlockAttributes | undefined {
  const { gap } = look;
  const blockGap =
    typeof gap === 'object'
      ? { top: presetOfSpace(gap.top), left: presetOfSpace(gap.left) }
      : gap && presetOfSpace(gap);
  return compact({
    elements: look.link && { link: { color: { text: `var:preset|color|${look.link}` } } },
    spacing: compact({ padding: sidesOf(look.padding), margin: sidesOf(look.margin), blockGap }),
    border: borderOf(look),
    dimensions: compact({ minHeight: look.minHeight }),
    shadow: look.shadow && `var:preset|shadow|${look.shadow}`,
    position: look.isSticky ? { type: 'sticky', top: '0px' } : undefined,
    typography: compact({
      fontStyle: look.fontStyle,
      fontWeight: look.fontWeight,
      letterSpacing: look.letterSpacing,
      lineHeight: look.lineHeight,
      textAlign: look.textAlign,
      textDecoration: look.textDecoration,
      textTransform: look.textTransform,
    }),
  });
}

/** The attributes that say a look. */
export function attributesOfLook(look: Look): BlockAttributes {
  return {
    align: look.align,
    className: look.className,
    style: styleOf(look),
    backgroundColor: look.background,
    textColor: look.text,
    gradient: look.gradient,
    borderColor: look.borderColor,
    fontSize: look.fontSize,
    fontFamily: look.fontFamily,
  };
}

/** The classes that go with a look's colours. */
export function colorClasses(look: Look): string[] {
  return [
    ...(look.text ? [`has-${look.text}-color`] : []),
    ...(look.background ? [`has-${look.background}-background-color`] : []),
    ...(look.gradient ? [`has-${look.gradient}-gradient-background`] : []),
    ...(look.text ? ['has-text-color'] : []),
    ...(look.background || look.gradient ? ['has-background'] : []),
    ...(look.link ? ['has-link-color'] : []),
  ];
}

/** The classes that go with a border's colour. */
export const borderClasses = (look: Look): string[] =>
  look.borderColor ? ['has-border-color', `has-${look.borderColor}-border-color`] : [];

/** All classes of a look but the block's own name. */
export function classesOfLook(look: Look): string[] {
  return [
    ...(look.align ? [`align${look.align}`] : []),
    ...(look.textAlign ? [`has-text-align-${look.textAlign}`] : []),
    ...(look.className ? look.className.split(' ') : []),
    ...borderClasses(look),
    ...colorClasses(look),
    ...(look.fontSize ? [`has-${look.fontSize}-font-size`] : []),
    ...(look.fontFamily ? [`has-${look.fontFamily}-font-family`] : []),
  ];
}

const declarations = (property: string, sides: Sides | undefined): string[] =>
  sideOrder.flatMap((side) => {
    const space = sides?.[side];
    return space === undefined ? [] : [`${property}-${side}:${cssOfPreset(presetOfSpace(space))}`];
  });

/** The declarations of a border, with those of its sides. */
export function borderDeclarations(look: Look): string[] {
  return [
    ...(look.borderWidth ? [`border-width:${look.borderWidth}`] : []),
    ...(look.radius ? [`border-radius:${look.radius}`] : []),
    ...sideOrder.flatMap((side) => {
      const border = look.borderSides?.[side];
      if (border === undefined) return [];
      return [`border-${side}-color:var(--wp--preset--color--${border.color})`, `border-${side}-width:${border.width}`];
    }),
  ];
}

/** The inline style of a look, as the style engine writes it; empty when it needs none. */
export function inlineStyle(look: Look, more: readonly string[] = []): string {
  return [
    ...borderDeclarations(look),
    ...(look.minHeight ? [`min-height:${look.minHeight}`] : []),
    ...declarations('margin', look.margin),
    ...declarations('padding', look.padding),
    ...(look.fontStyle ? [`font-style:${look.fontStyle}`] : []),
    ...(look.fontWeight ? [`font-weight:${look.fontWeight}`] : []),
    ...(look.letterSpacing ? [`letter-spacing:${look.letterSpacing}`] : []),
    ...(look.lineHeight ? [`line-height:${look.lineHeight}`] : []),
    ...(look.textDecoration ? [`text-decoration:${look.textDecoration}`] : []),
    ...(look.textTransform ? [`text-transform:${look.textTransform}`] : []),
    ...(look.shadow ? [`box-shadow:var(--wp--preset--shadow--${look.shadow})`] : []),
    ...more,
  ].join(';');
}
