import { type JsonValue, jsonFile } from '../../writers/json.ts';
import { schemaUrl } from '../block-theme/json/theme-json.ts';
import type { ThemePlan } from '../plan/theme-plan.ts';
import { knownParents } from './parents.ts';

/**
 * theme.json of a child theme. The palette is replaced only where the parent's presets are known; colours and faces are
 * written as values, because a parent may have no preset of that name.
 */
export function childThemeJson({ palette, typePair }: ThemePlan, parent: string): string {
  const { heading, headingSetting, body, bodySetting } = typePair;
  const known = Object.hasOwn(knownParents, parent) ? knownParents[parent] : undefined;
  const settings: JsonValue = known && { color: { palette: known.presets(palette).map((preset) => ({ ...preset })) } };
  const reference = (slug: string): string => `var:preset|color|${slug}`;
  const colors = known
    ? {
        page: reference('base'),
        text: reference('contrast'),
        primary: reference(known.primary),
        onPrimary: reference('base'),
      }
    : { page: palette.base, text: palette.contrast, primary: palette.primary, onPrimary: palette['primary-contrast'] };
  const onText = { color: { background: colors.text, text: colors.page } };
  return jsonFile({
    $schema: schemaUrl,
    version: 3,
    settings,
    styles: {
      color: { background: colors.page, text: colors.text },
      typography: {
        fontFamily: body.fontFamily,
        fontWeight: bodySetting.fontWeight,
        lineHeight: bodySetting.lineHeight,
      },
      elements: {
        button: {
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
    },
  });
}
