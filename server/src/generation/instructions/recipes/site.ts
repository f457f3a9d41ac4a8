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

const wpCli: Recipe = {
  id: 'wp-cli-command',
  asks: ['register wp-cli command', 'add wp cli command that prints'],
  name: 'cli_command',
  needs: /wp[- ]?cli/,
  decides: /wp[- ]?cli/,
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

export const site: readonly Recipe[] = [rewriteRule, wpCli, widget, multisite];
