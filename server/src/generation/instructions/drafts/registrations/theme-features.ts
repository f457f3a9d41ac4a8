import { joinPhp, type PhpCode, type PhpValue, php } from '../../../writers/php.ts';
import type { Composer } from '../../composer.ts';
import { singular } from '../../naming.ts';
import type { Clause } from '../details/clauses.ts';
import { Details } from '../details/details.ts';
import type { Draft } from '../draft.ts';

/** Features without arguments: the words for each. `refused`: the feature itself is that something is off. */
const plain: readonly (readonly [words: RegExp, name: string, refused?: true])[] = [
  [/\btitle[ -]tags?\b|\bdocument title\b/i, 'title-tag'],
  [/\bautomatic[ -]feed|\bfeed links?\b/i, 'automatic-feed-links'],
  [
    /\bwide (?:alignments?|blocks?|images?|and full|aligned)\b|\balign[ -]?wide\b|\bfull[- ]width alignment/i,
    'align-wide',
  ],
  [/\bresponsive[ -]embed/i, 'responsive-embeds'],
  [/\beditor[ -]styles?(?!heet)\b/i, 'editor-styles'],
  [/\bwp-block-styles\b|\b(?:default|core) block styles\b/i, 'wp-block-styles'],
  [/\bcustom (?:colou?rs?)\b|\bdisable-custom-colors\b/i, 'disable-custom-colors', true],
  [
    /\bcustom gradients?\b|\b(?:colou?rs? and|custom colou?rs? or) gradients?\b|\bgradients\b/i,
    'disable-custom-gradients',
    true,
  ],
  [/\bcustom font[ -]sizes?\b/i, 'disable-custom-font-sizes', true],
  [/\bcustom[ -]line[ -]height|\bline[ -]height\b/i, 'custom-line-height'],
  [/\bcustom[ -]spacing\b/i, 'custom-spacing'],
  [/\bcustom[ -]units\b/i, 'custom-units'],
  [/\bappearance[ -]tools\b/i, 'appearance-tools'],
  [/\bcustomi[sz]e(?:r)?[ -]selective[ -]refresh|\bselective refresh/i, 'customize-selective-refresh-widgets'],
  [/\bblock template parts\b|\bblock-template-parts\b/i, 'block-template-parts'],
  [/\bcustom[ -]background/i, 'custom-background'],
  [/\bcustom[ -]header/i, 'custom-header'],
  [/\bwoocommerce\b/i, 'woocommerce'],
];

/** Features that WordPress turns on by itself. */
const usual: readonly (readonly [RegExp, string])[] = [
  [
    /\bcore (?:block )?patterns\b|\b(?:default|bundled|built-in|block) patterns\b|\bcore-block-patterns\b/i,
    'core-block-patterns',
  ],
  [
    /\bwidgets[ -]block[ -]editor\b|\bblock(?:-based)? widgets?(?: (?:editor|screen))?\b|\bwidgets? (?:block )?editor\b/i,
    'widgets-block-editor',
  ],
  [/\bblock[ -]templates\b/i, 'block-templates'],
];

const markup: readonly (readonly [RegExp, string])[] = [
  [/\bsearch[ -]forms?\b/i, 'search-form'],
  [/\bcomment[ -]forms?\b/i, 'comment-form'],
  [/\bcomment[ -]lists?\b/i, 'comment-list'],
  [/\bgaller(?:y|ies)\b/i, 'gallery'],
  [/\bcaptions?\b/i, 'caption'],
  [/\bstyles?\b/i, 'style'],
  [/\bscripts?\b/i, 'script'],
  [/\bnavigation[ -]widgets\b/i, 'navigation-widgets'],
];

const formats = /\b(aside|gallery|link|image|quote|status|video|audio|chat)s?\b/gi;

/** All clauses from the one that names a feature to the next that names another: a list may go on in them. */
function stretch(clauses: readonly Clause[], words: RegExp, isOther: (text: string) => boolean): string | null {
  const at = clauses.findIndex(({ text, isRefused }) => words.test(text) && !isRefused);
  if (at < 0) return null;
  const rest = clauses.slice(at + 1);
  const end = rest.findIndex(({ text }) => isOther(text));
  return [clauses[at], ...rest.slice(0, end < 0 ? rest.length : end)].map((clause) => clause?.text ?? '').join(', ');
}

