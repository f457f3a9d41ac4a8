import { joinPhp, type PhpCode, php } from '../../../writers/php.ts';
import { type Composer, raw } from '../../composer.ts';
import { phpName, titleOf } from '../../naming.ts';
import type { Draft } from '../draft.ts';
import { capabilityOf } from './notices-and-widgets.ts';

interface Field {
  readonly key: string;
  readonly label: string;
  readonly kind: 'text' | 'textarea' | 'checkbox' | 'number' | 'email' | 'url' | 'select' | 'color';
  readonly choices: readonly string[];
  /** Its default, or ''. */
  readonly usual: string;
  readonly bounds: readonly [string, string] | null;
}

const kinds = /\b(text ?area|text|checkbox|number|integer|e-?mail|url|select|drop-?down|(?:hex )?colou?r)\b/i;

function kindOf(said: string): Field['kind'] {
  const word = kinds.exec(said)?.[1]?.toLowerCase().replace(/[ -]/g, '') ?? 'text';
  const same: Readonly<Record<string, Field['kind']>> = {
    textarea: 'textarea',
    checkbox: 'checkbox',
    number: 'number',
    integer: 'number',
    email: 'email',
    url: 'url',
    select: 'select',
    dropdown: 'select',
    color: 'color',
    colour: 'color',
    hexcolor: 'color',
    hexcolour: 'color',
  };
  return same[word] ?? 'text';
}

