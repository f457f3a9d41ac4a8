import type { PatternGenerateRequest } from '@presswright/shared/schemas/patterns';
import type { ThemePlan } from '@presswright/shared/schemas/plans/theme-plan';
import type { PatternSection } from '@presswright/shared/schemas/plans/theme-vocabulary';
import { Slots } from '../../slots.ts';
import { html, joinHtml } from '../../writers/html.ts';
import type { Build } from '../block-theme/build.ts';
import { hero } from '../block-theme/patterns/hero.ts';
import { sectionTitles } from '../block-theme/patterns/pattern-table.ts';
import { sections as writers } from '../block-theme/patterns/sections.ts';
import type { Layout } from '../plan/layout.ts';
import { planTheme } from '../plan/theme-plan.ts';
import { askedSections, namedSections } from './asked-sections.ts';

/** A pattern for a page of any theme. */
export interface ComposedPattern {
  readonly title: string;
  readonly sections: readonly PatternSection[];
  readonly categories: readonly string[];
  /** Markup of blocks, without PHP. */
  readonly content: string;
}

const titles = {
  ...sectionTitles,
  hero: { title: 'Hero', categories: ['banner', 'featured'] },
} satisfies Record<PatternSection, { title: string; categories: readonly string[] }>;

/** Looks that need a picture, or bands of a colour that only the theme of the plan has, and what stands in for them. */
function plainLooks({ hero: top, cards, voices, footer, ...rest }: Layout): Layout {
  return {
    ...rest,
    hero: top === 'cover' ? 'split' : top,
    cards: cards === 'filled' ? 'bordered' : cards,
    voices: voices === 'one' ? 'columns' : voices,
    footer,
  };
}

/** Writes texts as they are: a pattern in a page is content, which no translation file reaches. */
function buildOf(theme: ReturnType<typeof planTheme>): Build {
  const plain = (words: string) => html`${words}`;
  return {
    plan: theme,
    heroLevel: 2,
    t: { domain: '', text: plain, attribute: plain },
    pattern: (name) => name,
    picture: () => html``,
    link: (url = '/') => html`${url}`,
  };
}

/**
 * Composes the sections that are asked for, with the texts of a plan of a theme for such a site.
 * @throws {GenerationError} for a description that names no section
 */
export function composePattern(
  { description, title, sections, seed }: PatternGenerateRequest,
  plan: ThemePlan,
): ComposedPattern {
  const asked = sections ?? askedSections(description);
  const options = { theme_name: 'Pattern', plan, ...(seed !== undefined && { seed }) };
  const theme = planTheme(options, new Slots());
  // Without sections of a front page none is tinted: that needs a theme with such a style.
  const build = buildOf({ ...theme, sections: [], layout: plainLooks(theme.layout) });
  const parts = asked.map((name) => (name === 'hero' ? hero(build) : writers[name](build)));
  return {
    title: title ?? asked.map((name) => titles[name].title).join(', '),
    sections: asked,
    categories: [...new Set(asked.flatMap((name) => titles[name].categories))],
    content: joinHtml(parts, '\n\n').text,
  };
}

/** Where clauses of a description ended in the plan of a theme. */
interface Clauses {
  readonly understood: readonly { readonly text: string; readonly as: string }[];
  readonly not_understood: readonly { readonly text: string; readonly reason: string }[];
}

/** The clauses of a description that a pattern has no part for, with the reason. */
export function missedClauses({ understood, not_understood }: Clauses): { text: string; reason: string }[] {
  const ofTheme = understood.filter(({ as }) => /^(?:look|features)\b/.test(as)).map(({ text }) => text);
  const known = new Set(understood.filter(({ text }) => !ofTheme.includes(text)).map(({ text }) => text));
  const looks = 'Colors, typefaces and spacing are those of the site’s theme.';
  const rest = 'A pattern has no part that says this. Its texts can be changed where it stands.';
  return [
    ...[...new Set(ofTheme)].filter((text) => !known.has(text)).map((text) => ({ text, reason: looks })),
    ...not_understood.map(({ text, reason }) => ({ text, reason: reason.startsWith('The model') ? reason : rest })),
  ].filter(({ text }) => namedSections(text).length === 0);
}
