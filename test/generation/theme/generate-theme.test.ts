import { type ThemeFeature, themeFeatures, themeTypes } from '@presswright/shared/schemas/theme-features';
import { describe, expect, it } from 'vitest';
import { isSafePath } from '../../../server/src/generation/file-set.ts';
import { GenerationError } from '../../../server/src/generation/generation-error.ts';
import { hostileText, hostileTexts } from '../support/hostile.ts';
import { make, pathsOf, textOf, write } from './support/themes.ts';

const png = [0x89, 0x50, 0x4e, 0x47];

describe('a theme', () => {
  it.each(themeTypes)('has what WordPress and the theme directory ask for: %s', (type) => {
    const project = make({ type });
    expect(project.slug).toBe('corner-bakery');
    expect(pathsOf(project)).toEqual(
      expect.arrayContaining([
        'style.css',
        'theme.json',
        'functions.php',
        'readme.txt',
        'screenshot.png',
        'languages/corner-bakery.pot',
      ]),
    );
    const roles = project.files.map(({ role }) => role);
    expect(new Set(roles).size).toBe(roles.length);
    expect(roles).toEqual(expect.arrayContaining(['style', 'theme_json', 'readme_file']));
    expect(textOf(project, 'style.css')).toMatch(/^\/\*\nTheme Name: Corner Bakery\n/);
    const screenshot = project.files.find(({ path }) => path === 'screenshot.png')?.content;
    expect([...(screenshot as Uint8Array).slice(0, 4)]).toEqual(png);
    expect(project.instructions).toContain('## Install');
  });

  it.each(themeTypes)('has only paths inside its folder, and JSON that can be read: %s', (type) => {
    for (const { path, content } of make({ type }).files) {
      expect(isSafePath(path)).toBe(true);
      if (path.endsWith('.json')) expect(JSON.parse(String(content))).toHaveProperty('version', 3);
    }
  });

  it.each(themeTypes)('is the same bytes for the same request, and others for another seed: %s', (type) => {
    expect(make({ type, seed: 5 })).toEqual(make({ type, seed: 5 }));
    expect(make({ type, seed: 6 }).files).not.toEqual(make({ type, seed: 5 }).files);
  });

  it('is laid out differently for other names', () => {
    const layouts = Array.from({ length: 40 }, (_, index) => {
      const front = write({ theme_name: `Name ${index}` });
      return [
        'patterns/header.php',
        'patterns/hero.php',
        'patterns/footer.php',
        'templates/home.html',
        'templates/single.html',
      ]
        .map((path) =>
          textOf(front, path)
            .replaceAll(/name-\d+|Name_\d+|[Bb]lock_?\w*/g, '')
            .replaceAll(/'[^']*'/g, ''),
        )
        .join('\n');
    });
    expect(new Set(layouts).size).toBeGreaterThan(30);
  });

  it('refuses a name that is none, and one that is a path', () => {
    for (const theme_name of ['', '  ', '../evil', 'a/b']) {
      expect(() => make({ theme_name })).toThrow(GenerationError);
    }
  });
});

/** A file that a feature brings, for block themes and for classic ones. */
const brought: Record<
  Exclude<ThemeFeature, 'theme_json' | 'responsive_design' | 'accessibility_ready' | 'blog'>,
  readonly [string, string]
> = {
  custom_templates: ['templates/page-wide.html', 'page-templates/full-width.php'],
  block_patterns: ['patterns/questions.php', 'patterns/questions.php'],
  dark_mode: ['assets/js/scheme.js', 'assets/js/scheme.js'],
  woocommerce_ready: ['templates/single-product.html', 'inc/woocommerce.php'],
  sidebar: ['parts/sidebar.html', 'sidebar.php'],
  hero: ['templates/front-page.html', 'front-page.php'],
  portfolio: ['templates/category-portfolio.html', 'category-portfolio.php'],
};

