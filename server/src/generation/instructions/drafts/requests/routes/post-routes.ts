import { indentRest } from '../../../../writers/code.ts';
import { type PhpCode, type PhpValue, php } from '../../../../writers/php.ts';
import { type Composer, raw } from '../../../composer.ts';
import type { Field } from '../../reading/fields.ts';
import { metaKeyOf } from './item-shape.ts';
import type { AskedRoute } from './read-routes.ts';
import { refusedIn, statusIn } from './refusals.ts';

/** What the routes for posts of a type are written with. */
export interface PostRoutes {
  readonly c: Composer;
  readonly type: string;
  readonly common: readonly string[];
  /** Expression of what is told of `$post`. */
  readonly item: string;
  /** Callers may change posts of their own: whether this one is theirs is looked at once it is loaded. */
  readonly checksItem: boolean;
}

const columns: readonly (readonly [RegExp, string])[] = [
  [/^(?:post_)?title$|^name$|^subject$|^headline$/, 'post_title'],
  [/^(?:post_)?content$|^body$|^text$|^description$|^message$/, 'post_content'],
  [/^(?:post_)?excerpt$|^summary$/, 'post_excerpt'],
  [/^(?:post_)?status$/, 'post_status'],
  [/^(?:post_)?slug$/, 'post_name'],
  [/^menu_order$/, 'menu_order'],
];

const respond = (code: string, status: number): string =>
  status === 200 ? `return rest_ensure_response( ${code} );` : `return new WP_REST_Response( ${code}, ${status} );`;

function fail(
  { c, common }: PostRoutes,
  said: string,
  about: RegExp,
  status: number,
  code: string,
  message: string,
): PhpCode {
  const own = refusedIn([said], about) ?? refusedIn(common, about);
  return php`return new WP_Error( ${own?.code ?? code}, ${c.label(own?.message ?? message)}, array( 'status' => ${own?.status ?? status} ) );`;
}

const missing = /\b(?:404|not found|unknown|no such|does ?n.t exist|isn.t|is not|not a|missing|otherwise|else)\b/i;

/** Statement that refuses those who may not change the post. */
function mayChange({ c, checksItem }: PostRoutes, capability: 'edit_post' | 'delete_post'): PhpCode {
  if (!checksItem) return raw('');
  return php`
    if ( ! current_user_can( ${capability}, $post->ID ) ) {
      return new WP_Error( 'rest_forbidden', ${c.label('Sorry, you are not allowed to do that.')}, array( 'status' => rest_authorization_required_code() ) );
    }
  `;
}

function load(asked: PostRoutes, { said, params, method }: AskedRoute): PhpCode {
  const tests = ['! $post instanceof WP_Post', `'${asked.type}' !== $post->post_type`];
  const isPublic = method === 'GET' || /\bpublished\b/i.test(said);
  return php`
    $post = get_post( ${raw(`(int) $request['${params[0] ?? 'id'}']`)} );
    if ( ${raw([...tests, ...(isPublic ? ["'publish' !== $post->post_status"] : [])].join(' || '))} ) {
      ${fail(asked, said, missing, 404, 'not_found', 'Not found.')}
    }
  `;
}

function order(said: string): Record<string, PhpValue> {
  const meta = /\b(?:sorted|ordered|order|sort)\w*\b[^.;\n]*\bmeta\s+[`"']?(_?[a-z]\w*)/i.exec(said)?.[1];
  const isDown = /\b(?:desc\w*|highest|newest|latest|most)\b/i.test(said);
  if (meta !== undefined)
    return {
      meta_key: meta,
      orderby: /\bnumber|numeric|price|count|highest|lowest/i.test(said) ? 'meta_value_num' : 'meta_value',
      order: isDown ? 'DESC' : 'ASC',
    };
  if (/\balphabetical\w*|\bby (?:the )?(?:title|name)\b/i.test(said))
    return { orderby: 'title', order: /\bdesc/i.test(said) ? 'DESC' : 'ASC' };
  if (/\bmenu[ _]order\b/i.test(said)) return { orderby: 'menu_order', order: 'ASC' };
  if (/\bmodified\b/i.test(said)) return { orderby: 'modified', order: 'DESC' };
  return { orderby: 'date', order: /\boldest\b/i.test(said) ? 'ASC' : 'DESC' };
}

/** Clauses that narrow a list by what a request sends for a field. */
function filter({ c }: PostRoutes, { name, type }: Field): PhpCode | null {
  const value = `$request['${name}']`;
  const bare = name.replace(/^(?:min|max)_|_(?:min|max|from|to)$/g, '');
  const taxonomy =
    new RegExp(String.raw`\b${name}\b[^.;\n)]*\b(?:taxonomy|terms? (?:of|in))\s+[\`"']?([a-z]\w*)`, 'i').exec(
      c.text,
    )?.[1] ??
    new RegExp(String.raw`\btaxonomy\s+[\`"']?(\w*${name})\b`).exec(c.text)?.[1] ??
    new RegExp(String.raw`\b(category|tag)\b[^.;\n]{0,30}[\`"']${name}[\`"']`, 'i')
      .exec(c.text)?.[1]
      ?.toLowerCase()
      .replace(/^tag$/, 'post_tag') ??
    (name === 'category' ? 'category' : name === 'tag' ? 'post_tag' : undefined);
  const key = metaKeyOf(name, c.text) ?? metaKeyOf(bare, c.text);
  const compare = /^min_|_min$|_from$/.test(name) ? '>=' : /^max_|_max$|_to$/.test(name) ? '<=' : null;
  if (taxonomy !== undefined && key === null)
    return php`
      if ( ! empty( ${raw(value)} ) ) {
        $args['tax_query'][] = ${{ taxonomy, field: type === 'integer' ? 'term_id' : 'slug', terms: raw(value) }};
      }
    `;
  if (key === null) return null;
  return php`
    if ( null !== ${raw(value)} && '' !== ${raw(value)} ) {
      $args['meta_query'][] = ${{ key, value: raw(value), ...(compare === null ? {} : { compare }), ...(type === 'integer' || type === 'number' || compare !== null ? { type: type === 'string' ? 'CHAR' : type === 'integer' ? 'NUMERIC' : 'DECIMAL(20,4)' } : {}) }};
    }
  `;
}

