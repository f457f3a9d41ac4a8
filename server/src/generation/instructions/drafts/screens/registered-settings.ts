import { joinPhp, type PhpCode, type PhpValue, php } from '../../../writers/php.ts';
import { type Composer, raw } from '../../composer.ts';
import { phpName, titleOf } from '../../naming.ts';
import { Details } from '../details/details.ts';
import { capabilityIn } from '../details/who.ts';
import type { Draft } from '../draft.ts';
import { defaultOf } from '../registrations/meta-fields.ts';

const pages =
  /\b(?:settings\s*(?:>|→|»|\/|-)\s*|(?:the )?)(general|writing|reading|discussion|media|permalinks?)\b(?: (?:settings|options)| (?:settings )?(?:page|screen))?/i;

const types: readonly (readonly [RegExp, string])[] = [
  [/\barray\b|\blist of\b/i, 'array'],
  [/\bbool(?:ean)?\b|\bcheck ?box\b|\bon\/off\b|\btoggle\b/i, 'boolean'],
  [/\bintegers?\b|\bint\b|\bwhole number/i, 'integer'],
  [/\bnumbers?\b|\bnumeric\b|\bfloat\b|\bdecimal/i, 'number'],
];

const cleaners: Readonly<Record<string, string>> = {
  integer: 'absint',
  number: 'floatval',
  boolean: 'rest_sanitize_boolean',
  string: 'sanitize_text_field',
};

interface Setting {
  readonly option: string;
  readonly label: string | null;
  readonly type: string;
  readonly choices: readonly string[];
  readonly bounds: readonly [number | null, number | null];
  readonly usual: PhpValue | undefined;
  readonly clean: string | null;
  readonly about: string;
}

