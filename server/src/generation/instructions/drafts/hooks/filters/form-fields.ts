import { phpString } from '../../../../writers/php.ts';
import { type Composer, raw } from '../../../composer.ts';
import { titleOf } from '../../../naming.ts';
import { block, type HookPart, type HookReader } from '../parts.ts';
import type { Reading } from '../reading.ts';

const q = phpString;

/** A field that prompts add to a form of WordPress'. */
interface FormField {
  /** Its name in the request. */
  readonly name: string;
  readonly label: string;
  readonly type: string;
  readonly meta: string;
  readonly isRequired: boolean;
  /** Code of the error where it is required and missing. */
  readonly errorCode: string;
  readonly error: string;
}

const sanitizers: Readonly<Record<string, string>> = {
  email: 'sanitize_email',
  url: 'esc_url_raw',
  number: 'absint',
  textarea: 'sanitize_textarea_field',
};

const kinds = 'text|url|e-?mail|number|date|tel|phone|checkbox|textarea';

function fieldIn(r: Reading, c: Composer, owner: string): FormField | null {
  const spoken =
    r.take(
      `(?:an? |the )?(?:additional |new |extra |custom |required(?:-looking)? |mandatory |optional )*<text> (?:(${kinds}) )?(?:field|input|textarea)\\b`,
    ) ??
    r.take(
      `(?:an? |the )?(?:additional |new |extra |custom |required(?:-looking)? |mandatory |optional |(?:${kinds}) )*(?:field|input|textarea) (?:called |named |labell?ed |for (?:the )?)?<text>`,
    ) ??
    r.take(
      '(?:an? |the )?(?:additional |new |extra |custom |required(?:-looking)? |mandatory |optional )*(?!text|form|input|new|custom|the|this|that|url|number|date|required|optional\\b)([a-z]+(?: [a-z]+)?) field\\b',
    );
  if (spoken === null) return null;
  const said = spoken.groups[0] ?? '';
  const named =
    r.take('\\(?(?:with the |the )?(?:name|key|field|named|called|input named)(?: is| it|=|:)* <name>\\)?')
      ?.groups[0] ??
    r.take(`(?:an? )?(?:(?:${kinds}) )?input (?:named |called )?<name>`)?.groups[0] ??
    r.take('\\(<key>\\)|\\(<text>\\)')?.groups.find((one) => one !== undefined);
  const stored = r.take(
    `(?:(?:stored|saved|kept|save it|store it|saves? (?:it|to)|stores? (?:it|in))?\\s*(?:in|as|to|under)\\s+)?(?:the )?${owner} meta(?: key| field)? <name>`,
  )?.groups[0];
  const isIdentifier = /^[a-z][a-z0-9_]*$/.test(said);
  const name = named ?? (isIdentifier ? said : (stored?.replace(/^_/, '') ?? said.toLowerCase().replace(/\W+/g, '_')));
  if (!/^[\w-]+$/.test(name)) return null;
  const kind =
    new RegExp(`\\b(${kinds})\\b`, 'i').exec(`${spoken.groups[1] ?? ''} ${said}`)?.[1]?.toLowerCase() ?? 'text';
  const label = isIdentifier || /^[a-z]/.test(said) ? titleOf(said) : said;
  const code = r.take('(?:with (?:the )?)?(?:error )?code <name>')?.groups[0];
  const error = r.take('(?:with |the |an? )*(?:error(?: message| text)?|message|text)\\s*:?\\s*<text>')?.groups[0];
  const isRequired = c.says(/\brequired\b(?!-looking)|\bmandatory\b|\bmust not be empty\b/) || code !== undefined;
  r.takeAll(
    '\\brequired(?:-looking)?\\b|\\bmandatory\\b|(?:when|if) (?:it is |the field is )?(?:empty|missing)|refilled? after an error|keeps? its value|\\(?(?:escaped|saniti[sz]ed|as plain text)\\)?|(?:save|store|keep)s? it\\b|plain text|text domain <name>',
  );
  return {
    name,
    label,
    type: kind.replace(/^e-mail$/, 'email').replace('phone', 'tel'),
    meta: stored ?? name,
    isRequired,
    errorCode: code ?? `${name}_missing`,
    error: error ?? `Please fill in: ${label}.`,
  };
}

const cleaned = ({ name, type }: FormField, array = '$_POST'): string =>
  `${sanitizers[type] ?? 'sanitize_text_field'}( wp_unslash( ${array}[${q(name)}] ?? '' ) )`;

const text = (c: Composer, said: string): string =>
  c.domain === null ? `esc_html( ${q(said)} )` : `esc_html__( ${q(said)}, ${q(c.domain)} )`;

