import { joinPhp, noPhp, type PhpValue, php } from '../../../writers/php.ts';
import { raw } from '../../composer.ts';
import { phpName } from '../../naming.ts';
import type { Draft } from '../draft.ts';

interface Preset {
  readonly slug: string;
  readonly name: string;
  readonly value: string;
}

/** `"Brand" (slug brand, #ff6600)`, `brand: #ff6600`, `Large (large, 2rem)`. */
function presetsOf(text: string, value: RegExp): Preset[] {
  const found: Preset[] = [];
  for (const match of text.matchAll(
    new RegExp(
      String.raw`["'${'`'}“]?([A-Z][\w ]*?)["'${'`'}”]?\s*\(\s*(?:slug\s*:?\s*)?(?:[${'`'}"']?([a-z][\w-]*)[${'`'}"']?\s*[,:;]\s*)?(?:size |colou?r |value )?[${'`'}"']?(${value.source})`,
      'g',
    ),
  )) {
    const [, name = '', slug, given = ''] = match;
    found.push({
      slug: slug ?? phpName(name).replace(/_/g, '-'),
      name: name.replace(/^(?:Add|Register|The|An?) (?:a |the )?(?:colou?rs? |font sizes? )?/i, '').trim(),
      value: given,
    });
  }
  if (found.length > 0) return found;
  for (const match of text.matchAll(
    new RegExp(
      String.raw`["'${'`'}“]([^"'${'`'}”]+)["'${'`'}”][^"'${'`'}\n]{0,30}?(?:slug\s*:?\s*[${'`'}"']?([a-z][\w-]*))?[^#\n]{0,20}?(${value.source})`,
      'g',
    ),
  )) {
    const [, name = '', slug, given = ''] = match;
    if (!/^#|theme\.json/.test(name))
      found.push({
        slug: slug ?? phpName(name).replace(/_/g, '-'),
        name: /^[a-z]/.test(name) ? name.replace(/^./, (char) => char.toUpperCase()) : name,
        value: given,
      });
  }
  if (found.length > 0) return found;
  for (const match of text.matchAll(
    new RegExp(String.raw`\b([a-z][\w-]*)\b\s*(?::|=|=>|\()\s*[${'`'}"']?(${value.source})`, 'g'),
  ))
    found.push({
      slug: match[1] ?? '',
      name: (match[1] ?? '').replace(/^./, (char) => char.toUpperCase()),
      value: match[2] ?? '',
    });
  return found;
}

const color = /#[0-9a-fA-F]{3,8}/;
const size = /\d*\.?\d+(?:px|rem|em|vw)/;

const settings: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\bcustom colou?rs?\b/i, ['color', 'custom']],
  [/\bcustom gradients?\b/i, ['color', 'customGradient']],
  [/\bdefault (?:colou?r )?palette\b|\bcore (?:colou?r )?palette\b|\bdefault colou?rs\b/i, ['color', 'defaultPalette']],
  [/\bdefault gradients?\b/i, ['color', 'defaultGradients']],
  [/\bduotone\b/i, ['color', 'customDuotone']],
  [/\bcustom font sizes?\b/i, ['typography', 'customFontSize']],
  [/\bdefault font sizes?\b/i, ['typography', 'defaultFontSizes']],
  [/\bdrop ?caps?\b/i, ['typography', 'dropCap']],
  [/\bline heights?\b/i, ['typography', 'lineHeight']],
  [/\bletter spacing\b/i, ['typography', 'letterSpacing']],
  [/\bfluid typography\b/i, ['typography', 'fluid']],
  [/\bpadding\b/i, ['spacing', 'padding']],
  [/\bmargins?\b/i, ['spacing', 'margin']],
  [/\bcustom spacing\b/i, ['spacing', 'customSpacingSize']],
  [/\bborders? radius\b/i, ['border', 'radius']],
  [/\bappearance tools\b/i, ['appearanceTools']],
];

function nested(paths: readonly (readonly string[])[], value: boolean): Record<string, PhpValue> {
  const all: Record<string, PhpValue> = {};
  for (const path of paths) {
    const [first = '', second] = path;
    all[first] =
      second === undefined
        ? value
        : { ...((all[first] as Record<string, PhpValue> | undefined) ?? {}), [second]: value };
  }
  return all;
}

/** What theme.json says, changed by PHP: palette, font sizes, settings, widths. */
export const themeJson: Draft = {
  id: 'draft-theme-json',
  name: 'filter_theme_json',
  isWhole: true,
  needs: /theme\.json|wp_theme_json_data_\w+|\bcolou?r palette\b|\bcustom (?:colou?rs?|font sizes?|gradients?)\b/,
  never:
    /rest\b|block style|add_theme_support|theme support|\bwide align|disabled?\b[^.\n]*\bcustom colou?rs|\bcustom colou?rs\b[^.\n]*\b(?:disabled|off)|read|get_setting|wp_get_global_(?:settings|styles)|returns? the/,
  compose(c) {
    const layer =
      c.asked.states(/wp_theme_json_data_(theme|default|user|blocks)/i)?.[1] ??
      (c.says(/\b(?:core|default) (?:layer|theme\.json)\b/) ? 'default' : 'theme');
    const colors = presetsOf(c.text, color);
    const sizes =
      colors.length > 0
        ? []
        : presetsOf(c.text, size).filter(({ slug }) => !/^(?:width|contentsize|widesize|content|wide)$/i.test(slug));
    const off =
      c.asked.states(/\b(?:disables?|turns? off|removes?|no|without|forbids?|disallows?)\b|\bdisable/i) !== null;
    const flags = settings.filter(([words]) => c.asked.states(words) !== null).map(([, path]) => path);
    const content = c.asked.states(/\bcontent(?:size| (?:size|width))\b\D{0,12}(\d+(?:px|rem|%))/i)?.[1];
    const wide = c.asked.states(/\bwide(?:size| (?:size|width))?\b\D{0,12}(\d+(?:px|rem|%))/i)?.[1];
    const list = colors.length > 0 ? colors : sizes;
    const own: Record<string, PhpValue> = {
      ...(list.length === 0 ? nested(flags, !off) : {}),
      ...(content === undefined && wide === undefined
        ? {}
        : {
            layout: {
              ...(content === undefined ? {} : { contentSize: content }),
              ...(wide === undefined ? {} : { wideSize: wide }),
            },
          }),
    };
    if (list.length === 0 && Object.keys(own).length === 0) return null;
    const [area, key, field] = colors.length > 0 ? ['color', 'palette', 'color'] : ['typography', 'fontSizes', 'size'];
    const keeps = !/\b(?:replace|only these|instead)\b/i.test(c.text);
    c.asked.takeAll();
    const entries: PhpValue = list.map(({ slug, name, value }) => ({ slug, name: c.label(name), [field]: value }));
    return {
      summary: 'Changes what theme.json says.',
      params: 'WP_Theme_JSON_Data $theme_json',
      returns: 'WP_Theme_JSON_Data',
      hooks: [{ kind: 'filter', hook: `wp_theme_json_data_${layer}` }],
      body:
        list.length === 0
          ? php`return $theme_json->update_with( ${{ version: raw('WP_Theme_JSON::LATEST_SCHEMA'), settings: own }} );`
          : joinPhp([
              keeps
                ? php`
                $data    = $theme_json->get_data();
                $presets = $data['settings'][ ${area} ][ ${key} ] ?? array();
                $presets = $presets[ ${layer} ] ?? $presets;
              `
                : php`$presets = array();`,
              php`
                $presets = array_merge( array_values( $presets ), ${entries} );

                return $theme_json->update_with( ${{ version: raw('WP_Theme_JSON::LATEST_SCHEMA'), settings: { [area]: { [key]: raw('$presets') } } }} );
              `,
              noPhp,
            ]),
    };
  },
};

/** Fonts that the font library offers. */
export const fontCollection: Draft = {
  id: 'draft-font-collection',
  name: 'register_fonts',
  isWhole: true,
  needs: /\bfont collections?\b|wp_register_font_collection|\bunregister\b[^.\n]*\bfont/,
  compose(c) {
    const slug =
      c.asked.states(/\bcollections?\s+(?:named |called |with the slug |slug )?[`"']?([a-z][\w-]*)/i)?.[1] ??
      c.asked.value('slug');
    if (slug === null || slug === undefined) return null;
    if (c.asked.states(/\b(?:unregister|remove|disable)/i) !== null) {
      c.asked.takeAll();
      return {
        summary: 'Takes the collection of fonts away.',
        hooks: [{ kind: 'action', hook: 'init' }],
        body: php`wp_unregister_font_collection( ${/google/i.test(c.text) ? 'google-fonts' : slug} );`,
      };
    }
    const name = c.asked.states(/\bname\b\W*(?:is\W*)?["'`“]([^"'`”]+)["'`”]/i)?.[1] ?? c.phrases()[0]?.text ?? slug;
    const description = c.asked.states(/\bdescription\b\W*["'`“]([^"'`”]+)["'`”]/i)?.[1];
    const stacks = [...c.text.matchAll(/\bfont ?famil(?:y|ies)\b\W*["'`“]([^"'`”]+,[^"'`”]+)["'`”]/gi)].map(
      ([, stack = '']) => stack,
    );
    const families =
      stacks.length > 0
        ? stacks
        : [
            ...c.text.matchAll(
              /\bfont famil(?:y|ies)\s+["'`“]?([A-Z][\w ]*?)["'`”]?(?=\s+(?:with|and|slug|\()|[,.;]|$)/g,
            ),
          ].map(([, stack = '']) => stack);
    c.asked.takeAll();
    const entries: PhpValue = families.map((stack) => {
      const own = (stack.split(',')[0] ?? stack).replace(/["']/g, '').trim();
      return { font_family_settings: { name: own, slug: phpName(own).replace(/_/g, '-'), fontFamily: stack } };
    });
    return {
      summary: 'Registers a collection of fonts.',
      hooks: [{ kind: 'action', hook: 'init' }],
      body: php`wp_register_font_collection( ${slug}, ${{ name: c.label(name), ...(description === undefined ? {} : { description: c.label(description) }), font_families: entries }} );`,
    };
  },
};
