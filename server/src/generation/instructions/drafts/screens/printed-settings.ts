import { joinPhp, type PhpCode, php, phpString } from '../../../writers/php.ts';
import { type Composer, raw } from '../../composer.ts';
import type { Draft } from '../draft.ts';

/** A setting that another part of the prompt registers, and how it is read. */
interface KnownSetting {
  readonly id: string;
  /** Expression that reads it. */
  readonly read: string;
  readonly usual: string;
  readonly isColor: boolean;
  readonly about: string;
}

const defaultIn = (about: string): string =>
  /\b(?:default(?:s to)?|falls? back to)[\s:=]{0,3}(#[0-9a-f]{3,8}|"[^"\n]*"|'[^'\n]*'|`[^`\n]*`|[\w-]+)/i
    .exec(about)?.[1]
    ?.replace(/^["'`]|["'`]$/g, '') ?? '';

/** Theme mods and entries of an option that a prompt names. */
function settingsIn(text: string): KnownSetting[] {
  const found: KnownSetting[] = [];
  if (/\bcustomi[sz]er\b|theme[ _]mod/i.test(text))
    for (const [about, id = ''] of text.matchAll(
      /\b(?:settings?|theme[ _]mods?|controls?)\s*:?\s*["'`]?([a-z]\w*)["'`]?[^\n]*/gi,
    )) {
      const usual = defaultIn(about);
      if (id.includes('_') || /theme[ _]mod/i.test(about))
        found.push({
          id,
          usual,
          about,
          isColor: /\bcolou?r\b/i.test(about),
          read: `get_theme_mod( ${phpString(id)}, ${phpString(usual)} )`,
        });
    }
  const option = /\boption\s*(?:name )?["'`]?([a-z]\w*_\w+)["'`]?/i.exec(text)?.[1];
  if (option !== undefined)
    for (const [about, id = '', inside = ''] of text.matchAll(/["'`]([a-z]\w*)["'`]\s*\(([^)\n]*)\)/g))
      if (id !== option)
        found.push({
          id,
          about,
          usual: /colou?r/i.test(inside)
            ? (/\binvalid colou?r\b[^.;\n]*?(#[0-9a-f]{3,6})/i.exec(text)?.[1] ?? defaultIn(inside))
            : defaultIn(inside),
          isColor: /\bcolou?r\b/i.test(inside),
          read: `$options['${id}']`,
        });
  return found;
}

const named = (settings: readonly KnownSetting[], word: string): KnownSetting | undefined =>
  settings.find(({ id }) => id === word.toLowerCase()) ??
  settings.find(({ id }) => id.toLowerCase().endsWith(`_${word.toLowerCase()}`)) ??
  settings.find(({ id }) => word.length > 3 && id.toLowerCase().includes(word.toLowerCase()));

/** Markup with its placeholders filled in, as a call of `printf()`; null where one of them is no setting. */
function printed(markup: string, settings: readonly KnownSetting[]): PhpCode | null {
  const values: string[] = [];
  let isKnown = true;
  const format = markup
    .replace(/%/g, '%%')
    .replace(/\{([a-z_]+)\}(?![^{]*;)|\b([A-Z]{3,}(?:_[A-Z]+)*)\b/g, (all, braced, word, at: number) => {
      const setting = named(settings, braced ?? word);
      if (setting === undefined) {
        isKnown = false;
        return all;
      }
      const before = markup.slice(0, at);
      const isInTag = before.lastIndexOf('<') > before.lastIndexOf('>');
      const isUrl = /\b(?:href|src|action)=["']?$/.test(before);
      const isStyle = /<style\b[^>]*>[^<]*$/.test(before);
      const color = setting.isColor ? `( sanitize_hex_color( ${setting.read} ) ?: ${phpString(setting.usual)} )` : null;
      values.push(
        isUrl
          ? `esc_url( ${setting.read} )`
          : isStyle
            ? (color?.slice(2, -2) ?? `wp_strip_all_tags( ${setting.read} )`)
            : isInTag
              ? `esc_attr( ${color?.slice(2, -2) ?? setting.read} )`
              : `esc_html( ${setting.read} )`,
      );
      return '%s';
    });
  if (!isKnown || values.length === 0) return null;
  return raw(`printf(\n\t${phpString(`${format}`)},\n${values.map((value) => `\t${value}`).join(',\n')}\n);`);
}

/** The options with defaults for what is not stored yet. */
function loadOptions(text: string, settings: readonly KnownSetting[]): PhpCode[] {
  const option = /\boption\s*(?:name )?["'`]?([a-z]\w*_\w+)["'`]?/i.exec(text)?.[1];
  const own = settings.filter(({ read }) => read.startsWith('$options'));
  if (option === undefined || own.length === 0) return [];
  return [
    php`$options = wp_parse_args( (array) get_option( ${option}, array() ), ${Object.fromEntries(own.map(({ id, usual }) => [id, usual] as const))} );`,
  ];
}

function bodyClass(c: Composer, settings: readonly KnownSetting[]) {
  const [, one = '', other] =
    /\bbody class(?:es)?\s+["'`]?([a-z][\w-]*-)["'`]?(?:[{<]?[\w ]+[}>]?)?(?:[a-z]*)\b(?:["'`]?\s*(?:or|\/|and)\s*["'`]?([a-z][\w-]*))?/i.exec(
      c.text,
    ) ?? [];
  if (one === '') return null;
  const start = one;
  const setting = settings.find(
    ({ about, id }) =>
      (other !== undefined &&
        other.startsWith(start) &&
        new RegExp(`\\b${other.slice(start.length)}\\b`).test(about)) ||
      id.endsWith(`_${start.replace(/-$/, '')}`),
  );
  if (setting === undefined || !setting.read.startsWith('get_theme_mod')) return null;
  const choices = [
    ...(
      /\b(?:select|radio|choices?|one of|options?)\W+([^;\n]+?)(?:,\s*default|;|\n|$)/i.exec(setting.about)?.[1] ?? ''
    ).matchAll(/[a-z][\w-]*/gi),
  ]
    .map(([choice]) => choice)
    .filter((choice) => !/^(?:or|and|with|of)$/.test(choice));
  if (choices.length < 2) return null;
  return {
    summary: 'Adds what is chosen to the classes of the page.',
    name: c.prefixed('body_class'),
    params: 'array $classes',
    returns: 'array',
    hooks: [{ kind: 'filter' as const, hook: 'body_class' }],
    body: joinPhp([
      php`$chosen = ${raw(setting.read)};`,
      php`$classes[] = ${start} . ( in_array( $chosen, ${choices}, true ) ? $chosen : ${setting.usual || (choices[0] ?? '')} );`,
      raw(''),
      raw('return $classes;'),
    ]),
  };
}

/** What settings of the same prompt are for: markup on a hook that is filled with them, a class of the page. */
export const printedSettings: Draft = {
  id: 'draft-printed-settings',
  name: 'print_settings',
  isWhole: true,
  needs: /\bbody class|\b(?:wp_head|wp_body_open|wp_footer|login_head|admin_head|admin_footer)\b/,
  compose(c) {
    const { whole } = c.instruction;
    if (whole === undefined) return null;
    const settings = settingsIn(whole);
    const byClass = bodyClass(c, settings);
    if (byClass !== null) {
      c.asked.takeAll();
      return byClass;
    }
    const hook = /\b(wp_head|wp_body_open|wp_footer|login_head|admin_head|admin_footer)\b/.exec(c.text)?.[1];
    const markup = /<([a-z]\w*)\b[^>\n]*>[^\n]*<\/\1>/.exec(c.text)?.[0];
    if (hook === undefined || markup === undefined) return null;
    const print = printed(markup, settings);
    if (print === null) return null;
    const needed =
      /\b(?:when|if|only (?:when|if)|while)\s+(?:it is |the banner is )?["'`]?([a-z]\w*)["'`]?(?: is (?:on|set|checked|true|enabled|1))?\b/i.exec(
        c.text,
      )?.[1];
    const condition = needed === undefined ? undefined : named(settings, needed);
    const text = /\b(?:unless|not when|nothing (?:when|if)|when not) (?:the )?(\w+) (?:is )?empty\b/i.exec(c.text)?.[1];
    const filled = text === undefined ? undefined : named(settings, text);
    c.asked.takeAll();
    const guards = [condition, filled].flatMap((one) => (one === undefined ? [] : [`empty( ${one.read} )`]));
    return {
      summary: 'Shows what is set.',
      name: c.fn?.name ?? c.prefixed(`print_${hook.replace(/^wp_/, '')}`),
      returns: 'void',
      hooks: [{ kind: 'action', hook }],
      body: joinPhp([
        ...loadOptions(whole, settings),
        ...(guards.length === 0
          ? []
          : [
              php`
                if ( ${raw(guards.join(' || '))} ) {
                  return;
                }
              `,
            ]),
        print,
      ]),
    };
  },
};
