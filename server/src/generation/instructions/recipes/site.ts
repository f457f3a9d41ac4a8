import { php } from '../../writers/php.ts';
import { type Composer, raw } from '../composer.ts';
import { phpName, titleOf } from '../naming.ts';
import type { Recipe } from '../recipe.ts';

const rewriteRule: Recipe = {
  id: 'rewrite-rule',
  asks: ['add rewrite rule', 'register query var', 'custom rewrite url query var', 'add query variable'],
  name: 'add_rewrites',
  needs: /rewrite|query var/,
  never: /flush(?! )|post type|taxonomy/,
  compose(c) {
    const variable = c.named('query var(?:iable)?s?') ?? null;
    const vars =
      variable === null
        ? []
        : [
            {
              name: c.prefixed('query_vars'),
              summary: 'Lets WordPress read the variable.',
              params: 'array $vars',
              returns: 'array',
              hooks: [{ kind: 'filter' as const, hook: 'query_vars' }],
              body: php`
      $vars[] = ${variable};

      return $vars;
    `,
            },
          ];
    const from = c.instruction.quoted.find(({ text }) => /^\^|\(\[|\)\/?\??\$?$/.test(text))?.text;
    const path = /(?:^|\s|[`"'])\/?([a-z][\w-]*)\/(?:\{(\w+)\}|<(\w+)>|\(\[)/.exec(c.text)?.[1];
    const [only] = vars;
    if (from === undefined && path === undefined) return only === undefined ? null : { ...only };
    const to =
      c.instruction.quoted.find(({ text }) => text.startsWith('index.php'))?.text ??
      `index.php?${variable ?? 'item'}=$matches[1]`;
    return {
      summary: 'Adds the rule for addresses.',
      returns: 'void',
      hooks: [{ kind: 'action', hook: 'init' }],
      body: php`add_rewrite_rule( ${from ?? `^${path}/([^/]+)/?$`}, ${to}, 'top' );`,
      beside: vars,
    };
  },
};

const redirect: Recipe = {
  id: 'redirect-page',
  asks: [
    'redirect visitors who are not logged in',
    'redirect 404 to home page',
    'redirect page to other url',
    '301 redirect old url',
    'redirect attachment pages to parent',
    'redirect author archives',
  ],
  name: 'redirect',
  needs: /redirect/,
  never: /after (?:they )?log|login redirect|log(?:s)? out|after login/,
  compose(c) {
    const [from, to] = [...c.text.matchAll(/(?<![\w./:])\/[a-z][\w/-]*/gi)].map(([path]) => path);
    const login = c.says(/to (?:the )?login/);
    const code = c.says(/301|permanent/) ? raw(', 301') : raw('');
    const target = login
      ? raw('wp_login_url()')
      : to !== undefined
        ? php`home_url( ${to} )`
        : from !== undefined && !c.says(/from/) && c.says(/404|not logged|anonymous|attachment/)
          ? php`home_url( ${from} )`
          : raw('home_url()');
    const page = c.named('page') ?? from?.replace(/^\/|\/$/g, '');
    const condition = c.says(/404/)
      ? 'is_404()'
      : c.says(/attachment/)
        ? 'is_attachment()'
        : c.says(/author (?:archive|page)/)
          ? 'is_author()'
          : c.says(/not logged|anonymous|logged[ -]out|visitors/)
            ? `! is_user_logged_in()${page === undefined || page === '' ? '' : ` && is_page( '${page}' )`}`
            : page === undefined
              ? null
              : `is_page( '${page}' )`;
    if (condition === null) return null;
    if (c.says(/attachment/) && c.says(/parent/))
      return {
        summary: 'Sends visitors of attachments to what they belong to.',
        returns: 'void',
        hooks: [{ kind: 'action', hook: 'template_redirect' }],
        body: php`
      if ( ! is_attachment() ) {
        return;
      }

      $parent = wp_get_post_parent_id( get_queried_object_id() );
      wp_safe_redirect( $parent ? get_permalink( $parent ) : home_url(), 301 );
      exit;
    `,
      };
    return {
      summary: 'Sends visitors elsewhere.',
      returns: 'void',
      hooks: [{ kind: 'action', hook: 'template_redirect' }],
      body: php`
      if ( ${raw(condition)} ) {
        wp_safe_redirect( ${target}${code} );
        exit;
      }
    `,
    };
  },
};

const maintenance: Recipe = {
  id: 'maintenance-mode',
  asks: ['maintenance mode for visitors', 'show coming soon page to logged out visitors'],
  name: 'maintenance_mode',
  needs: /maintenance|coming soon/,
  compose: (c) => ({
    summary: 'Keeps visitors away while work is done.',
    returns: 'void',
    hooks: [{ kind: 'action', hook: 'template_redirect' }],
    body: php`
    if ( current_user_can( 'manage_options' ) ) {
      return;
    }

    wp_die( ${c.escapedText(c.phrase('We will be back soon.'))}, '', array( 'response' => 503 ) );
  `,
  }),
};

const insertPost: Recipe = {
  id: 'insert-post',
  asks: [
    'create post programmatically',
    'insert post with title and content',
    'create draft post',
    'create page if it does not exist',
  ],
  name: 'create_post',
  needs: /(?:create|insert|add)s? .{0,30}(?:post|page|draft)\b|wp_insert_post/,
  never: /post type|rest|when|whenever|shortcode|column|taxonom|meta ?box|duplicate|user/,
  compose(c) {
    const type = c.find('postType') ?? php`${c.postType('post')}`;
    const title = c.find('title') ?? php`${c.quoted(/titled?\W*$|page\W*$/) ?? c.phrase('New post')}`;
    const content = c.find('content');
    const status = c.find('status') ?? php`${c.says(/draft/) ? 'draft' : c.says(/pending/) ? 'pending' : 'publish'}`;
    const meta = c.find('args');
    const declared = c.fn?.returns ?? '';
    const isError = /WP_Error/.test(declared) || (declared === '' && c.says(/wp_error/));
    const failure =
      /bool|false/.test(declared) || (declared === '' && c.says(/\bfalse\b/))
        ? 'false'
        : /null|\?/.test(declared)
          ? 'null'
          : '0';
    const insert = php`wp_insert_post( ${{ post_title: php`sanitize_text_field( ${title} )`, ...(content === null ? {} : { post_content: php`wp_kses_post( ${content} )` }), post_type: type, post_status: status, ...(meta === null ? {} : { meta_input: meta }) }}, true )`;
    if (c.says(/(?:if|unless) .{0,40}(?:exists?|already)/)) {
      return {
        summary: 'Creates the post unless it exists.',
        returns: 'int',
        body: php`
        $existing = get_posts( ${{ title, post_type: type, post_status: 'any', posts_per_page: 1, fields: 'ids', no_found_rows: true }} );
        if ( ! empty( $existing ) ) {
          return (int) $existing[0];
        }

        $post_id = ${insert};

        return is_wp_error( $post_id ) ? ${raw(failure)} : $post_id;
      `,
      };
    }
    return {
      summary: 'Creates a post.',
      returns: isError ? '' : 'int',
      body: isError
        ? php`return ${insert};`
        : php`
      $post_id = ${insert};

      return is_wp_error( $post_id ) ? ${raw(failure)} : $post_id;
    `,
    };
  },
};

const duplicate: Recipe = {
  id: 'duplicate-post',
  asks: ['duplicate post as draft', 'clone post with meta and terms', 'copy a post'],
  name: 'duplicate_post',
  needs: /duplicat|clone|copy|copies/,
  never: /duplicates from|array|role|remove dup/,
  compose: (c) => ({
    summary: 'Copies a post and returns the ID of the copy.',
    returns: 'int',
    body: php`
    $post = get_post( ${c.arg('post')} );
    if ( ! $post instanceof WP_Post ) {
      return 0;
    }

    $copy_id = wp_insert_post(
      wp_slash(
        array(
          'post_title'   => $post->post_title${c.quoted(/(?:append|suffix|with|title)\W*$/) === null ? raw('') : php` . ${c.quoted(/(?:append|suffix|with|title)\W*$/)}`},
          'post_content' => $post->post_content,
          'post_excerpt' => $post->post_excerpt,
          'post_type'    => $post->post_type,
          'post_status'  => 'draft',
        )
      )
    );

    foreach ( get_post_meta( $post->ID ) as $key => $values ) {
      foreach ( $values as $value ) {
        add_post_meta( $copy_id, $key, wp_slash( maybe_unserialize( $value ) ) );
      }
    }

    foreach ( get_object_taxonomies( $post->post_type ) as $taxonomy ) {
      wp_set_object_terms( $copy_id, wp_get_object_terms( $post->ID, $taxonomy, array( 'fields' => 'ids' ) ), $taxonomy );
    }

    return $copy_id;
  `,
  }),
};

const publishAction: Recipe = {
  id: 'on-publish',
  asks: [
    'when a post is published set meta',
    'set default category on save',
    'set default featured image when post is published',
    'store timestamp when user logs in',
    'run when post is deleted',
    'set user meta on registration',
  ],
  name: 'on_event',
  needs: /when|whenever|each time|after|on (?:login|registration|publish|save|registering)/,
  never: /mail|notif|redirect|transient|cache|nonce|shortcode|notice|hidden/,
  compose(c) {
    const meta = c.named('(?:user |post )?meta(?: key| field)?');
    const now = c.says(/timestamp|unix|time\(\)/) ? 'time()' : "current_time( 'mysql' )";
    const literal = c.quoted(/(?:to|value)\W*$/);
    const value = literal !== null && literal !== meta ? php`${literal}` : raw(now);
    if (c.says(/logs? in|log-?in/) && meta !== null)
      return {
        summary: 'Remembers when somebody logged in.',
        params: 'string $user_login, WP_User $user',
        returns: 'void',
        hooks: [{ kind: 'action', hook: 'wp_login', args: 2 }],
        body: php`update_user_meta( $user->ID, ${meta}, ${value} );`,
      };
    if (c.says(/registers|registration|signs up|new user/) && meta !== null)
      return {
        summary: 'Gives new users a value.',
        params: 'int $user_id',
        returns: 'void',
        hooks: [{ kind: 'action', hook: 'user_register' }],
        body: php`update_user_meta( $user_id, ${meta}, ${value} );`,
      };
    if (c.says(/publish/) && meta !== null)
      return {
        summary: 'Gives published posts a value.',
        params: 'string $new_status, string $old_status, WP_Post $post',
        returns: 'void',
        hooks: [{ kind: 'action', hook: 'transition_post_status', args: 3 }],
        body: php`
      if ( 'publish' === $new_status && 'publish' !== $old_status && ${c.postType('post')} === $post->post_type ) {
        update_post_meta( $post->ID, ${meta}, ${value} );
      }
    `,
      };
    return null;
  },
};

const wpCli: Recipe = {
  id: 'wp-cli-command',
  asks: ['register wp-cli command', 'add wp cli command that prints'],
  name: 'cli_command',
  needs: /wp[- ]?cli/,
  compose(c) {
    const name =
      c.instruction.quoted
        .find(({ text }) => /^(?:wp )?[a-z][\w-]*(?: [\w-]+)*$/.test(text))
        ?.text.replace(/^wp /, '') ?? 'site-info';
    const callback = c.fn?.name ?? c.prefixed('cli_command');
    const line = c.says(/(?:count|number) of|how many/)
      ? php`WP_CLI::success( sprintf( '%d', wp_count_posts( ${c.postType('post')} )->publish ) );`
      : php`WP_CLI::success( ${c.phrase('Done.')} );`;
    return {
      summary: `Runs wp ${name}.`,
      params: 'array $args, array $assoc_args',
      returns: 'void',
      body: line,
      after: php`
      if ( defined( 'WP_CLI' ) && WP_CLI ) {
        WP_CLI::add_command( ${name}, ${callback} );
      }
    `,
    };
  },
};

const widget: Recipe = {
  id: 'widget-class',
  asks: ['create widget class extending wp_widget', 'register custom widget'],
  name: 'register_widgets',
  needs: /widget/,
  never: /dashboard|area|sidebar|disable|block-based/,
  compose(c) {
    const title = c.phrases()[0]?.text ?? 'Recent entries';
    const name = c.instruction.className ?? `${titleOf(c.prefix).replace(/ /g, '_')}_Widget`;
    if (c.instruction.className !== null) return null;
    return {
      summary: 'Registers the widget.',
      returns: 'void',
      hooks: [{ kind: 'action', hook: 'widgets_init' }],
      body: php`register_widget( ${name} );`,
      after: php`
      class ${raw(name)} extends WP_Widget {
        /** Names the widget. */
        public function __construct() {
          parent::__construct( ${phpName(name)}, ${c.label(title)} );
        }

        /**
         * Shows the widget.
         *
         * @param array $args     Markup around it.
         * @param array $instance Its settings.
         */
        public function widget( $args, $instance ) {
          echo wp_kses_post( $args['before_widget'] . $args['before_title'] . ( $instance['title'] ?? ${title} ) . $args['after_title'] . $args['after_widget'] );
        }
      }
    `,
    };
  },
};

const headers: Recipe = {
  id: 'http-headers',
  asks: ['send security http header', 'add response header x-frame-options', 'send custom http header'],
  name: 'send_headers',
  needs: /header/,
  never: /image|logo|login|plugin header|table|column|custom header support/,
  compose(c) {
    const found = [
      ...c.text.matchAll(
        /\b(X-[\w-]+|Referrer-Policy|Strict-Transport-Security|Permissions-Policy|Content-Security-Policy|Cache-Control)\b[`"']?\s*(?::|to|with(?: the)? value|=)?\s*[`"']?([\w][\w =;,'-]*?)?(?=[`"'.\n]|$| and | on )/g,
      ),
    ]
      .map(([, name = '', value = '']) => [name, value.trim()] as const)
      .filter(([, value]) => value !== '');
    return found.length === 0
      ? null
      : {
          summary: 'Adds headers to what the site answers.',
          params: 'array $headers',
          returns: 'array',
          hooks: [{ kind: 'filter', hook: 'wp_headers' }],
          body: php`
      ${raw(found.map(([name, value]) => `$headers['${name}'] = '${value.replace(/'/g, "\\'")}';`).join('\n'))}

      return $headers;
    `,
        };
  },
};

const menuItem: Recipe = {
  id: 'menu-item',
  asks: ['add login logout link to menu', 'append item to navigation menu'],
  name: 'add_menu_item',
  needs: /menu/,
  never: /register|admin|remove|location(?:s)?:/,
  compose(c) {
    if (!c.says(/add|append/)) return null;
    const location = c.named('(?:menu )?location|menu');
    const label = c.phrases()[0]?.text;
    const item = c.says(/log ?out/)
      ? raw("wp_loginout( '', false )")
      : label === undefined
        ? null
        : php`sprintf( '<a href="%s">%s</a>', esc_url( home_url( ${/(?:^|\s)(\/[\w/-]+)/.exec(c.text)?.[1] ?? '/'} ) ), ${c.escapedText(label)} )`;
    return item === null
      ? null
      : {
          summary: 'Adds an entry to a menu.',
          params: 'string $items, stdClass $args',
          returns: 'string',
          hooks: [{ kind: 'filter', hook: 'wp_nav_menu_items', args: 2 }],
          body: php`
      ${
        location === null
          ? raw('')
          : php`
        if ( ${location} !== $args->theme_location ) {
          return $items;
        }
      `
      }

      return $items . '<li class="menu-item">' . ${item} . '</li>';
    `,
        };
  },
};

const multisite: Recipe = {
  id: 'network-sites',
  asks: ['get all sites of network', 'list blog ids of multisite', 'run on every site of multisite'],
  name: 'get_site_ids',
  needs: /multisite|network|blog/,
  never: /blog name|blog posts?|the blog|network request/,
  compose: (c: Composer) => ({
    summary: 'Returns the sites of the network.',
    returns: 'array',
    body:
      c.shape('ids') === 'names'
        ? php`
    if ( ! is_multisite() ) {
      return array( get_bloginfo( 'name' ) );
    }

    return wp_list_pluck( get_sites( array( 'number' => 100 ) ), 'blogname' );
  `
        : php`
    if ( ! is_multisite() ) {
      return array( get_current_blog_id() );
    }

    return array_map( 'intval', get_sites( array( 'fields' => 'ids', 'number' => 100 ) ) );
  `,
  }),
};

const assignTerm: Recipe = {
  id: 'assign-term',
  asks: ['assign term to post', 'set category of post', 'add tag to post', 'create term if it does not exist'],
  name: 'assign_term',
  needs: /assign|set|add|create|insert/,
  never: /when|register|posts (?:in|with)|shortcode|append|default category/,
  compose(c) {
    if (!c.says(/terms?|categor|tags?/)) return null;
    const taxonomy = c.argOr(
      'taxonomy',
      c.says(/\btags?\b/) ? 'post_tag' : c.says(/categor/) ? 'category' : (c.named('taxonomy') ?? 'category'),
    );
    const post = c.find('post');
    const name = c.arg('termName');
    const find = php`
      $term = term_exists( ${name}, ${taxonomy} );
      if ( ! $term ) {
        $term = wp_insert_term( ${name}, ${taxonomy} );
      }
    `;
    if (post === null)
      return {
        summary: 'Returns the ID of a term, which is made where there is none.',
        returns: 'int',
        body: php`
      ${find}

      return is_wp_error( $term ) ? 0 : (int) $term['term_id'];
    `,
      };
    return {
      summary: 'Gives a post a term.',
      returns: 'bool',
      body: php`
      ${find}

      if ( is_wp_error( $term ) ) {
        return ${raw(c.returnType === 'void' ? '' : 'false')};
      }

      ${raw(c.returnType === 'void' ? '' : 'return ! is_wp_error( ')}wp_set_object_terms( ${post}, array( (int) $term['term_id'] ), ${taxonomy}, ${c.says(/keep|append|add|without removing/)} )${raw(c.returnType === 'void' ? ';' : ' );')}
    `,
    };
  },
};

const postValue: Recipe = {
  id: 'post-value',
  asks: [
    'get post title by id',
    'permalink of post',
    'excerpt of post',
    'author name of post',
    'is post published',
    'get parent page title',
    'featured image of post exists',
    'breadcrumb of page',
  ],
  name: 'get_post_value',
  needs: /post|page/,
  never:
    /posts|pages|shortcode|column|register|meta\b|rest|append|categor|terms?|comments?|save|slug|reading|words|image url/,
  compose(c) {
    const post = c.find('post');
    if (post === null) return null;
    if (c.returnType === 'bool' || c.says(/^.{0,40}(?:check|whether|tells? if|is_)/)) {
      const test = c.says(/thumbnail|featured/)
        ? php`has_post_thumbnail( ${post} )`
        : c.says(/password/)
          ? php`post_password_required( ${post} )`
          : c.says(/sticky/)
            ? php`is_sticky( ${post} )`
            : php`${/\b(draft|pending|private)\b/.exec(c.instruction.prose)?.[1] ?? 'publish'} === get_post_status( ${post} )`;
      return { summary: 'Tells something of a post.', returns: 'bool', body: php`return ${test};` };
    }
    const value = c.says(/permalink|link|url/)
      ? php`(string) get_permalink( ${post} )`
      : c.says(/author/)
        ? php`get_the_author_meta( 'display_name', (int) get_post_field( 'post_author', ${post} ) )`
        : c.says(/excerpt/)
          ? php`get_the_excerpt( ${post} )`
          : c.says(/parent/)
            ? php`get_the_title( (int) wp_get_post_parent_id( ${post} ) )`
            : c.says(/modified/)
              ? php`(string) get_the_modified_date( '', ${post} )`
              : c.says(/date/)
                ? php`(string) get_the_date( '', ${post} )`
                : c.says(/content/)
                  ? php`(string) get_post_field( 'post_content', ${post} )`
                  : c.says(/type/)
                    ? php`(string) get_post_type( ${post} )`
                    : c.says(/title/)
                      ? php`get_the_title( ${post} )`
                      : null;
    return value === null
      ? null
      : { summary: 'Returns what is known of a post.', returns: 'string', body: php`return ${value};` };
  },
};

export const site: readonly Recipe[] = [
  rewriteRule,
  redirect,
  maintenance,
  insertPost,
  duplicate,
  publishAction,
  wpCli,
  widget,
  headers,
  menuItem,
  multisite,
  assignTerm,
  postValue,
];
