import { ThemePlan } from '@presswright/shared/schemas/plans/theme-plan';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { inspectProject } from '../../../../server/src/generation/inspect-project.ts';
import { Slots } from '../../../../server/src/generation/slots.ts';
import { contrastRatio } from '../../../../server/src/generation/theme/color/contrast.ts';
import { colorPairs } from '../../../../server/src/generation/theme/color/palette.ts';
import { generateTheme } from '../../../../server/src/generation/theme/generate-theme.ts';
import { planTheme } from '../../../../server/src/generation/theme/plan/theme-plan.ts';
import { compileBodyCheck } from '../../../../server/src/plugins/validation.ts';
import { analyzer } from '../../../analysis/analyzer-for-tests.ts';
import { randomThemePlans } from '../../support/random-theme-plans.ts';

const faultOf = compileBodyCheck(ThemePlan);
const { PRESSWRIGHT_PLANS = '25' } = process.env;

it('every valid plan makes a theme that parses, that nothing of medium or worse is found in, and that can be read', {
  timeout: 600_000,
}, () => {
  fc.assert(
    fc.property(randomThemePlans, (plan) => {
      expect(faultOf(plan)?.message).toBeUndefined();
      const request = { theme_name: 'Harbour', plan };
      const found = inspectProject(analyzer, generateTheme(request, new Slots())).filter(
        ({ severity }) => severity !== 'low' && severity !== 'info',
      );
      expect(found.map(({ file, rule, message }) => `${file} ${rule} ${message}`)).toEqual([]);
      const { palette, counterpart, styles } = planTheme(request, new Slots());
      for (const one of [palette, counterpart, ...styles.map((style) => style.palette)])
        for (const { foreground, background, ratio } of colorPairs)
          expect(contrastRatio(one[foreground], one[background])).toBeGreaterThanOrEqual(ratio);
    }),
    { numRuns: Number(PRESSWRIGHT_PLANS), seed: 7 },
  );
});
