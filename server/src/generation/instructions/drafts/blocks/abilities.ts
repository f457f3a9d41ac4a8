import { joinPhp, noPhp, type PhpCode, type PhpValue, php } from '../../../writers/php.ts';
import { type Composer, raw } from '../../composer.ts';
import { titleOf } from '../../naming.ts';
import type { Draft } from '../draft.ts';
import { type Field, readFields, schemaOfField } from '../reading/fields.ts';
import { readItem } from '../reading/items.ts';
import { typeOf } from '../reading/listing.ts';
import type { Channel } from '../requests/channel.ts';
import { composeDeed } from '../requests/deeds.ts';
import { capabilityOf } from '../screens/notices-and-widgets.ts';

const input = ({ name }: Field): string => `$input['${name}']`;

/** What an ability is given and answers: its input is checked against the schema before. */
const abilityChannel = (c: Composer): Channel => ({
  value: (field) =>
    raw(
      field.isRequired === true || field.fallback !== undefined
        ? input(field)
        : `( ${input(field)} ?? ${field.type === 'integer' ? 0 : field.type === 'array' ? 'array()' : "''"} )`,
    ),
  isMissing: () => null,
  fail: (_status, code, message) => php`return new WP_Error( ${code}, ${c.label(message)} );`,
  answer: (data) => php`return ${data};`,
});

/** The part of a prompt that is about the input or the output: from its word to the next label or line. */
function partOf(c: Composer, label: string, other: string): string | null {
  const start = c.text.search(new RegExp(String.raw`\b${label}(?:s|_schema| schema)?\b`, 'i'));
  if (start < 0) return null;
  const rest = c.text.slice(start);
  const end = rest
    .slice(label.length)
    .search(
      new RegExp(
        String.raw`\b(?:${other})(?:_schema| schema)?\b|\n\s*\n|\b(?:permission|only (?:users|those|admin)|users who|callback|category|label|executes?|show_in_rest|readonly)\b`,
        'i',
      ),
    );
  return end < 0 ? rest : rest.slice(0, end + label.length);
}

/** What an output property holds, by its name, of the site or of what the input gives. */
const values: readonly (readonly [RegExp, (field: Field | undefined, c: Composer) => string | null])[] = [
  [
    /^(?:words?|word_?count)$/,
    (field) => (field === undefined ? null : `str_word_count( wp_strip_all_tags( (string) ${input(field)} ) )`),
  ],
  [/^(?:characters|chars|length)$/, (field) => (field === undefined ? null : `mb_strlen( (string) ${input(field)} )`)],
  [/^slug$/, (field) => (field === undefined ? null : `sanitize_title( (string) ${input(field)} )`)],
  [
    /^(?:excerpt|summary)$/,
    (field, c) =>
      field === undefined || /id$/.test(field.name)
        ? null
        : `wp_trim_words( (string) ${input(field)}, ${c.amount(/^words?$/, 55)} )`,
  ],
  [/^(?:upper|uppercase)$/, (field) => (field === undefined ? null : `mb_strtoupper( (string) ${input(field)} )`)],
  [/^(?:name|site_?(?:name|title)|title)$/, (field) => (field === undefined ? "get_bloginfo( 'name' )" : null)],
  [/^(?:description|tagline)$/, (field) => (field === undefined ? "get_bloginfo( 'description' )" : null)],
  [/^(?:url|home|home_url|site_?url)$/, (field) => (field === undefined ? 'home_url()' : null)],
  [/^(?:version|wp_?version|wordpress_version)$/, () => "get_bloginfo( 'version' )"],
  [/^php_?version$/, () => 'PHP_VERSION'],
  [/^language$|^locale$/, () => 'get_locale()'],
  [/^theme$/, () => "wp_get_theme()->get( 'Name' )"],
  [/^plugins$/, () => "count( (array) get_option( 'active_plugins', array() ) )"],
  [/^(?:posts|post_?count|published)$/, (_field, c) => `(int) wp_count_posts( '${typeOf(c)}' )->publish`],
  [/^drafts$/, () => '(int) wp_count_posts()->draft'],
  [/^(?:pages|page_?count)$/, () => "(int) wp_count_posts( 'page' )->publish"],
  [/^(?:users|user_?count)$/, () => "(int) count_users()['total_users']"],
  [/^(?:comments|comment_?count)$/, () => '(int) wp_count_comments()->approved'],
  [/^pending(?:_comments)?$/, () => '(int) wp_count_comments()->moderated'],
  [/^(?:sum|total|result)$/, () => null],
  [
    /^count$/,
    (_field, c) =>
      c.says(/\bcomments?\b/)
        ? '(int) wp_count_comments()->approved'
        : c.says(/\busers\b/)
          ? "(int) count_users()['total_users']"
          : c.says(/\bposts\b/)
            ? `(int) wp_count_posts( '${typeOf(c)}' )->publish`
            : null,
  ],
];

