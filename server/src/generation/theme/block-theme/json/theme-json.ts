import { type JsonValue, jsonFile } from '../../../writers/json.ts';
import type { ThemePlan } from '../../plan/theme-plan.ts';
import { customTemplates } from '../templates/custom-templates.ts';
import { templateParts } from '../templates/template-parts.ts';
import { blockStyles } from './block-styles.ts';
import { elementStyles } from './element-styles.ts';
import { color, family, size, space } from './preset.ts';
import { themeSettings } from './settings.ts';

/** The version of WordPress whose schema the files name: the first that knows all keys; older ones skip what they do not know. */
export const schemaUrl = 'https://schemas.wp.org/wp/6.9/theme.json';

/** theme.json of a block theme. */
export function themeJson(plan: ThemePlan): string {
  const { body, bodySetting } = plan.typePair;
  const styles: JsonValue = {
    color: { background: color('base'), text: color('contrast') },
    spacing: { blockGap: space('40'), padding: { bottom: '0', left: space('50'), right: space('50'), top: '0' } },
    typography: {
      fontFamily: family(body.slug),
      fontSize: size('medium'),
      fontWeight: bodySetting.fontWeight,
      letterSpacing: bodySetting.letterSpacing,
      lineHeight: bodySetting.lineHeight,
    },
    elements: elementStyles(plan),
    blocks: blockStyles(plan),
  };
  return jsonFile({
    $schema: schemaUrl,
    version: 3,
    settings: themeSettings(plan),
    styles,
    templateParts: templateParts(plan).map(({ name, title, area }) => ({ area, name, title })),
    customTemplates: customTemplates(plan).map(({ name, title, postTypes }) => ({
      name,
      postTypes: [...postTypes],
      title,
    })),
  });
}
