import { classOf, handleOf, prefixed, translated, translatedHtml } from '../../plugin/code-names.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { html, markup } from '../../writers/html.ts';
import { joinPhp, type PhpCode, php } from '../../writers/php.ts';
import { siteRole } from '../role-names.ts';
import type { MadeSubscription } from './subscription-plan.ts';

/** The screen below "Tools" that lists subscribers, removes them, and exports them as CSV. */
export function subscribersScreenClass(plan: PluginPlan, made: readonly MadeSubscription[]): PhpCode {
  const store = classOf(plan, 'Post_Subscribers');
  const action = prefixed(plan, 'subscribers');
  const denied = translatedHtml(plan, 'Sorry, you are not allowed to manage subscribers.');
  return php`
    /**
     * The list of subscribers below "Tools".
     */
    final class ${classOf(plan, 'Subscribers_Screen')} {

      const PAGE     = ${handleOf(plan, 'subscribers')};
      const ACTION   = ${action};
      const PER_PAGE = 50;

      /**
       * Capability that the plugin grants by itself, without storing it.
       */
      const CAPABILITY = ${prefixed(plan, 'manage_subscribers')};

      /**
       * Registers the hooks.
       */
      public function register() {
        add_filter( 'user_has_cap', array( $this, 'grant' ), 10, 4 );
        add_action( 'admin_menu', array( $this, 'add_page' ) );
        add_action( ${`admin_post_${action}_export`}, array( $this, 'export' ) );
        add_action( ${`admin_post_${action}_delete`}, array( $this, 'delete' ) );
      }

      /**
       * Lets administrators, and those who have a role for it, manage subscribers.
       *
       * @param bool[]   $allcaps Capabilities of the user.
       * @param string[] $caps    Required capabilities.
       * @param array    $args    Arguments of the check.
       * @param WP_User  $user    User.
       * @return bool[]
       */
      public function grant( $allcaps, $caps, $args, $user ) {
        if ( in_array( self::CAPABILITY, $caps, true ) && array() !== self::lists_of( $user, ! empty( $allcaps['manage_options'] ) ) ) {
          $allcaps[ self::CAPABILITY ] = true;
        }

        return $allcaps;
      }

      /**
       * Gets the lists that a user may manage.
       *
       * @param WP_User $user     User.
       * @param bool    $is_admin Whether they may manage the site.
       * @return string[] Names, keyed by number.
       */
      private static function lists_of( $user, $is_admin ) {
        $lists = ${store}::lists();
        $roles = array(
          ${joinPhp(made.map(({ one, number }) => php`${number} => ${one.roles.map((role) => siteRole(plan, role))},`))}
        );
        foreach ( array_keys( $lists ) as $number ) {
          if ( ! $is_admin && ! array_intersect( $roles[ $number ], (array) $user->roles ) ) {
            unset( $lists[ $number ] );
          }
        }

        return $lists;
      }

      /**
       * Gets the lists that the current user may manage.
       *
       * @return string[] Names, keyed by number.
       */
      public static function allowed() {
        return self::lists_of( wp_get_current_user(), current_user_can( 'manage_options' ) );
      }

      /**
       * Adds the screen.
       */
      public function add_page() {
        add_management_page( ${translated(plan, 'Subscribers')}, ${translated(plan, 'Subscribers')}, self::CAPABILITY, self::PAGE, array( $this, 'render' ) );
      }

      /**
       * Gets the address of the screen.
       *
       * @param array $args Query arguments.
       * @return string
       */
      private static function url( $args ) {
        return add_query_arg( array( 'page' => self::PAGE ) + $args, admin_url( 'tools.php' ) );
      }

      /**
       * Renders the screen.
       */
      public function render() {
        $lists = self::allowed();
        // phpcs:disable WordPress.Security.NonceVerification.Recommended -- Only selects what is shown.
        $number = isset( $_GET['list'] ) ? absint( $_GET['list'] ) : 0;
        $number = isset( $lists[ $number ] ) ? $number : (int) key( $lists );
        $search = isset( $_GET['s'] ) && is_string( $_GET['s'] ) ? sanitize_text_field( wp_unslash( $_GET['s'] ) ) : '';
        $order  = isset( $_GET['order'] ) && 'asc' === $_GET['order'] ? 'asc' : 'desc';
        $page   = isset( $_GET['paged'] ) ? max( 1, absint( $_GET['paged'] ) ) : 1;
        $done   = isset( $_GET['done'] );
        // phpcs:enable
        if ( ! isset( $lists[ $number ] ) ) {
          return;
        }

        $count = ${store}::count( $number, $search );
        $rows  = ${store}::find( $number, $search, $order, self::PER_PAGE, ( $page - 1 ) * self::PER_PAGE );
        $shown = array(
          'list'  => $number,
          's'     => $search,
          'order' => $order,
        );
        ${markup(html`
          <div class="wrap">
            <h1><?php echo ${translatedHtml(plan, 'Subscribers')}; ?></h1>
            <?php
            if ( $done ) {
              wp_admin_notice( ${translatedHtml(plan, 'The subscriber has been removed.')}, array( 'type' => 'success' ) );
            }
            ?>
            <?php if ( 1 < count( $lists ) ) : ?>
              <nav class="nav-tab-wrapper" aria-label="<?php echo esc_attr( ${translated(plan, 'Lists')} ); ?>">
                <?php foreach ( $lists as $one => $name ) : ?>
                  <a class="nav-tab<?php echo $one === $number ? ' nav-tab-active' : ''; ?>" href="<?php echo esc_url( self::url( array( 'list' => $one ) ) ); ?>"><?php echo esc_html( $name ); ?></a>
                <?php endforeach; ?>
              </nav>
            <?php endif; ?>
            <p>
              <?php
              /* translators: 1: Number of confirmed subscribers, 2: Number of all. */
              echo esc_html( sprintf( __( '%1$s of %2$s have confirmed.', ${plan.domain} ), number_format_i18n( $count['confirmed'] ), number_format_i18n( $count['all'] ) ) );
              ?>
            </p>
            <form method="get" class="search-form">
              <input type="hidden" name="page" value="<?php echo esc_attr( self::PAGE ); ?>">
              <input type="hidden" name="list" value="<?php echo esc_attr( (string) $number ); ?>">
              <p class="search-box">
                <label class="screen-reader-text" for="subscriber-search"><?php echo ${translatedHtml(plan, 'Search subscribers')}; ?></label>
                <input type="search" id="subscriber-search" name="s" value="<?php echo esc_attr( $search ); ?>">
                <button type="submit" class="button"><?php echo ${translatedHtml(plan, 'Search subscribers')}; ?></button>
              </p>
            </form>
            <form method="post" action="<?php echo esc_url( admin_url( 'admin-post.php' ) ); ?>">
              <input type="hidden" name="action" value="${`${action}_export`}">
              <input type="hidden" name="list" value="<?php echo esc_attr( (string) $number ); ?>">
              <?php wp_nonce_field( self::ACTION ); ?>
              <p><button type="submit" class="button"><?php echo ${translatedHtml(plan, 'Export as CSV')}; ?></button></p>
            </form>
            <table class="wp-list-table widefat striped">
              <thead>
                <tr>
                  <th scope="col"><?php echo ${translatedHtml(plan, 'Email')}; ?></th>
                  <th scope="col"><?php echo ${translatedHtml(plan, 'Chosen')}; ?></th>
                  <th scope="col"><?php echo ${translatedHtml(plan, 'Asked')}; ?></th>
                  <th scope="col" aria-sort="<?php echo esc_attr( 'asc' === $order ? 'ascending' : 'descending' ); ?>"><a href="<?php echo esc_url( self::url( array( 'order' => 'asc' === $order ? 'desc' : 'asc' ) + $shown ) ); ?>"><?php echo ${translatedHtml(plan, 'Confirmed')}; ?></a></th>
                  <th scope="col"><?php echo ${translatedHtml(plan, 'Actions')}; ?></th>
                </tr>
              </thead>
              <tbody>
                <?php if ( ! $rows ) : ?>
                  <tr><td colspan="5"><?php echo ${translatedHtml(plan, 'No subscribers found.')}; ?></td></tr>
                <?php endif; ?>
                <?php foreach ( $rows as $row ) : ?>
                  <tr>
                    <td><?php echo esc_html( $row['email'] ); ?></td>
                    <td><?php echo esc_html( self::chosen( $row ) ); ?></td>
                    <td><?php echo esc_html( ${store}::date( $row['asked_at'] ) ); ?></td>
                    <td><?php echo esc_html( $row['confirmed_at'] ? ${store}::date( $row['confirmed_at'] ) : ${translated(plan, 'Not yet')} ); ?></td>
                    <td>
                      <form method="post" action="<?php echo esc_url( admin_url( 'admin-post.php' ) ); ?>">
                        <input type="hidden" name="action" value="${`${action}_delete`}">
                        <input type="hidden" name="subscriber" value="<?php echo esc_attr( $row['id'] ); ?>">
                        <?php wp_nonce_field( self::ACTION . $row['id'] ); ?>
                        <button type="submit" class="button button-small"><?php echo ${translatedHtml(plan, 'Remove')}; ?></button>
                      </form>
                    </td>
                  </tr>
                <?php endforeach; ?>
              </tbody>
            </table>
            <?php
            $links = paginate_links(
              array(
                'base'    => esc_url_raw( self::url( $shown ) ) . '%_%',
                'format'  => '&paged=%#%',
                'current' => $page,
                'total'   => max( 1, (int) ceil( $count['all'] / self::PER_PAGE ) ),
              )
            );
            if ( $links ) {
              echo '<div class="tablenav"><div class="tablenav-pages">' . wp_kses_post( $links ) . '</div></div>';
            }
            ?>
          </div>
        `)}
      }

      /**
       * Gets what a subscriber has chosen, as text.
       *
       * @param array $row Row.
       * @return string
       */
      private static function chosen( $row ) {
        $chosen = ${store}::chosen( $row );

        return '' === $chosen ? ${translated(plan, 'Everything')} : $chosen;
      }

      /**
       * Removes a subscriber.
       */
      public function delete() {
        $id = isset( $_POST['subscriber'] ) ? absint( $_POST['subscriber'] ) : 0;
        check_admin_referer( self::ACTION . $id );
        $row = ${store}::get( $id );
        if ( ! current_user_can( self::CAPABILITY ) || ! $row || ! isset( self::allowed()[ (int) $row['list_id'] ] ) ) {
          wp_die( ${denied}, '', array( 'response' => 403 ) );
        }

        ${store}::delete( $id );
        wp_safe_redirect(
          self::url(
            array(
              'list' => (int) $row['list_id'],
              'done' => 1,
            )
          )
        );
        exit;
      }

      /**
       * Sends a CSV file of the subscribers of a list.
       */
      public function export() {
        check_admin_referer( self::ACTION );
        $number = isset( $_POST['list'] ) ? absint( $_POST['list'] ) : 0;
        if ( ! current_user_can( self::CAPABILITY ) || ! isset( self::allowed()[ $number ] ) ) {
          wp_die( ${denied}, '', array( 'response' => 403 ) );
        }

        nocache_headers();
        header( 'Content-Type: text/csv; charset=utf-8' );
        header( 'Content-Disposition: attachment; filename="subscribers-' . wp_date( 'Y-m-d' ) . '.csv"' );

        $file = fopen( 'php://output', 'w' );
        // Byte order mark, so that spreadsheet software detects UTF-8.
        fwrite( $file, "\xEF\xBB\xBF" ); // phpcs:ignore WordPress.WP.AlternativeFunctions.file_system_operations_fwrite -- Writes to the output, not to a file.
        fputcsv( $file, array( ${translated(plan, 'Email')}, ${translated(plan, 'Chosen')}, ${translated(plan, 'Asked')}, ${translated(plan, 'Confirmed')} ), ',', '"', '' );
        $offset = 0;
        do {
          $rows = ${store}::find( $number, '', 'desc', 500, $offset );
          foreach ( $rows as $row ) {
            fputcsv( $file, self::cells( $row ), ',', '"', '' );
          }
          $offset += 500;
        } while ( 500 === count( $rows ) );
        exit;
      }

      /**
       * Gets the cells of a subscriber. Spreadsheet software must not take text for formulas.
       *
       * @param array $row Row.
       * @return string[]
       */
      public static function cells( $row ) {
        $dates = array( get_date_from_gmt( $row['asked_at'] ), $row['confirmed_at'] ? get_date_from_gmt( $row['confirmed_at'] ) : '' );
        $texts = array( $row['email'], self::chosen( $row ) );
        foreach ( $texts as $index => $text ) {
          $texts[ $index ] = preg_match( '/^[=+\-@\t\r]/', $text ) ? "'" . $text : $text;
        }

        return array_merge( $texts, $dates );
      }
    }
  `;
}
