import { type JsonValue, jsonFile } from '../../../writers/json.ts';
import { darkOf } from '../../color/dark-of.ts';
import type { StylePalette } from '../../color/style-palettes.ts';
import type { ThemePlan } from '../../plan/theme-plan.ts';
import { fontFamilyPresets, type TypePair, typePairs } from '../../type-pairs.ts';
import { color, family } from './preset.ts';
import { colorSettings, schemeSettings } from './settings.ts';
import { schemaUrl } from './theme-json.ts';

/** Another pair of faces for the second and the fourth variation, so that they change more than colours. */
function pairOf(plan: ThemePlan, index: number): TypePair | undefined {
  if (index % 2 === 0) return undefined;
  const others = typePairs.filter(({ slug, moods }) => slug !== plan.typePair.slug && moods.includes(plan.mood));
  return others[Math.floor(index / 2) % Math.max(1, others.length)];
}

function typeStyles({ heading, headingSetting, body, bodySetting }: TypePair): JsonValue {
  return {
    typography: {
      fontFamily: family(body.slug),
      letterSpacing: bodySetting.letterSpacing,
      lineHeight: bodySetting.lineHeight,
    },
    elements: {
      heading: {
        typography: {
          fontFamily: family(heading.slug),
          fontWeight: headingSetting.fontWeight,
          letterSpacing: headingSetting.letterSpacing,
          lineHeight: headingSetting.lineHeight,
        },
      },
    },
    blocks: {
      'core/pullquote': { typography: { fontFamily: family(heading.slug) } },
      'core/site-title': { typography: { fontFamily: family(heading.slug) } },
    },
  };
}

function variation(plan: ThemePlan, { name, palette, isDark }: StylePalette, index: number): JsonValue {
  const pair = pairOf(plan, index);
  const other = darkOf(palette);
  const [light, dark] = isDark ? [other, palette] : [palette, other];
  const scheme = plan.features.has('dark_mode') ? { custom: { scheme: schemeSettings(light, dark, isDark) } } : {};
  return {
    $schema: schemaUrl,
    version: 3,
    title: name,
    settings: {
      color: colorSettings(palette),
      ...scheme,
      ...(pair ? { typography: { fontFamilies: fontFamilyPresets(pair).map((preset) => ({ ...preset })) } } : {}),
    },
    ...(pair ? { styles: typeStyles(pair) } : {}),
  };
}

/** The style variations of `styles/`, by file name. */
export const variationFiles = (plan: ThemePlan): readonly { readonly path: string; readonly content: string }[] =>
  plan.styles.map((style, index) => ({
    path: `styles/${style.slug}.json`,
    content: jsonFile(variation(plan, style, index)),
  }));

const section = (title: string, slug: string, styles: JsonValue) => ({
  path: `styles/sections/${slug}.json`,
  content: jsonFile({
    $schema: schemaUrl,
    version: 3,
    title,
    slug,
    blockTypes: ['core/group', 'core/columns'],
    styles,
  }),
});

const textLinks = (text: string): JsonValue => ({
  color: { text },
  ':hover': { color: { text }, typography: { textDecoration: 'none' } },
  ':focus': { color: { text } },
});

const buttonOn = (background: string, text: string, hover: { background: string; text: string }): JsonValue => ({
  color: { background, text },
  ':hover': { color: hover },
  ':focus': { color: hover },
  ':focus-visible': { color: hover, outline: { color: background, offset: '3px', style: 'solid', width: '2px' } },
  ':active': { color: hover },
});

/** Styles of sections: a group takes the colours of one, and whatever is in it stays readable. */
export const sectionFiles: readonly { readonly path: string; readonly content: string }[] = [
  section('Tinted', 'section-tinted', { color: { background: color('base-2'), text: color('contrast') } }),
  section('Primary', 'section-primary', {
    color: { background: color('primary'), text: color('primary-contrast') },
    elements: {
      heading: { color: { text: color('primary-contrast') } },
      link: textLinks(color('primary-contrast')),
      button: buttonOn(color('primary-contrast'), color('primary'), {
        background: color('base'),
        text: color('contrast'),
      }),
    },
  }),
  section('Ink', 'section-ink', {
    color: { background: color('contrast'), text: color('base') },
    elements: {
      heading: { color: { text: color('base') } },
      link: textLinks(color('base')),
      button: buttonOn(color('base'), color('contrast'), {
        background: color('primary'),
        text: color('primary-contrast'),
      }),
    },
  }),
];