/** The part of a prompt about each option: from its name to the next. */
function settingsOf(c: Composer, d: Details): Setting[] {
  const own = [
    ...c.text.matchAll(
      /\b(?:options?|settings?)\s+(?:named |called |name |key |is |: ?)?["'`]?([a-z]\w*_\w+)["'`]?|["'`]([a-z]\w*_\w+)["'`]\s+(?:option|setting)\b/g,
    ),
  ].filter(
    ([, one, two]) => !/^(?:sanitize_|manage_|edit_|register_|update_option|get_option|add_)/.test(one ?? two ?? ''),
  );
  const names = [...new Set(own.map(([, one, two]) => one ?? two ?? ''))];
  const starts = names.map((name) => c.text.indexOf(name));
  return names.map((option, at) => {
    const lineStart = Math.max(c.text.lastIndexOf('\n', starts[at]), 0);
    const about =
      names.length === 1
        ? c.text
        : c.text.slice(
            Math.max(lineStart, at === 0 ? 0 : (starts[at - 1] ?? 0)),
            starts[at + 1] === undefined
              ? c.text.length
              : Math.max(c.text.lastIndexOf('\n', starts[at + 1]), starts[at] ?? 0),
          );
    const inner = names.length === 1 ? d : new Details(c, about);
    const bare = about.replace(/["'`][^"'`\n]*["'`]/g, '');
    const type = types.find(([word]) => word.test(bare.replace(option, '')))?.[1] ?? 'string';
    const between =
      /\b(?:between|from|only|range(?: of| is)?)\s+(\d+)\s*(?:and|to|-|–)\s*(\d+)/i.exec(bare) ??
      /\b(\d+)\s*(?:-|–|to)\s*(\d+) (?:only|allowed|permitted|are allowed)\b/i.exec(bare);
    const least =
      between?.[1] ?? /\b(?:at least|min(?:imum)?(?: of| is)?|not below|no less than)\W{0,3}(\d+)/i.exec(bare)?.[1];
    const most =
      between?.[2] ??
      /\b(?:at most|max(?:imum)?(?: of| is)?|up to|not above|no more than)\W{0,3}(\d+)/i.exec(bare)?.[1];
    const label = inner.text('fields?|labell?(?:ed)?') ?? null;
    const said =
      /\b(?:allowed values?|one of|values? (?:are|can be)|either|allows?|accepts?|choices?|only)\b\s*(?:are|is|:)?\s*([^.;\n]+)/i.exec(
        about,
      )?.[1] ?? '';
    const choices = [...said.matchAll(/["'`]([\w-]+)["'`]/g)]
      .map(([, one = '']) => one)
      .filter((one) => one !== option);
    const clean =
      /\b(sanitize_\w+|absint|intval|esc_url_raw|wp_kses_post|rest_sanitize_boolean)\b/.exec(about)?.[1] ??
      (/\be-?mail\b/i.test(bare)
        ? 'sanitize_email'
        : /\burl\b/i.test(bare.replace(/rest url/i, ''))
          ? 'esc_url_raw'
          : null);
    return {
      option,
      label,
      type,
      choices: choices.length > 1 ? [...new Set(choices)] : [],
      bounds: [least === undefined ? null : Number(least), most === undefined ? null : Number(most)],
      usual: defaultOf(inner, type),
      clean,
      about,
    };
  });
}

const fallbackOf = ({ about, choices, usual }: Setting): PhpValue =>
  /\b(?:anything else|everything else|otherwise|other values?|invalid\w*|else|unknown\w*)\b[^.;\n]*?["'`]([\w-]+)["'`]/i.exec(
    about,
  )?.[1] ??
  usual ??
  choices[0] ??
  '';

/** The name of what cleans a setting, and the function where it is one of its own. */
function cleanerOf(c: Composer, setting: Setting): { name: string; code: PhpCode | null } {
  const { option, type, choices, bounds, clean } = setting;
  const name = c.prefixed(`sanitize_${option.replace(new RegExp(`^${c.prefix}_`), '')}`);
  if (choices.length > 0)
    return { name, code: php`return in_array( $value, ${choices}, true ) ? $value : ${fallbackOf(setting)};` };
  const [least, most] = bounds;
  if ((least !== null || most !== null) && (type === 'integer' || type === 'number')) {
    const value = type === 'integer' ? '(int) $value' : '(float) $value';
    const low = least === null ? value : `max( ${least}, ${value} )`;
    return { name, code: raw(`return ${most === null ? low : `min( ${most}, ${low} )`};`) };
  }
  if (type === 'array' && clean === null)
    return {
      name,
      code: raw("return array_values( array_filter( array_map( 'sanitize_text_field', (array) $value ) ) );"),
    };
  return { name: clean ?? cleaners[type] ?? 'sanitize_text_field', code: null };
}

function fieldOf(c: Composer, { option, type, choices }: Setting): PhpCode {
  if (type === 'boolean')
    return php`printf( '<input type="checkbox" id="%1$s" name="%1$s" value="1" %2$s>', ${option}, checked( (bool) get_option( ${option} ), true, false ) );`;
  if (choices.length > 0)
    return php`
      printf( '<select id="%1$s" name="%1$s">', ${option} );
      foreach ( ${Object.fromEntries(choices.map((one) => [one, c.label(titleOf(one))] as const))} as $value => $label ) {
        printf( '<option value="%s" %s>%s</option>', esc_attr( $value ), selected( get_option( ${option} ), $value, false ), esc_html( $label ) );
      }
      echo '</select>';
    `;
  const input = type === 'integer' || type === 'number' ? 'number' : 'text';
  return php`printf( ${`<input type="${input}" id="%1$s" name="%1$s" value="%2$s" class="regular-text">`}, ${option}, esc_attr( (string) get_option( ${option} ) ) );`;
}

/** Settings with types, defaults and cleaners; their sections and fields on a page of WordPress' own, or a page for them. */
export const registeredSettings: Draft = {
  id: 'draft-registered-settings',
  name: 'register_settings',
  isWhole: true,
  needs:
    /\bregister\w*\b[^.\n]*\bsettings?\b|\bsettings? (?:section|field|page|group)\b|\boptions? page\b|\bregister_setting\b|\bfield\b[^.\n]*\b(?:general|reading|writing|discussion|media) (?:settings|page|options)|\bsettings\s*(?:>|→)/,
  never:
    /\bendpoint|\broute\b|customizer|shortcode|settings link|\bclass\b|plugin action|post type|widget|\bblock\b|\([^)]*\bkey\b[^)]*\)|wp-cli|network/,
  compose(c) {
    const d = new Details(c);
    const settings = settingsOf(c, d);
    if (settings.length === 0) return null;
    const place = pages.exec(c.text.replace(/["'`][^"'`\n]*["'`]/g, ''));
    const existing =
      place === null || /\bsub-?menu|\bmenu\b/i.test(c.text)
        ? null
        : (place[1] ?? '').toLowerCase().replace(/^permalinks$/, 'permalink');
    const wantsPage =
      existing === null && /\b(?:settings|options?) page\b|\bunder (?:the )?(?:settings|tools|options)\b/i.test(c.text);
    const slug =
      d.value('(?:page |menu )?slug', /^[a-z][\w-]*$/) ?? settings[0]?.option.replace(/_/g, '-') ?? 'settings';
    const group =
      d.value('(?:option |settings? )?group', /^[a-z][\w-]*$/) ?? existing ?? (wantsPage ? phpName(slug) : 'general');
    const section = d.text('sections?(?: titled| called| named)?');
    const isShown = d.flag('rest(?: api)?');
    const label = d.text('label(?: of the setting)?');
    const description = d.text('description');
    const title = d.text('(?:settings |options? )?page|titled?|page title|menu title|called|named') ?? titleOf(slug);
    const capability = capabilityIn(c.text) ?? 'manage_options';
    const parent = /\btools\b/i.test(c.text) ? 'tools.php' : 'options-general.php';
    c.asked.takeAll();
    const hasFields =
      existing !== null ||
      wantsPage ||
      section !== null ||
      settings.some((one) => one.label !== null && /\bfield\b/i.test(one.about));
    const target = existing ?? (wantsPage ? slug : group);
    const sectionId = section === null ? (wantsPage ? `${slug}-section` : 'default') : c.prefixed(phpName(section));
    const cleaned = settings.map((setting) => ({ setting, cleaner: cleanerOf(c, setting) }));
    const registered = cleaned.map(
      ({ setting: { option, type, usual }, cleaner }) =>
        php`register_setting( ${group}, ${option}, ${{
          type,
          ...(label === null ? {} : { label: c.label(label) }),
          ...(description === null ? {} : { description: c.label(description) }),
          sanitize_callback: cleaner.name,
          ...(usual === undefined ? {} : { default: usual }),
          ...(isShown === null
            ? {}
            : {
                show_in_rest:
                  isShown && type === 'array' ? { schema: { type: 'array', items: { type: 'string' } } } : isShown,
              }),
        }} );`,
    );
    const fields = hasFields
      ? settings.map((setting) => ({
          setting,
          render: c.prefixed(`render_${setting.option.replace(new RegExp(`^${c.prefix}_`), '')}`),
        }))
      : [];
    const render = c.prefixed('render_page');
    const isOnInit = isShown === true;
    const shown = joinPhp([
      ...(section !== null || wantsPage
        ? [
            php`add_settings_section( ${sectionId}, ${section === null ? '' : c.label(section)}, '__return_empty_string', ${target} );`,
          ]
        : []),
      ...fields.map(
        ({ setting, render: callback }) =>
          php`add_settings_field( ${setting.option}, ${c.label(setting.label ?? titleOf(setting.option))}, ${callback}, ${target}, ${sectionId}, ${{ label_for: setting.option }} );`,
      ),
    ]);
    return {
      summary: 'Registers the settings.',
      returns: 'void',
      hooks: isOnInit ? [{ kind: 'action', hook: 'init' }] : [{ kind: 'action', hook: 'admin_init' }],
      body: joinPhp([...registered, ...(isOnInit || fields.length === 0 ? [] : [shown])]),
      beside: [
        ...(isOnInit && fields.length > 0
          ? [
              {
                name: c.prefixed('add_settings_fields'),
                summary: 'Shows the settings.',
                returns: 'void',
                hooks: [{ kind: 'action' as const, hook: 'admin_init' }],
                body: shown,
              },
            ]
          : []),
        ...cleaned.flatMap(({ cleaner: { name, code } }) =>
          code === null ? [] : [{ name, summary: 'Cleans what is to be stored.', params: '$value', body: code }],
        ),
        ...fields.map(({ setting, render: name }) => ({
          name,
          summary: 'Shows the field.',
          returns: 'void',
          body: fieldOf(c, setting),
        })),
        ...(wantsPage
          ? [
              {
                name: c.prefixed('add_settings_page'),
                summary: 'Adds the page to the menu.',
                returns: 'void',
                hooks: [{ kind: 'action' as const, hook: 'admin_menu' }],
                body: php`add_submenu_page( ${parent}, ${c.label(title)}, ${c.label(title)}, ${capability}, ${slug}, ${render} );`,
              },
              {
                name: render,
                summary: 'Shows the page.',
                returns: 'void',
                body: php`
                  if ( ! current_user_can( ${capability} ) ) {
                    return;
                  }
                  echo '<div class="wrap"><h1>' . esc_html( get_admin_page_title() ) . '</h1><form action="options.php" method="post">';
                  settings_fields( ${group} );
                  do_settings_sections( ${slug} );
                  submit_button();
                  echo '</form></div>';
                `,
              },
            ]
          : []),
      ],
    };
  },
};
