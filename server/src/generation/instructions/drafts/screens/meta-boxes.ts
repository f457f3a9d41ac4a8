import { joinPhp, type PhpCode, php } from '../../../writers/php.ts';
import { type Composer, raw } from '../../composer.ts';
import { phpName, singular } from '../../naming.ts';
import { Details } from '../details/details.ts';
import { capabilityIn } from '../details/who.ts';
import type { Draft } from '../draft.ts';

/** Boxes of WordPress' own: words, ID, where they stand. */
const coreBoxes: readonly (readonly [RegExp, string, string])[] = [
  [/\bexcerpts?\b/i, 'postexcerpt', 'normal'],
  [/\bcustom[ -]fields?\b/i, 'postcustom', 'normal'],
  [/\btrackbacks?\b/i, 'trackbacksdiv', 'normal'],
  [/\bdiscussion\b|\bcomment status\b/i, 'commentstatusdiv', 'normal'],
  [/\bcomments\b/i, 'commentsdiv', 'normal'],
  [/\bslug\b/i, 'slugdiv', 'normal'],
  [/\bauthor\b/i, 'authordiv', 'normal'],
  [/\brevisions\b/i, 'revisionsdiv', 'normal'],
  [/\b(?:featured image|post image|thumbnail)\b/i, 'postimagediv', 'side'],
  [/\bcategor(?:y|ies)\b/i, 'categorydiv', 'side'],
  [/\btags?\b/i, 'tagsdiv-post_tag', 'side'],
  [/\bpage attributes\b/i, 'pageparentdiv', 'side'],
  [/\b(?:post )?format\b/i, 'formatdiv', 'side'],
];

const notType =
  /^(?:as|are|is|too|also|only|at|that|which|they|with|the|all|edit|every|everyone|screen|editor|admin|side|normal|it|this|my|our|box|meta|right|left|classic|block|high|with|and|its|users?|administrators?|editors?)$/i;

