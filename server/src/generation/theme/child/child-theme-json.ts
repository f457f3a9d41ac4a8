import { type JsonValue, jsonFile } from '../../writers/json.ts';
import { schemaUrl } from '../block-theme/json/theme-json.ts';
import { darkOf } from '../color/dark-of.ts';
import type { Palette } from '../color/palette.ts';
import type { Child } from './child-context.ts';
import { landingTemplate } from './child-templates.ts';
import type { KnownParent } from './parents.ts';

const reference = (slug: string): string => `var:preset|color|${slug}`;

/** The parent's presets in colours of ours, and with `dark_mode` what they become in the other scheme. */
function colorSettings({ plan }: Child, known: KnownParent, palette: Palette): JsonValue {
  const other = known.presets(darkOf(palette));
  return {
    color: { palette: known.presets(palette).map((preset) => ({ ...preset })) },
    custom: plan.features.has('dark_mode')
      ? { scheme: Object.fromEntries(other.map(({ slug, color }) => [slug, color])) }
      : undefined,
  };
}

/**
 * theme.json of a child theme. The palette is replaced only where the parent's presets are known; elsewhere colours are
 * written as values, because a parent may have no preset of that name. Faces are values always, so that the parent keeps
 * its own presets of faces.
 */
export function childThemeJson(child: Child): string {
  const { plan, known } = child;
  const { palette, typePair } = plan;
  const { heading, headingSetting, body, bodySetting } = typePair;
  const colors = known
    ? {
        page: reference('base'),
        text: reference('contrast'),
        primary: reference(known.primary),
        onPrimary: reference('base'),
      }
    : { page: palette.base, text: palette.contrast, primary: palette.primary, onPrimary: palette['primary-contrast'] };
  const onText = { color: { background: colors.text, text: colors.page } };
  const landing = landingTemplate(child);
  return jsonFile({
    $schema: schemaUrl,
    version: 3,
    settings: known && colorSettings(child, known, palette),
    styles: {
      color: { background: colors.page, text: colors.text },
      typography: {
        fontFamily: body.fontFamily,
        fontWeight: bodySetting.fontWeight,
        lineHeight: bodySetting.lineHeight,
      },
      elements: {
        button: {
          border: { radius: plan.layout.shape.button },
          color: { background: colors.primary, text: colors.onPrimary },
          ':hover': onText,
          ':focus': onText,
          ':active': onText,
        },
        heading: {
          typography: {
            fontFamily: heading.fontFamily,
            fontWeight: headingSetting.fontWeight,
            letterSpacing: headingSetting.letterSpacing,
            lineHeight: headingSetting.lineHeight,
          },
        },
        link: { color: { text: colors.primary }, ':hover': { color: { text: colors.text } } },
      },
      blocks: {
        // A title is known for a link by its place.
        'core/post-title': {
          elements: {
            link: { color: { text: 'currentColor' }, ':hover': { color: { text: colors.primary } } },
          },
        },
      },
    },
    customTemplates: landing && [{ name: landing.name, postTypes: ['page'], title: landing.title }],
  });
}

/** The style variations of `styles/`, for parents whose presets are known. */
export const childVariations = (child: Child): readonly { readonly path: string; readonly content: string }[] => {
  const { plan, known } = child;
  if (known === undefined) return [];
  return plan.styles.map(({ slug, name, palette }) => ({
    path: `styles/${plan.names.slug}-${slug}.json`,
    content: jsonFile({ $schema: schemaUrl, version: 3, title: name, settings: colorSettings(child, known, palette) }),
  }));
};
