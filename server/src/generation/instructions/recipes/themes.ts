import { joinPhp, php } from '../../writers/php.ts';
import { titleOf } from '../naming.ts';
import type { Recipe } from '../recipe.ts';
import { actionOf } from './content-types.ts';

const imageSize: Recipe = {
  id: 'image-size',
  asks: ['register image size', 'add custom image size cropped', 'image size pixels'],
  name: 'register_image_sizes',
  needs: /image size|thumbnail size/,
  never: /remove|disable|url of/,
  joins: true,
  compose(c) {
    const [, width = '800', height = '600'] = /(\d{2,4})\s*(?:px)?\s*(?:[x×*]|by)\s*(\d{1,4})/i.exec(c.text) ?? [];
    const name = c.named('image sizes?|size') ?? 'card';
    const crop = c.says(/crop/) && !c.says(/not cropp|no crop|without crop|uncropped|soft/);
    return {
      summary: `Adds the image size ${name}.`,
      body: php`add_image_size( ${name}, ${Number(width)}, ${Number(height)}, ${crop} );`,
      hooks: actionOf(c, 'after_setup_theme'),
    };
  },
};

const navMenus: Recipe = {
  id: 'nav-menus',
  asks: ['register navigation menu locations', 'register nav menu', 'register menu location theme'],
  name: 'register_menus',
  needs: /menus?\b/,
  never: /admin menu|add_menu_page|\bitems?\b|settings/,
  joins: true,
  compose(c) {
    const pairs = [
      ...c.text.matchAll(
        /[`"']([a-z][\w-]*)[`"']\s*(?:\(|=>|:|labell?ed|as|-)\s*[`"']?([A-Z][\w &-]*?)[`"']?(?=[),.;\n]|$| and)/gm,
      ),
    ];
    const names =
      pairs.length > 0
        ? pairs.map(([, slug = '', label = '']) => [slug, label] as const)
        : c.instruction.quoted
            .filter(({ text }) => /^[a-z][\w-]*$/.test(text) && text !== c.domain && !text.includes('register'))
            .map(({ text }) => [text, `${titleOf(text)} Menu`] as const);
    const locations = names.length > 0 ? names : [['primary', 'Primary Menu'] as const];
    return {
      summary: 'Registers the locations for menus.',
      body: php`register_nav_menus( ${Object.fromEntries(locations.map(([slug, label]) => [slug, c.label(label)]))} );`,
      hooks: actionOf(c, 'after_setup_theme'),
    };
  },
};

const sidebar: Recipe = {
  id: 'sidebar',
  asks: ['register sidebar', 'register widget area', 'add widget area'],
  name: 'register_sidebars',
  needs: /sidebar|widget area/,
  never: /is_active|active|class "/,
  joins: true,
  compose(c) {
    const id = c.named('(?:widget area|sidebar)s?(?: id)?|id') ?? 'sidebar-1';
    return {
      summary: `Registers the widget area ${id}.`,
      body: php`register_sidebar( ${{
        id,
        name: c.label(c.phrases()[0]?.text ?? titleOf(id)),
        before_widget: '<section id="%1$s" class="widget %2$s">',
        after_widget: '</section>',
        before_title: '<h2 class="widget-title">',
        after_title: '</h2>',
      }} );`,
      hooks: actionOf(c, 'widgets_init'),
    };
  },
};

const features: readonly (readonly [RegExp, string])[] = [
  [/post[ -]thumbnails|featured images?/, 'post-thumbnails'],
  [/title[ -]tag/, 'title-tag'],
  [/custom[ -]logo/, 'custom-logo'],
  [/\bhtml5\b/, 'html5'],
  [/editor[ -]styles/, 'editor-styles'],
  [/wide (?:alignment|blocks)|align[ -]wide/, 'align-wide'],
  [/automatic[ -]feed|feed links/, 'automatic-feed-links'],
  [/responsive embeds?/, 'responsive-embeds'],
  [/custom[ -]background/, 'custom-background'],
  [/custom[ -]header/, 'custom-header'],
  [/wp-block-styles|block styles/, 'wp-block-styles'],
  [/woocommerce/, 'woocommerce'],
];

const themeSupport: Recipe = {
  id: 'theme-support',
  asks: ['add theme support', 'theme supports title tag post thumbnails', 'enable theme feature'],
  name: 'setup',
  needs: /theme/,
  never: /theme json|shortcode/,
  joins: true,
  compose(c) {
    const found = features.filter(([said]) => c.says(said));
    if (found.length === 0) return null;
    return {
      summary: 'Says what the theme supports.',
      body: joinPhp(
        found.map(([, name]) =>
          name === 'html5'
            ? php`add_theme_support( 'html5', ${['search-form', 'comment-form', 'comment-list', 'gallery', 'caption', 'style', 'script']} );`
            : php`add_theme_support( ${name} );`,
        ),
      ),
      hooks: actionOf(c, 'after_setup_theme'),
    };
  },
};

export const themes: readonly Recipe[] = [imageSize, navMenus, sidebar, themeSupport];
