import { type PhpCode, type PhpValue, php } from '../../../writers/php.ts';
import { type Composer, raw } from '../../composer.ts';
import { singular } from '../../naming.ts';
import { actionOf } from '../../recipes/content-types.ts';
import { Details } from '../details/details.ts';
import { knownCapabilities as known } from '../details/who.ts';
import type { Draft } from '../draft.ts';

type MetaObject = 'post' | 'user' | 'term' | 'comment';

const objects: readonly (readonly [RegExp, MetaObject])[] = [
  [
    /\buser[ _-]?meta\b|register_user_meta|\bmeta\b[^.\n]{0,40}\b(?:for|of|on|to) (?:all |the |every )?users?\b/i,
    'user',
  ],
  [
    /\bterm[ _-]?meta\b|register_term_meta|\b(?:category|tag|taxonomy) meta\b|\bmeta\b[^.\n]{0,40}\b(?:for|of|on|to) (?:all |the |every )?(?:terms|categor(?:y|ies)|tags)\b/i,
    'term',
  ],
  [/\bcomment[ _-]?meta\b|\bmeta\b[^.\n]{0,40}\b(?:for|of|on|to) (?:all |the |every )?comments?\b/i, 'comment'],
];

const types: readonly (readonly [RegExp, string])[] = [
  [/\b(?:array|list)\b/i, 'array'],
  [/\bobject\b/i, 'object'],
  [/\b(?:bool(?:ean)?|true\/false|yes\/no|flag|checkbox|toggle)\b/i, 'boolean'],
  [/\b(?:integers?|ints?|whole numbers?)\b/i, 'integer'],
  [/\b(?:numbers?|floats?|decimals?)\b/i, 'number'],
  [/\b(?:strings?|texts?|urls?|e-?mails?|dates?)\b/i, 'string'],
];

const itemWords: readonly (readonly [RegExp, string])[] = [
  [/\b(?:of|with|holding|containing) (?:\w+ )?(?:integers?|ints?|ids?|whole numbers)\b|\bint\[\]/i, 'integer'],
  [/\b(?:of|with|holding|containing) (?:\w+ )?(?:numbers?|floats?)\b/i, 'number'],
  [/\b(?:of|with|holding|containing) (?:\w+ )?booleans?\b/i, 'boolean'],
];

/** What cleans a value, by the words for it. */
const cleaners: readonly (readonly [RegExp, string])[] = [
  [/\bhex\b|\bhexadecimal|\bcolou?r\b/i, 'sanitize_hex_color'],
  [/\bnegative\b|\bpositive\b|\babsint\b|\babsolute\b|\bnon-negative\b/i, 'absint'],
  [/\be-?mail\b/i, 'sanitize_email'],
  [/\burls?\b|\blink\b/i, 'esc_url_raw'],
  [/\btext ?area\b|\bmulti-?line\b|\bline breaks\b/i, 'sanitize_textarea_field'],
  [/\bslug\b|\bsanitize_key\b/i, 'sanitize_key'],
  [/\bhtml\b|\bkses\b/i, 'wp_kses_post'],
];

const byType: Readonly<Record<string, string>> = {
  integer: 'intval',
  number: 'floatval',
  boolean: 'rest_sanitize_boolean',
  string: 'sanitize_text_field',
};

/** The key: what is written as a name, or follows the words for a field. */
function keyOf(c: Composer, d: Details): string | null {
  const quoted = c.instruction.quoted
    .map(({ text }) => text)
    .filter((text) => /^_?[a-z]\w*_\w+$/.test(text) && !known.has(text));
  const named =
    (quoted.length === 1 ? quoted[0] : undefined) ??
    d.value(
      '(?:post |user |term |comment |custom )?meta(?: data)?(?: field| key)?|meta key|key|field',
      /^_?[a-z]\w*$/,
    ) ??
    c.instruction.quoted.find(({ text }) => /^_?[a-z]\w+$/.test(text) && !known.has(text))?.text ??
    /\b_?[a-z]+(?:_[a-z0-9]+)+\b/.exec(
      c.text.replace(/register_\w+|sanitize_\w+|show_in_rest|auth_callback/g, ''),
    )?.[0];
  return named === undefined || named === null || known.has(named) ? null : named;
}