/** An input with its label, inside a paragraph. */
function control(c: Composer, field: FormField, value: string, css: string): string {
  const { name, type, label, isRequired } = field;
  const mark = isRequired || c.says(/required-looking/) ? ' <span class="required">*</span>' : '';
  const input =
    type === 'textarea'
      ? `<textarea name="${name}" id="${name}" rows="4"><?php echo esc_textarea( ${value} ); ?></textarea>`
      : type === 'checkbox'
        ? `<input type="checkbox" name="${name}" id="${name}" value="1" <?php checked( '1', ${value} ); ?>>`
        : `<input type="${type}" name="${name}" id="${name}" class="input" value="<?php echo esc_attr( ${value} ); ?>">`;
  return [
    '?>',
    `<p${css === '' ? '' : ` class="${css}"`}>`,
    `\t<label for="${name}"><?php echo ${text(c, label)}; ?>${mark}</label>`,
    `\t${input}`,
    '</p>',
    '<?php',
  ].join('\n');
}

function registration(r: Reading, c: Composer): HookPart[] {
  const field = fieldIn(r, c, 'user');
  if (field === null) return [];
  const show: HookPart = {
    name: `show_${field.name}_field`,
    summary: 'Shows the field in the form of registration.',
    kind: 'action',
    hook: 'register_form',
    params: '',
    returns: 'void',
    body: block(`$value = ${cleaned(field)};`, control(c, field, '$value', '')),
  };
  const check: HookPart = {
    name: `check_${field.name}_field`,
    summary: 'Refuses registrations without the field.',
    kind: 'filter',
    hook: 'registration_errors',
    params: 'WP_Error $errors',
    returns: 'WP_Error',
    body: block(
      `if ( '' === trim( (string) ${cleaned(field)} ) ) {\n\t$errors->add( ${q(field.errorCode)}, ${c.label(field.error).text} );\n}\n`,
      'return $errors;',
    ),
  };
  const save: HookPart = {
    name: `save_${field.name}_field`,
    summary: 'Stores the field with the new user.',
    kind: 'action',
    hook: 'user_register',
    params: 'int $user_id',
    returns: 'void',
    body: raw(
      `if ( isset( $_POST[${q(field.name)}] ) ) {\n\tupdate_user_meta( $user_id, ${q(field.meta)}, ${cleaned(field)} );\n}`,
    ),
  };
  return [show, ...(field.isRequired ? [check] : []), save, ...usersColumn(r, c, field)];
}

function usersColumn(r: Reading, c: Composer, field: FormField): HookPart[] {
  const found = r.take(
    '(?:an? )?(?:<text> )?column(?: <text>)?(?: (?:in|to|on) the users? (?:list|table|screen))(?: \\(?(?:with the )?(?:key|named|id) <name>\\)?)?(?: shows? it)?',
  );
  if (found === null) return [];
  const [one, two, key = field.name] = found.groups;
  const label = one ?? two ?? field.label;
  return [
    {
      name: `add_${key}_column`,
      summary: 'Adds the column to the list of users.',
      kind: 'filter',
      hook: 'manage_users_columns',
      params: 'array $columns',
      returns: 'array',
      body: block(`$columns[${q(key)}] = ${c.label(label).text};\n`, 'return $columns;'),
    },
    {
      name: `show_${key}_column`,
      summary: 'Shows the column of a user.',
      kind: 'filter',
      hook: 'manage_users_custom_column',
      params: '$output, string $column, int $user_id',
      args: 3,
      body: raw(
        `return ${q(key)} === $column ? esc_html( (string) get_user_meta( $user_id, ${q(field.meta)}, true ) ) : $output;`,
      ),
    },
  ];
}

function commentForm(r: Reading, c: Composer): HookPart[] {
  const field = fieldIn(r, c, 'comment');
  if (field === null) return [];
  const check: HookPart = {
    name: `check_${field.name}_field`,
    summary: 'Refuses comments without the field.',
    kind: 'filter',
    hook: 'preprocess_comment',
    params: 'array $commentdata',
    returns: 'array',
    body: block(
      `$is_comment = in_array( $commentdata['comment_type'] ?? '', array( '', 'comment' ), true );\nif ( $is_comment && ! is_admin() && '' === trim( (string) ${cleaned(field)} ) ) {\n\twp_die( ${text(c, field.error)}, 200, array( 'back_link' => true ) );\n}\n`,
      'return $commentdata;',
    ),
  };
  return [
    {
      name: `show_${field.name}_field`,
      summary: 'Shows the field in the form of comments.',
      kind: 'action',
      hook: 'comment_form_after_fields',
      params: '',
      returns: 'void',
      body: raw(control(c, field, "''", `comment-form-${field.name.replace(/_/g, '-')}`)),
      also: [{ hook: 'comment_form_logged_in_after', kind: 'action' }],
    },
    ...(field.isRequired ? [check] : []),
    {
      name: `save_${field.name}_field`,
      summary: 'Stores the field with the comment.',
      kind: 'action',
      hook: 'comment_post',
      params: 'int $comment_id',
      returns: 'void',
      body: raw(
        `$value = ${cleaned(field)};\nif ( '' !== (string) $value ) {\n\tadd_comment_meta( $comment_id, ${q(field.meta)}, $value, true );\n}`,
      ),
    },
  ];
}

