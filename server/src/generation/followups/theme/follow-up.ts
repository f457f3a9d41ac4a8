import { ThemePlan } from '@presswright/shared/schemas/plans/theme-plan';
import { frontSections, papers, spacings, themeLayouts } from '@presswright/shared/schemas/plans/theme-vocabulary';
import { themeFeatures } from '@presswright/shared/schemas/theme-features';
import { Check } from 'typebox/value';
import { GenerationError } from '../../generation-error.ts';
import { colorsFor } from '../../theme/color/palette-for.ts';
import { checkPlan } from '../../theme/plan/check-plan.ts';
import { choosePalette } from '../../theme/plan/plan-for.ts';
import { featureWords, says, sectionWords, spaced, wishesOf } from '../../theme/plan/wishes.ts';
import { type FollowedUp, followWishes } from '../follow-wishes.ts';
import { bare, type Outcome, quoteIn } from '../instruction.ts';
import { removedNames } from '../removal-forms.ts';

/** What an instruction makes of the plan of a theme: another plan, as sound as it was. Never throws. */
export function followUp(plan: ThemePlan, instruction: string): FollowedUp<ThemePlan> {
  return followWishes(
    plan,
    instruction,
    (current, { said }) => {
      for (const way of [remove, changeText, changeLook, changeLayout]) {
        const outcome = way(current, said);
        if (outcome === null || 'reason' in outcome) {
          if (outcome !== null) return outcome;
          continue;
        }
        const repaired = withoutDeadLinks(outcome.plan);
        if (repaired !== null) return { plan: repaired };
      }
      return null;
    },
    offerOf,
  );
}

function faultOf(plan: ThemePlan): string | null {
  try {
    checkPlan(plan, 'plan');
    return null;
  } catch (error) {
    if (error instanceof GenerationError) return error.param.replace(/^plan\./, '');
    throw error;
  }
}

/** The plan without links to sections that it has no more; null where that does not make it sound. */
function withoutDeadLinks(plan: ThemePlan): ThemePlan | null {
  let current = plan;
  for (let step = 0; step < 100; step += 1) {
    const fault = faultOf(current);
    if (fault === null) return Check(ThemePlan, current) ? current : null;
    const button = /^content\.(hero|about|action)\.(action|second|more|button)\.url$/.exec(fault);
    const entry = /^menus\.(header|footer)\[(\d+)\]\.url$/.exec(fault);
    if (button !== null) {
      const [, part = '', member = ''] = button;
      const content = current.content as Readonly<Record<string, Readonly<Record<string, { label: string }>>>>;
      const { label = '' } = content[part]?.[member] ?? {};
      current = {
        ...current,
        content: { ...content, [part]: { ...content[part], [member]: { label } } } as ThemePlan['content'] & {},
      };
    } else if (entry !== null) {
      const place = entry[1] === 'header' ? 'header' : 'footer';
      const items = (current.menus?.[place] ?? []).filter((_, at) => at !== Number(entry[2]));
      const { [place]: _, ...others } = current.menus ?? {};
      current = { ...current, menus: items.length === 0 ? others : { ...others, [place]: items } };
    } else return null;
  }
  return null;
}

function remove(plan: ThemePlan, said: string): Outcome<ThemePlan> {
  const names = removedNames(said);
  if (names.length === 0) return null;
  const text = spaced(names.map(bare).join(' . '));
  const sections = frontSections.filter((name) => isNamed(text, name, sectionWords));
  const features = themeFeatures.filter((name) => isNamed(text, name, featureWords));
  if (sections.length + features.length === 0) return null;
  return {
    plan: {
      ...plan,
      sections: plan.sections.filter((one) => !sections.includes(one)),
      features: plan.features.filter((one) => !features.includes(one)),
    },
  };
}

const isNamed = (text: string, name: string, table: readonly (readonly [string, readonly string[]])[]): boolean =>
  says(text, [name.replaceAll('_', ' ')]) || table.some(([own, words]) => own === name && says(text, words));