describe('features of a theme', () => {
  it.each(Object.entries(brought))(
    '%s alone brings its files, and without it they are missing',
    (feature, [block, classic]) => {
      const [alone, others] = [[feature as ThemeFeature], themeFeatures.filter((one) => one !== feature)];
      // A journal shows no questions on its front page, so only patterns to choose from hold them.
      const theme_name = 'Quiet Journal';
      expect(pathsOf(write({ theme_name, features: alone }))).toContain(block);
      expect(pathsOf(write({ theme_name, features: others }))).not.toContain(block);
      expect(pathsOf(write({ theme_name, type: 'classic', features: alone }))).toContain(classic);
      expect(pathsOf(write({ theme_name, type: 'classic', features: others }))).not.toContain(classic);
    },
  );

  it('blog brings author and more posts', () => {
    expect(textOf(write({ features: ['blog'] }), 'templates/single.html')).toContain('corner-bakery/hidden-more-posts');
    expect(textOf(write({ features: ['hero'] }), 'templates/single.html')).not.toContain(
      'corner-bakery/hidden-more-posts',
    );
  });

  it('are chosen when none are asked for, and follow the description', () => {
    const plain = pathsOf(write({ features: [] }));
    expect(plain).toEqual(
      expect.arrayContaining(['templates/front-page.html', 'assets/js/scheme.js', 'patterns/questions.php']),
    );
    expect(plain).not.toContain('parts/sidebar.html');
    expect(pathsOf(write({ features: [], description: 'A bakery with a portfolio and a sidebar.' }))).toEqual(
      expect.arrayContaining(['parts/sidebar.html', 'templates/category-portfolio.html']),
    );
  });

  it('name only patterns, parts and pictures that the theme has', () => {
    for (const features of [...themeFeatures.map((feature) => [feature]), [...themeFeatures]]) {
      const project = write({ features });
      const paths = pathsOf(project);
      for (const { path, content } of project.files) {
        if (typeof content !== 'string' || !/^(?:templates|parts|patterns)\//.test(path)) continue;
        for (const [, name] of content.matchAll(/wp:pattern \{"slug":"corner-bakery\/([\w-]+)"\}/g)) {
          expect(paths, path).toContain(`patterns/${name}.php`);
        }
        for (const [, name] of content.matchAll(/wp:template-part \{"slug":"([\w-]+)"/g)) {
          expect(paths, path).toContain(`parts/${name}.html`);
        }
        for (const [, name] of content.matchAll(/'(assets\/[\w/.-]+)'/g)) expect(paths, path).toContain(name);
      }
      const { customTemplates, templateParts } = JSON.parse(textOf(project, 'theme.json')) as Record<
        string,
        { name: string }[]
      >;
      for (const { name } of customTemplates ?? []) expect(paths).toContain(`templates/${name}.html`);
      for (const { name } of templateParts ?? []) expect(paths).toContain(`parts/${name}.html`);
    }
  });

  it('show blocks of WooCommerce only where WooCommerce is', () => {
    for (const { path, content } of write().files) {
      const shops = [...String(content).matchAll(/wp:woocommerce\//g)].length;
      if (shops > 0) expect(content, path).toContain("<?php if ( class_exists( 'WooCommerce' ) ) : ?>");
    }
  });
});

describe('hostile texts', () => {
  it.each(hostileTexts.filter((text) => text.trim() !== '').map((text) => [text]))(
    'stay text in every file: %s',
    (text) => {
      for (const type of themeTypes) {
        const theme_name = `Bakery ${text}`.replaceAll(/[\\/]/g, ' ').slice(0, 200);
        const project = make(
          { type, theme_name, description: text, author: text },
          { hero_title: text, hero_text: text },
        );
        const style = textOf(project, 'style.css');
        expect(style.indexOf('*/')).toBe(style.search(/\*\/\n/));
        expect(
          style
            .slice(0, style.indexOf('*/'))
            .split('\n')
            .filter((line) => line.startsWith('Version:')),
        ).toEqual(['Version: 1.0.0']);
        for (const { path, content } of project.files) {
          if (typeof content !== 'string' || !/\.(?:php|html)$/.test(path)) continue;
          // A string of PHP may hold anything; outside of strings no script and no other PHP may stand.
          const code = content.replaceAll(/'(?:[^'\\]|\\[\s\S])*'|"(?:[^"\\]|\\[\s\S])*"/g, "''");
          expect(code, path).not.toMatch(/<script|system\(|eval\(|DROP TABLE/);
        }
      }
    },
  );

  it('in the name and the description make a theme all the same', () => {
    const project = write({
      theme_name: hostileText.replaceAll(/[\\/]/g, ' ').slice(0, 200),
      description: hostileText,
    });
    expect(project.slug).toMatch(/^[a-z][a-z0-9-]*$/);
  });
});

describe('slots of a theme', () => {
  it('are asked for and filled', () => {
    const project = make({}, { hero_title: "It's warm" });
    expect(textOf(project, 'patterns/hero.php')).toContain("'It\\'s warm'");
    expect(project.slots.map(({ name, isFilled }) => `${name} ${isFilled}`)).toEqual([
      'description false',
      'hero_title true',
      'hero_text false',
      'about_text false',
    ]);
  });
});

describe('a child theme', () => {
  it('names its parent, twentytwentyfive unless asked for another', () => {
    expect(textOf(make({ type: 'child' }), 'style.css')).toContain('\nTemplate: twentytwentyfive\n');
    expect(textOf(make({ type: 'child', parent: 'astra' }), 'style.css')).toContain('\nTemplate: astra\n');
  });

  it.each(['../twentytwentyfive', 'a/b', '', 'a b', 'x*/', '.', 'corner-bakery'])(
    'refuses a parent that is no folder: "%s"',
    (parent) => {
      expect(() => make({ type: 'child', parent })).toThrow(/^parent: expected/);
    },
  );

  it('keeps the presets of a parent that it knows, and takes none from one that it does not', () => {
    const known = JSON.parse(textOf(make({ type: 'child' }), 'theme.json')) as {
      settings: { color: { palette: { slug: string }[] } };
    };
    expect(known.settings.color.palette.map(({ slug }) => slug)).toEqual(
      expect.arrayContaining(['base', 'contrast', 'accent-6']),
    );
    const unknown = textOf(make({ type: 'child', parent: 'some-parent' }), 'theme.json');
    expect(unknown).not.toContain('var:preset');
    expect(JSON.parse(unknown)).not.toHaveProperty('settings');
  });
});