/** `"Title suffix" (text, key title_suffix)` */
function fieldsOf(c: Composer): Field[] {
  const labelled = [...c.text.matchAll(/["'`]([A-Z][^"'`\n]*)["'`]\s*\(([^)]*)\)/g)].filter(([, , inside = '']) =>
    kinds.test(inside),
  );
  const found = labelled.length > 0 ? labelled : [...c.text.matchAll(/["'`]([a-z]\w*)["'`]\s*\(([^)]*)\)/g)];
  const invalid = /\binvalid colou?r\b[^.;\n]*?(#[0-9a-f]{3,6})/i.exec(c.text)?.[1];
  return found.flatMap(([, said = '', inside = '']) => {
    if (!kinds.test(inside)) return [];
    const isKey = /^[a-z]/.test(said);
    const label = isKey ? (/["'`]([A-Z][^"'`]*)["'`]/.exec(inside)?.[1] ?? titleOf(said)) : said;
    const key = isKey ? said : (/\bkey:?\s*[`"']?(\w+)/i.exec(inside)?.[1] ?? phpName(label));
    const kind = kindOf(inside);
    const usual =
      (kind === 'color' ? invalid : undefined) ??
      /\bdefault(?:s to)?[\s:=]{0,3}(#?[\w.-]+|"[^"]*")/i.exec(inside)?.[1]?.replace(/"/g, '') ??
      '';
    const [, least, most] = /(\d+)\s*(?:-|–|to|and)\s*(\d+)/.exec(inside) ?? [];
    const choices =
      /\b(?:options?|choices|values?|one of)\b:?\s*([^)]+)/i
        .exec(inside)?.[1]
        ?.split(/,|\bor\b|\band\b|\//)
        .map((one) => one.replace(/[`"'\s]/g, '')) ?? [];
    c.asked.states(new RegExp(said.slice(0, 24).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')));
    return [
      {
        key,
        label,
        kind,
        choices: choices.filter(Boolean),
        usual,
        bounds: least === undefined || most === undefined ? null : ([least, most] as const),
      },
    ];
  });
}

const cleaners: Readonly<Record<Field['kind'], (value: string, field: Field) => string>> = {
  text: (value) => `sanitize_text_field( ${value} ?? '' )`,
  textarea: (value) => `sanitize_textarea_field( ${value} ?? '' )`,
  checkbox: (value) => `empty( ${value} ) ? 0 : 1`,
  number: (value, { bounds, usual }) =>
    bounds === null
      ? `absint( ${value} ?? ${usual || '0'} )`
      : `min( ${bounds[1]}, max( ${bounds[0]}, (int) ( ${value} ?? ${usual || bounds[0]} ) ) )`,
  color: (value, { usual }) => `sanitize_hex_color( ${value} ?? '' ) ?: '${usual}'`,
  email: (value) => `sanitize_email( ${value} ?? '' )`,
  url: (value) => `esc_url_raw( ${value} ?? '' )`,
  select: (value, { choices }) =>
    `in_array( ${value} ?? '', ${php`${choices}`.text}, true ) ? ${value} : ${php`${choices[0] ?? ''}`.text}`,
};

function control(option: string, { key, kind, choices, usual }: Field): PhpCode {
  const name = `${option}[${key}]`;
  const value = php`$values[ ${key} ] ?? ${usual}`;
  if (kind === 'checkbox')
    return php`printf( '<input type="checkbox" name="%s" value="1" %s>', esc_attr( ${name} ), checked( 1, (int) ( ${value} ), false ) );`;
  if (kind === 'textarea')
    return php`printf( '<textarea name="%s" rows="5" class="large-text">%s</textarea>', esc_attr( ${name} ), esc_textarea( ${value} ) );`;
  if (kind === 'select')
    return php`
      printf( '<select name="%s">', esc_attr( ${name} ) );
      foreach ( ${choices} as $choice ) {
        printf( '<option value="%1$s" %2$s>%1$s</option>', esc_attr( $choice ), selected( ${value}, $choice, false ) );
      }
      echo '</select>';
    `;
  return php`printf( '<input type="%s" name="%s" value="%s" class="regular-text">', ${kind}, esc_attr( ${name} ), esc_attr( ${value} ) );`;
}

/** A page of settings that are kept in one option: its section, fields and sanitizer. */
export const settingsPage: Draft = {
  id: 'draft-settings-page',
  name: 'register_settings',
  needs: /\bsettings (?:page|api|group)|\boptions page|\bsettings\s*(?:→|>|»)\s*\w/,
  never: /settings link|shortcode|rest\b.*endpoint/,
  compose(c) {
    const fields = fieldsOf(c);
    const option = c.asked.states(/\boption(?: name)?\s*(?::|is|=|named|called)?\s*[`"']?(\w+_\w+)/i)?.[1];
    if (fields.length === 0 || option === undefined) return null;
    const slug = c.asked.states(/\bslug\s*(?::|is)?\s*[`"']?([a-z][\w-]+)/i)?.[1] ?? c.prefix.replace(/_/g, '-');
    const group = c.asked.states(/\bgroup\s*(?::|is)?\s*[`"']?(\w+)/i)?.[1] ?? c.prefix;
    const section = c.asked.states(/\bsection\s+["'`]([^"'`]+)["'`]/i)?.[1] ?? 'General';
    const title =
      c.asked.states(/\b(?:page|menu) (?:title|called|named|titled)\W*["'`]([^"'`]+)["'`]/i)?.[1] ??
      c.asked.states(/["'`](?:plugin name:\s*)([^"'`]+)["'`]/i)?.[1] ??
      c.asked.states(/\bsettings page\s+["'`]([^"'`]+)["'`]/i)?.[1] ??
      c.asked.states(/\bsettings\s*(?:→|>|»|->)\s*["'`]?([A-Z][\w ]*\w)/i)?.[1] ??
      titleOf(slug);
    const capability = capabilityOf(c) ?? 'manage_options';
    const parent = c.says(/\btools\b/) ? 'tools.php' : c.says(/\btop[ -]level\b/) ? null : 'options-general.php';
    c.asked.states(/\bsettings api\b/i);
    c.asked.states(/\bsanitize callback\b|\bsanitiz/i);
    const clean = c.prefixed('sanitize');
    const render = c.prefixed('render_page');
    const menu =
      parent === null
        ? php`add_menu_page( ${c.label(title)}, ${c.label(title)}, ${capability}, ${slug}, ${render} );`
        : php`add_submenu_page( ${parent}, ${c.label(title)}, ${c.label(title)}, ${capability}, ${slug}, ${render} );`;
    return {
      summary: 'Registers the option with its section and fields.',
      hooks: [{ kind: 'action', hook: 'admin_init' }],
      body: joinPhp([
        php`register_setting( ${group}, ${option}, ${{ type: 'array', sanitize_callback: clean, default: [] }} );`,
        php`add_settings_section( ${`${slug}-general`}, ${c.label(section)}, '__return_empty_string', ${slug} );`,
        ...fields.map(
          (field) =>
            php`add_settings_field( ${field.key}, ${c.label(field.label)}, ${c.prefixed(`render_${field.key}`)}, ${slug}, ${`${slug}-general`} );`,
        ),
      ]),
      beside: [
        {
          name: clean,
          summary: 'Cleans what the form sends.',
          params: '$input',
          returns: 'array',
          body: php`
            $input = is_array( $input ) ? $input : array();

            return ${Object.fromEntries(fields.map((field) => [field.key, raw(cleaners[field.kind](`$input['${field.key}']`, field))]))};
          `,
        },
        ...fields.map((field) => ({
          name: c.prefixed(`render_${field.key}`),
          summary: `Shows the field ${field.label}.`,
          body: php`
            $values = (array) get_option( ${option}, array() );
            ${control(option, field)}
          `,
        })),
        {
          name: render,
          summary: 'Shows the page.',
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
        {
          name: c.prefixed('add_page'),
          summary: 'Adds the page to the menu.',
          hooks: [{ kind: 'action', hook: 'admin_menu' }],
          body: menu,
        },
      ],
    };
  },
};
