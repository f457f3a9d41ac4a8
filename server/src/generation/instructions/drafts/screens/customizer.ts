import { joinPhp, type PhpCode, type PhpValue, php } from '../../../writers/php.ts';
import { type Composer, raw } from '../../composer.ts';
import { phpName, titleOf } from '../../naming.ts';
import { Details } from '../details/details.ts';
import type { Draft } from '../draft.ts';

const coreSections: readonly (readonly [RegExp, string])[] = [
  [/\bcolou?rs\b/i, 'colors'],
  [/\bsite identity\b|\btitle_tagline\b/i, 'title_tagline'],
  [/\bheader image\b/i, 'header_image'],
  [/\bbackground image\b/i, 'background_image'],
  [/\b(?:static front page|homepage settings|static_front_page)\b/i, 'static_front_page'],
  [/\b(?:additional|custom)[ _]css\b/i, 'custom_css'],
];

/** Kinds of controls: words, type, what cleans the value, class of the control. */
const kinds: readonly (readonly [words: RegExp, type: string, clean: string, control?: string])[] = [
  [/\bcolou?r(?: picker| control| field)?\b/i, 'color', 'sanitize_hex_color', 'WP_Customize_Color_Control'],
  [/\b(?:media|logo|cropped image)\b/i, 'media', 'absint', 'WP_Customize_Media_Control'],
  [/\bimages?\b|\bpictures?\b/i, 'image', 'esc_url_raw', 'WP_Customize_Image_Control'],
  [/\bcheck ?box(?:es)?\b|\btoggle\b|\bswitch\b|\bon\/off\b/i, 'checkbox', 'checkbox'],
  [/\bselect\b|\bdrop-?down\b(?!.*pages)|\bselect ?box\b/i, 'select', 'choice'],
  [/\bradio\b/i, 'radio', 'choice'],
  [/\btext ?area\b|\bmulti-?line\b/i, 'textarea', 'sanitize_textarea_field'],
  [/\bdrop-?down[ -]pages\b|\bpage (?:picker|select\w*|dropdown)\b/i, 'dropdown-pages', 'absint'],
  [/\brange\b|\bslider\b/i, 'range', 'absint'],
  [/\bnumbers?\b|\bnumeric\b/i, 'number', 'absint'],
  [/\burl\b|\blink\b/i, 'url', 'esc_url_raw'],
  [/\be-?mail\b/i, 'email', 'sanitize_email'],
  [/\btext\b|\bfield\b|\binput\b/i, 'text', 'sanitize_text_field'],
];

interface Control {
  readonly id: string;
  readonly label: string;
  readonly kind: (typeof kinds)[number];
  readonly choices: readonly string[];
  readonly text: string;
}

const title = String.raw`(?:"([^"\n]+)"|'([^'\n]+)'|${'`'}([A-Z][^${'`'}\n]*)${'`'})`;
const first = (match: RegExpExecArray | RegExpMatchArray | null) => match?.slice(1).find((one) => one !== undefined);

/** The section or panel that is made, by its title. */
const containerOf = (c: Composer, word: string): string | null =>
  first(
    new RegExp(
      String.raw`\b${word}\b(?:\s*(?:titled?|called|named|labell?ed|with|the|title|is|:))*\s*${title}`,
      'i',
    ).exec(c.text),
  ) ??
  first(new RegExp(String.raw`${title}\s+(?:customizer\s+)?${word}\b`, 'i').exec(c.text)) ??
  /** "section Footer": a name without quotes. */
  new RegExp(String.raw`\b${word}\s+(?:called |named |titled )?([A-Z][a-z]+)\b`).exec(c.text)?.[1] ??
  null;

