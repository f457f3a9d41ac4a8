// Longer than 300 lines: the deeds are tried in turn, and share how posts are loaded, refused and answered.

import { type PhpCode, type PhpValue, php } from '../../../writers/php.ts';
import { raw } from '../../composer.ts';
import type { Field } from '../reading/fields.ts';
import { idOf, partOf, readItem } from '../reading/items.ts';
import { kindOfList, loopOver, typeOf } from '../reading/listing.ts';
import type { Asked } from './asked.ts';
import { literal, shapeOf } from './shape.ts';
import { listPosts } from './steps/list-posts.ts';
import { loadPost } from './steps/load-post.ts';
import { perform, readStored } from './steps/perform.ts';
import { refuse } from './steps/refusals.ts';
import { countChoice, toggleMembership } from './steps/toggles.ts';

/** What is done for a request, as statements that answer it; null where the prompt asks for something else. */
type Deed = (asked: Asked) => PhpCode | null;

/** The answer of the prompt, its placeholders filled in turn; `usual` where it spells none out. */
function answerWith(
  { c, channel }: Asked,
  filled: readonly PhpCode[],
  usual: Readonly<Record<string, PhpCode>>,
): PhpCode {
  const status = Number(c.asked.states(/\b(?:status|code|with|http)\b\D{0,12}\b(20[0-2])\b/i)?.[1] ?? 200);
  const left = [...filled];
  const shape = shapeOf(c).filter(({ key }) => key !== '');
  const data: Record<string, PhpValue> =
    shape.length === 0
      ? usual
      : Object.fromEntries(shape.map(({ key, value }) => [key, value ?? left.shift() ?? raw('true')]));
  return channel.answer(php`${data}`, status);
}

const find = (fields: readonly Field[], names: RegExp): Field | undefined =>
  fields.find(({ name }) => names.test(name));
const idField = /^(?:post|post_?id|id|page_?id|item_?id|object_?id|product_?id|event_?id|book_?id)$/i;

