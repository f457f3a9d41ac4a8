import type { ThemePlan } from '@presswright/shared/schemas/plans/theme-plan';
import type { ThemeType } from '@presswright/shared/schemas/theme-features';
import { expect, it } from 'vitest';
import { planFor } from '../../../../server/src/generation/theme/plan/plan-for.ts';
import { textOf, write } from '../support/themes.ts';

const planned = (description: string, theme_name = 'Harbour') => planFor({ theme_name, description });

it('reads looks, sections and features', () => {
  const { plan } = planned(
    'A dark, elegant theme for a law firm with testimonials, a price list and a centered header.',
  );
  expect(plan).toMatchObject({ purpose: 'law', look: { mood: 'elegant' }, layout: { header: 'centered' } });
  expect(['charcoal', 'deep', 'black']).toContain(plan.look.colors.paper);
  expect(plan.sections).toEqual(expect.arrayContaining(['voices', 'offers']));
  expect(planned('Rounded corners and lots of white space.').plan.look).toMatchObject({
    corners: 'round',
    spacing: 'generous',
  });
});

it('makes nothing of what it is told not to', () => {
  expect(planned('A blog with a sidebar.').plan.features).toContain('sidebar');
  const { plan, understood } = planned('A blog without a sidebar, no dark mode.');
  expect(plan.features).not.toContain('sidebar');
  expect(plan.features).not.toContain('dark_mode');
  expect(understood).toContainEqual({ text: 'no dark mode', as: 'features' });
});

it('says of each clause where it ended, and what is on offer instead', () => {
  const { understood, notUnderstood } = planned(
    'A warm theme for a bakery in green. Comic Sans fonts. Visitors can book a table. A mega menu.',
  );
  expect(understood).toEqual([
    { text: 'A warm theme for a bakery in green', as: 'purpose' },
    { text: 'A warm theme for a bakery in green', as: 'look.mood' },
    { text: 'A warm theme for a bakery in green', as: 'look.colors.primary' },
  ]);
  expect(notUnderstood).toEqual([
    { text: 'Comic Sans fonts', reason: expect.stringContaining('look.fonts') },
    { text: 'Visitors can book a table', reason: expect.stringContaining('plugin') },
    { text: 'A mega menu', reason: expect.stringContaining('menus') },
  ]);
});

it('never shows the words of the request as those of the site', () => {
  const description = 'Portraits and wedding photography in Oslo';
  const style = textOf(write({ theme_name: 'Aurora', description }), 'style.css');
  expect(style).not.toContain('Oslo');
  expect(style).toContain('a photographer');
});

it('leads every button to a section that the front page has', () => {
  const { files } = write({ theme_name: 'Corner Bakery' });
  const all = files.map(({ content }) => String(content)).join('\n');
  const targets = [...all.matchAll(/home_url\( '\/#([a-z]+)' \)/g)].map(([, name]) => name);
  expect(targets.length).toBeGreaterThan(3);
  for (const name of targets) expect(all).toContain(`<div id="${name}" class="wp-block-group`);
  expect(all).not.toContain('href="#"');
});

it('lists the entries of its menus, and the pages of the site without them', () => {
  const { plan } = planned('A bakery.');
  const header = [{ label: 'Our bread', url: '#offers' }];
  const menus = (type: ThemeType) => {
    const sections = type === 'classic' ? [] : plan.sections;
    const { content: _content, ...rest } = plan;
    const one: ThemePlan = {
      ...rest,
      type,
      sections,
      menus: { header: type === 'classic' ? [{ label: 'Our bread', url: '/bread/' }] : header },
    };
    return write({ theme_name: 'Harbour', plan: one });
  };
  expect(textOf(menus('block_theme'), 'patterns/header.php')).toContain('<!-- wp:navigation-link {"label":');
  expect(textOf(menus('classic'), 'header.php')).toContain("home_url( '/bread/' )");
  expect(textOf(write({ theme_name: 'Harbour' }), 'patterns/header.php')).not.toContain('wp:navigation-link');
});

it('changes no other file than an edit of the plan concerns', () => {
  const { plan } = planned('A bakery.');
  const files = (one: ThemePlan) =>
    new Map(write({ theme_name: 'Harbour', plan: one }).files.map((file) => [file.path, String(file.content)]));
  const before = files(plan);
  const changed = (one: ThemePlan) =>
    [...files(one)].flatMap(([path, content]) => (before.get(path) === content ? [] : [path])).sort();
  expect(changed({ ...plan, content: { ...plan.content, posts: 'News' } })).toEqual([
    'patterns/hidden-blog-heading.php',
    'patterns/posts.php',
  ]);
  expect(
    changed({ ...plan, look: { ...plan.look, corners: plan.look.corners === 'round' ? 'sharp' : 'round' } }),
  ).toEqual(['theme.json']);
  expect(changed({ ...plan, summary: 'Bread and cake.' })).toEqual(['readme.txt', 'style.css']);
});

it('takes a place for what it is for, and a dark color for a color', () => {
  const planOf = (description: string) => planFor({ theme_name: 'Still Water', description }).plan;
  expect(planOf('A calm theme for a yoga studio.').purpose).toBe('health');
  expect(planOf('A theme for a design studio.').purpose).toBe('studio');
  expect(planOf('A theme for our workshop.').purpose).toBe('studio');
  expect(['deep', 'charcoal']).not.toContain(planOf('A sober theme for a law office in dark blue.').look.colors.paper);
  expect(planOf('A dark theme for a law office in blue.').look.colors.paper).not.toBe(
    planOf('A sober theme for a law office in dark blue.').look.colors.paper,
  );
});
