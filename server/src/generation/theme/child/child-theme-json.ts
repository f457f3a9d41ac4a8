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
  const settings: JsonValue = known && { color: { palette: known(palette).map((preset) => ({ ...preset })) } };
  const onContrast = { color: { background: palette.contrast, text: palette.base } };
  return jsonFile({
    $schema: schemaUrl,
    version: 3,
    settings,
    styles: {
      color: { background: palette.base, text: palette.contrast },
      typography: {
        fontFamily: body.fontFamily,
        fontWeight: bodySetting.fontWeight,
        lineHeight: bodySetting.lineHeight,
      },
      elements: {
        button: {
          color: { background: palette.primary, text: palette['primary-contrast'] },
          ':hover': onContrast,
          ':focus': onContrast,
          ':active': onContrast,
        },
        heading: {
          typography: {
            fontFamily: heading.fontFamily,
            fontWeight: headingSetting.fontWeight,
            letterSpacing: headingSetting.letterSpacing,
            lineHeight: headingSetting.lineHeight,
          },
        },
        link: { color: { text: palette.primary }, ':hover': { color: { text: palette.contrast } } },
      },
    },
  });
}
