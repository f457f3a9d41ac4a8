import { classOf, handleOf, prefixed, translated, translatedHtml } from '../../plugin/code-names.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { html, markup } from '../../writers/html.ts';
import { type PhpCode, php } from '../../writers/php.ts';

/** The class of the page below Tools. */
export function screenClass(plan: PluginPlan): PhpCode {
  const imports = classOf(plan, 'File_Imports');
  const { domain } = plan;
  const page = html`
    <div class="wrap">
      <h1><?php echo esc_html( get_admin_page_title() ); ?></h1>
      <?php foreach ( ${imports}::all() as $name => $import ) : ?>
        <?php
        $report = get_option( ${imports}::option( $name, 'report' ) );
        $run    = get_option( ${imports}::option( $name, 'run' ) );
        $next   = wp_next_scheduled( ${imports}::HOOK, array( $name ) );
        ?>
        <h2><?php echo esc_html( $import['title'] ); ?></h2>
        <p><code><?php echo esc_html( isset( $import['url'] ) ? $import['url'] : $import['path'] ); ?></code></p>
        <?php if ( $next ) : ?>
          <p>
            <?php
            /* translators: %s: Date and time. */
            printf( esc_html__( 'Next import: %s', ${domain} ), esc_html( wp_date( $format, $next ) ) );
            ?>
          </p>
        <?php endif; ?>
        <?php if ( is_array( $run ) ) : ?>
          <p><?php esc_html_e( 'The import is under way.', ${domain} ); ?></p>
        <?php endif; ?>
        <?php if ( is_array( $report ) ) : ?>
          <p>
            <?php
            /* translators: %s: Date and time. */
            printf( esc_html__( 'Last import: %s', ${domain} ), esc_html( wp_date( $format, $report['ended'] ) ) );
            ?>
          </p>
          <ul class="ul-disc">
            <?php foreach ( array_merge( ${imports}::lines( $report ), $report['notes'] ) as $line ) : ?>
              <li><?php echo esc_html( $line ); ?></li>
            <?php endforeach; ?>
          </ul>
        <?php endif; ?>
        <form action="<?php echo esc_url( admin_url( 'admin-post.php' ) ); ?>" method="post">
          <input type="hidden" name="action" value="<?php echo esc_attr( self::ACTION ); ?>">
          <input type="hidden" name="name" value="<?php echo esc_attr( $name ); ?>">
          <?php wp_nonce_field( self::ACTION ); ?>
          <?php submit_button( __( 'Import now', ${domain} ), 'secondary', 'submit-' . $name ); ?>
        </form>
      <?php endforeach; ?>
    </div>
  `;
  return php`
    /**
     * Shows administrators what was imported, and lets them import now.
     */
    class ${classOf(plan, 'File_Imports_Screen')} {

      const PAGE       = ${handleOf(plan, 'imports')};
      const ACTION     = ${prefixed(plan, 'import_now')};
      const CAPABILITY = 'manage_options';

      /**
       * Registers the hooks.
       */
      public function register() {
        add_action( 'admin_menu', array( $this, 'add_page' ) );
        add_action( ${`admin_post_${prefixed(plan, 'import_now')}`}, array( $this, 'import_now' ) );
      }

      /**
       * Adds the page to the Tools menu.
       */
      public function add_page() {
        add_management_page(
          ${translated(plan, 'Imports')},
          ${translated(plan, 'Imports')},
          self::CAPABILITY,
          self::PAGE,
          array( $this, 'render' )
        );
      }

      /**
       * Renders the page.
       */
      public function render() {
        $format = get_option( 'date_format' ) . ' ' . get_option( 'time_format' );
        ${markup(page)}
      }

      /**
       * Begins an import and returns to the page.
       */
      public function import_now() {
        if ( ! current_user_can( self::CAPABILITY ) ) {
          wp_die( ${translatedHtml(plan, 'Sorry, you are not allowed to do that.')}, '', array( 'response' => 403 ) );
        }

        check_admin_referer( self::ACTION );

        ( new ${imports}() )->start( isset( $_POST['name'] ) ? sanitize_key( $_POST['name'] ) : '' );
        wp_safe_redirect( admin_url( 'tools.php?page=' . self::PAGE ) );
        exit;
      }
    }
  `;
}
