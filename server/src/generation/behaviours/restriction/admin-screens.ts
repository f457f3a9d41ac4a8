import type { PluginPlan } from '../../plugin/plan.ts';
import { type PhpCode, php } from '../../writers/php.ts';
import type { Rule } from './rules.ts';

/** Files of the administration by the names that plans have for them. */
const files: Readonly<Record<string, readonly string[]>> = {
  dashboard: ['index.php'],
  posts: ['edit.php', 'post-new.php', 'edit-tags.php'],
  pages: ['edit.php?post_type=page', 'post-new.php?post_type=page'],
  media: ['upload.php', 'media-new.php'],
  comments: ['edit-comments.php', 'comment.php'],
  appearance: ['themes.php', 'site-editor.php', 'widgets.php', 'nav-menus.php', 'customize.php', 'theme-editor.php'],
  plugins: ['plugins.php', 'plugin-install.php', 'plugin-editor.php'],
  users: ['users.php', 'user-new.php', 'user-edit.php'],
  profile: ['profile.php'],
  tools: ['tools.php', 'import.php', 'export.php', 'site-health.php'],
  settings: [
    'options-general.php',
    'options-writing.php',
    'options-reading.php',
    'options-discussion.php',
    'options-media.php',
    'options-permalink.php',
    'options-privacy.php',
    'options.php',
  ],
  updates: ['update-core.php'],
};

const filesOf = ({ one: { subject } }: Rule): readonly string[] =>
  subject.of === 'admin'
    ? subject.screens.flatMap((screen) => (screen === 'all' ? [] : (files[screen] ?? [screen])))
    : [];
const isWhole = ({ one: { subject } }: Rule): boolean => subject.of === 'admin' && subject.screens.includes('all');

/** Screens of the administration, their menu entries and the toolbar. */
export function adminMethods(_plan: PluginPlan, rules: readonly Rule[]): PhpCode {
  const table = Object.fromEntries(
    rules.map((rule) => [`${rule.number}`, { all: isWhole(rule), screens: [...filesOf(rule)] }]),
  );
  return php`
    /**
     * Gets the screens that the current user may not open.
     *
     * @return array[] Whether the whole administration is closed, and its screens, keyed by rule.
     */
    private function closed_screens() {
      return array_filter(
        ${table},
        function ( $number ) {
          return ! $this->allows( $number, wp_get_current_user() );
        },
        ARRAY_FILTER_USE_KEY
      );
    }

    /**
     * Removes entries of the administration menu.
     */
    public function remove_menu_entries() {
      global $submenu;

      foreach ( $this->closed_screens() as $closed ) {
        foreach ( $closed['screens'] as $screen ) {
          remove_menu_page( $screen );
          foreach ( array_keys( (array) $submenu ) as $parent ) {
            remove_submenu_page( $parent, $screen );
          }
        }
      }
    }

    /**
     * Refuses screens of the administration. Requests of forms and scripts are not screens.
     */
    public function guard_admin() {
      global $pagenow;

      if ( wp_doing_ajax() || in_array( $pagenow, array( 'admin-post.php', 'async-upload.php' ), true ) ) {
        return;
      }

      // phpcs:disable WordPress.Security.NonceVerification -- Only decides whether a screen is open.
      $page = isset( $_GET['page'] ) ? sanitize_key( $_GET['page'] ) : '';
      $type = isset( $_GET['post_type'] ) ? sanitize_key( $_GET['post_type'] ) : '';
      if ( 'post.php' === $pagenow && isset( $_REQUEST['post'] ) && is_scalar( $_REQUEST['post'] ) ) {
        $type = (string) get_post_type( absint( $_REQUEST['post'] ) );
      }
      // phpcs:enable
      $file = 'post.php' === $pagenow ? 'edit.php' : $pagenow;
      $here = '' !== $page ? array( $page ) : array( '' === $type || 'post' === $type ? $file : $file . '?post_type=' . $type );
      foreach ( $this->closed_screens() as $number => $closed ) {
        $target = self::RULES[ $number ]['target'];
        if (
          ( $closed['all'] || array() !== array_intersect( $here, $closed['screens'] ) )
          && ! $this->is_current( '/' === substr( $target, 0, 1 ) ? home_url( $target ) : $target )
        ) {
          $this->refuse( $number );
        }
      }
    }

    /**
     * Hides the toolbar from users for whom the whole administration is closed.
     *
     * @param bool $is_shown Whether the toolbar is shown.
     * @return bool
     */
    public function show_toolbar( $is_shown ) {
      foreach ( $this->closed_screens() as $closed ) {
        $is_shown = $is_shown && ! $closed['all'];
      }

      return $is_shown;
    }
  `;
}
