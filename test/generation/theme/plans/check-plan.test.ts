import { ThemePlan } from '@presswright/shared/schemas/plans/theme-plan';
import { describe, expect, it } from 'vitest';
import { Slots } from '../../../../server/src/generation/slots.ts';
import { planFor } from '../../../../server/src/generation/theme/plan/plan-for.ts';
import { planTheme } from '../../../../server/src/generation/theme/plan/theme-plan.ts';
import { compileBodyCheck } from '../../../../server/src/plugins/validation.ts';

const faultOf = compileBodyCheck(ThemePlan);

/** What the API says of a plan: its schema first, then what the schema cannot tell. */
function wrong(plan: unknown): string {
  const fault = faultOf(plan);
  if (fault !== null) return fault.message;
  try {
    planTheme({ theme_name: 'Harbour', plan: plan as ThemePlan }, new Slots());
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const { content, ...plan } = planFor({ theme_name: 'Harbour', features: ['hero'] }).plan;
const { hero } = content ?? {};
const { sections: _sections, ...withoutSections } = plan;
const leading = (url: string) => ({ ...plan, content: { hero: { ...hero, action: { label: 'Go', url } } } });

describe('a plan of a theme', () => {
  it('may leave its texts to what such a site would say', () => {
    expect(wrong(plan)).toBe('');
    expect(wrong({ ...plan, content: {} })).toBe('');
    expect(wrong(leading('#about'))).toBe('');
  });

  it.each([
    ['a member that nobody knows', { ...plan, colours: {} }, 'colours: expected no such member, but one of "version"'],
    ['no sections', withoutSections, 'sections: expected an array, got nothing.'],
    [
      'a color that is none',
      { ...plan, look: { ...plan.look, colors: { ...plan.look.colors, primary: 'red' } } },
      'look.colors.primary: expected a value that fits "pattern"',
    ],
    [
      'a link to a section that is not there',
      leading('#prices'),
      'plan.content.hero.action.url: expected a path, an address or one of "#',
    ],
    [
      'a link that runs a script',
      leading('javascript:alert(1)'),
      'content.hero.action.url: expected a value that fits "pattern"',
    ],
    [
      'a section without a front page',
      { ...leading('#about'), features: [] },
      'plan.content.hero.action.url: expected a path or an address, since the theme has no front page of sections, got "#about".',
    ],
    [
      'a menu entry that leads to nothing',
      { ...plan, menus: { header: [{ label: 'A', url: '#b' }] } },
      'plan.menus.header[0].url: expected a path, an address or one of',
    ],
    [
      'a section that is there twice',
      { ...plan, sections: ['about', 'about'] },
      'sections: expected items that differ',
    ],
    [
      'a parent of a theme that has none',
      { ...plan, parent: 'astra' },
      'plan.parent: expected none but of the type child, got "astra".',
    ],
    [
      'itself as its parent',
      { ...plan, type: 'child', sections: [], parent: 'Harbour' },
      'plan.parent: expected another theme than the child itself, got "Harbour".',
    ],
    [
      'a menu of a child theme',
      { ...plan, type: 'child', sections: [], menus: {} },
      'plan.menus: expected none of a child theme',
    ],
    [
      'sections of a classic theme',
      { ...plan, type: 'classic', sections: ['posts', 'voices'] },
      'plan.sections[1]: expected "posts" alone: the front page of a classic theme has a hero and posts, got "voices".',
    ],
    [
      'two questions in place of three',
      { ...plan, content: { questions: { title: 'A', items: [{ title: 'B', text: 'C' }] } } },
      'content.questions.items: expected at least 3 items, got 1.',
    ],
    [
      'ten thousand entries of a menu',
      { ...plan, menus: { header: Array.from({ length: 10_000 }, () => ({ label: 'A', url: '/' })) } },
      'menus.header: expected at most 12 items, got 10000.',
    ],
    [
      'a text without end',
      { ...plan, summary: 'x'.repeat(1_048_576) },
      'summary: expected at most 600 characters, got 1048576.',
    ],
  ])('with %s is refused, and says where', (_name, plan, message) => {
    expect(wrong(plan)).toContain(message);
  });
});