/** What the hero says. */
function changeText(plan: ThemePlan, said: string): Outcome<ThemePlan> {
  const quote = quoteIn(said);
  const hero = plan.content?.hero;
  if (quote === null || hero === undefined) return null;
  if (/\bbutton\b/i.test(said))
    return {
      plan: { ...plan, content: { ...plan.content, hero: { ...hero, action: { ...hero.action, label: quote } } } },
    };
  if (!/\b(?:hero|heading|headline|title|tagline|slogan|welcome|text)\b/i.test(said)) return null;
  const member = /\b(?:tagline|slogan|text)\b/i.test(said) ? 'text' : 'title';
  return { plan: { ...plan, content: { ...plan.content, hero: { ...hero, [member]: quote } } } };
}

function changeLook(plan: ThemePlan, said: string): Outcome<ThemePlan> {
  const wishes = wishesOf(said);
  const text = spaced(said);
  const { look } = plan;
  const isLight = says(text, ['light', 'lighter', 'bright', 'brighter', 'white']);
  const hex = /#[0-9a-f]{6}\b/i.exec(said)?.[0].toLowerCase();
  let { colors } = look;
  if (hex !== undefined) colors = { ...colors, [/\baccent\b/i.test(said) ? 'accent' : 'primary']: hex };
  else if (wishes.hue !== undefined) {
    const { seed, mood } = choosePalette(1, wishes.mood ?? look.mood, wishes.hue);
    const { primary, accent, neutral } = colorsFor(seed, { mood, isDark: isDark(colors.paper) });
    colors = { ...colors, primary, accent, neutral };
  }
  if ((wishes.isDark || says(text, ['darker'])) && !isDark(colors.paper)) colors = { ...colors, paper: 'charcoal' };
  if (isLight && isDark(colors.paper) && !says(text, ['light and dark'])) colors = { ...colors, paper: 'white' };
  const spacing = wishes.spacing ?? stepped(text, look.spacing);
  const sections = plan.type === undefined || plan.type === 'block_theme' ? wishes.sections : [];
  const fresh = sections.filter((one) => !plan.sections.includes(one));
  const features = wishes.features.filter(
    (one) => !plan.features.includes(one) && (one !== 'blog' || fresh.length === 0),
  );
  const changed: ThemePlan = {
    ...plan,
    look: {
      ...look,
      colors,
      ...(wishes.mood !== undefined && { mood: wishes.mood }),
      ...(wishes.corners !== undefined && { corners: wishes.corners }),
      ...(spacing !== undefined && { spacing }),
    },
    layout: { ...plan.layout, ...wishes.looks },
    sections: [...plan.sections, ...fresh],
    features: [...plan.features, ...features],
  };
  const isSaid =
    wishes.sections.length + wishes.features.length > 0 ||
    wishes.mood !== undefined ||
    wishes.corners !== undefined ||
    spacing !== undefined;
  return isSaid || JSON.stringify(changed) !== JSON.stringify(plan) ? { plan: changed } : null;
}

const isDark = (paper: (typeof papers)[number]): boolean => papers.indexOf(paper) >= papers.indexOf('charcoal');

/** "more space", "tighter": the next step. */
function stepped(text: string, from: (typeof spacings)[number]): (typeof spacings)[number] | undefined {
  const by = says(text, ['more space', 'more room', 'more air', 'airier', 'roomier'])
    ? 1
    : says(text, ['less space', 'tighter', 'closer together', 'denser'])
      ? -1
      : 0;
  return by === 0 ? undefined : spacings[spacings.indexOf(from) + by];
}

/** A part and a look of it that the wish names: "a split hero", "the footer in columns". */
function changeLayout(plan: ThemePlan, said: string): Outcome<ThemePlan> {
  const text = spaced(said);
  const found = Object.entries(themeLayouts).flatMap(([part, looks]) => {
    const look = (looks as readonly string[]).find((one) => says(text, [one.replaceAll(/[_-]/g, ' ')]));
    return look !== undefined && says(text, [part, `${part}s`]) ? [[part, look] as const] : [];
  });
  const [first] = found;
  if (first === undefined || found.length > 1) return null;
  return { plan: { ...plan, layout: { ...plan.layout, [first[0]]: first[1] } } };
}

function offerOf({ sections, features, look }: ThemePlan): string {
  return (
    `No change of the plan says this. The plan has sections: ${sections.join(', ') || 'none'}; features: ${features.join(', ') || 'none'}; ` +
    `mood: ${look.mood}; corners: ${look.corners}; spacing: ${look.spacing}. Colors, mood, corners, spacing, layouts, sections, ` +
    'features and the texts of the hero can be changed.'
  );
}
