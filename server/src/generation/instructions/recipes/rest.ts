import { type PhpCode, type PhpValue, php } from '../../writers/php.ts';
import { type Composer, raw } from '../composer.ts';
import type { Recipe } from '../recipe.ts';

export interface Route {
  readonly namespace: string;
  readonly path: string;
  readonly method: string;
  readonly params: readonly string[];
}

export function routeOf(c: Composer): Route | null {
  const text = c.text.replace(/https?:\/\/\S+/g, (url) => /\/wp-json(\/\S*)/.exec(url)?.[1] ?? ' ');
  const full = /(?:\/?wp-json)?\/?\b([a-z][\w-]*\/v\d+)\/([\w/()<>?:{}\\[\]+*.-]+)/i.exec(text);
  const namespace =
    full?.[1] ??
    c.quoted(/namespace\W*(?:is|of|called)?\W*$/) ??
    /\bnamespace\s+[`"']?([a-z][\w/-]*)/i.exec(c.text)?.[1] ??
    `${c.prefix.replace(/_/g, '-')}/v1`;
  const path =
    full?.[2] ??
    /\broute\s+[`"']?\/?([a-z][\w/{}()?<>:\\+[\]-]*)/i.exec(c.text)?.[1] ??
    c.quoted(/(?:route|endpoint|path)\W*(?:is|named|called|at)?\W*$/)?.replace(/^\//, '');
  if (path === undefined) return null;
  const params: string[] = [];
  const pattern = path
    .replace(/[.:,;`"']+$/, '')
    .replace(
      /\(\?P<(\w+)>[^)]*\)|\{(\w+)\}|<(\w+)>|:(\w+)/g,
      (_all, a?: string, b?: string, d?: string, e?: string) => {
        const name = a ?? b ?? d ?? e ?? 'id';
        params.push(name);
        return /id$/.test(name) ? `(?P<${name}>\\d+)` : `(?P<${name}>[\\w-]+)`;
      },
    );
  const method =
    /\b(GET|POST|PUT|PATCH|DELETE)\b/.exec(c.text)?.[1] ??
    (c.says(/\b(?:creates?|saves?|stores?|submit|accepts? (?:a )?(?:json|post))\b/) ? 'POST' : 'GET');
  return { namespace, path: `/${pattern.replace(/^\//, '')}`, method, params };
}

const constants = {
  GET: 'WP_REST_Server::READABLE',
  POST: 'WP_REST_Server::CREATABLE',
  PUT: 'WP_REST_Server::EDITABLE',
  PATCH: 'WP_REST_Server::EDITABLE',
  DELETE: 'WP_REST_Server::DELETABLE',
} as const;

const isMethod = (method: string): method is keyof typeof constants => Object.hasOwn(constants, method);

export function permission(c: Composer, method: string): PhpCode {
  if (
    c.says(
      /\b(?:public(?:ly)?|open to|everybody|everyone|anyone|anybody|no authentication|no log-?in|without (?:a )?log-?in|without authentication|unauthenticated)\b/,
    )
  )
    return php`'__return_true'`;
  const named = c.quoted(/(?:capability|can|require[sd]?|permission)\W*$/, /^\W*capability/);
  const bare = /\b(?:permission|capability|requires?|users? with|only for)\W+(?:the )?([a-z]+_[a-z_]+)\b/.exec(
    c.instruction.prose,
  )?.[1];
  const said =
    bare ??
    /\b(?:can|capability|who may|allowed to)\s+[`"']?((?:edit|publish|delete|read|manage|upload|moderate|list|create)[_ ](?:others[_ ])?(?:posts|pages|options|files|comments|users))/.exec(
      c.instruction.prose,
    )?.[1];
  const capability =
    named !== null && /^[a-z_]+$/.test(named)
      ? named
      : (said?.replace(/ /g, '_') ??
        (c.says(/admin/) ? 'manage_options' : c.says(/editors?\b/) ? 'edit_others_posts' : null));
  if (capability !== null) return raw(`function () {\n\treturn current_user_can( '${capability}' );\n}`);
  if (c.says(/logged[ -]in/)) return php`'is_user_logged_in'`;
  const isOpen = method === 'GET' && !c.says(/\b(?:options?|settings?|users?|e-?mails?)\b/);
  return isOpen
    ? php`'__return_true'`
    : raw(`function () {\n\treturn current_user_can( '${method === 'GET' ? 'manage_options' : 'edit_posts'}' );\n}`);
}

/** The body of the callback. */
function respond(c: Composer, { params, method }: Route): PhpCode | null {
  const [param] = params;
  const json =
    /\{\s*"(\w+)"\s*:\s*("[^"]*"|\d+|true|false)(?:\s*,\s*"(\w+)"\s*:\s*("[^"]*"|\d+|true|false))?\s*\}/.exec(c.text);
  if (json !== null) {
    const [, key = '', value = '', key2, value2 = ''] = json;
    return php`return rest_ensure_response( ${{ [key]: JSON.parse(value) as string, ...(key2 === undefined ? {} : { [key2]: JSON.parse(value2) as string }) }} );`;
  }
  const asKey = /\b(?:as|in|under|key|field)\s+[`"'](\w+)[`"']/.exec(c.text)?.[1];
  const missing = php`return new WP_Error( 'not_found', ${c.label('Not found.')}, array( 'status' => 404 ) );`;
  if (method === 'DELETE') {
    return php`
      if ( ! get_post( ${raw(`$request['${param ?? 'id'}']`)} ) ) {
        ${missing}
      }

      return rest_ensure_response( array( 'deleted' => (bool) wp_delete_post( ${raw(`$request['${param ?? 'id'}']`)}, true ) ) );
    `;
  }
  if (param !== undefined && c.says(/title|permalink|content|post/) && !c.says(/user/)) {
    const fields: Record<string, PhpValue> = {
      id: raw('$post->ID'),
      title: raw('get_the_title( $post )'),
      ...(c.says(/permalink|link|url/)
        ? { [c.says(/permalink/) ? 'permalink' : c.says(/\burl\b/) ? 'url' : 'link']: raw('get_permalink( $post )') }
        : {}),
      ...(c.says(/content/) ? { content: raw("apply_filters( 'the_content', $post->post_content )") } : {}),
      ...(c.says(/excerpt/) ? { excerpt: raw('get_the_excerpt( $post )') } : {}),
    };
    return php`
      $post = get_post( ${raw(`$request['${param}']`)} );
      if ( ! $post instanceof WP_Post || 'publish' !== $post->post_status ) {
        ${missing}
      }

      return rest_ensure_response( ${fields} );
    `;
  }
  if (c.says(/(?:number|count) of|how many/)) {
    const count = c.says(/users/)
      ? "count_users()['total_users']"
      : c.says(/comments/)
        ? '(int) wp_count_comments()->approved'
        : `(int) wp_count_posts( '${c.postType('post')}' )->publish`;
    return php`return rest_ensure_response( ${{ [asKey ?? 'count']: raw(count) }} );`;
  }
  if (method === 'POST') {
    const fields = fieldsOf(c);
    if (c.says(/option/)) {
      const option = c.named('options?') ?? 'custom_option';
      const field = fields[0] ?? 'value';
      return php`
        update_option( ${option}, sanitize_text_field( $request[ ${field} ] ) );

        return rest_ensure_response( array( ${field} => get_option( ${option} ) ) );
      `;
    }
    if (c.says(/\b(?:create|insert|save|add)s?\b.{0,30}\bpost|draft/) || c.says(/title/)) {
      return php`
        $post_id = wp_insert_post( ${{ post_type: c.postType('post') ?? 'post', post_title: raw("sanitize_text_field( $request['title'] )"), ...(fields.includes('content') ? { post_content: raw("wp_kses_post( $request['content'] )") } : {}), post_status: c.says(/publish/) ? 'publish' : 'draft' }}, true );
        if ( is_wp_error( $post_id ) ) {
          return $post_id;
        }

        return new WP_REST_Response( array( 'id' => $post_id ), 201 );
      `;
    }
    return fields.length === 0
      ? null
      : php`return rest_ensure_response( ${Object.fromEntries(fields.map((name) => [name, raw(`sanitize_text_field( $request['${name}'] )`)]))} );`;
  }
  if (c.says(/posts|titles|books|events|products|entries/)) {
    return php`
      $items = array();
      foreach ( get_posts( ${{ post_type: c.postType('post') ?? 'post', post_status: 'publish', posts_per_page: c.amount(/posts|latest|recent|titles|items/, 10) }} ) as $post ) {
        $items[] = array(
          'id'    => $post->ID,
          'title' => get_the_title( $post ),
          'link'  => get_permalink( $post ),
        );
      }

      return rest_ensure_response( $items );
    `;
  }
  if (c.says(/option/))
    return php`return rest_ensure_response( ${{ [asKey ?? 'value']: php`get_option( ${c.named('options?') ?? 'blogname'} )` }} );`;
  if (c.says(/site (?:name|title)|blog name/))
    return php`return rest_ensure_response( ${{ [asKey ?? 'name']: raw("get_bloginfo( 'name' )"), ...(c.says(/version/) ? { version: raw("get_bloginfo( 'version' )") } : {}), ...(c.says(/url|description/) ? { url: raw('home_url()'), description: raw("get_bloginfo( 'description' )") } : {}) }} );`;
  if (c.says(/current user|logged[ -]in user/))
    return php`return rest_ensure_response( array( 'id' => get_current_user_id(), 'name' => wp_get_current_user()->display_name ) );`;
  const text = c.phrases()[0]?.text ?? c.quoted(/(?:respond|return|says?|answers?)\w*\W*(?:with)?\W*$/);
  if (text !== null && text !== undefined)
    return php`return rest_ensure_response( ${{ [asKey ?? 'message']: text }} );`;
  return param === undefined ? null : php`return rest_ensure_response( ${{ [param]: raw(`$request['${param}']`) }} );`;
}

function fieldsOf(c: Composer): string[] {
  const quoted = c.instruction.quoted
    .filter(
      ({ text, before }) =>
        /^[a-z_]+$/.test(text) && /param\w*|field\w*|argument\w*|accept\w*|body|,|and/.test(before.slice(-25)),
    )
    .map(({ text }) => text);
  return quoted.length > 0
    ? quoted
    : ['title', 'content', 'email', 'name', 'message'].filter((name) => c.says(new RegExp(String.raw`\b${name}\b`)));
}

const route: Recipe = {
  id: 'rest-route',
  asks: [
    'register rest route',
    'rest endpoint that returns',
    'rest api endpoint',
    'register rest route get',
    'custom rest endpoint callback permission',
  ],
  name: 'register_routes',
  needs: /\brest\b|endpoint|route/,
  decides: /\bendpoint\b|rest route|\/v\d+\//,
  never:
    /post type|rewrite|rest_field|rest field|disable|require authentication for|taxonomy|fetch|meta field|adds? a field|rewrite/,
  joins: true,
  compose(c) {
    const found = routeOf(c);
    const answer = found === null ? null : respond(c, found);
    if (found === null || answer === null) return null;
    const { namespace, path, method, params } = found;
    const args: Record<string, PhpValue> = Object.fromEntries(
      params.map((name) => [
        name,
        {
          type: /id$/.test(name) ? 'integer' : 'string',
          required: true,
          sanitize_callback: /id$/.test(name) ? 'absint' : 'sanitize_text_field',
        },
      ]),
    );
    if (method === 'POST')
      for (const name of fieldsOf(c))
        args[name] = {
          type: 'string',
          required: true,
          sanitize_callback:
            name === 'content' ? 'wp_kses_post' : name === 'email' ? 'sanitize_email' : 'sanitize_text_field',
        };
    const callback = c.prefixed('rest_response');
    const own = (c.fn?.parameters ?? []).some(({ type }) => /WP_REST_Request/.test(type));
    const name = own ? (c.fn?.name ?? callback) : callback;
    const registration = php`register_rest_route( ${namespace}, ${path}, ${{ methods: raw(isMethod(method) ? constants[method] : constants.GET), callback: c.instruction.className === null ? name : raw(`array( $this, '${own ? name : 'rest_response'}' )`), permission_callback: permission(c, method), ...(Object.keys(args).length === 0 ? {} : { args }) }} );`;
    const hooks = [{ kind: 'action' as const, hook: 'rest_api_init' }];
    const answering = {
      summary: 'Answers a request.',
      params: answer.text.includes('$request') ? 'WP_REST_Request $request' : '',
      body: answer,
    };
    if (own)
      return {
        ...answering,
        beside: [{ name: c.prefixed('register_routes'), summary: 'Registers the routes.', body: registration, hooks }],
      };
    return {
      summary: 'Registers the routes.',
      body: registration,
      hooks,
      beside: [{ ...answering, name: c.instruction.className === null ? name : 'rest_response' }],
    };
  },
};

const restField: Recipe = {
  id: 'rest-field',
  asks: ['add field to rest response of posts', 'register rest field', 'expose value in rest api for posts'],
  name: 'register_rest_fields',
  needs: /rest/,
  never: /register_post_meta|route|endpoint|post type|register post meta|taxonomy/,
  compose(c) {
    if (!c.says(/field|adds?|expose/)) return null;
    const name = c.named('(?:rest )?field(?: named| called)?') ?? 'extra';
    const meta = c.named('meta(?: key| field| value)?');
    const value = c.says(/reading time/)
      ? "max( 1, (int) ceil( str_word_count( wp_strip_all_tags( $post['content']['raw'] ?? get_post_field( 'post_content', $post['id'] ) ) ) / 200 ) )"
      : c.says(/author/)
        ? "get_the_author_meta( 'display_name', (int) get_post_field( 'post_author', $post['id'] ) )"
        : c.says(/image|thumbnail/)
          ? "get_the_post_thumbnail_url( $post['id'], 'full' )"
          : c.says(/word count|words/)
            ? "str_word_count( wp_strip_all_tags( get_post_field( 'post_content', $post['id'] ) ) )"
            : c.says(/comments?/)
              ? "(int) get_comments_number( $post['id'] )"
              : `get_post_meta( $post['id'], '${meta ?? name}', true )`;
    return {
      summary: `Adds ${name} to what the REST API tells.`,
      hooks: [{ kind: 'action', hook: 'rest_api_init' }],
      body: php`register_rest_field( ${c.postType('post')}, ${name}, ${{ get_callback: raw(`function ( $post ) {\n\treturn ${value};\n}`) }} );`,
    };
  },
};

const restAuth: Recipe = {
  id: 'rest-only-logged-in',
  asks: [
    'require authentication for rest api',
    'restrict rest api to logged-in users',
    'disable rest api for anonymous users',
  ],
  name: 'require_login_for_rest',
  needs: /rest/,
  never: /route|field|post type|\/v\d|taxonomy/,
  compose: (c) => ({
    summary: 'Answers only those who are logged in.',
    params: '$result',
    hooks: [{ kind: 'filter', hook: 'rest_authentication_errors' }],
    body: php`
      if ( ! empty( $result ) || is_user_logged_in() ) {
        return $result;
      }

      return new WP_Error( 'rest_not_logged_in', ${c.label('Log in to use the API.')}, array( 'status' => 401 ) );
    `,
  }),
};

export const rest: readonly Recipe[] = [route, restField, restAuth];
