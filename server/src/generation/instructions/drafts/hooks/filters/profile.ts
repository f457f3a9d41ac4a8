import { phpString } from '../../../../writers/php.ts';
import { type Composer, raw } from '../../../composer.ts';
import { titleOf } from '../../../naming.ts';
import { block, type HookPart, type HookReader } from '../parts.ts';
import type { Reading } from '../reading.ts';

const q = phpString;

const sanitizers: Readonly<Record<string, string>> = {
  text: 'sanitize_text_field',
  url: 'esc_url_raw',
  email: 'sanitize_email',
  number: 'absint',
  tel: 'sanitize_text_field',
  date: 'sanitize_text_field',
  textarea: 'sanitize_textarea_field',
  checkbox: '',
  color: 'sanitize_hex_color',
};

/** The values of a select with what people read: "options sales, support (labels with a capital letter), plus an empty first option". */
function choicesIn(r: Reading, c: Composer): (readonly [string, string])[] | null {
  const found = r.take(
    '(?:with )?(?:the )?(?:options|choices|values)(?: are|:)?\\s+((?:(?:·+|[\\w-]+)(?:,? (?:and|or) |, |\\/))+(?:·+|[\\w-]+))',
  );
  if (found === null) return null;
  const words = r.text.slice(found.from, found.to).replace(/^.*?(?:options|choices|values)(?: are|:)?\s+/i, '');
  const values = words.split(/,? (?:and|or) |, |\//).map((one) => one.trim().replace(/^[`"']|[`"']$/g, ''));
  r.takeAll(
    '\\(labels? [^()]*\\)|labels? with (?:a )?capital(?: letter)?s?|(?:the )?value is one of (?:the )?options(?: or empty)?',
  );
  const hasEmpty =
    r.take('(?:plus |and |with )?an? empty (?:first )?(?:option|choice|one)(?: first)?|(?:or|may be) empty') !== null ||
    c.says(/empty (?:first )?option/);
  return [
    ...(hasEmpty ? [['', ''] as const] : []),
    ...values.map((one) => [one.toLowerCase().replace(/\W+/g, '_'), titleOf(one)] as const),
  ];
}

function selectOf(key: string, value: string, choices: readonly (readonly [string, string])[], c: Composer): string {
  const label = (said: string) =>
    c.domain === null ? `esc_html( ${q(said)} )` : `esc_html__( ${q(said)}, ${q(c.domain)} )`;
  return [
    `<select name="${key}" id="${key}">`,
    ...choices.map(
      ([one, said]) =>
        `\t\t\t\t<option value="${one}"<?php selected( ${q(one)}, (string) ${value} ); ?>>${said === '' ? '&mdash;' : `<?php echo ${label(said)}; ?>`}</option>`,
    ),
    '\t\t\t</select>',
  ].join('\n');
}

/** A field of user profiles: shown, and stored by those who may edit the user. */
export const profileFields: HookReader = (r, c) => {
  if (
    !r.says('\\b(?:user |edit )?profiles?\\b') ||
    !r.says('\\bfield\\b|\\bcheckbox\\b|\\binput\\b|\\bselect\\b|\\bdropdown\\b|show_user_profile') ||
    r.says('contact ?methods|\\brest\\b|shortcode|column|register_meta|update_profile')
  )
    return [];
  const spoken = r.take(
    '(?:an? |the )?(?:<text>\\s*)?(?:(text|url|e-?mail|number|date|tel|phone|colou?r)[ -])?(?:(checkbox|textarea|text area|select|dropdown|drop-down)|(?:input |profile )?field)\\b(?: (?:called|named|labelled|labeled|with (?:the )?label|for))?(?: <text>)?',
  );
  if (spoken === null) return [];
  const stored = r.take(
    '(?:stored|saved|kept|save it|store it|saves? (?:it|to)|stores? (?:it|in))?\\s*(?:in|as|to|under)\\s+(?:the )?(?:user )?meta(?: key| field)? <name>|(?:(?:name|key)(?:,| and| \\/)? )?(?:user )?meta(?: key)? <name>',
  );
  const key = stored?.groups.find((one) => one !== undefined);
  if (key === undefined) return [];
  const label = spoken.groups[0] ?? spoken.groups[3] ?? titleOf(key);
  const kind = (spoken.groups[2] ?? spoken.groups[1] ?? 'text')
    .toLowerCase()
    .replace('text area', 'textarea')
    .replace(/^drop-?down$/, 'select')
    .replace(/^e-mail$/, 'email')
    .replace('phone', 'tel')
    .replace('colour', 'color');
  const choices = kind === 'select' ? choicesIn(r, c) : null;
  if (kind === 'select' && choices === null) return [];
  const strip = r.take(
    '(?:strip|remove|drop|cut)(?:s|ping)? (?:off )?(?:an? |the |any )?leading (·+|@|#|\\S)(?: (?:signs?|characters?))?(?: when saving| on save| before saving)?',
  )?.groups[0];
  const description = r.take('(?:with )?(?:an? |the )?(?:description|help text|hint)\\s*:?\\s*<text>')?.groups[0];
  r.takeAll(
    '(?:only )?(?:users?|people|those|whoever)?\\s*(?:who|that)? ?(?:can|may) edit (?:that|the|this) user(?: may| can)?(?: save)?(?: it)?|(?:\\()?(?:own profile|your profile|the own profile)(?: and| or|,)? (?:when )?(?:editing|the profiles? of|that of|edit(?:ing)? other)[^.;,)]*\\)?|(?:to |on |in |of )?(?:the )?(?:user )?profiles?(?: pages?| screens?)?|(?:show_user_profile|edit_user_profile|personal_options_update|edit_user_profile_update|edit_user)\\b|(?:nonce|sanitized?|escaped?|capabilit\\w+|check(?:s|ed)?)\\b|(?:may|can)? ?save\\b',
  );
  r.takeAll('remove the [^.]*\\.\\.\\.[^.]*');
  const value = `get_user_meta( $user->ID, ${q(key)}, true )`;
  const control =
    choices !== null
      ? selectOf(key, value, choices, c)
      : kind === 'checkbox'
        ? `<input type="checkbox" name="${key}" id="${key}" value="1" <?php checked( '1', ${value} ); ?>>`
        : kind === 'textarea'
          ? `<textarea name="${key}" id="${key}" rows="5" class="large-text"><?php echo esc_textarea( ${value} ); ?></textarea>`
          : `<input type="${kind}" name="${key}" id="${key}" value="<?php echo esc_attr( ${value} ); ?>" class="regular-text">`;
  const text = (said: string) =>
    c.domain === null ? `esc_html( ${q(said)} )` : `esc_html__( ${q(said)}, ${q(c.domain)} )`;
  const shown = [
    '?>',
    '<table class="form-table" role="presentation">',
    '\t<tr>',
    `\t\t<th><label for="${key}"><?php echo ${text(label)}; ?></label></th>`,
    '\t\t<td>',
    `\t\t\t${control}`,
    ...(description === undefined ? [] : [`\t\t\t<p class="description"><?php echo ${text(description)}; ?></p>`]),
    '\t\t</td>',
    '\t</tr>',
    '</table>',
    '<?php',
  ].join('\n');
  const read = `wp_unslash( $_POST[${q(key)}] )`;
  const clean = `${sanitizers[kind] ?? 'sanitize_text_field'}( ${read} )`;
  const written = strip === undefined ? clean : `ltrim( ${clean}, ${q(strip.replace(/[.,]$/, ''))} )`;
  const saving =
    choices !== null
      ? `$value = sanitize_key( wp_unslash( $_POST[${q(key)}] ?? '' ) );\nif ( in_array( $value, array( ${choices.map(([one]) => q(one)).join(', ')} ), true ) ) {\n\tupdate_user_meta( $user_id, ${q(key)}, $value );\n}`
      : kind === 'checkbox'
        ? `update_user_meta( $user_id, ${q(key)}, isset( $_POST[${q(key)}] ) ? '1' : '0' );`
        : `if ( isset( $_POST[${q(key)}] ) ) {\n\tupdate_user_meta( $user_id, ${q(key)}, ${written} );\n}`;
  const parts: HookPart[] = [
    {
      name: 'profile_field',
      summary: 'Shows the field of the profile.',
      kind: 'action',
      hook: 'show_user_profile',
      params: 'WP_User $user',
      returns: 'void',
      body: raw(shown),
      also: [{ hook: 'edit_user_profile' }],
    },
    {
      name: 'save_profile_field',
      summary: 'Stores the field of the profile.',
      kind: 'action',
      hook: 'personal_options_update',
      params: 'int $user_id',
      returns: 'void',
      also: [{ hook: 'edit_user_profile_update' }],
      body: block(
        raw(`if ( ! current_user_can( 'edit_user', $user_id ) ) {\n\treturn;\n}\n`),
        raw(`check_admin_referer( 'update-user_' . $user_id );\n`),
        saving,
      ),
    },
  ];
  return parts;
};
