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

const dashboardWidget: Recipe = {
  id: 'dashboard-widget',
  asks: ['add dashboard widget', 'register dashboard widget that shows'],
  name: 'add_dashboard_widget',
  decides: /dashboard widget/,
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

export const admin: readonly Recipe[] = [adminPage, notice, dashboardWidget];