function list(asked: PostRoutes, route: AskedRoute, fields: readonly Field[]): PhpCode | null {
  const { said } = route;
  const value = (names: RegExp) => {
    const field = fields.find(({ name }) => names.test(name));
    return field === undefined ? null : { field, code: raw(`$request['${field.name}']`) };
  };
  const perPage = value(/^(?:per_?page|count|limit|number|posts_per_page|size)$/);
  const page = value(/^(?:page|paged)$/);
  const search = value(/^(?:s|q|search|term|query|keyword)$/);
  const by = value(/^order_?by$|^sort$/);
  const direction = value(/^order$|^direction$/);
  const author = value(/^author(?:_id)?$/);
  const status = value(/^(?:post_)?status$/);
  const used = [perPage, page, search, by, direction, author, status].map((one) => one?.field.name);
  const filters = fields.filter(({ name }) => !used.includes(name)).map((field) => filter(asked, field));
  if (filters.some((one) => one === null)) return null;
  const headers = [...new Set([said, ...asked.common].flatMap((text) => text.match(/\bX-[\w-]+\b/g) ?? []))];
  const envelope = /[{[]\s*["'`]?(?:items|results|posts|data|total|books|events)\b[^}]*\}/i.exec(said)?.[0];
  const keys =
    envelope === undefined
      ? []
      : [
          ...envelope
            .replace(/[{[](?!\s*["'`]?\w+["'`]?\s*[:,])|\[[^\]]*\]|(?<=.)\{[^}]*\}/g, '')
            .matchAll(/["'`]?([a-z_]+)["'`]?\s*(?=[:,}]|=>|$)/g),
        ].map(([, key = '']) => key);
  const number =
    /\b(?:up to|at most|max(?:imum)?(?: of)?|newest|latest|first|the)\s+(\d+)\b|\b(\d+) (?:newest|latest|most|posts|items)\b/i.exec(
      said,
    );
  const counted = headers.length > 0 || keys.some((key) => /total|pages|found|count/.test(key));
  const sort = order(said);
  const args: Record<string, PhpValue> = {
    post_type: asked.type,
    post_status: status?.code ?? 'publish',
    posts_per_page: perPage?.code ?? (number === null ? (page === null ? 100 : 10) : Number(number[1] ?? number[2])),
    ...(page === null
      ? {}
      : { paged: page.field.fallback === undefined ? raw(`max( 1, (int) ${page.code.text} )`) : page.code }),
    ...(search === null ? {} : { s: raw(`(string) ${search.code.text}`) }),
    ...(author === null ? {} : { author: raw(`(int) ${author.code.text}`) }),
    ...sort,
    ...(by === null ? {} : { orderby: by.code }),
    ...(direction === null ? {} : { order: direction.code }),
    ...(counted ? {} : { no_found_rows: true }),
  };
  const told = (key: string): PhpValue =>
    /pages/.test(key)
      ? raw('(int) $query->max_num_pages')
      : /total|found|count/.test(key)
        ? raw('(int) $query->found_posts')
        : /^page$/.test(key) && page !== null
          ? page.code
          : raw('$items');
  const data = keys.length === 0 ? raw('$items') : php`${Object.fromEntries(keys.map((key) => [key, told(key)]))}`;
  const sent =
    headers.length === 0
      ? raw(`return rest_ensure_response( ${data.text} );`)
      : raw(
          [
            `$response = rest_ensure_response( ${data.text} );`,
            ...headers.map(
              (name) =>
                `$response->header( '${name}', (string) $query->${/pages/i.test(name) ? 'max_num_pages' : 'found_posts'} );`,
            ),
            '',
            'return $response;',
          ].join('\n'),
        );
  return php`
    $args = ${args};
    ${raw(filters.flatMap((one) => one?.text ?? []).join('\n'))}
    $query = new WP_Query( $args );
    $items = array();
    foreach ( $query->posts as $post ) {
      ${raw(`$items[] = ${indentRest(asked.item, '')};`)}
    }

    ${sent}
  `;
}

const clean = ({ name, format }: Field): PhpCode =>
  /^(?:content|body|text|description)$/.test(name) || format === 'html'
    ? raw(`wp_kses_post( $request['${name}'] )`)
    : raw(`$request['${name}']`);

function targets(
  { c, type }: PostRoutes,
  fields: readonly Field[],
): { field: Field; column: string | null; meta: string | null; taxonomy: string | null }[] {
  void type;
  return fields.map((field) => {
    const meta = metaKeyOf(field.name, c.text);
    const said = new RegExp(
      String.raw`\b${field.name}\b\W{0,3}\s*(?:→|->|=>|as|is|becomes|for)\s+(?:the )?(?:post )?(title|content|excerpt)`,
      'i',
    ).exec(c.text)?.[1];
    const column =
      said !== undefined
        ? `post_${said.toLowerCase()}`
        : (columns.find(([names]) => names.test(field.name))?.[1] ?? null);
    const taxonomy =
      new RegExp(String.raw`\b${field.name}\b[^.;\n)]*\btaxonomy\s+[\`"']?([a-z]\w*)`, 'i').exec(c.text)?.[1] ?? null;
    if (taxonomy !== null) return { field, column: null, meta: null, taxonomy };
    if (meta !== null && (column === null || meta.startsWith('_')))
      return { field, column: null, meta, taxonomy: null };
    return { field, column, meta: column === null ? field.name : null, taxonomy: null };
  });
}

function create(asked: PostRoutes, { said }: AskedRoute, fields: readonly Field[]): PhpCode | null {
  const all = targets(asked, fields);
  const first =
    all.find(({ column }) => column === 'post_title') ?? all.find(({ column }) => column === 'post_content');
  if (first === undefined) return null;
  const status = /\b(draft|pending|private)\b/i.exec(said)?.[1]?.toLowerCase() ?? 'publish';
  const post: Record<string, PhpValue> = {
    post_type: asked.type,
    post_status: /\bpublish/i.test(said) || all.every(({ column }) => column !== 'post_status') ? status : 'draft',
    ...Object.fromEntries(
      all.flatMap(({ field, column }) =>
        column === null
          ? []
          : [[column, field.isRequired === false ? raw(`(string) ${clean(field).text}`) : clean(field)] as const],
      ),
    ),
  };
  const meta = all.filter((one) => one.meta !== null);
  const required = meta.filter(({ field }) => field.isRequired !== false || field.fallback !== undefined);
  const optional = meta.filter((one) => !required.includes(one));
  if (required.length > 0)
    post['meta_input'] = Object.fromEntries(required.map((one) => [one.meta ?? '', clean(one.field)]));
  const after = [
    ...optional.map(
      ({ field, meta: key }) =>
        `if ( null !== $request['${field.name}'] ) {\n\tupdate_post_meta( $post_id, '${key}', ${field.type === 'string' ? `wp_slash( ${clean(field).text} )` : clean(field).text} );\n}`,
    ),
    ...all.flatMap(({ field, taxonomy }) =>
      taxonomy === null
        ? []
        : [
            `if ( ! empty( $request['${field.name}'] ) ) {\n\twp_set_object_terms( $post_id, $request['${field.name}'], '${taxonomy}' );\n}`,
          ],
    ),
  ];
  return php`
    $post_id = wp_insert_post( wp_slash( ${post} ), true );
    if ( is_wp_error( $post_id ) ) {
      return $post_id;
    }
    ${raw(after.join('\n'))}

    $post = get_post( $post_id );

    ${raw(respond(told(asked, said, 'id'), statusIn(said, 201)))}
  `;
}

/** What an answer tells: the keys of the prompt, or the whole item. */
function told({ item }: PostRoutes, said: string, lone: string): string {
  const keys = /[{[]\s*["'`]?(id|ID|deleted|updated|success|created)["'`]?\s*(?::|=>|\}|\])/.exec(said)?.[1];
  const isId =
    keys?.toLowerCase() === 'id' ||
    /\b(?:with|returns?|and|new)\s+(?:the |its )?(?:new )?[`"'{]*\bid\b[`"'}]*(?: of (?:the|it)\b[^,;\n]*)?\s*(?:[.;,)\n]|$|and\b)/i.test(
      said.replace(/\bby id\b|<id>/g, ''),
    );
  return isId && !/[{[]\s*["'`]?id["'`]?\s*,/.test(said) ? `array( '${lone}' => $post->ID )` : item;
}

function update(asked: PostRoutes, route: AskedRoute, fields: readonly Field[]): PhpCode | null {
  if (fields.length === 0) return null;
  const all = targets(asked, fields);
  const own = all.filter(({ column }) => column !== null);
  const lines = all.flatMap(({ field, meta, taxonomy }) =>
    meta !== null
      ? [
          `if ( null !== $request['${field.name}'] ) {\n\tupdate_post_meta( $post->ID, '${meta}', ${field.type === 'string' ? `wp_slash( ${clean(field).text} )` : clean(field).text} );\n}`,
        ]
      : taxonomy !== null
        ? [
            `if ( null !== $request['${field.name}'] ) {\n\twp_set_object_terms( $post->ID, $request['${field.name}'], '${taxonomy}' );\n}`,
          ]
        : [],
  );
  const changes =
    own.length === 0
      ? raw('')
      : php`
        $changes = array( 'ID' => $post->ID );
        ${raw(own.map(({ field, column }) => `if ( null !== $request['${field.name}'] ) {\n\t$changes['${column}'] = ${clean(field).text};\n}`).join('\n'))}
        $updated = wp_update_post( wp_slash( $changes ), true );
        if ( is_wp_error( $updated ) ) {
          return $updated;
        }
      `;
  return php`
    ${load(asked, route)}
    ${mayChange(asked, 'edit_post')}
    ${changes}
    ${raw(lines.join('\n'))}
    $post = get_post( $post->ID );

    ${raw(respond(told(asked, route.said, 'id'), statusIn(route.said, 200)))}
  `;
}

function remove(asked: PostRoutes, route: AskedRoute): PhpCode {
  const { said } = route;
  const isTrash =
    /\btrash/i.test(said) &&
    !/\b(?:no trash|bypass\w*|skip\w*|without|not (?:in|to) the) ?(?:the )?(?:trash)?/i.test(said);
  const keys = [
    ...(/[{[]\s*([^{}[\]]*\bdeleted\b[^{}[\]]*|[^{}[\]]*\btrashed\b[^{}[\]]*)[}\]]/.exec(said)?.[1] ?? '').matchAll(
      /["'`]?([a-z]+)["'`]?\s*(?::|=>|,|$)\s*/g,
    ),
  ]
    .map(([, key = '']) => key)
    .filter((key) => !/^(?:true|false)$/.test(key));
  const data = (keys.length === 0 ? ['deleted', 'id'] : keys)
    .map((key) => `'${key}' => ${/id$/.test(key) ? '$post->ID' : 'true'}`)
    .join(', ');
  const status = statusIn(said, 200);
  return php`
    ${load(asked, route)}
    ${mayChange(asked, 'delete_post')}
    if ( ! ${raw(isTrash ? 'wp_trash_post( $post->ID )' : 'wp_delete_post( $post->ID, true )')} ) {
      ${fail(asked, '', /\b500\b|could not|fails?\b/i, 500, 'delete_failed', 'The post could not be deleted.')}
    }

    ${raw(status === 204 ? 'return new WP_REST_Response( null, 204 );' : respond(`array( ${data} )`, status))}
  `;
}

/** What a method of a route for posts of a type does; null for what is none of it. */
export function postRoute(asked: PostRoutes, route: AskedRoute, fields: readonly Field[]): PhpCode | null {
  const { method, params, path, said } = route;
  const isItem = params.length === 1 && /\)$/.test(path);
  if (params.length > 1 || (params.length === 1 && !isItem)) return null;
  // A change of one value, a count or a step of its own is no plain reading or writing of posts.
  if (
    /\b(?:increment|increas|decrement|toggl|vote|like|counts?|how many|number of|statistics?|average|sum|sends?|mails?|e-?mails?)\w*\b/i.test(
      said.replace(
        /\b(?:page|items) (?:count|number)\b|sends? (?:the )?(?:headers? )?`?X-\S+|X-\S+|word count|\bcount\b(?=[`"']?\s*\()/gi,
        '',
      ),
    )
  )
    return null;
  if (method === 'GET') {
    if (!isItem) return list(asked, route, fields);
    return php`
      ${load(asked, route)}

      return rest_ensure_response( ${raw(asked.item)} );
    `;
  }
  if (method === 'DELETE') return isItem ? remove(asked, route) : null;
  return isItem ? update(asked, route, fields) : create(asked, route, fields);
}
