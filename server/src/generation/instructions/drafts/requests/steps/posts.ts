import { type PhpValue, php } from '../../../../writers/php.ts';
import { raw } from '../../../composer.ts';
import type { Field } from '../../reading/fields.ts';
import { typeOf } from '../../reading/listing.ts';
import { fieldFor } from './changes.ts';
import { refuse } from './refusals.ts';
import { idFieldOf, type ReadStep, valuesOf } from './step.ts';
import { storesIn } from './stores.ts';

const statuses: Readonly<Record<string, string>> = {
  draft: 'draft',
  pending: 'pending',
  'pending review': 'pending',
  published: 'publish',
  publish: 'publish',
  private: 'private',
};

/** The post type of what is created: "a post of type lead", "a pending book", "a new `ticket` post". */
function createdType(asked: Parameters<ReadStep>[0], clause: string): string {
  const named =
    /\bof (?:the )?(?:post )?type\s+[`"']?([a-z][\w-]*)/i.exec(clause)?.[1] ??
    /["'`]([a-z][\w-]*)["'`] posts?\b/i.exec(clause)?.[1];
  return named ?? typeOf(asked.c, clause);
}

const creating =
  /\b(?:creates?|inserts?|submits?|adds?|(?:saves?|stores?) (?:it|them|this|everything|the data) (?:as|in))\b(?![^.\n]*\b(?:route|endpoint|handler|meta|option)\b[^.\n]*\bpost\b)[^.\n]*\b(?:posts?|drafts?|pending|type|entry|new)\b/i;

/** Inserts a post from the fields that were sent. */
export const insert: ReadStep = (asked, clause) => {
  const { c, channel, method } = asked;
  if (method === 'GET' || !creating.test(clause.replace(/\b(?:GET|POST|PUT|PATCH|DELETE)\b/g, ' '))) return null;
  const fields = valuesOf(asked);
  const by = (names: RegExp) => fields.find(({ name }) => names.test(name));
  const told = (what: string): Field | undefined => {
    const name =
      new RegExp(String.raw`\b(?:post )?${what}\s*(?:=|is|from|:|→)\s*(?:the )?[\`"']?([a-z]\w*)`, 'i').exec(
        c.text,
      )?.[1] ??
      new RegExp(String.raw`[\`"']?\b([a-z]\w*)[\`"']? (?:as|→|becomes|is) (?:the )?(?:post )?${what}`, 'i').exec(
        c.text,
      )?.[1];
    return fields.find((field) => field.name === name);
  };
  const title = told('title') ?? by(/title|headline|subject/) ?? by(/(?:^|_)name$/) ?? by(/name|question/);
  const content = told('content') ?? by(/content|body|message|text|description|details|answer|comment/);
  const excerpt = by(/excerpt|summary/);
  const first = title ?? content;
  if (first === undefined) return null;
  const status =
    /\b(draft|pending(?: review)?|published?|private)\b/i.exec(`${clause} ${c.text}`)?.[1]?.toLowerCase() ?? 'draft';
  const rest = fields.filter((one) => one !== title && one !== content && one !== excerpt);
  const keys = storesIn(c.text).filter(({ kind }) => kind === 'post');
  const metaOf = (field: Field): string | undefined => {
    const own = new RegExp(
      String.raw`\b${field.name.replace(/_/g, '[_ ]')}\b[^.;\n,]*?\bmeta(?: (?:key|field))?\s+[\`"']?(_?[a-z]\w*)`,
      'i',
    ).exec(c.text)?.[1];
    return keys.find(({ key }) => key === own || fieldFor({ kind: 'post', key }, [field]) !== undefined)?.key ?? own;
  };
  const meta = Object.fromEntries(
    rest.flatMap((field) => {
      const key = metaOf(field) ?? (/\bmeta\b/i.test(c.text) && keys.length === 0 ? field.name : undefined);
      return key === undefined ? [] : [[key, channel.value(field)] as const];
    }),
  );
  const lone = Object.keys(meta).length === 0 && rest.length > 0 && keys.length === 0;
  const metaInput: Record<string, PhpValue> = lone
    ? Object.fromEntries(rest.map((field) => [field.name, channel.value(field)]))
    : meta;
  const clean =
    content === undefined
      ? undefined
      : content.format === 'html' || content.format === null
        ? raw(`wp_kses_post( ${channel.value(content).text} )`)
        : channel.value(content);
  const post = {
    post_type: createdType(asked, clause),
    post_title: title === undefined ? raw(`wp_trim_words( ${channel.value(first).text}, 8 )`) : channel.value(title),
    ...(clean === undefined ? {} : { post_content: clean }),
    ...(excerpt === undefined ? {} : { post_excerpt: channel.value(excerpt) }),
    post_status: statuses[status] ?? 'draft',
    ...(c.says(/logged[ -]in|current user|author/) ? { post_author: raw('get_current_user_id()') } : {}),
    ...(Object.keys(metaInput).length === 0 ? {} : { meta_input: metaInput }),
  };
  return {
    code: php`
      $post_id = wp_insert_post( wp_slash( ${post} ), true );
      if ( is_wp_error( $post_id ) ) {
        ${channel.fail(500, 'insert_failed', 'The post could not be saved.')}
      }
    `,
    made: [
      { names: /^(?:\w+_)?id$/i, code: raw('$post_id') },
      { names: /link|url/i, code: raw('get_permalink( $post_id )') },
      { names: /title|name/i, code: raw('get_the_title( $post_id )') },
      { names: /status/i, code: raw('get_post_status( $post_id )') },
    ],
  };
};

/** Deletes a post, or moves it to the trash. */
export const discard: ReadStep = (asked, clause) => {
  const id = idFieldOf(asked);
  const isMeant =
    /\b(?:deletes?|trash(?:es)?|removes?)\b[^.\n]*\b(?:posts?|it|them|entry|item|products?|events?|notes?|permanently)\b|\b(?:moves?|puts?)\b[^.\n]*\bto (?:the )?trash/i.test(
      clause,
    );
  if (
    !isMeant ||
    id === undefined ||
    storesIn(clause).length > 0 ||
    /\bhandler\b|\bcapability\b/i.test(clause.replace(/move.*/i, ''))
  )
    return null;
  const call =
    /\btrash/i.test(asked.c.text) &&
    !/\b(?:no trash|permanent\w*|(?:skip\w*|bypass\w*|without|not) (?:to )?(?:the )?trash)/i.test(asked.c.text)
      ? 'wp_trash_post( $post->ID )'
      : 'wp_delete_post( $post->ID, true )';
  return {
    code: php`
      if ( ! ${raw(call)} ) {
        ${refuse(asked, /\bfails?\b|could not/i, 500, 'delete_failed', 'The post could not be deleted.')}
      }
    `,
    made: [{ names: /deleted|trashed|removed|success|ok/i, code: raw('true') }],
    needsPost: true,
  };
};

/** Fires an action of the prompt. */
export const fire: ReadStep = ({ c, fields, channel }, clause) => {
  const name =
    /\b(?:fires?|triggers?|calls?|runs?|does|do)\b[^.;\n]*?\b(?:action|hook|do_action)\b\W*(?:named |called )?[`"']?([a-z]\w*_\w+)/i.exec(
      clause,
    )?.[1];
  if (name === undefined) return null;
  const rest = clause.slice(clause.indexOf(name) + name.length);
  const data = /\b(?:payload|body|data)\b/i.test(rest)
    ? [raw('$payload')]
    : fields
        .filter((field) => new RegExp(String.raw`\b${field.name}\b`).test(rest))
        .map((field) => channel.value(field));
  c.asked.readsWithin(clause);
  return { code: raw(`do_action( ${[`'${name}'`, ...data.map(({ text }) => text)].join(', ')} );`), made: [] };
};