const isFeature = (text: string) =>
  [...plain, ...usual].some(([words]) => words.test(text)) ||
  /\bpost[ -]thumbnails|\bfeatured images?|\bcustom[ -]?logo|\blogo\b|\bhtml5|\bpost[ -]formats?|\bpalette|\bcolou?rs?\b.*:|\bfont sizes\b|\bmenus?\b/i.test(
    text,
  );

function thumbnails(d: Details): PhpCode[] {
  const said = stretch(d.clauses, /\b(?:post[ -])?thumbnails\b|\bfeatured images?\b/i, isFeature);
  if (said === null) return [];
  const after = said.replace(/^[\s\S]*?\b(?:thumbnails|featured images?)\b/i, '');
  const list =
    /\b(?:only )?(?:for|on|to)\s+(?:the )?(?:post types? )?((?:["'`]?[a-z][\w-]*["'`]?(?:\s*,\s*|\s+and\s+)?)+)/i.exec(
      after,
    )?.[1] ?? /\(\s*([a-z][\w-]*)\s+only\s*\)/i.exec(after)?.[1];
  const types = (list?.match(/[a-z][\w-]*/gi) ?? []).filter(
    (one) => !/^(?:and|only|the|all|post|types?|my|our|this|theme)$/i.test(one) || /^posts?$/i.test(one),
  );
  return [
    types.length === 0 || /\ball\b|theme/i.test(list ?? '')
      ? php`add_theme_support( 'post-thumbnails' );`
      : php`add_theme_support( 'post-thumbnails', ${[...new Set(types.map((one) => singular(one.toLowerCase())))]} );`,
  ];
}

function logo(d: Details): PhpCode[] {
  const said = stretch(d.clauses, /\b(?:custom[ -]|site )?logo\b/i, isFeature);
  if (said === null) return [];
  const pair = /(\d{2,4})\s*(?:px|pixels?)?\s*(?:[x×*]|by)\s*(\d{2,4})/i.exec(said);
  const width = pair?.[1] ?? /(?:width\D{0,6}(\d+)|(\d+)\s*(?:px|pixels)?\s*wide)/i.exec(said)?.slice(1).find(Boolean);
  const height =
    pair?.[2] ?? /(?:height\D{0,6}(\d+)|(\d+)\s*(?:px|pixels)?\s*(?:high|tall))/i.exec(said)?.slice(1).find(Boolean);
  const flexible = (side: string): boolean | undefined => {
    const own = new RegExp(
      String.raw`\b(flex\w*|fixed|not flexible|no flexible)\b[ -](?:\w+ ){0,2}${side}|${side}\b[^,.;]{0,12}\b(flexible|fixed)`,
      'i',
    ).exec(said);
    const both = /\bflexible\b[^,.;]*\b(?:width and height|height and width|both|dimensions|sizes?)\b/i.test(said);
    const word = own?.[1] ?? own?.[2];
    return word === undefined ? (both ? true : undefined) : /^flex/i.test(word);
  };
  const args: Record<string, PhpValue> = {
    ...(width === undefined ? {} : { width: Number(width) }),
    ...(height === undefined ? {} : { height: Number(height) }),
    ...(flexible('width') === undefined ? {} : { 'flex-width': flexible('width') === true }),
    ...(flexible('height') === undefined ? {} : { 'flex-height': flexible('height') === true }),
  };
  return [
    Object.keys(args).length === 0
      ? php`add_theme_support( 'custom-logo' );`
      : php`add_theme_support( 'custom-logo', ${args} );`,
  ];
}

function lists(d: Details): PhpCode[] {
  const html = stretch(d.clauses, /\bhtml5\b/i, isFeature);
  const parts = html === null ? [] : markup.filter(([words]) => words.test(html)).map(([, name]) => name);
  const format = stretch(
    d.clauses,
    /\bpost[ -]formats?\b/i,
    (text) => isFeature(text) && !/\b(?:gallery|image|link)\b/i.test(text),
  );
  const kinds = [...new Set([...(format ?? '').matchAll(formats)].map(([, name = '']) => name.toLowerCase()))];
  return [
    ...(html === null
      ? []
      : [
          php`add_theme_support( 'html5', ${parts.length > 0 ? parts : ['search-form', 'comment-form', 'comment-list', 'gallery', 'caption', 'style', 'script']} );`,
        ]),
    ...(kinds.length === 0 ? [] : [php`add_theme_support( 'post-formats', ${kinds} );`]),
  ];
}

/** Colours with name, slug and value, however they are written: `"Ink" (slug ink, #112233)`, `Ink #112233`. */
function palette(c: Composer): PhpCode[] {
  const found = [
    ...c.text.matchAll(
      /["'`]?([A-Z][\w ]*?)["'`]?\s*(?:\(|:|=|-|–|,|\s)+\s*(?:slug\W*)?["'`]?([a-z][\w-]*)?["'`]?\W{0,4}(#[0-9a-f]{3,8})\b/g,
    ),
  ];
  if (found.length === 0 || !/\bcolou?rs?\b|\bpalette\b/i.test(c.text)) return [];
  const colors = found.map(([, name = '', slug, color = '']) => ({
    name: c.label(name.trim()),
    slug: slug ?? name.trim().toLowerCase().replace(/\W+/g, '-'),
    color,
  }));
  return [php`add_theme_support( 'editor-color-palette', ${colors} );`];
}

function sizes(c: Composer): PhpCode[] {
  if (!/\bfont sizes\b/i.test(c.text)) return [];
  const found = [
    ...c.text.matchAll(
      /["'`]?([A-Z][\w ]*?)["'`]?\s*(?:\(|:|=|,|\s)+\s*(?:slug\W*)?["'`]?([a-z][\w-]*)?["'`]?\W{0,4}(\d{1,3})\s*(?:px)?/g,
    ),
  ];
  if (found.length === 0) return [];
  return [
    php`add_theme_support( 'editor-font-sizes', ${found.map(([, name = '', slug, size]) => ({ name: c.label(name.trim()), slug: slug ?? name.trim().toLowerCase(), size: Number(size) }))} );`,
  ];
}

/** What a theme supports, with the arguments of each feature. */
export const themeFeatures: Draft = {
  id: 'draft-theme-features',
  name: 'setup',
  needs:
    /\btheme (?:setup|support|features?)|\badd_theme_support|\bthemes? (?:should |must |has to )?(?:supports?|declares?)|\b(?:my|our|the|a) theme\b[^.\n]*\b(?:declare|enable|support|turn|add|set)|\beditor colou?rs?\b|\bcolou?r palette\b|\bcore block patterns\b|\bblock widgets?\b|\btitle tag support/,
  never:
    /theme\.json|shortcode|enqueue|\bscript\b.*handle|\bcustomizer\b|post type|rest\b|\breturns?\b|body class|widget area|sidebar/,
  compose(c) {
    const d = new Details(c);
    const work = [
      ...plain.flatMap(([words, name, refused]) => {
        const clause = d.clauses.find(({ text }) => words.test(text));
        if (clause === undefined || (refused === true) !== clause.isRefused) return [];
        return [php`add_theme_support( ${name} );`];
      }),
      ...thumbnails(d),
      ...logo(d),
      ...lists(d),
      ...palette(c),
      ...sizes(c),
      ...usual.flatMap(([words, name]) => {
        const clause = d.clauses.find(({ text }) => words.test(text));
        return clause?.isRefused === true ? [php`remove_theme_support( ${name} );`] : [];
      }),
    ];
    if (work.length === 0) return null;
    for (const { text } of d.clauses) if (isFeature(text)) c.asked.readsWithin(text);
    c.asked.states(/\btheme\b/i);
    return {
      summary: 'Says what the theme supports.',
      body: joinPhp(work),
      hooks: [{ kind: 'action', hook: 'after_setup_theme' }],
    };
  },
};
