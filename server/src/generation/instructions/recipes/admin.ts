import { php } from '../../writers/php.ts';
import { raw } from '../composer.ts';
import { phpName, titleOf } from '../naming.ts';
import type { Recipe } from '../recipe.ts';

const capabilityOf = (prose: string) =>
  /\b((?:manage|edit|publish|list|moderate|install|activate)_[a-z_]+)\b/.exec(prose)?.[1] ??
  (/editors?\b/.test(prose) ? 'edit_others_posts' : 'manage_options');

const parents: readonly (readonly [RegExp, string])[] = [
  [/under (?:the )?["'`]?settings|settings menu|options-general|submenu of settings/, 'add_options_page'],
  [/under (?:the )?["'`]?tools|tools menu/, 'add_management_page'],
  [/under (?:the )?["'`]?appearance|appearance menu/, 'add_theme_page'],
  [/under (?:the )?["'`]?users|users menu/, 'add_users_page'],
  [/under (?:the )?["'`]?plugins|plugins menu/, 'add_plugins_page'],
  [/under (?:the )?["'`]?dashboard/, 'add_dashboard_page'],
];

const adminPage: Recipe = {
  id: 'admin-page',
  asks: [
    'add settings page under settings',
    'add admin menu page',
    'options page in admin',
    'add top level menu page',
    'add submenu page',
  ],
  name: 'add_admin_page',
  needs:
    /settings? page|options? page|menu (?:page|item|entry)|admin page|admin menu|submenu|page (?:under|to the admin)|top[- ]level menu/,
  never: /remove|hide|settings link|nav(?:igation)? menu|location/,
  joins: true,
  compose(c) {
    const said = c.phrases()[0]?.text;
    const slug =
      c.named('(?:menu |page )?slug') ??
      (said === undefined ? `${c.prefix.replace(/_/g, '-')}-settings` : said.toLowerCase().replace(/\W+/g, '-'));
    const title = said ?? titleOf(slug);
    const capability = capabilityOf(c.instruction.prose);
    const add =
      parents.find(([where]) => c.says(where))?.[1] ??
      (c.says(/settings? page|options? page/) ? 'add_options_page' : 'add_menu_page');
    const option = c.named('options?') ?? phpName(slug);
    const group = phpName(slug);
    const render = c.instruction.className === null ? `${c.prefix}_render_page` : 'render_page';
    const callback = c.instruction.className === null ? php`${render}` : raw(`array( $this, '${render}' )`);
    const isSettings = add === 'add_options_page' || c.says(/setting|option|field/);
    const icon = /\bdashicons-[a-z-]+/.exec(c.instruction.prose)?.[0];
    const position = c.amount(/position/, null);
    const rest =
      add === 'add_menu_page' && (icon !== undefined || position !== null)
        ? php`, ${icon ?? ''}, ${position ?? 60}`
        : raw('');
    const form = php`
      echo '<form action="options.php" method="post">';
      settings_fields( ${group} );
      do_settings_sections( ${slug} );
      printf(
        '<p><label>%1$s <input type="text" name="%2$s" value="%3$s" class="regular-text"></label></p>',
        ${c.escapedText(titleOf(option))},
        esc_attr( ${option} ),
        esc_attr( get_option( ${option}, '' ) )
      );
      submit_button();
      echo '</form>';
    `;
    return {
      summary: `Adds the page ${title}.`,
      returns: 'void',
      hooks: [{ kind: 'action', hook: 'admin_menu' }],
      body: php`${raw(add)}( ${c.label(title)}, ${c.label(title)}, ${capability}, ${slug}, ${callback}${rest} );`,
      beside: [
        ...(isSettings
          ? [
              {
                name:
                  c.instruction.className === null ? c.prefixed('register_page_settings') : 'register_page_settings',
                summary: 'Registers what the page saves.',
                returns: 'void',
                hooks: [{ kind: 'action' as const, hook: 'admin_init' }],
                body: php`register_setting( ${group}, ${option}, array( 'sanitize_callback' => 'sanitize_text_field' ) );`,
              },
            ]
          : []),
        {
          name: render,
          summary: 'Shows the page.',
          returns: 'void',
          body: php`
            if ( ! current_user_can( ${capability} ) ) {
              return;
            }

            echo '<div class="wrap"><h1>' . esc_html( get_admin_page_title() ) . '</h1>';
            ${isSettings ? form : raw('')}
            echo '</div>';
          `,
        },
      ],
    };
  },
};

const notice: Recipe = {
  id: 'admin-notice',
  asks: [
    'show admin notice',
    'display dismissible notice in admin',
    'warning notice in dashboard',
    'success message in admin',
  ],
  name: 'admin_notice',
  needs: /notice|message in the admin|warning in the/,
  never: /content|front end|shortcode|woocommerce notice|remove|hide/,
  joins: true,
  compose(c) {
    const kind = /\b(warning|error|success|info)\b/.exec(c.instruction.prose)?.[1] ?? 'info';
    const text = c.phrase('Please check the settings.');
    const screen =
      c.named('(?:admin )?screen(?: id)?') ??
      (c.says(/plugins (?:page|screen)/)
        ? 'plugins'
        : c.says(/dashboard (?:page|screen|only)|only on the dashboard/)
          ? 'dashboard'
          : null);
    const classes = `notice notice-${kind}${c.says(/dismiss/) && !c.says(/not dismiss/) ? ' is-dismissible' : ''}`;
    return {
      summary: 'Shows a notice in the admin.',
      returns: 'void',
      hooks: [{ kind: 'action', hook: c.says(/network admin/) ? 'network_admin_notices' : 'admin_notices' }],
      body: php`
        ${c.guard(null, ...(screen === null ? [] : [php`${screen} === ( get_current_screen()->id ?? '' )`]))}

        printf( '<div class="%s"><p>%s</p></div>', ${classes}, ${c.escapedText(text)} );
      `,
    };
  },
};

const column: Recipe = {
  id: 'admin-column',
  asks: [
    'add column to admin list of post type',
    'custom column in posts list showing meta',
    'add column to users list',
    'show thumbnail column in posts table',
  ],
  name: 'columns',
  needs: /column/,
  never: /database|\btable \{|wpdb|sortable|dbdelta|css|layout|remove/,
  compose(c) {
    const ofUsers = c.says(/users? (?:list|table|screen|overview)|list of users/);
    const type = c.postType('post') ?? 'post';
    const label =
      c.instruction.quoted.find(
        ({ before, after }) =>
          /column\W*(?:named|called|titled|labell?ed|with the (?:title|label|heading))?\W*$/.test(before) ||
          /^\s*column/.test(after),
      )?.text ??
      c.phrases()[0]?.text ??
      (c.says(/thumbnail|featured image/) ? 'Image' : 'Details');
    const meta = c.named('(?:user )?meta(?: key| value| field| data)?|custom field|field');
    const key = meta?.replace(/^_/, '') ?? phpName(label);
    const object = ofUsers ? '$user_id' : '$post_id';
    const value =
      meta !== null
        ? php`esc_html( get_${raw(ofUsers ? 'user' : 'post')}_meta( ${raw(object)}, ${meta}, true ) )`
        : c.says(/thumbnail|featured image/)
          ? raw(`get_the_post_thumbnail( ${object}, array( 60, 60 ) )`)
          : c.says(/word count|number of words/)
            ? raw(
                `esc_html( (string) str_word_count( wp_strip_all_tags( get_post_field( 'post_content', ${object} ) ) ) )`,
              )
            : c.says(/modified|updated/)
              ? raw(`esc_html( get_the_modified_date( '', ${object} ) )`)
              : c.says(/registered|registration/)
                ? raw(`esc_html( get_userdata( ${object} )->user_registered ?? '' )`)
                : c.says(/number of posts|post count/)
                  ? raw(`esc_html( (string) count_user_posts( ${object} ) )`)
                  : c.says(/\bid\b/)
                    ? raw(`esc_html( (string) ${object} )`)
                    : null;
    if (value === null) return null;
    const isColumn = php`${key} === $column`;
    const show = c.prefixed('show_column');
    const shown = ofUsers
      ? {
          params: 'string $output, string $column, int $user_id',
          returns: 'string',
          hooks: [{ kind: 'filter' as const, hook: 'manage_users_custom_column', args: 3 }],
          body: php`return ${isColumn} ? ${value} : $output;`,
        }
      : {
          params: 'string $column, int $post_id',
          returns: 'void',
          hooks: [{ kind: 'action' as const, hook: `manage_${type}_posts_custom_column`, args: 2 }],
          body: php`
          if ( ${isColumn} ) {
            echo ${meta !== null || !value.text.startsWith('get_the') ? value : php`wp_kses_post( ${value} )`};
          }
        `,
        };
    return {
      summary: 'Adds the column.',
      params: 'array $columns',
      returns: 'array',
      hooks: [{ kind: 'filter', hook: ofUsers ? 'manage_users_columns' : `manage_${type}_posts_columns` }],
      body: php`
        $columns[ ${key} ] = ${c.label(label)};

        return $columns;
      `,
      beside: [{ ...shown, name: show, summary: 'Shows the value of the column.' }],
    };
  },
};

const dashboardWidget: Recipe = {
  id: 'dashboard-widget',
  asks: ['add dashboard widget', 'register dashboard widget that shows'],
  name: 'add_dashboard_widget',
  needs: /dashboard widget|widget (?:to|on|in) the dashboard/,
  never: /remove/,
  compose(c) {
    const title = c.phrases()[0]?.text ?? 'At a Glance';
    const id = c.named('(?:widget )?(?:id|slug)|widget') ?? phpName(title);
    const show = c.prefixed('show_dashboard_widget');
    const text = c.phrases()[1]?.text ?? null;
    const line =
      text !== null
        ? php`echo '<p>' . ${c.escapedText(text)} . '</p>';`
        : c.says(/drafts?/)
          ? php`printf( '<p>%s</p>', esc_html( sprintf( 'Drafts: %d', wp_count_posts()->draft ) ) );`
          : c.says(/comments/)
            ? php`printf( '<p>%s</p>', esc_html( sprintf( 'Comments: %d', wp_count_comments()->approved ) ) );`
            : c.says(/users/)
              ? php`printf( '<p>%s</p>', esc_html( sprintf( 'Users: %d', count_users()['total_users'] ) ) );`
              : php`printf( '<p>%s</p>', esc_html( sprintf( 'Published posts: %d', wp_count_posts( ${c.postType('post')} )->publish ) ) );`;
    return {
      summary: 'Adds the widget.',
      returns: 'void',
      hooks: [{ kind: 'action', hook: 'wp_dashboard_setup' }],
      body: php`wp_add_dashboard_widget( ${id}, ${c.label(title)}, ${show} );`,
      beside: [{ name: show, summary: 'Shows the widget.', returns: 'void', body: line }],
    };
  },
};

const removeWidgets: Recipe = {
  id: 'remove-dashboard-widgets',
  asks: ['remove dashboard widget', 'remove quick draft from dashboard', 'hide welcome panel'],
  name: 'remove_dashboard_widgets',
  needs: /dashboard|welcome panel/,
  never: /add |access|register/,
  compose(c) {
    const known: readonly (readonly [RegExp, string, string])[] = [
      [/quick (?:draft|press)/, 'dashboard_quick_press', 'side'],
      [/news|events/, 'dashboard_primary', 'side'],
      [/at a glance|right now/, 'dashboard_right_now', 'normal'],
      [/activity/, 'dashboard_activity', 'normal'],
      [/site health/, 'dashboard_site_health', 'normal'],
    ];
    const found = known.filter(([said]) => c.says(said));
    const calls = found.map(([, id, where]) => `remove_meta_box( '${id}', 'dashboard', '${where}' );`);
    if (c.says(/welcome/)) calls.push("remove_action( 'welcome_panel', 'wp_welcome_panel' );");
    return calls.length === 0
      ? null
      : {
          summary: 'Takes widgets off the dashboard.',
          returns: 'void',
          hooks: [{ kind: 'action', hook: 'wp_dashboard_setup' }],
          body: raw(calls.join('\n')),
        };
  },
};

const removeMenu: Recipe = {
  id: 'remove-menu',
  asks: ['remove admin menu item', 'hide comments menu from admin', 'remove tools menu for editors'],
  name: 'remove_menus',
  needs: /menu/,
  never: /register|location|add |nav menu|primary/,
  compose(c) {
    const pages: readonly (readonly [RegExp, string])[] = [
      [/comments/, 'edit-comments.php'],
      [/tools/, 'tools.php'],
      [/media/, 'upload.php'],
      [/posts? menu|"posts"|posts\b/, 'edit.php'],
      [/pages/, 'edit.php?post_type=page'],
      [/appearance/, 'themes.php'],
      [/plugins/, 'plugins.php'],
      [/users menu|"users"/, 'users.php'],
      [/settings/, 'options-general.php'],
    ];
    const found = pages.filter(([said]) => c.says(said)).map(([, page]) => `remove_menu_page( '${page}' );`);
    if (found.length === 0 || !c.says(/remov|hid/)) return null;
    return {
      summary: 'Takes entries out of the menu.',
      returns: 'void',
      hooks: [{ kind: 'action', hook: 'admin_menu', priority: 999 }],
      body: php`
      ${c.guard(null)}

      ${raw(found.join('\n'))}
    `,
    };
  },
};

const footer: Recipe = {
  id: 'admin-footer-text',
  asks: ['change admin footer text', 'custom text in admin footer'],
  name: 'admin_footer_text',
  needs: /admin footer|footer (?:text )?(?:of|in) (?:the )?(?:wordpress )?admin/,
  compose: (c) => ({
    summary: 'Says what stands at the foot of the admin.',
    params: 'string $text',
    returns: 'string',
    hooks: [{ kind: 'filter', hook: 'admin_footer_text' }],
    body: php`return ${c.escapedText(c.phrase('Thank you.'))};`,
  }),
};

const loginLogo: Recipe = {
  id: 'login-header',
  asks: ['change login logo url', 'login page logo link to home', 'custom login error message'],
  name: 'login_header',
  needs: /login/,
  never: /redirect|enqueue|attempt|last login|wp_login hook|mail|shortcode/,
  compose(c) {
    if (c.says(/error/))
      return {
        summary: 'Tells nothing of what was wrong.',
        returns: 'string',
        hooks: [{ kind: 'filter', hook: 'login_errors' }],
        body: php`return ${c.escapedText(c.phrase('Wrong user name or password.'))};`,
      };
    if (c.says(/logo|header/) && c.says(/url|link/))
      return {
        summary: 'Says where the logo of the login page leads.',
        returns: 'string',
        hooks: [{ kind: 'filter', hook: 'login_headerurl' }],
        body: php`return home_url( '/' );`,
      };
    return null;
  },
};

const actionLink: Recipe = {
  id: 'plugin-action-link',
  asks: ['add settings link to plugin list', 'plugin action links settings', 'add row action to posts list'],
  name: 'action_links',
  needs: /link/,
  never: /shortcode|external|menu item|permalink|content/,
  compose(c) {
    if (c.says(/row action|post_row_actions/)) {
      const label = c.phrases()[0]?.text ?? 'View';
      return {
        summary: 'Adds an action to the rows of posts.',
        params: 'array $actions, WP_Post $post',
        returns: 'array',
        hooks: [{ kind: 'filter', hook: 'post_row_actions', args: 2 }],
        body: php`
        $actions[ ${phpName(label)} ] = sprintf( '<a href="%s">%s</a>', esc_url( get_permalink( $post ) ), ${c.escapedText(label)} );

        return $actions;
      `,
      };
    }
    if (!c.says(/plugin/)) return null;
    const page = c.named('(?:page|slug|menu slug)') ?? `${c.prefix.replace(/_/g, '-')}-settings`;
    const file = /[`"']([\w-]+\/[\w-]+\.php)[`"']/.exec(c.text)?.[1];
    return {
      summary: 'Adds a link to the settings.',
      params: 'array $links',
      returns: 'array',
      body: php`
      array_unshift( $links, sprintf( '<a href="%s">%s</a>', esc_url( admin_url( ${`options-general.php?page=${page}`} ) ), ${c.escapedText('Settings')} ) );

      return $links;
    `,
      after: php`add_filter( 'plugin_action_links_' . ${file === undefined ? raw('plugin_basename( __FILE__ )') : php`${file}`}, ${c.fn?.name ?? c.prefixed('action_links')} );`,
    };
  },
};

export const admin: readonly Recipe[] = [
  adminPage,
  notice,
  column,
  dashboardWidget,
  removeWidgets,
  removeMenu,
  footer,
  loginLogo,
  actionLink,
];
