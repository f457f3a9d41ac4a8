// Longer than most: it is one PHP class, written in one template so that it reads as it will stand.
import { html, markup, noHtml } from '../../../../writers/html.ts';
import { joinPhp, noPhp, type PhpCode, php } from '../../../../writers/php.ts';
import { classNameOf, classOf, handleOf, prefixed } from '../../../code-names.ts';
import type { PluginPlan } from '../../../plan.ts';
import { importMethods, importStep } from './import-methods.ts';
import { hasSeasons, knowsGone, type Redirects } from './options.ts';

/** The class of the screen where administrators add, change and delete redirects. */
export function redirectsScreenClass(plan: PluginPlan, options: Redirects): PhpCode {
  const { status, logsNotFound, imports = false } = options;
  const { domain } = plan;
  const seasons = hasSeasons(options);
  const gone = knowsGone(options);
  const hasTabs = logsNotFound || imports;
  const log = classOf(plan, 'Not_Found_Log');
  const id = (part: string): string => handleOf(plan, `redirect-${part}`);
  return php`
    /**
     * The Redirects screen: a form next to a list${logsNotFound ? ', and the log of URLs that were not found' : ''}.
     */
    final class ${classOf(plan, 'Redirects_Screen')} {

      const PAGE       = ${handleOf(plan, 'redirects')};
      const CAPABILITY = 'manage_options';
      const NONCE      = ${prefixed(plan, 'save_redirect')};

      /**
       * Redirect store.
       *
       * @var ${classNameOf(plan, 'Redirect_Store')}
       */
      private $store;

      /**
       * List table.
       *
       * @var ${classNameOf(plan, 'Redirects_List_Table')}|null
       */
      private $table;

      /**
       * Error of the submitted form.
       *
       * @var WP_Error|null
       */
      private $error;

      /**
       * Values of the form.
       *
       * @var array
       */
      private $values = ${{ id: 0, source: '', target: '', status, ...(seasons && { season_from: '', season_until: '' }) }};

      /**
       * Constructor.
       *
       * @param ${classNameOf(plan, 'Redirect_Store')} $store Redirect store.
       */
      public function __construct( $store ) {
        $this->store = $store;
      }

      /**
       * Registers the hooks.
       */
      public function register() {
        add_action( 'admin_menu', array( $this, 'add_page' ) );
        add_filter( ${`set_screen_option_${prefixed(plan, 'redirects_per_page')}`}, array( $this, 'save_per_page' ), 10, 3 );
      }

      /**
       * Adds the page to the Tools menu.
       */
      public function add_page() {
        $hook = add_management_page(
          __( 'Redirects', ${domain} ),
          __( 'Redirects', ${domain} ),
          self::CAPABILITY,
          self::PAGE,
          array( $this, 'render' )
        );
        if ( $hook ) {
          add_action( 'load-' . $hook, array( $this, 'load' ) );
        }
      }

      /**
       * Saves the “Number of items per page” screen option.
       *
       * @param mixed  $result Value to save instead of the option value.
       * @param string $option Option name.
       * @param mixed  $value  Option value.
       * @return int
       */
      public function save_per_page( $result, $option, $value ) {
        return min( 200, max( 1, (int) $value ) );
      }

      /**
       * Handles actions before output starts and prepares the list.
       */
      public function load() {
        if ( ! current_user_can( self::CAPABILITY ) ) {
          wp_die( esc_html__( 'Sorry, you are not allowed to manage redirects.', ${domain} ), '', array( 'response' => 403 ) );
        }

        require_once ABSPATH . 'wp-admin/includes/class-wp-list-table.php';
        require_once __DIR__ . ${`/class-${classNameOf(plan, 'Redirects_List_Table').toLowerCase().replaceAll('_', '-')}.php`};

        $this->table = new ${classOf(plan, 'Redirects_List_Table')}( $this->store );
        if ( isset( $_POST[ self::NONCE ] ) ) {
          $this->save();
        } elseif ( 'delete' === $this->table->current_action() ) {
          $this->delete();
        }
        ${
          logsNotFound
            ? php`
              if ( isset( $_POST['clear'] ) ) {
                check_admin_referer( ${prefixed(plan, 'clear_not_found')} );
                ( new ${log}() )->clear();
                $this->leave( 'cleared' );
              }
            `
            : noPhp
        }
        ${imports ? importStep(plan) : noPhp}

        $this->prefill();
        add_screen_option(
          'per_page',
          array(
            'default' => 20,
            'option'  => ${prefixed(plan, 'redirects_per_page')},
          )
        );
      }

      /**
       * Saves the submitted form.
       */
      private function save() {
        check_admin_referer( self::NONCE, self::NONCE );

        $this->values = array(
          'id'     => isset( $_POST['id'] ) ? absint( $_POST['id'] ) : 0,
          'source' => isset( $_POST['source'] ) ? sanitize_text_field( rawurldecode( wp_unslash( $_POST['source'] ) ) ) : '', // phpcs:ignore WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- Decoded first, so that no encoded letters are lost.
          'target' => isset( $_POST['target'] ) ? sanitize_url( ${classOf(plan, 'Redirect_Store')}::target_of( wp_unslash( $_POST['target'] ) ) ) : '', // phpcs:ignore WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- Both functions do.
          'status' => isset( $_POST['status'] ) ? absint( $_POST['status'] ) : ${status},
        );

        ${
          seasons
            ? php`
              foreach ( array( 'season_from', 'season_until' ) as $key ) {
                $this->values[ $key ] = isset( $_POST[ $key ] ) ? sanitize_text_field( wp_unslash( $_POST[ $key ] ) ) : '';
              }
            `
            : noPhp
        }

        $saved = $this->store->save( $this->values, $this->values['id'] );
        if ( is_wp_error( $saved ) ) {
          $this->error = $saved;
          return;
        }
        ${logsNotFound ? php`( new ${log}() )->forget( ${classOf(plan, 'Redirect_Store')}::source_of( $this->values['source'] ) );` : noPhp}

        $this->leave( 'saved' );
      }

      /**
       * Deletes one redirect or the selected ones.
       */
      private function delete() {
        // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Only determines which nonce to check.
        $id = isset( $_GET['id'] ) ? absint( $_GET['id'] ) : 0;
        if ( 0 < $id ) {
          check_admin_referer( ${prefixed(plan, 'delete_redirect_')} . $id );
          $ids = array( $id );
        } else {
          check_admin_referer( 'bulk-redirects' );
          $ids = isset( $_REQUEST['ids'] ) ? array_map( 'absint', (array) $_REQUEST['ids'] ) : array();
        }

        foreach ( $ids as $id ) {
          $this->store->delete( $id );
        }

        $this->leave( 'deleted' );
      }

      /**
       * Redirects back to the list.
       *
       * @param string $done Completed action.
       */
      private function leave( $done ) {
        wp_safe_redirect( add_query_arg( 'done', $done, menu_page_url( self::PAGE, false ) ) );
        exit;
      }

      /**
       * Prefills the form with the redirect to edit${logsNotFound ? ', or with a URL that was not found' : ''}.
       */
      private function prefill() {
        // phpcs:disable WordPress.Security.NonceVerification.Recommended -- Only prefills the form.
        $redirect = isset( $_GET['edit'] ) && null === $this->error ? $this->store->get( absint( $_GET['edit'] ) ) : null;
        if ( null !== $redirect ) {
          $this->values = $redirect;
        }
        ${
          logsNotFound
            ? php`
              if ( isset( $_GET['source'] ) ) {
                $this->values['source'] = sanitize_text_field( wp_unslash( $_GET['source'] ) );
              }
            `
            : noPhp
        }
        // phpcs:enable WordPress.Security.NonceVerification.Recommended
      }

      /**
       * Renders the screen.
       */
      public function render() {
        ${
          hasTabs
            ? php`
              // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Only selects a tab.
              ${imports ? php`$tab = isset( $_GET['tab'] ) ? sanitize_key( $_GET['tab'] ) : '';` : php`$is_log = isset( $_GET['tab'] ) && 'not-found' === $_GET['tab'];`}
            `
            : noPhp
        }
        ${markup(html`
          <div class="wrap">
            <h1 class="wp-heading-inline"><?php echo esc_html( get_admin_page_title() ); ?></h1>
            <hr class="wp-header-end">
            <?php $this->print_notice(); ?>
            ${imports ? manyTabs(plan, logsNotFound) : logsNotFound ? twoTabs(plan) : html`<?php $this->print_redirects(); ?>`}
          </div>
        `)}
      }

      /**
       * Displays a success or error notice.
       */
      private function print_notice() {
        if ( null !== $this->error ) {
          wp_admin_notice( esc_html( $this->error->get_error_message() ), array( 'type' => 'error' ) );
          return;
        }

        $texts = array(
          'saved'   => __( 'Redirect saved.', ${domain} ),
          'deleted' => __( 'Deleted.', ${domain} ),
          ${logsNotFound ? php`'cleared' => __( 'Log cleared.', ${domain} ),` : noPhp}
        );
        // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Only selects a message.
        $done = isset( $_GET['done'] ) ? sanitize_key( $_GET['done'] ) : '';
        if ( isset( $texts[ $done ] ) ) {
          wp_admin_notice(
            esc_html( $texts[ $done ] ),
            array(
              'type'        => 'success',
              'dismissible' => true,
            )
          );
        }
      }

      /**
       * Renders the form and the list.
       */
      private function print_redirects() {
        $this->table->prepare_items();
        ${markup(html`
          <div id="col-container" class="wp-clearfix">
            <div id="col-left">
              <div class="col-wrap">
                <div class="form-wrap">
                  <?php $this->print_form(); ?>
                </div>
              </div>
            </div>
            <div id="col-right">
              <div class="col-wrap">
                <form method="get">
                  <input type="hidden" name="page" value="<?php echo esc_attr( self::PAGE ); ?>">
                  <?php
                  $this->table->search_box( __( 'Search Redirects', ${domain} ), 'redirects' );
                  $this->table->display();
                  ?>
                </form>
              </div>
            </div>
          </div>
        `)}
      }

      /**
       * Renders the form.
       */
      private function print_form() {
        $is_new = 0 === $this->values['id'];
        $labels = array(
          301 => __( '301 Moved Permanently', ${domain} ),
          302 => __( '302 Found (temporary)', ${domain} ),
          307 => __( '307 Temporary Redirect', ${domain} ),
          308 => __( '308 Permanent Redirect', ${domain} ),
          ${gone ? php`410 => __( '410 Gone (no target)', ${domain} ),` : noPhp}
        );
        ${markup(html`
          <h2><?php echo esc_html( $is_new ? __( 'Add Redirect', ${domain} ) : __( 'Edit Redirect', ${domain} ) ); ?></h2>
          <form method="post" action="<?php menu_page_url( self::PAGE ); ?>">
            <?php wp_nonce_field( self::NONCE, self::NONCE ); ?>
            <input type="hidden" name="id" value="<?php echo esc_attr( $this->values['id'] ); ?>">
            <div class="form-field form-required">
              <label for="${id('source')}"><?php esc_html_e( 'Source', ${domain} ); ?></label>
              <input type="text" id="${id('source')}" name="source" value="<?php echo esc_attr( $this->values['source'] ); ?>" aria-describedby="${id('source-description')}" dir="ltr" required>
              <p id="${id('source-description')}"><?php esc_html_e( 'The old path on this site, such as /old-page. Use an asterisk at the end to match everything below it: /blog/*', ${domain} ); ?></p>
            </div>
            <div class="form-field form-required">
              <label for="${id('target')}"><?php esc_html_e( 'Target', ${domain} ); ?></label>
              <input type="text" id="${id('target')}" name="target" value="<?php echo esc_attr( $this->values['target'] ); ?>" aria-describedby="${id('target-description')}" dir="ltr" ${gone ? noHtml : html`required`}>
              <p id="${id('target-description')}"><?php esc_html_e( 'The new path, such as /new-page, or a URL starting with https://. An asterisk at the end is replaced with the part matched in the source.', ${domain} ); ?></p>
            </div>
            <div class="form-field">
              <label for="${id('status')}"><?php esc_html_e( 'Type', ${domain} ); ?></label>
              <select id="${id('status')}" name="status">
                <?php foreach ( $labels as $status => $label ) : ?>
                  <option value="<?php echo esc_attr( $status ); ?>"<?php selected( $this->values['status'], $status ); ?>><?php echo esc_html( $label ); ?></option>
                <?php endforeach; ?>
              </select>
            </div>
            ${
              seasons
                ? html`
                  <div class="form-field">
                    <label for="${id('season-from')}"><?php esc_html_e( 'First day of the season', ${domain} ); ?></label>
                    <input type="text" id="${id('season-from')}" name="season_from" value="<?php echo esc_attr( $this->values['season_from'] ); ?>" aria-describedby="${id('season-description')}" pattern="[0-1][0-9]-[0-3][0-9]" dir="ltr">
                  </div>
                  <div class="form-field">
                    <label for="${id('season-until')}"><?php esc_html_e( 'Last day of the season', ${domain} ); ?></label>
                    <input type="text" id="${id('season-until')}" name="season_until" value="<?php echo esc_attr( $this->values['season_until'] ); ?>" aria-describedby="${id('season-description')}" pattern="[0-1][0-9]-[0-3][0-9]" dir="ltr">
                    <p id="${id('season-description')}"><?php esc_html_e( 'Month and day, such as 12-01, of every year. Leave both empty to redirect all year.', ${domain} ); ?></p>
                  </div>
                `
                : noHtml
            }
            <?php submit_button( $is_new ? __( 'Add Redirect', ${domain} ) : __( 'Update Redirect', ${domain} ) ); ?>
          </form>
        `)}
      }

      ${joinPhp([...(logsNotFound ? [notFoundMethod(plan)] : []), ...(imports ? [importMethods(plan)] : [])], '\n\n')}
    }
  `;
}

