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

export const site: readonly Recipe[] = [
  rewriteRule,
  redirect,
  maintenance,
  wpCli,
  widget,
  headers,
  menuItem,
  multisite,
];
