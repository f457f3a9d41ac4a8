import { themeFeatures } from '@presswright/shared/schemas/theme-features';
import type { ThemeGenerateRequest } from '@presswright/shared/schemas/themes';
import { describe, expect, it } from 'vitest';
import { inspectProject } from '../../../../server/src/generation/inspect-project.ts';
import { Slots } from '../../../../server/src/generation/slots.ts';
import { generateTheme } from '../../../../server/src/generation/theme/generate-theme.ts';
import { analyzer } from '../../../analysis/analyzer-for-tests.ts';

type More = Omit<Partial<ThemeGenerateRequest>, 'type'>;

const projectOf = (more: More = {}) => generateTheme({ theme_name: 'Young Twig', ...more, type: 'child' }, new Slots());

/** The files of a child theme, by path. */
const filesOf = (more: More = {}): Record<string, string> =>
  Object.fromEntries(projectOf(more).files.map(({ path, content }) => [path, String(content)]));

describe('a child theme', () => {
  it('loads the styles of its parent before its own', () => {
    const functions = filesOf()['functions.php'] ?? '';
    expect(functions).toContain('wp_enqueue_style( $handles[ $base ], $base, array(), $parent->get(');
    expect(functions).toContain("wp_enqueue_style( 'young-twig-style', $own, $before, wp_get_theme()->get(");
  });

  it('gives each style variation every preset of the parent', () => {
    const files = filesOf({ features: ['dark_mode'] });
    const slugsOf = (json = '{}'): string[] =>
      (JSON.parse(json) as { settings: { color: { palette: { slug: string }[] } } }).settings.color.palette.map(
        ({ slug }) => slug,
      );
    const variations = Object.keys(files).filter((path) => path.startsWith('styles/'));
    expect(variations.length).toBeGreaterThan(1);
    for (const path of variations) expect(slugsOf(files[path])).toEqual(slugsOf(files['theme.json']));
  });

  it('follows the system to dark colours where the presets of the parent are known', () => {
    const dark = (more: More) => filesOf(more)['style.css']?.includes('prefers-color-scheme: dark');
    expect(dark({ features: ['dark_mode'] })).toBe(true);
    expect(dark({ features: ['hero'] })).toBe(false);
    expect(dark({ features: ['dark_mode'], parent: 'some-parent' })).toBe(false);
    expect(projectOf({ features: ['dark_mode'], parent: 'some-parent' }).instructions).toContain(
      'Inherited from the parent theme: dark mode.',
    );
  });

  it('has a template of the kind that its parent understands', () => {
    const templatesFor = (parent: string) =>
      Object.keys(filesOf({ parent, features: ['custom_templates'] })).filter((path) => /templates\//.test(path));
    expect(templatesFor('twentytwentyfive')).toEqual(['templates/page-landing.html']);
    expect(templatesFor('twentytwentyone')).toEqual(['page-templates/landing.php']);
    expect(templatesFor('some-parent')).toEqual([]);
  });

  it('keeps theme.json from a classic parent unless it is asked for', () => {
    expect(filesOf({ parent: 'astra' })).not.toHaveProperty(['theme.json']);
    expect(filesOf({ parent: 'astra', features: ['theme_json'] })).toHaveProperty(['theme.json']);
  });

  it('brings patterns that name no preset of colour, size or face', () => {
    const patterns = Object.entries(filesOf({ features: [...themeFeatures] })).filter(([path]) =>
      path.startsWith('patterns/'),
    );
    expect(patterns.length).toBeGreaterThan(3);
    for (const [, markup] of patterns)
      expect(markup).not.toMatch(/Color":|fontSize|fontFamily|--color--|preset\|color/);
  });

  it.each(['twentytwentyfive', 'twentytwentyone', 'some-parent'])(
    'has nothing that the analyser finds: %s',
    (parent) => {
      const hostile = `' " ?> <?php <script>alert(1)</script> %s */ --> $var 🎉`;
      const project = projectOf({ theme_name: hostile, description: hostile, parent, features: [...themeFeatures] });
      expect(
        inspectProject(analyzer, project)
          .filter(({ severity }) => severity !== 'info')
          .map(({ file, line, rule }) => `${file}:${line} ${rule}`),
      ).toEqual([]);
    },
  );
});
