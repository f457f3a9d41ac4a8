import { php } from '../../writers/php.ts';
import { raw } from '../composer.ts';
import { phpName } from '../naming.ts';
import type { Recipe } from '../recipe.ts';

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
  decides: /admin column|columns? (?:\S+ )?to the|list column/,
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

export const adminLists: readonly Recipe[] = [column, removeWidgets, removeMenu, footer, loginLogo, actionLink];