/** Types that a prompt is about: "on posts and pages", "for the post type `event`". */
export function typesIn(c: Composer): string[] {
  const named = [
    ...c.text.matchAll(
      /\bpost[ -]?types?\s+["'`]?([a-z][\w-]*)["'`]?(?:(?:,| and|,? or) ["'`]?([a-z][\w-]*)["'`]?)?/gi,
    ),
  ]
    .flatMap(([, one, two]) => [one, two])
    .filter((one): one is string => one !== undefined && !notType.test(one));
  if (named.length > 0) return named;
  const quoted = [
    ...c.text.matchAll(/["'`]([a-z][\w-]*)["'`] (?:posts?|post type|entries|edit screen|screens?|list)\b/g),
  ].map(([, one = '']) => one);
  if (quoted.length > 0) return quoted;
  const list =
    /\b(?:on|to|for|of|in|from)\s+(?:the |all |both |our )*((?:["'`]?[a-z][\w-]*["'`]?(?:\s*,\s*(?:and )?|\s+(?:and|or)\s+)?){1,4})/gi;
  for (const [, said = ''] of c.text.matchAll(list)) {
    const words = (said.match(/[a-z][\w-]*/gi) ?? []).filter((word) => !/^(?:and|or)$/i.test(word));
    const types = words
      .map((word) => singular(word.toLowerCase()))
      .filter((word) => /^(?:post|page|attachment|product)$/.test(word));
    const own = words
      .filter((word) => /s$/.test(word) && !notType.test(word))
      .map((word) => singular(word.toLowerCase()));
    if (types.length > 0)
      return [...new Set([...types, ...(types.length < words.length ? own : [])])].filter(
        (one) => !/^(?:user|administrator|editor)$/.test(one),
      );
  }
  const own = /\b(?:on|to|for|of)\s+(?:the |all |our )*([a-z]+s)\b(?= |,|\.|$)/i.exec(c.text)?.[1];
  return own === undefined || notType.test(own) ? ['post'] : [singular(own.toLowerCase())];
}

const removedBoxes: Draft = {
  id: 'draft-removed-boxes',
  name: 'remove_meta_boxes',
  isWhole: true,
  needs: /\bmeta ?box(?:es)?\b|\bbox(?:es)?\b[^.\n]*\b(?:edit screen|editor|posts?|pages?)\b/,
  never: /dashboard|register_post_type|taxonom|\badd (?:an? )?meta|\bsav(?:e|ed|es)\b/,
  compose(c) {
    const d = new Details(c);
    const refused = d.clauses.filter(
      ({ isRefused, text }) => isRefused && !/\bexcept|\bunless|\bbut not/i.test(text.slice(0, 10)),
    );
    const boxes = [
      ...refused.flatMap(({ text }) =>
        coreBoxes
          .filter(([word]) => word.test(text.replace(/\b(?:administrators?|editors?|authors) ?(?:only)?$/i, '')))
          .map(([, id, place]) => [id, place] as const),
      ),
      ...refused.flatMap(({ text }) =>
        [...text.matchAll(/["'`]([a-z][\w-]*(?:div|box|_[\w-]+|-[\w-]+))["'`]/g)].map(
          ([, id = '']) => [id, 'normal'] as const,
        ),
      ),
    ];
    if (boxes.length === 0) return null;
    const types = typesIn(c);
    const spared = /\b(?:except|unless|but not|other than|non-)\b[^.;\n]*/i.exec(c.text)?.[0];
    const limited = /\b(?:only )?for (?:the )?(?:\w+ )?(?:editors|authors|contributors|users)\b[^.;\n]*/i.exec(
      c.text,
    )?.[0];
    const capability = spared === undefined ? null : capabilityIn(`for ${spared}`);
    c.asked.takeAll();
    const removals = types.flatMap((type) =>
      boxes.map(([id, place]) => php`remove_meta_box( ${id}, ${type}, ${place} );`),
    );
    const role =
      limited === undefined ? undefined : /\b(editor|author|contributor)s\b/i.exec(limited)?.[1]?.toLowerCase();
    const test =
      capability !== null
        ? php`current_user_can( ${capability} )`
        : role !== undefined
          ? php`! in_array( ${role}, (array) wp_get_current_user()->roles, true )`
          : null;
    return {
      summary: 'Takes boxes off the edit screen.',
      hooks: [{ kind: 'action', hook: 'add_meta_boxes', priority: 99 }],
      body: joinPhp([
        ...(test === null
          ? []
          : [
              php`
                if ( ${test} ) {
                  return;
                }
              `,
            ]),
        ...removals,
      ]),
    };
  },
};

interface Input {
  readonly kind: 'text' | 'textarea' | 'checkbox' | 'number' | 'date' | 'url' | 'email' | 'select';
  readonly key: string;
  readonly label: string;
  readonly choices: readonly string[];
}

const inputs: readonly (readonly [RegExp, Input['kind']])[] = [
  [/\btext ?area\b|\bmulti-?line\b/i, 'textarea'],
  [/\bcheck ?box\b|\btoggle\b/i, 'checkbox'],
  [/\bselect\b|\bdrop-?down\b/i, 'select'],
  [/\bdate\b/i, 'date'],
  [/\bnumbers?\b|\bnumeric\b|\binteger\b/i, 'number'],
  [/\burl\b|\blink\b/i, 'url'],
  [/\be-?mail\b/i, 'email'],
];

const cleanOf: Readonly<Record<Input['kind'], string>> = {
  text: 'sanitize_text_field',
  textarea: 'sanitize_textarea_field',
  checkbox: 'sanitize_text_field',
  number: 'sanitize_text_field',
  date: 'sanitize_text_field',
  url: 'esc_url_raw',
  email: 'sanitize_email',
  select: 'sanitize_key',
};

function inputOf(c: Composer, d: Details, title: string): Input | null {
  const quoted = c.instruction.quoted.filter(
    ({ text }) => /^_?[a-z]\w*_\w+$/.test(text) && !/^(?:edit|save|add|manage)_/.test(text),
  );
  const key =
    (quoted.length === 1 ? quoted[0]?.text : undefined) ??
    d.value(
      '(?:saved?|stored?|kept|written)(?: it| them| the value)?(?: in| to| as| under)?(?: (?:the )?(?:post )?meta(?: key| field)?)?',
      /^_?[a-z]\w*$/,
    ) ??
    d.value('(?:post )?meta(?: key| field)?|key', /^_?[a-z]\w*$/) ??
    c.instruction.quoted.find(({ text }) => /^_?[a-z]\w*_?\w*$/.test(text) && text.includes('_'))?.text;
  if (key === undefined || key === null || /^(?:box|nonce)|ly$/.test(key)) return null;
  const kind = inputs.find(([word]) => word.test(c.text.replace(/["'`][^"'`]*["'`]/g, '')))?.[1] ?? 'text';
  const label = d.text('label(?:led)?|field') ?? title;
  const said = /\b(?:options?|choices|values?|offering)\b:?\s*([^.;\n]+)/i.exec(c.text)?.[1] ?? '';
  const choices = said
    .split(/\s*,\s*(?:and |or )?|\s+(?:and|or)\s+/)
    .map((one) => one.replace(/["'`()]/g, '').trim())
    .filter((one) => /^\w[\w -]{0,20}$/.test(one));
  return { kind, key, label, choices: kind === 'select' ? choices : [] };
}

function control({ kind, key, label, choices }: Input, c: Composer): PhpCode {
  const id = phpName(key).replace(/_/g, '-');
  const text = c.escapedText(label);
  if (kind === 'checkbox')
    return php`printf( '<p><label><input type="checkbox" name="%1$s" value="1" %2$s> %3$s</label></p>', ${raw(`'${key}'`)}, checked( '1', $value, false ), ${text} );`;
  const field =
    kind === 'textarea'
      ? '<textarea id="%1$s" name="%2$s" rows="4" class="widefat">%3$s</textarea>'
      : `<input type="${kind}" id="%1$s" name="%2$s" value="%3$s" class="widefat">`;
  if (kind === 'select')
    return php`
      printf( '<p><label for="%1$s">%2$s</label> <select id="%1$s" name="%3$s">', ${id}, ${text}, ${key} );
      foreach ( ${choices} as $choice ) {
        printf( '<option value="%1$s" %2$s>%3$s</option>', esc_attr( sanitize_key( $choice ) ), selected( $value, sanitize_key( $choice ), false ), esc_html( $choice ) );
      }
      echo '</select></p>';
    `;
  return php`printf( ${`<p><label for="%1$s">%4$s</label> ${field}</p>`}, ${id}, ${key}, ${raw(kind === 'textarea' ? 'esc_textarea( $value )' : 'esc_attr( $value )')}, ${text} );`;
}

const metaBox: Draft = {
  id: 'draft-meta-box',
  name: 'add_meta_box',
  isWhole: true,
  needs: /\bmeta ?box\b/,
  never: /dashboard|register_post_type|\bremove|take .* off|\bhide\b|taxonom|classic editor: no/,
  compose(c) {
    const d = new Details(c);
    const title =
      d.text('meta ?box|box|titled?|called|named|heading') ??
      c.instruction.quoted.find(({ text }) => /^[A-Z]/.test(text))?.text;
    if (title === undefined || title === null) return null;
    const input = inputOf(c, d, title);
    if (input === null) return null;
    const types = typesIn(c);
    const place =
      d
        .states(/\b(side|normal|advanced)\b(?= (?:column|context|area|position|of|bar)|[ ,.;]|$)/i)?.[1]
        ?.toLowerCase() ?? (c.says(/\bsidebar\b/) ? 'side' : 'normal');
    const priority = d.states(/\b(high|low|core|default) priority\b|\bpriority\W+(?:is |of )?(high|low|core)/i);
    const id = d.value('(?:box )?id', /^[a-z][\w-]*$/) ?? c.prefixed(phpName(title));
    const isDeleted =
      /\b(?:delet|remov|clear)\w*\b[^.;\n]*\b(?:meta|value|row|field|it)\b[^.;\n]*\b(?:empty|blank|cleared|unchecked)\b|\b(?:empty|blank|unchecked)\b[^.;\n]*\b(?:delet|remov)\w*/i.test(
        c.text,
      );
    const cleaner = /\b(sanitize_\w+|absint|esc_url_raw|wp_kses_post)\b/.exec(c.text)?.[1] ?? cleanOf[input.kind];
    c.asked.takeAll();
    const show = c.prefixed('render_meta_box');
    const save = c.prefixed('save_meta_box');
    const nonce = c.prefixed(`${phpName(title)}_nonce`);
    const isBox = input.kind === 'checkbox';
    const read = isBox
      ? php`$value = isset( $_POST[ ${input.key} ] ) ? '1' : '';`
      : php`$value = isset( $_POST[ ${input.key} ] ) ? ${raw(cleaner)}( wp_unslash( $_POST[ ${input.key} ] ) ) : '';`;
    const screens = types.length === 1 ? php`${types[0] ?? 'post'}` : php`${types}`;
    const context =
      priority === null ? php`${place}` : php`${place}, ${(priority[1] ?? priority[2] ?? 'default').toLowerCase()}`;
    return {
      summary: `Adds the box ${title}.`,
      hooks: [{ kind: 'action', hook: 'add_meta_boxes' }],
      body: php`add_meta_box( ${id}, ${c.label(title)}, ${show}, ${screens}, ${context} );`,
      beside: [
        {
          name: show,
          summary: 'Shows the box.',
          params: 'WP_Post $post',
          body: php`
            $value = (string) get_post_meta( $post->ID, ${input.key}, true );

            wp_nonce_field( ${save}, ${nonce} );
            ${control(input, c)}
          `,
        },
        {
          name: save,
          summary: 'Saves what was entered.',
          params: 'int $post_id',
          hooks: types.map((type) => ({ kind: 'action' as const, hook: `save_post_${type}` })),
          body: joinPhp([
            php`
              if ( ! isset( $_POST[ ${nonce} ] ) || ! wp_verify_nonce( sanitize_key( $_POST[ ${nonce} ] ), ${save} ) ) {
                return;
              }
              if ( defined( 'DOING_AUTOSAVE' ) && DOING_AUTOSAVE ) {
                return;
              }
              if ( ! current_user_can( 'edit_post', $post_id ) ) {
                return;
              }

              ${read}
            `,
            isDeleted || isBox
              ? php`
                if ( '' === $value ) {
                  delete_post_meta( $post_id, ${input.key} );
                  return;
                }
              `
              : raw(''),
            php`update_post_meta( $post_id, ${input.key}, $value );`,
          ]),
        },
      ],
    };
  },
};

export const metaBoxDrafts: readonly Draft[] = [removedBoxes, metaBox];
