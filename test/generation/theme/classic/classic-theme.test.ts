import { type ThemeFeature, themeFeatures } from '@presswright/shared/schemas/theme-features';
import type { ThemeGenerateRequest } from '@presswright/shared/schemas/themes';
import { describe, expect, it } from 'vitest';
import { inspectProject } from '../../../../server/src/generation/inspect-project.ts';
import { Slots } from '../../../../server/src/generation/slots.ts';
import { contrastRatio } from '../../../../server/src/generation/theme/color/contrast.ts';
import { colorPairs } from '../../../../server/src/generation/theme/color/palette.ts';
import { generateTheme } from '../../../../server/src/generation/theme/generate-theme.ts';
import { analyzer } from '../../../analysis/analyzer-for-tests.ts';

type More = Omit<Partial<ThemeGenerateRequest>, 'type'>;

/** The files of a classic theme, by path. */
function filesOf(more: More = {}): Record<string, string> {
  const { files } = generateTheme({ theme_name: 'Older Oak', ...more, type: 'classic' }, new Slots());
  return Object.fromEntries(files.map(({ path, content }) => [path, String(content)]));
}

const withOnly = (...features: ThemeFeature[]): Record<string, string> => filesOf({ features });

const hostile = `' " ?> <?php <script>alert(1)</script> %s */ // --> $var \\ {{x}} 🎉`;

describe('a classic theme', () => {
  const everything = filesOf({ features: [...themeFeatures] });

  it('has the templates that WordPress looks for', () => {
    expect(Object.keys(everything)).toEqual(
      expect.arrayContaining(
        ['index', 'single', 'page', 'archive', 'search', '404', 'header', 'footer', 'comments', 'searchform']
          .map((name) => `${name}.php`)
          .concat('style.css', 'functions.php', 'screenshot.png', 'readme.txt', 'languages/older-oak.pot'),
      ),
    );
  });

  it.each([
    'wp_head()',
    'wp_footer()',
    'wp_body_open()',
    'body_class()',
    'post_class(',
    'language_attributes()',
    "bloginfo( 'charset' )",
    'wp_link_pages(',
    'the_posts_pagination(',
    'wp_list_comments(',
    'comment_form(',
    "wp_enqueue_script( 'comment-reply' )",
    'add_editor_style(',
    "add_theme_support( 'title-tag' )",
    "add_theme_support( 'automatic-feed-links' )",
    'dynamic_sidebar(',
    'register_nav_menus(',
  ])('calls %s, which the theme directory asks for', (call) => {
    expect(Object.values(withOnly('responsive_design')).join('\n')).toContain(call);
  });

  it.each([
    '.alignwide',
    '.alignfull',
    '.alignleft',
    '.alignright',
    '.aligncenter',
    '.wp-caption',
    '.gallery-caption',
    '.sticky',
    '.bypostauthor',
    '.screen-reader-text',
  ])('styles %s', (name) => {
    expect(withOnly('responsive_design')['style.css']).toContain(name);
  });

  it.each<[ThemeFeature, string[]]>([
    ['custom_templates', ['page-templates/full-width.php', 'page-templates/no-title.php']],
    ['block_patterns', ['patterns/hero.php', 'patterns/features.php', 'theme.json']],
    ['theme_json', ['theme.json']],
    ['dark_mode', ['assets/js/scheme.js']],
    ['woocommerce_ready', ['inc/woocommerce.php', 'assets/css/woocommerce.css']],
    ['sidebar', ['sidebar.php', 'page-templates/with-sidebar.php']],
    ['hero', ['front-page.php', 'template-parts/hero.php', 'inc/customizer.php', 'assets/images/hero.svg']],
    ['blog', ['template-parts/author.php']],
    ['portfolio', ['page-templates/portfolio.php', 'category-portfolio.php', 'template-parts/content-portfolio.php']],
  ])('has the files of %s only where it is asked for', (feature, paths) => {
    expect(Object.keys(withOnly(feature))).toEqual(expect.arrayContaining(paths));
    const others = themeFeatures.filter((one) => one !== feature && one !== 'block_patterns');
    const without = Object.keys(withOnly(...others));
    expect(paths.filter((path) => path !== 'theme.json' && without.includes(path))).toEqual([]);
  });

  it('gives the editor its presets by theme.json or, without one, by theme supports', () => {
    const presets = "add_theme_support(\n\t\t'editor-color-palette'";
    expect(withOnly('theme_json')['functions.php']).not.toContain('editor-color-palette');
    expect(withOnly('hero')['functions.php']?.replaceAll("( 'editor", "(\n\t\t'editor")).toContain(presets);
  });

  it('requires every file of inc/ and no other', () => {
    const required = [...(everything['functions.php'] ?? '').matchAll(/'\/(inc\/[a-z-]+\.php)'/g)].map(
      ([, path]) => path,
    );
    expect(required.sort()).toEqual(
      Object.keys(everything)
        .filter((path) => path.startsWith('inc/'))
        .sort(),
    );
  });

  it('asks for template parts that are there', () => {
    for (const source of Object.values(everything)) {
      for (const [, slug, name] of source.matchAll(/get_template_part\( '([^']+)'(?:, '([^']+)')? \)/g)) {
        expect(everything).toHaveProperty([`${slug}${name === undefined ? '' : `-${name}`}.php`]);
      }
    }
  });

  it('defines every function of its own once, with its prefix', () => {
    const php = Object.entries(everything).filter(([path]) => path.endsWith('.php'));
    const names = php.flatMap(([, source]) => [...source.matchAll(/function (\w+)\(/g)].map(([, name]) => name ?? ''));
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => !name.startsWith('older_oak_'))).toEqual([]);
    const called = php.flatMap(([, source]) => [...source.matchAll(/\b(older_oak_\w+)\(\)?/g)].map(([, name]) => name));
    expect(called.filter((name) => name !== undefined && !names.includes(name))).toEqual([]);
  });

  it('uses no custom property that it does not define', () => {
    const styles = everything['style.css'] ?? '';
    const defined = new Set([...styles.matchAll(/(--[\w-]+):/g)].map(([, name]) => name));
    const used = [...styles.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name);
    expect(used.filter((name) => !defined.has(name))).toEqual([]);
  });

  it.each([0, 1, 2, 3, 4, 5, 6, 7])('keeps text readable in light and dark: seed %i', (seed) => {
    const styles = filesOf({ seed, features: ['dark_mode'] })['style.css'] ?? '';
    const colors = [...styles.matchAll(/--color-([a-z0-9-]+): (#[0-9a-f]{6});/g)];
    const roles = new Set(colors.map(([, role]) => role)).size;
    expect(colors.length / roles, 'the usual scheme, the asked for and the chosen one').toBe(3);
    for (let start = 0; start < colors.length; start += roles) {
      const palette = Object.fromEntries(colors.slice(start, start + roles).map(([, role, hex]) => [role, hex ?? '']));
      for (const { foreground, background, ratio } of colorPairs) {
        expect(contrastRatio(palette[foreground] ?? '', palette[background] ?? '')).toBeGreaterThanOrEqual(ratio);
      }
    }
  });

  it.each([undefined, ...themeFeatures])('has nothing that the analyser finds: %s', (feature) => {
    const project = generateTheme(
      {
        theme_name: hostile,
        author: hostile,
        description: hostile,
        type: 'classic',
        features: feature ? [feature] : [...themeFeatures],
      },
      new Slots(),
    );
    const found = inspectProject(analyzer, project).filter(({ severity }) => severity !== 'info');
    expect(found.map(({ file, line, rule }) => `${file}:${line} ${rule}`)).toEqual([]);
  });
});