/** The type or taxonomy that the field is of, or null for all. */
function subtypeOf(c: Composer, d: Details, object: MetaObject): string | null {
  if (object === 'user' || object === 'comment') return null;
  if (object === 'term')
    return (
      d.value('taxonomy', /^[a-z][\w-]+$/) ??
      (c.says(/\bcategor(?:y|ies)\b/) ? 'category' : c.says(/\btags?\b/) ? 'post_tag' : null)
    );
  const said =
    d.value('post[ -]?types?|cpt|register_post_meta(?: for)?', /^[a-z][\w-]+$/) ??
    d.states(
      /\b(?:for|on|of|to) (?:all |the |every |our |single )?[`"']?([a-z][\w-]*)[`"']?(?=[,.;:]|$| (?:posts?|entries|only)\b| with\b)/i,
    )?.[1];
  const type = said === undefined || said === null ? 'post' : singular(said.toLowerCase());
  return /^(?:post|page|attachment|media)$/.test(type) || /^[a-z][\w-]+$/.test(type)
    ? type.replace(/^media$/, 'attachment')
    : 'post';
}

function typeOf(d: Details): string {
  const stated = d.value('type', /^(?:string|integer|int|number|float|boolean|bool|array|object)$/i);
  const text = d.clauses.map((clause) => clause.text.replace(/["'`][^"'`]*["'`]/g, '')).join('\n');
  const said = stated ?? text;
  return (
    types.find(([word]) => word.test(said.replace(/text field|empty (?:string|array|list)/gi, '')))?.[1] ?? 'string'
  );
}

const boundsOf = (d: Details): Record<string, PhpValue> => {
  const between = d.states(
    /\b(?:between|from|range(?: of)?)\s+(-?\d+(?:\.\d+)?)\s*(?:and|to|-|–|\.\.)\s*(-?\d+(?:\.\d+)?)/i,
  );
  const least =
    between?.[1] ??
    d.states(/\b(?:at least|minimum(?: of| is)?|min\.?|not below|no less than)\W{0,3}(-?\d+(?:\.\d+)?)/i)?.[1];
  const most =
    between?.[2] ??
    d.states(/\b(?:at most|maximum(?: of| is)?|max\.?|up to|not above|no more than)\W{0,3}(-?\d+(?:\.\d+)?)/i)?.[1];
  return {
    ...(least === undefined ? {} : { minimum: Number(least) }),
    ...(most === undefined ? {} : { maximum: Number(most) }),
  };
};

/** A default as it is written for a type; undefined where none is stated. */
export function defaultOf(d: Details, type: string): PhpValue | undefined {
  const empty = d.states(/\bdefaults?\b[^,.;\n]{0,24}\bempty\b|\bempty\b[^,.;\n]{0,24}\bdefault\b/i);
  if (empty !== null) return type === 'array' || type === 'object' ? [] : type === 'string' ? '' : undefined;
  const on = d.states(
    /\b(on|off|true|false|yes|no|enabled|disabled) by default\b|\bdefaults?(?: value)?(?: is| to|:|=)?\s*(on|off|true|false|yes|no)\b/i,
  );
  if (on !== null && type === 'boolean') return /^(?:on|true|yes|enabled)$/i.test(on[1] ?? on[2] ?? '');
  const said = d.value('defaults?(?: value)?(?: to)?');
  if (said === null) return undefined;
  if (type === 'integer' || type === 'number') return /^-?\d/.test(said) ? Number(said) : undefined;
  if (type === 'boolean') return /^(?:true|1|on|yes)$/i.test(said);
  return type === 'array' ? [said] : said;
}

const asks: Readonly<Record<MetaObject, string>> = {
  post: 'edit_post',
  user: 'edit_user',
  term: 'edit_term',
  comment: 'edit_comment',
};

/** Who may write the field, as a callback; null where WordPress decides. */
function authOf(c: Composer, d: Details, object: MetaObject, key: string): PhpCode | null {
  const role = d.states(
    /\bonly\b[^.;\n]*\b(admin(?:istrator)?|editor|author)s?\b|\b(admin(?:istrator)?|editor|author)s? only\b/i,
  );
  const named = (c.text.match(/\b[a-z]+_[a-z_]+\b/g) ?? []).find((name) => known.has(name));
  const spoken = d.states(
    /\b(?:people|users?|those|anyone|everyone|everybody|editable by|writable by)\b[^.;\n]*\b(?:can|may|are allowed to)\s+(edit|publish|manage|moderate|delete|upload)\s+(?:the |all )?(posts|pages|options|users|categories|comments|files)\b/i,
  );
  const own = d.states(/\b(?:can|may|are allowed to)\s+edit\s+(?:that|the|this|it)\b/i);
  if (named !== undefined && own === null) c.asked.states(new RegExp(named));
  const capability =
    named ??
    (spoken === null ? undefined : `${spoken[1]}_${spoken[2]}`.toLowerCase()) ??
    (role === null
      ? undefined
      : /^admin/i.test(role[1] ?? role[2] ?? '')
        ? 'manage_options'
        : /^editor/i.test(role[1] ?? role[2] ?? '')
          ? 'edit_others_posts'
          : 'publish_posts');
  if (capability !== undefined && own === null && !/^edit_(?:post|user|term|comment)$/.test(capability))
    return raw(`function () {\n\treturn current_user_can( '${capability}' );\n}`);
  if (own === null && capability === undefined && !key.startsWith('_') && d.states(/auth[_ ]callback/i) === null)
    return null;
  return raw(
    `function ( $allowed, $meta_key, $object_id ) {\n\treturn current_user_can( '${asks[object]}', $object_id );\n}`,
  );
}

function schemaOf(d: Details, type: string): Record<string, PhpValue> {
  const bounds = type === 'integer' || type === 'number' ? boundsOf(d) : {};
  const item = itemWords.find(([word]) => d.clauses.some(({ text }) => word.test(text)))?.[1] ?? 'string';
  return type === 'array' ? { type, items: { type: item } } : bounds;
}

/** A field of meta, with everything that `register_meta()` can be told of it. */
export const metaField: Draft = {
  id: 'draft-register-meta',
  name: 'register_meta',
  needs:
    /\bregister\w*\b[^.\n]{0,60}\bmeta\b|\bmeta\b[^.\n]{0,60}\bregister|register_\w*meta|^\W*(?:add |create |define |i (?:need|want) )?(?:an? |the )?(?:post|user|term|comment)[ -]meta\b|\bmeta (?:field|key)\b[^.\n]*\b(?:rest|integer|boolean|string)/,
  never:
    /meta ?box|\bblock\b(?! editor)|column|binding|\bget_|\breturns?\b|\bcop(?:y|ies)\b|\bendpoint|shortcode|post type (?:with|called|named)|\bcustom post type\b/,
  compose(c) {
    const d = new Details(c);
    const key = keyOf(c, d);
    if (key === null) return null;
    const object = objects.find(([word]) => d.states(word) !== null)?.[1] ?? 'post';
    const subtype = subtypeOf(c, d, object);
    const type = typeOf(d);
    const schema = schemaOf(d, type);
    const given = defaultOf(d, type);
    const fn = d.value(
      'saniti[sz]\\w*(?: callback)?(?: with| by| through| using)?',
      /^\w+_\w+$|^absint$|^intval$|^floatval$/,
    );
    const cleaner =
      fn ??
      cleaners.find(([word]) => (type === 'string' || type === 'integer') && d.states(word) !== null)?.[1] ??
      (type === 'integer' && schema.minimum === undefined ? 'absint' : byType[type]);
    const isShown = d.flag('rest(?: api| schema)?|block editor|api|over rest') ?? true;
    const isMany = d.states(
      /\bmultiple (?:values|rows|entries)\b|\b(?:several|many) (?:values|rows)\b|\bnot single\b|\bsingle\W+false\b/i,
    );
    const isSingle =
      isMany === null ||
      /\b(?:no|not|never)\b/.test(
        d.clauses.find(({ text }) => text.includes(isMany[0]))?.text.replace(/\bnot single\b/i, '') ?? '',
      );
    const description = d.text('description|described as');
    const label = d.text('label(?:l?ed)?');
    const auth = authOf(c, d, object, key);
    const revisions = d.flag('revisions?');
    d.states(/\bsingle|one (?:value|row)/i);
    d.states(/\btype|integer|boolean|string|number|array/i);
    d.states(/^\W*\w+/);
    return {
      summary: `Registers the meta field ${key}.`,
      body: php`register_meta( ${object}, ${key}, ${{
        ...(subtype === null ? {} : { object_subtype: subtype }),
        type,
        ...(label === null ? {} : { label: c.label(label) }),
        ...(description === null ? {} : { description: c.label(description) }),
        ...(given === undefined ? {} : { default: given }),
        single: isSingle,
        show_in_rest: isShown && Object.keys(schema).length > 0 ? { schema } : isShown,
        ...(cleaner === undefined ? {} : { sanitize_callback: cleaner }),
        ...(auth === null ? {} : { auth_callback: auth }),
        ...(revisions === true && object === 'post' ? { revisions_enabled: true } : {}),
      }} );`,
      hooks: actionOf(c, 'init'),
    };
  },
};