/** The list of redirects, and the log of what was not found. */
const twoTabs = ({ domain }: PluginPlan) => html`
  <nav class="nav-tab-wrapper" aria-label="<?php esc_attr_e( 'Redirects', ${domain} ); ?>">
    <a class="nav-tab<?php echo $is_log ? '' : ' nav-tab-active'; ?>" href="<?php menu_page_url( self::PAGE ); ?>"<?php echo $is_log ? '' : ' aria-current="page"'; ?>><?php esc_html_e( 'Redirects', ${domain} ); ?></a>
    <a class="nav-tab<?php echo $is_log ? ' nav-tab-active' : ''; ?>" href="<?php echo esc_url( add_query_arg( 'tab', 'not-found', menu_page_url( self::PAGE, false ) ) ); ?>"<?php echo $is_log ? ' aria-current="page"' : ''; ?>><?php esc_html_e( '404 errors', ${domain} ); ?></a>
  </nav>
  <?php
  if ( $is_log ) {
    $this->print_not_found();
  } else {
    $this->print_redirects();
  }
  ?>
`;

/** The list of redirects, the import, and where there is one, the log of what was not found. */
const manyTabs = (plan: PluginPlan, logsNotFound: boolean) => html`
  <nav class="nav-tab-wrapper" aria-label="<?php esc_attr_e( 'Redirects', ${plan.domain} ); ?>">
    <?php
    foreach (
      array(
        ''          => __( 'Redirects', ${plan.domain} ),
        ${logsNotFound ? php`'not-found' => __( '404 errors', ${plan.domain} ),` : noPhp}
        'import'    => __( 'Import', ${plan.domain} ),
      ) as $key => $label
    ) :
      ?>
      <a class="nav-tab<?php echo $key === $tab ? ' nav-tab-active' : ''; ?>" href="<?php echo esc_url( add_query_arg( 'tab', '' === $key ? false : $key, menu_page_url( self::PAGE, false ) ) ); ?>"<?php echo $key === $tab ? ' aria-current="page"' : ''; ?>><?php echo esc_html( $label ); ?></a>
    <?php endforeach; ?>
  </nav>
  <?php
  if ( 'import' === $tab ) {
    $this->print_import();
  ${
    logsNotFound
      ? php`
        } elseif ( 'not-found' === $tab ) {
          $this->print_not_found();
      `
      : noPhp
  }
  } else {
    $this->print_redirects();
  }
  ?>
`;

const notFoundMethod = (plan: PluginPlan): PhpCode => php`
  /**
   * Renders the log of URLs that were not found, most requested first.
   */
  private function print_not_found() {
    $rows = ( new ${classOf(plan, 'Not_Found_Log')}() )->find();
    $page = menu_page_url( self::PAGE, false );
    if ( array() === $rows ) {
      printf( '<p>%s</p>', esc_html__( 'No 404 errors have been logged.', ${plan.domain} ) );
      return;
    }
    ${markup(html`
      <table class="wp-list-table widefat striped">
        <thead>
          <tr>
            <th scope="col"><?php esc_html_e( 'URL', ${plan.domain} ); ?></th>
            <th scope="col"><?php esc_html_e( 'Requests', ${plan.domain} ); ?></th>
            <th scope="col"><?php esc_html_e( 'Last request', ${plan.domain} ); ?></th>
            <th scope="col"><span class="screen-reader-text"><?php esc_html_e( 'Actions', ${plan.domain} ); ?></span></th>
          </tr>
        </thead>
        <tbody>
          <?php foreach ( $rows as $row ) : ?>
            <tr>
              <td><?php echo esc_html( $row['path'] ); ?></td>
              <td><?php echo esc_html( number_format_i18n( $row['hits'] ) ); ?></td>
              <td><?php echo esc_html( get_date_from_gmt( $row['last_seen'], get_option( 'date_format' ) . ' ' . get_option( 'time_format' ) ) ); ?></td>
              <td><a href="<?php echo esc_url( add_query_arg( 'source', rawurlencode( $row['path'] ), $page ) ); ?>"><?php esc_html_e( 'Add Redirect', ${plan.domain} ); ?></a></td>
            </tr>
          <?php endforeach; ?>
        </tbody>
      </table>
      <form method="post" action="<?php echo esc_url( $page ); ?>">
        <?php
        wp_nonce_field( ${prefixed(plan, 'clear_not_found')} );
        submit_button( __( 'Clear Log', ${plan.domain} ), 'secondary', 'clear' );
        ?>
      </form>
    `)}
  }
`;
