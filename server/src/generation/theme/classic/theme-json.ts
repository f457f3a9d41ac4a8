import { jsonFile } from '../../writers/json.ts';
import { blockStyles } from '../block-theme/json/block-styles.ts';
import { elementStyles } from '../block-theme/json/element-styles.ts';
import { color, family, size, space } from '../block-theme/json/preset.ts';
import { colorSettings } from '../block-theme/json/settings.ts';
import { schemaUrl } from '../block-theme/json/theme-json.ts';
import { spacingPresets } from '../spacing-scale.ts';
import { fontFamilyPresets } from '../type-pairs.ts';
import type { Classic } from './classic-context.ts';
import { fontSizeTokens } from './styles/tokens.ts';

/** `theme.json` of a classic theme: the presets of style.css for the editor, and the blocks that it styles. */
export function themeJson({ plan }: Classic): string {
  const { layout, palette, typePair, spacing } = plan;
  return jsonFile({
    $schema: schemaUrl,
    version: 3,
    settings: {
      appearanceTools: true,
      color: colorSettings(palette),
      custom: { radius: { button: layout.shape.button, card: layout.shape.card } },
      layout: { contentSize: layout.contentSize, wideSize: layout.wideSize },
      spacing: {
        defaultSpacingSizes: false,
        spacingSizes: spacingPresets(spacing).map((preset) => ({ ...preset })),
        units: ['%', 'px', 'em', 'rem', 'vh', 'vw'],
      },
      typography: {
        defaultFontSizes: false,
        fontFamilies: fontFamilyPresets(typePair).map((preset) => ({ ...preset })),
        fontSizes: fontSizeTokens(plan).map((token) => ({ ...token, fluid: false })),
      },
    },
    styles: {
      color: { background: color('base'), text: color('contrast') },
      spacing: { blockGap: space('40') },
      typography: {
        fontFamily: family(typePair.body.slug),
        fontSize: size('medium'),
        lineHeight: typePair.bodySetting.lineHeight,
      },
      elements: elementStyles(plan),
      blocks: blockStyles(plan),
    },
  });
}