/** The object that the output schema describes, each property by its name; null where one is unknown. */
function ownOutput(c: Composer, outputs: readonly Field[], inputs: readonly Field[]): PhpCode | null {
  const [first] = inputs;
  const id = inputs.find(({ name }) => /(?:^|_)id$/.test(name));
  if (id !== undefined) {
    const kind =
      /user|author/.test(id.name) || (/\buser\b/.test(c.instruction.prose) && !/\bpost\b/.test(c.instruction.prose))
        ? 'user'
        : 'post';
    const item = readItem(c, kind, outputs.map(({ name }) => name).join(', '), 1);
    if (item.length !== outputs.length) return null;
    const missing = c.asked.states(/\bWP_Error\b[^.;\n]*/i);
    const code =
      /\b([a-z]\w*_[a-z_]+)\b/.exec((missing?.[0] ?? '').replace(/WP_Error/i, ''))?.[1] ??
      /["'`]([a-z]\w+)["'`]/.exec(missing?.[0] ?? '')?.[1] ??
      'not_found';
    c.asked.states(/\bunknown\b|\bdoes not exist\b|\bnot found\b/i);
    const load =
      kind === 'user'
        ? php`$user = get_userdata( (int) ${raw(input(id))} );`
        : php`$post = get_post( (int) ${raw(input(id))} );`;
    return php`
      ${load}
      if ( ${raw(kind === 'user' ? '! $user instanceof WP_User' : '! $post instanceof WP_Post')} ) {
        return new WP_Error( ${code}, ${c.label('Not found.')} );
      }

      return ${Object.fromEntries(outputs.map((field, at) => [field.name, item[at]?.code ?? raw("''")]))};
    `;
  }
  const data: Record<string, PhpCode> = {};
  for (const field of outputs) {
    const code = values.find(([words]) => words.test(field.name))?.[1](first, c) ?? null;
    if (code === null) return null;
    data[field.name] = raw(code);
  }
  return php`return ${data};`;
}

const objectSchema = (fields: readonly Field[], closed: boolean): PhpValue => {
  const required = fields.filter(({ isRequired }) => isRequired === true).map(({ name }) => name);
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map((field) => [field.name, schemaOfField(field)])),
    ...(required.length === 0 ? {} : { required }),
    ...(closed ? { additionalProperties: false } : {}),
  };
};