function attachments(r: Reading, c: Composer): HookPart[] {
  const field = fieldIn(r, c, 'post');
  if (field === null) return [];
  const images = r.take('(?:only )?(?:for |to )?images?(?: only)?\\b') !== null && c.says(/\bimages?\b/);
  const deletes = r.take('(?:an? )?empty (?:value |one )?(?:deletes|removes) (?:the |its )?meta') !== null;
  r.takeAll('\\bimages?\\b|(?:in |of )?(?:the )?media (?:library|modal)|attachments?|(?:text )?field\\b|via\\b|as\\b');
  const clean = cleaned(field, '$attachment');
  return [
    {
      name: `add_${field.name}_field`,
      summary: 'Adds the field to the details of a file.',
      kind: 'filter',
      hook: 'attachment_fields_to_edit',
      params: 'array $fields, WP_Post $post',
      args: 2,
      returns: 'array',
      body: block(
        ...(images ? ['if ( ! wp_attachment_is_image( $post->ID ) ) {\n\treturn $fields;\n}\n'] : []),
        `$fields[${q(field.name)}] = array(\n\t'label' => ${c.label(field.label).text},\n\t'input' => ${field.type === 'textarea' ? "'textarea'" : "'text'"},\n\t'value' => (string) get_post_meta( $post->ID, ${q(field.meta)}, true ),\n);\n`,
        'return $fields;',
      ),
    },
    {
      name: `save_${field.name}_field`,
      summary: 'Stores the field of a file.',
      kind: 'filter',
      hook: 'attachment_fields_to_save',
      params: 'array $post, array $attachment',
      args: 2,
      returns: 'array',
      body: block(
        `if ( isset( $attachment[${q(field.name)}] ) ) {\n\t$value = ${clean};\n${
          deletes
            ? `\tif ( '' === (string) $value ) {\n\t\tdelete_post_meta( (int) $post['ID'], ${q(field.meta)} );\n\t} else {\n\t\tupdate_post_meta( (int) $post['ID'], ${q(field.meta)}, $value );\n\t}`
            : `\tupdate_post_meta( (int) $post['ID'], ${q(field.meta)}, $value );`
        }\n}\n`,
        'return $post;',
      ),
    },
    ...photoShortcode(r, field),
  ];
}

/** A shortcode that shows the field of a file: `[credit id="12"]` returns "Photo: NAME". */
function photoShortcode(r: Reading, field: FormField): HookPart[] {
  const found = r.take('(?:a )?shortcode \\[([a-z][\\w-]*)[^\\]\\n]*\\] (?:returns?|shows?|prints?|outputs?) <text>');
  if (found === null) return [];
  r.takeAll("(?:·+|''|nothing|an empty string) (?:if|when) (?:there is|there's|it has) none|id=·+");
  const [tag = field.name, pattern = ''] = found.groups;
  const [before = '', after = ''] = pattern.split(/\b[A-Z]{3,}\b|%s|\{\w+\}|<\w+>/);
  return [
    {
      name: `${tag.replace(/-/g, '_')}_shortcode`,
      summary: 'Shows the field of a file.',
      kind: 'none',
      hook: '',
      params: '$atts',
      returns: 'string',
      body: block(
        `$atts  = shortcode_atts( array( 'id' => 0 ), $atts, ${q(tag)} );\n$value = (string) get_post_meta( absint( $atts['id'] ), ${q(field.meta)}, true );\n`,
        `return '' === $value ? '' : esc_html( ${before === '' ? '' : `${q(before)} . `}$value${after === '' ? '' : ` . ${q(after)}`} );`,
      ),
      shortcode: tag,
    },
  ];
}

/** A field of its own in the form of registration, the form of comments, or the details of a file, checked and stored. */
export const formFields: HookReader = (r, c) => {
  if (
    !r.says('\\bfields?\\b|\\binput\\b') ||
    r.says('\\bprofiles?\\b|meta ?box|\\brest\\b|checkout|\\bcontact form|customizer|settings')
  )
    return [];
  const parts = r.says('\\bregistration form\\b|\\bregister_form\\b')
    ? registration(r, c)
    : r.says('\\bcomment(?:s)? form\\b|comment_form')
      ? commentForm(r, c)
      : r.says('attachment_fields_to_edit|\\bmedia (?:library|modal)\\b|\\battachment (?:details|fields?)\\b')
        ? attachments(r, c)
        : [];
  if (parts.length > 0)
    r.takeAll(
      '(?:to |on |in |of |for )?(?:the )?(?:registration|comments?) form\\b:?|register_form|registration_errors|user_register|comment_form\\w*|attachment_fields_to_\\w+|(?:an? |the )?(?:text |number |url )*(?:input|field)s?\\b',
    );
  return parts;
};