const countUp: Deed = (asked) => {
  const { c, channel, fields } = asked;
  const meta = c.asked.states(
    /\b(?:increas|increment|rais|bump|count|adds? (?:one|1) to)\w*\b[^.;\n]*\bmeta(?: (?:key|field))?\s+[`"']?(\w+)/i,
  )?.[1];
  const option =
    meta === undefined
      ? c.asked.states(/\b(?:increas|increment|rais|bump|adds? (?:one|1) to)\w*\b[^.;\n]*\boption\s+[`"']?(\w+)/i)?.[1]
      : undefined;
  if (option !== undefined)
    return php`
      $count = (int) get_option( ${option}, 0 ) + 1;
      update_option( ${option}, $count );

      ${answerWith(asked, [raw('$count')], { count: raw('$count') })}
    `;
  const field = find([...asked.path, ...fields], idField);
  if (meta === undefined || field === undefined) return null;
  return php`
    ${loadPost(asked, field)}
    $count = (int) get_post_meta( $post->ID, ${meta}, true ) + 1;
    update_post_meta( $post->ID, ${meta}, $count );

    ${answerWith(asked, [raw('$count')], { [channel.isMissing(field) === null ? meta : 'count']: raw('$count') })}
  `;
};

/** One value of each user in a meta field of a post: ratings, votes. */
const perUser: Deed = (asked) => {
  const { c, channel, fields, path } = asked;
  const match = c.asked.states(
    /\bmeta(?: (?:key|field))?\s+[`"']?(\w+)[`"']?\s*\([^)]*\buser ids?\s*(?:=>|→|:|to)\s*\w+/i,
  );
  const field = find([...path, ...fields], idField);
  const value = fields.find((one) => one !== field && (one.type === 'integer' || one.type === 'number'));
  if (match === null || field === undefined || value === undefined) return null;
  c.asked.states(/\breplaces?\b/i);
  return php`
    ${loadPost(asked, field)}
    $values = get_post_meta( $post->ID, ${match[1] ?? ''}, true );
    $values = is_array( $values ) ? $values : array();

    $values[ get_current_user_id() ] = ${channel.value(value)};
    update_post_meta( $post->ID, ${match[1] ?? ''}, $values );

    ${answerWith(asked, [raw('array_sum( $values ) / count( $values )'), raw('count( $values )')], { average: raw('array_sum( $values ) / count( $values )'), count: raw('count( $values )') })}
  `;
};

const saveMeta: Deed = (asked) => {
  const { c, channel, fields, path } = asked;
  const user = c.asked.states(
    /\b(?:saves?|stores?|updates?|sets?|writes?|keeps?)\b[^.;\n]*\buser meta(?: (?:key|field))?\s+[`"']?(\w+)/i,
  )?.[1];
  const meta =
    user ??
    c.asked.states(
      /\b(?:saves?|stores?|updates?|sets?|writes?|keeps?)\b[^.;\n]*\bmeta(?: (?:key|field))?\s+[`"']?(\w+)/i,
    )?.[1];
  if (meta === undefined) return null;
  const field = find([...path, ...fields], idField);
  const value = fields.find((one) => one !== field);
  if (value === undefined) return null;
  if (user !== undefined)
    return php`
      update_user_meta( get_current_user_id(), ${meta}, ${channel.value(value)} );

      ${answerWith(asked, [raw(`get_user_meta( get_current_user_id(), '${meta}', true )`)], { [value.name]: channel.value(value) })}
    `;
  if (field === undefined) return null;
  const own =
    asked.checksRight !== true && c.asked.states(/\bedit_post\b|\bcan edit (?:the|this|that) post\b/i) !== null;
  return php`
    ${loadPost(asked, field)}
    ${
      own
        ? php`
          if ( ! current_user_can( 'edit_post', $post->ID ) ) {
            ${refuse(asked, /\b(?:edit_post|not allowed|forbidden|403)\b/i, 403, 'forbidden', 'You are not allowed to do this.')}
          }
        `
        : raw('')
    }
    update_post_meta( $post->ID, ${meta}, ${channel.value(value)} );

    ${answerWith(asked, [channel.value(value)], { [value.name]: channel.value(value) })}
  `;
};

const saveOption: Deed = (asked) => {
  const { c, channel, fields } = asked;
  const option = c.asked.states(
    /\b(?:saves?|stores?|updates?|sets?|writes?|keeps?)\b[^.;\n]*\boption\s+[`"']?(\w+)/i,
  )?.[1];
  if (option === undefined || fields.length === 0) return null;
  const [only] = fields;
  const value =
    fields.length === 1 && only !== undefined
      ? channel.value(only)
      : php`${Object.fromEntries(fields.map((field) => [field.name, channel.value(field)]))}`;
  const bad = only?.format === 'hex-color' && fields.length === 1 ? raw(`! ${channel.value(only).text}`) : null;
  return php`
    ${
      bad === null || channel.isMissing(only as Field) === null
        ? raw('')
        : php`
          if ( ${bad} ) {
            ${refuse(asked, /\binvalid\b/i, 400, 'invalid_value', 'The value is not valid.')}
          }
        `
    }
    update_option( ${option}, ${value} );

    ${answerWith(asked, [value], only === undefined ? {} : { [only.name]: channel.value(only) })}
  `;
};

const createPost: Deed = (asked) => {
  const { c, channel, fields, method } = asked;
  if (
    method === 'GET' ||
    c.asked.states(
      /\b(?:creates?|inserts?|submits?|adds?)\b[^.\n]*\b(?:draft|pending|published|new|an?|posts?|the)\b/i,
    ) === null
  )
    return null;
  const title = find(fields, /title|subject|headline|^name$/);
  if (title === undefined) return null;
  const content = find(fields, /content|body|message|text/);
  const excerpt = find(fields, /excerpt|summary/);
  const status = c.asked.states(/\b(draft|pending|published?|private)\b/i)?.[1]?.toLowerCase() ?? 'draft';
  const rest = fields.filter((one) => one !== title && one !== content && one !== excerpt);
  const metaKey = (name: string) =>
    new RegExp(String.raw`\b${name}\b[^.;\n]*\bmeta(?: (?:key|field))?\s+[\`"']?(_?\w+)`, 'i').exec(c.text)?.[1] ??
    name;
  const post = {
    post_type: typeOf(c),
    post_title: channel.value(title),
    ...(content === undefined ? {} : { post_content: raw(`wp_kses_post( ${channel.value(content).text} )`) }),
    ...(excerpt === undefined ? {} : { post_excerpt: channel.value(excerpt) }),
    post_status: status.replace('published', 'publish'),
    ...(c.says(/logged[ -]in|current user|author/) ? { post_author: raw('get_current_user_id()') } : {}),
    ...(rest.length === 0
      ? {}
      : { meta_input: Object.fromEntries(rest.map((one) => [metaKey(one.name), channel.value(one)])) }),
  };
  return php`
    $post_id = wp_insert_post( wp_slash( ${post} ), true );
    if ( is_wp_error( $post_id ) ) {
      ${channel.fail(500, 'insert_failed', 'The post could not be saved.')}
    }

    ${answerWith(asked, [raw('$post_id')], { id: raw('$post_id') })}
  `;
};

const deletePost: Deed = (asked) => {
  const { c, fields, path, method } = asked;
  if (method !== 'DELETE' && c.asked.states(/\b(?:deletes?|trash(?:es)?|removes?)\b[^.\n]*\bposts?\b/i) === null)
    return null;
  const field = find([...path, ...fields], /./);
  if (field === undefined) return null;
  const own = c.says(/delete_post\b|(?:author|owner|own posts)/);
  return php`
    ${loadPost({ ...asked, method: 'DELETE' }, field)}
    ${
      own
        ? php`
          if ( ! current_user_can( 'delete_post', $post->ID ) ) {
            ${refuse(asked, /\b(?:delete_post|not allowed|forbidden|403)\b/i, 403, 'forbidden', 'You are not allowed to do this.')}
          }
        `
        : raw('')
    }
    ${c.says(/\btrash/) ? raw('wp_trash_post( $post->ID );') : raw('wp_delete_post( $post->ID, true );')}

    ${answerWith(asked, [raw('true')], { deleted: raw('true') })}
  `;
};

/** An item by what stands in the address or was sent. */
const oneItem: Deed = (asked) => {
  const { c, channel, fields, path, method } = asked;
  const field = path[0] ?? (method === 'GET' ? find(fields, idField) : find(fields, idField));
  if (field === undefined || c.says(/\blist of\b|\bup to \d+|\ball (?:posts|comments)/)) return null;
  if (/user|author/i.test(field.name) || (path.length > 0 && c.says(/\buser with|of the user\b|\busers?\/[{<(]/))) {
    const item = readItem(c, 'user', c.text, 1);
    if (item.length === 0) return null;
    return php`
      $user = get_userdata( ${channel.value(field)} );
      if ( ! $user instanceof WP_User ) {
        ${refuse(asked, /\b(?:not found|unknown|exist\w*|404|no such)\b/i, 404, 'not_found', 'Not found.')}
      }

      ${channel.answer(php`${Object.fromEntries(item.map(({ key, code }) => [key, code]))}`, 200)}
    `;
  }
  const item = readItem(c, 'post', c.text, 1);
  if (item.length === 0) return null;
  return php`
    ${loadPost({ ...asked, method: 'GET' }, field)}

    ${channel.answer(php`${Object.fromEntries(item.map(({ key, code }) => [key, code]))}`, 200)}
  `;
};

const readOption: Deed = (asked) => {
  const { c, method } = asked;
  const option = method === 'GET' ? c.asked.states(/\boption\s+[`"']?(\w+)/i)?.[1] : undefined;
  if (option === undefined || c.says(/\bposts\b/)) return null;
  const fallback = c.asked.states(/\bdefault\W+(?:is |to )?["'`]?([\w-]+)/i)?.[1];
  const value = php`get_option( ${option}${fallback === undefined ? raw('') : php`, ${literal(fallback) ?? fallback}`} )`;
  return answerWith(asked, [value], { [option]: value });
};

const countItems: Deed = (asked) => {
  const { c, method } = asked;
  if (method !== 'GET' || c.asked.states(/\b(?:how many|number of|counts? of|total)\b/i) === null) return null;
  const said: readonly (readonly [RegExp, string])[] = [
    [/\bcomments?\b/i, '(int) wp_count_comments()->approved'],
    [/\b(?:users|members)\b/i, "(int) count_users()['total_users']"],
    [/\bpages\b/i, "(int) wp_count_posts( 'page' )->publish"],
    [/\bposts\b/i, `(int) wp_count_posts( '${typeOf(c)}' )->publish`],
  ];
  const keys = shapeOf(c);
  const counted = (c.text.match(/\b(?:how many|number of|counts? of|total)\b[^.;\n()]*/gi) ?? []).join(' ');
  const found = said.filter(([words]) => words.test(counted));
  if (found.length === 0) return null;
  const data: Record<string, PhpCode> = Object.fromEntries(
    found.map(([words, code], at) => [
      keys.find(({ key }) => words.test(key))?.key ??
        keys[at]?.key ??
        (found.length === 1 ? 'count' : (words.exec(c.text)?.[0] ?? 'count')),
      raw(code),
    ]),
  );
  return asked.channel.answer(php`${data}`, 200);
};

const listItems: Deed = (asked) => {
  const { c, channel, fields, path, method } = asked;
  if (/^(?:PUT|PATCH|DELETE)$/.test(method)) return null;
  const kind = kindOfList(c.text);
  const item = readItem(c, kind, c.text, 1);
  const isList =
    c.asked.states(
      /\b(?:posts|pages|users|authors|terms|tags|categories|comments|sites|events|products|books|list|results|titles)\b/i,
    ) !== null;
  if (!isList) return null;
  const usual: Readonly<Record<typeof kind, readonly string[]>> = {
    post: ['id', 'title', 'link'],
    user: ['id', 'name'],
    term: ['id', 'name', 'slug'],
    comment: ['id', 'author', 'content'],
    site: ['id', 'name', 'url'],
  };
  const lone = c.asked.states(
    /\b(?:array|list) of (?:their |the |post |its )*(titles|ids|names|slugs|links|urls|permalinks)\b/i,
  )?.[1];
  const only = lone === undefined ? null : partOf(c, kind, lone.toLowerCase());
  const shown = only !== null ? [only] : item.length > 0 ? item : readItem(c, kind, usual[kind].join(', '), 1);
  const given = [...path, ...fields].map((field) => ({ field, code: channel.value(field) }));
  const entry = php`${Object.fromEntries(shown.map(({ key, code }) => [key, code]))}`;
  const isPlain = lone !== undefined && shown.length <= 1;
  return php`
    $items = array();
    ${loopOver(c, kind, given, php`$items[] = ${isPlain ? (shown[0]?.code ?? raw(idOf[kind])) : entry};`)}

    ${channel.answer(raw('$items'), 200)}
  `;
};

const fixed: Deed = (asked) => {
  const { c, channel } = asked;
  const shape = shapeOf(c);
  const known: readonly (readonly [RegExp, string])[] = [
    [/^(?:name|title|site_?name)$/, "get_bloginfo( 'name' )"],
    [/^(?:description|tagline)$/, "get_bloginfo( 'description' )"],
    [/^(?:version|wp_?version)$/, "get_bloginfo( 'version' )"],
    [/^(?:url|home)$/, 'home_url()'],
    [/^(?:time|timestamp|now)$/, 'time()'],
    [/^(?:user_?id|user)$/, 'get_current_user_id()'],
  ];
  if (shape.length === 0) return null;
  const data: Record<string, PhpValue> = {};
  for (const { key, value } of shape) {
    const code = value ?? known.find(([words]) => words.test(key))?.[1];
    if (code === undefined) return null;
    data[key] = value ?? raw(code as string);
  }
  return channel.answer(php`${data}`, 200);
};

const deeds: readonly Deed[] = [
  countChoice,
  toggleMembership,
  listPosts,
  perform,
  readStored,
  countUp,
  perUser,
  saveMeta,
  saveOption,
  deletePost,
  createPost,
  readOption,
  oneItem,
  countItems,
  listItems,
  fixed,
];

/** The statements that answer a request as the prompt asks; null where it is not understood. */
export function composeDeed(asked: Asked): PhpCode | null {
  for (const deed of deeds) {
    const work = deed(asked);
    if (work !== null) return work;
  }
  return null;
}