/** Something that the site can do, as the Abilities API describes it. */
export const abilityDraft: Draft = {
  id: 'draft-ability',
  name: 'register_abilities',
  isWhole: true,
  needs: /\babilit(?:y|ies)\b/,
  compose(c) {
    const named = c.asked.states(/\babilit(?:y|ies)\b[^/\n]*?[`"']?\b([a-z][\w-]*\/[a-z][\w-]*)/i)?.[1];
    if (named === undefined) return null;
    const inputText = /\bno input\b/i.test(c.text) ? null : partOf(c, 'input', 'output');
    const outputText = partOf(c, 'output', 'input') ?? partOf(c, 'returns', 'input');
    const inputs = inputText === null ? [] : readFields(c, inputText);
    const outputs =
      outputText === null
        ? []
        : readFields(c, outputText.replace(/\b(?:an? )?object (?:with|of|containing)\b/i, 'output with properties'));
    const asked = {
      c,
      channel: abilityChannel(c),
      fields: inputs,
      path: [],
      method: c.says(/\b(?:creates?|inserts?|saves?|stores?|updates?|deletes?|sends?)\b/) ? 'POST' : 'GET',
    };
    const work = (outputs.length > 0 ? ownOutput(c, outputs, inputs) : null) ?? answered(composeDeed(asked), outputs);
    if (work === null) return null;
    const slug = c.asked.states(/\bcategory\s+(?:slug\s+)?[`"']?([a-z][\w-]*)/i)?.[1] ?? named.split('/')[0] ?? 'site';
    const categoryLabel = c.asked.states(
      new RegExp(
        String.raw`\bcategory\s+[\`"']?${slug}[\`"']?\s*(?:\(|,|with (?:the )?label|labell?ed|"|')*\s*(?:label(?:led)?\s*:?\s*)?["'\`“]([^"'\`”]+)["'\`”]`,
        'i',
      ),
    )?.[1];
    const label =
      c.asked.states(
        new RegExp(String.raw`${named}[\`"']?[^.\n]*?\blabel(?:led|ed)?\b\W*["'\`“]([^"'\`”]+)["'\`”]`, 'i'),
      )?.[1] ??
      c.asked.states(/\blabel\b\W*["'`“]([^"'`”]+)["'`”]/i)?.[1] ??
      titleOf(named.split('/')[1] ?? named);
    const description = c.asked.states(/\bdescription\b\W*["'`“]([^"'`”]+)["'`”]/i)?.[1] ?? `${label}.`;
    const capability = c.asked.states(/current_user_can\(\s*["'`](\w+)/)?.[1] ?? capabilityOf(c) ?? spokenCapability(c);
    const isOpen = capability === null && c.asked.states(/\b(?:public|everyone|everybody|anyone)\b/i) !== null;
    const loggedIn = capability === null && c.asked.states(/\blogged[ -]in\b/i) !== null;
    const readonly = c.asked.states(/\bread[ -]?only\b/i) !== null;
    const destructive = c.asked.states(/\b(?:non-?|not )?destructive\b/i)?.[0];
    const inRest = c.asked.states(/show_in_rest|\b(?:in|over|via|through) (?:the )?rest\b|\brest api\b/i) !== null;
    const annotations: Record<string, PhpValue> = {
      ...(readonly ? { readonly: true } : {}),
      ...(destructive === undefined ? {} : { destructive: !/^(?:non|not)/i.test(destructive) }),
    };
    const meta: Record<string, PhpValue> = {
      ...(Object.keys(annotations).length === 0 ? {} : { annotations }),
      ...(inRest ? { show_in_rest: true } : {}),
    };
    const closed =
      c.asked.states(/no additional|additional properties (?:are )?(?:false|not)|additionalProperties/i) !== null;
    c.asked.states(/\binput\b/i);
    c.asked.states(/\boutput\b/i);
    const callback =
      c.instruction.functions.find(({ name }) => !/regist/.test(name))?.name ?? c.prefixed('execute_ability');
    return {
      ...(c.fn !== null && c.fn.name === callback ? { name: c.prefixed('register_abilities') } : {}),
      summary: 'Registers the ability.',
      hooks: [{ kind: 'action', hook: 'wp_abilities_api_init' }],
      body: php`wp_register_ability( ${named}, ${{
        label: c.label(label),
        description: c.label(description),
        category: slug,
        ...(inputs.length === 0 ? {} : { input_schema: objectSchema(inputs, closed) }),
        ...(outputs.length === 0 ? {} : { output_schema: objectSchema(outputs, false) }),
        execute_callback: callback,
        permission_callback: isOpen
          ? '__return_true'
          : loggedIn
            ? 'is_user_logged_in'
            : raw(`function () {\n\treturn current_user_can( '${capability ?? 'edit_posts'}' );\n}`),
        ...(Object.keys(meta).length === 0 ? {} : { meta }),
      }} );`,
      beside: [
        {
          name: c.prefixed('register_ability_category'),
          summary: 'Registers the category of the ability.',
          hooks: [{ kind: 'action', hook: 'wp_abilities_api_categories_init' }],
          body: php`wp_register_ability_category( ${slug}, ${{ label: c.label(categoryLabel ?? titleOf(slug)), description: c.label(`${categoryLabel ?? titleOf(slug)}.`) }} );`,
        },
        {
          name: callback,
          summary: 'Does what the ability is for.',
          params: inputs.length === 0 ? '' : 'array $input',
          body: work,
        },
      ],
    };
  },
};

/** "users who can read private posts" → `read_private_posts`. */
export function spokenCapability(c: Composer): string | null {
  const [, verb = '', middle, what = ''] =
    c.asked.states(
      /\b(?:can|may|able to|allowed to)\s+(edit|publish|read|delete|manage|upload|moderate|list|create|promote|install|activate)\s+(?:(others'?|private|published)\s+)?(posts|pages|options|files|comments|users|plugins|themes|categories)\b/i,
    ) ?? [];
  return verb === '' ? null : [verb, middle?.replace("'", ''), what].filter(Boolean).join('_').toLowerCase();
}

/** A deed whose one answer is what the only output property holds. */
function answered(work: PhpCode | null, outputs: readonly Field[]): PhpCode | null {
  const [only, ...others] = outputs;
  if (work === null || only === undefined || others.length > 0) return work;
  const renamed = work.text.replace(
    /return array\( '\w+' => (.*) \);$/,
    (_all, value: string) => `return array( '${only.name}' => ${value} );`,
  );
  return joinPhp([raw(renamed), noPhp]);
}