/** Settings of a list, each named by its id: "setting `brand_color`: colour control, default #336699". */
function listedControls(c: Composer): Control[] {
  const said = c.text.matchAll(
    /(?:^|\n)\s*(?:[-*•–]|\d+[.)])?\s*(?:an? |the )?(?:(?:text|select|colou?r|checkbox|url|number|image|radio|textarea) )?(?:setting|control|theme[ _]mod|option|field)?\s*["'`]?([a-z]\w*_\w+)["'`]?\s*(?:[:(–—-])\s*([^\n]+)/gi,
  );
  return [...said].flatMap(([whole, id = '', text = '']) => {
    const kind = kinds.find(([words]) => words.test(text)) ?? kinds.find(([words]) => words.test(whole));
    if (kind === undefined || /\bsection\b/i.test(whole.slice(0, whole.indexOf(id)))) return [];
    const label = /["'`]([A-Z][^"'`\n]*)["'`]/.exec(text)?.[1] ?? titleOf(id.replace(new RegExp(`^${c.prefix}_`), ''));
    const listed =
      /\b(?:select|radio|drop-?down|one of|choices?:?|options?:?)\s*(?:with |of |\()?\s*((?:["'`]?[\w-]+["'`]?\s*(?:\/|,|\bor\b|\band\b)\s*)+["'`]?[\w-]+)/i.exec(
        text,
      )?.[1];
    const choices = (listed ?? '')
      .split(/\s*(?:\/|,|\bor\b|\band\b)\s*/)
      .map((one) => one.replace(/["'`]/g, '').trim())
      .filter((one) => one !== '' && one !== 'default');
    return [{ id, label, kind, choices: choices.length > 1 ? choices : choicesIn(text), text }];
  });
}

/** Controls: a kind beside a label in quotes, each up to the next. */
function controlsOf(c: Composer, d: Details, taken: ReadonlySet<string>): Control[] {
  const labels = [...c.text.matchAll(new RegExp(title, 'g'))]
    .map((match) => ({ text: first(match) ?? '', at: match.index, end: match.index + match[0].length }))
    .filter(
      ({ text, at }) =>
        /^[A-Z]/.test(text) &&
        !taken.has(text) &&
        !/\b(?:default\w*|description|placeholder|or|value)\b\W*(?:\w+\W+){0,2}$|,\s*$/i.test(
          c.text.slice(Math.max(0, at - 26), at).replace(/^[\s\S]*["'`]/, ''),
        ),
    );
  const ids = (text: string) =>
    /\b(?:setting|id|key|option|theme[_ ]mod|stored (?:as|in)|saved (?:as|in))s?\b\W*(?:id|is|named|called|key|as|in|name|:|=)?\W*["'`]?([a-z]\w*)["'`]?/i.exec(
      text,
    )?.[1];
  if (labels.length === 0) {
    const id =
      d.value('settings?|theme mod|option', /^[a-z]\w*_\w+$/) ??
      /\b([a-z]+_[a-z_]+)\b/.exec(c.text.replace(/sanitize_\w+|edit_theme_options|theme_mod/g, ''))?.[1];
    const kind = kinds.find(([words]) => words.test(c.text));
    return id === undefined || id === null || kind === undefined
      ? []
      : [{ id, label: titleOf(id), kind, choices: choicesIn(c.text), text: c.text }];
  }
  return labels.flatMap(({ text: label, at, end }, index) => {
    const before = c.text
      .slice(Math.max(labels[index - 1]?.end ?? 0, at - 40), at)
      .replace(/^[\s\S]*(?:[.;\n]|, and |\band\b)/, '');
    const next = labels[index + 1];
    const upTo =
      next === undefined
        ? c.text.length
        : c.text.lastIndexOf(' a', next.at) > end
          ? c.text.lastIndexOf(' a', next.at)
          : next.at;
    const after = c.text.slice(end, upTo);
    const kind =
      kinds.find(([words]) => words.test(before)) ?? kinds.find(([words]) => words.test(after)) ?? kinds.at(-1);
    if (kind === undefined) return [];
    const id = ids(after) ?? ids(before) ?? phpName(label);
    return [
      {
        id: /^(?:as|in|is|the|an?|with|of)$/.test(id) ? phpName(label) : id,
        label,
        kind,
        choices: choicesIn(after),
        text: `${before} ${after}`,
      },
    ];
  });
}

/** "offering light and dark", "(left, center, right)". */
function choicesIn(text: string): string[] {
  const said =
    /\b(?:offering|choices?|options?|values?|between|one of|either|with|from)\b:?\s*([^.;()\n]+)|\(([^)]*,[^)]*)\)/i.exec(
      text,
    );
  return (said?.[1] ?? said?.[2] ?? '')
    .split(/\s*,\s*(?:and |or )?|\s+(?:and|or)\s+|\s*\/\s*/)
    .map((one) => one.replace(/["'`]/g, '').trim())
    .filter((one) => /^[\w][\w -]{0,24}$/.test(one) && !/\bdefault|setting\b/i.test(one));
}

function defaultIn(text: string, type: string): PhpValue {
  if (type === 'checkbox')
    return /\b(?:on|checked|true|enabled) by default|default\w*\W+(?:is |to |: ?)?(?:on|checked|true|1|enabled)\b/i.test(
      text,
    );
  const said = first(
    new RegExp(
      String.raw`\bdefaults?\b(?: value| colou?r)?(?:\s*(?:is|to|of|:|=))*\s*(?:${title}|(#?[\w.-]*\w))|(#?[\w.-]*\w) (?:by default|as (?:the )?default)`,
      'i',
    ).exec(text),
  );
  if (said === undefined) return '';
  return (type === 'number' || type === 'range') && /^\d+$/.test(said) ? Number(said) : said;
}

/** Sections, settings and controls of the Customizer, and sections that are taken away. */
export const customizer: Draft = {
  id: 'draft-customizer',
  name: 'customize_register',
  isWhole: true,
  needs: /\bcustomi[sz]er\b|\bcustomize_register\b|\bwp_customize\b/,
  never: /\bmenu\b.*\bhide|capabilit|enqueue|rest\b|shortcode|selective refresh|theme support|preview script/,
  compose(c) {
    const d = new Details(c);
    const gone = d.clauses.flatMap(({ text, isRefused }) =>
      isRefused ? coreSections.filter(([words]) => words.test(text)).map(([, id]) => id) : [],
    );
    const panel = containerOf(c, 'panel');
    const [, sectionId, sectionTitle] =
      /\bsection\s+["'`]?([a-z]\w*)["'`]?\s*\(\s*(?:title |titled |label )?["'`]([^"'`\n]+)["'`]/i.exec(c.text) ?? [];
    const named = sectionTitle ?? containerOf(c, 'section');
    const known = coreSections.find(
      ([words, id]) =>
        !gone.includes(id) &&
        new RegExp(
          String.raw`(?:${words.source})["'${'`'}]?\s+section|section\s+["'${'`'}]?(?:${words.source})|\b(?:existing|core|built-in)\b[^.\n]*(?:${words.source})`,
          'i',
        ).test(c.text),
    );
    const isOwn =
      named !== null &&
      known === undefined &&
      !coreSections.some(([words, id]) => gone.includes(id) && words.test(named));
    const taken = new Set([panel ?? '', named ?? '']);
    const listed = listedControls(c);
    const controls = listed.length > 0 ? listed : controlsOf(c, d, taken);
    if (controls.length + gone.length === 0) return null;
    const domain = (text: string) => c.label(text);
    const section = isOwn
      ? (sectionId ?? d.value('section (?:id|slug|key)', /^[a-z]\w*$/) ?? c.prefixed(phpName(named)))
      : (known?.[1] ?? 'title_tagline');
    const panelId = panel === null ? null : c.prefixed(`${phpName(panel)}_panel`);
    const priority = d.number('priority');
    const description = first(new RegExp(String.raw`\b(?:section )?description\b\W*${title}`, 'i').exec(c.text));
    const isOption =
      /\b(?:stored|saved|kept|type)\b[^.,;\n]*\boption\b(?!s)|\boption\b[^.,;\n]*\binstead of\b[^.,;\n]*\bmod/i.test(
        c.text,
      );
    const capability = /\bmanage_options\b|\bedit_posts\b|\bedit_pages\b/.exec(c.text)?.[0];
    const isLive = /\bpost ?message\b|\blive preview\b|\bwithout (?:a )?(?:page )?(?:reload|refresh)/i.test(c.text);
    c.asked.takeAll();
    const cleaners: { name: string; code: PhpCode }[] = [];
    const work = controls.flatMap(({ id, label, kind: [, type, clean, control], choices, text }) => {
      const isMarkup =
        /\b(?:basic |post |some |safe )?html (?:is )?(?:allowed|as in posts)|\bhtml as in posts|allow\w* (?:basic |post |safe )?html/i.test(
          text,
        );
      const sanitizer = isMarkup
        ? 'wp_kses_post'
        : (/\b(sanitize_\w+|absint|esc_url_raw|wp_kses_post|wp_filter_nohtml_kses)\b/.exec(text)?.[1] ??
          cleanerOf(c, id, type, clean, choices, defaultIn(text, type), cleaners));
      const settings = {
        default: defaultIn(text, type),
        ...(isOption ? { type: 'option' } : {}),
        ...(capability === undefined ? {} : { capability }),
        ...(isLive ? { transport: 'postMessage' } : {}),
        sanitize_callback: sanitizer,
      };
      const offered = Object.fromEntries(
        choices.map((one) => [phpName(one).replace(/_/g, '-'), domain(titleOf(one))] as const),
      );
      const args: Record<string, PhpValue> = {
        label: domain(label),
        section,
        ...(control === undefined ? { type } : {}),
        ...(type === 'select' || type === 'radio' ? { choices: offered } : {}),
      };
      return [
        php`$wp_customize->add_setting( ${id}, ${settings} );`,
        control === undefined
          ? php`$wp_customize->add_control( ${id}, ${args} );`
          : php`$wp_customize->add_control( new ${raw(control)}( $wp_customize, ${id}, ${args} ) );`,
      ];
    });
    return {
      summary: 'Sets up what can be changed in the Customizer.',
      params: 'WP_Customize_Manager $wp_customize',
      hooks: [{ kind: 'action', hook: 'customize_register', ...(gone.length > 0 ? { priority: 20 } : {}) }],
      body: joinPhp([
        ...(panelId === null ? [] : [php`$wp_customize->add_panel( ${panelId}, ${{ title: domain(panel ?? '') }} );`]),
        ...(isOwn && controls.length > 0
          ? [
              php`$wp_customize->add_section( ${section}, ${{ title: domain(named), ...(description === undefined ? {} : { description: domain(description) }), ...(priority === null ? {} : { priority }), ...(panelId === null ? {} : { panel: panelId }) }} );`,
            ]
          : []),
        ...work,
        ...gone.map((id) => php`$wp_customize->remove_section( ${id} );`),
      ]),
      beside: cleaners.map(({ name, code }) => ({
        name,
        summary: 'Cleans what is chosen.',
        params: '$value',
        body: code,
      })),
    };
  },
};

/** The name of what cleans a setting; functions of its own are added to a list. */
function cleanerOf(
  c: Composer,
  id: string,
  type: string,
  clean: string,
  choices: readonly string[],
  usual: PhpValue,
  own: { name: string; code: PhpCode }[],
): string {
  if (clean !== 'checkbox' && clean !== 'choice') return clean;
  const name = c.prefixed(`sanitize_${type === 'checkbox' ? 'checkbox' : id}`);
  const keys = choices.map((one) => phpName(one).replace(/_/g, '-'));
  if (!own.some((one) => one.name === name))
    own.push({
      name,
      code:
        clean === 'checkbox'
          ? php`return (bool) $value;`
          : php`return in_array( $value, ${keys}, true ) ? $value : ${usual === '' ? (keys[0] ?? '') : usual};`,
    });
  return name;
}
