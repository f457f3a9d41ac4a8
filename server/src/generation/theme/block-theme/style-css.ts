import { cssFile, joinCss, noCss } from '../../writers/css.ts';
import type { ThemePlan } from '../plan/theme-plan.ts';
import { styleHeader } from '../style-header.ts';
import { baseStyles } from './css/base-styles.ts';
import { calmStyles } from './css/calm-styles.ts';
import { formStyles } from './css/form-styles.ts';
import { headerStyles } from './css/header-styles.ts';
import { listStyles } from './css/list-styles.ts';
import { schemeStyles } from './css/scheme-styles.ts';
import { sectionStyles } from './css/section-styles.ts';

/** `style.css`: the header of the theme and the rules that theme.json cannot hold. */
export function styleCss(plan: ThemePlan): string {
  const schemes = plan.features.has('dark_mode') ? schemeStyles() : noCss;
  const parts = [baseStyles, headerStyles, sectionStyles, listStyles, formStyles, schemes, calmStyles];
  return `${styleHeader(plan)}\n${cssFile(joinCss(parts, '\n\n'))}`;
}
