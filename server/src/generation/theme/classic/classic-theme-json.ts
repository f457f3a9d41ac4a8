import { jsonFile } from '../../writers/json.ts';
import { elementStyles } from '../block-theme/json/element-styles.ts';
import { color, family, size } from '../block-theme/json/preset.ts';
import { themeSettings } from '../block-theme/json/settings.ts';
import { schemaUrl } from '../block-theme/json/theme-json.ts';
import type { ThemePlan } from '../plan/theme-plan.ts';

/** theme.json of a classic theme: palette, type and spacing for its stylesheet and for the editor. */
export function classicThemeJson(plan: ThemePlan): string {
  const { body, bodySetting } = plan.typePair;
  return jsonFile({
    $schema: schemaUrl,
    version: 3,
    settings: themeSettings(plan, { hasRootPadding: false }),
    styles: {
      color: { background: color('base'), text: color('contrast') },
      spacing: { blockGap: 'var:preset|spacing|40' },
      typography: {
        fontFamily: family(body.slug),
        fontSize: size('medium'),
        fontWeight: bodySetting.fontWeight,
        letterSpacing: bodySetting.letterSpacing,
        lineHeight: bodySetting.lineHeight,
      },
      elements: elementStyles(plan),
    },
  });
}
