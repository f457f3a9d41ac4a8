import { ThemePlan } from '@presswright/shared/schemas/plans/theme-plan';
import type { ThemeGenerateRequest } from '@presswright/shared/schemas/themes';
import { expect, it } from 'vitest';
import { Slots } from '../../../../server/src/generation/slots.ts';
import { generateTheme } from '../../../../server/src/generation/theme/generate-theme.ts';
import { planFor } from '../../../../server/src/generation/theme/plan/plan-for.ts';
import { compileBodyCheck } from '../../../../server/src/plugins/validation.ts';
import { themeMatrix } from '../../../peers/generation/matrix/themes.ts';
import { sampleOf } from '../../../peers/whole.ts';
import { subjects } from '../../outlines/subjects.ts';

const faultOf = compileBodyCheck(ThemePlan);
const outlined = Object.values(subjects)
  .flat()
  .flatMap(({ name, task }) => (task.kind === 'theme' ? [[name, task.request] as const] : []));
const described: readonly (readonly [string, ThemeGenerateRequest])[] = [
  'We repair old clocks in a small town by the sea. No sidebar, rounded corners.',
  'A dark theme for a law firm with testimonials, prices and a centered header.',
].map((description, at) => [`described ${at}`, { theme_name: 'Harbour', description }]);

it.each(sampleOf([...outlined, ...Object.entries(themeMatrix), ...described], 2))(
  'the plan of the request %s is valid, and makes the same files',
  (_name, request) => {
    const { plan } = planFor(request);
    const sent = JSON.parse(JSON.stringify(plan)) as ThemePlan;
    expect(faultOf(sent)?.message).toBeUndefined();
    const { theme_name, author, seed } = request;
    const meta = { ...(author === undefined ? {} : { author }), ...(seed === undefined ? {} : { seed }) };
    const { files } = generateTheme({ theme_name, ...meta, plan: sent }, new Slots());
    expect(files).toEqual(generateTheme(request, new Slots()).files);
  },
);
