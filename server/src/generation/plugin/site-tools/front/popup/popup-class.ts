import { type PhpCode, php } from '../../../../writers/php.ts';
import { prefixed } from '../../../code-names.ts';
import type { TestCase } from '../../../feature-module.ts';
import { settingKey, settingValue } from '../../../features/settings/settings-of.ts';
import type { PluginPlan } from '../../../plan.ts';
import { enqueueScript, enqueueStyle } from '../../support/assets.ts';
import { toolClass, toolHandle } from '../../support/tool-names.ts';
import type { Popup } from './popup-options.ts';

/** The class that prints the popup, closed; the script opens it. */
export function popupClass(plan: PluginPlan, options: Popup): PhpCode {
  const name = toolHandle(plan, 'popup');
  return php`
    /**
     * Shows a message in a popup. It is output closed and opened by the script, so that cached pages work for
     * everybody.
     */
    class ${toolClass(plan, 'popup', 'Dialog')} {

      /**
       * Registers the hooks.
       */
      public function register() {
        add_action( 'wp_enqueue_scripts', array( $this, 'load_assets' ) );
        add_action( 'wp_footer', array( $this, 'render' ) );
      }

      /**
       * Determines whether the current page has the popup.
       *
       * @return bool
       */
      public function is_shown() {
        return ${settingValue(plan, 'is_on', true)}
          && ! is_customize_preview()
          && ( is_front_page() || ! ${settingValue(plan, 'front_page_only', options.onFrontPage)} );
      }

      /**
       * Enqueues the stylesheet and the script if the popup is shown.
       */
      public function load_assets() {
        if ( ! $this->is_shown() ) {
          return;
        }

        ${enqueueStyle(plan, 'popup')}
        ${enqueueScript(plan, 'popup')}
      }

      /**
       * Renders the popup.
       */
      public function render() {
        if ( ! $this->is_shown() ) {
          return;
        }

        $heading = ${settingValue(plan, 'heading', options.heading)};
        $message = ${settingValue(plan, 'message', options.message)};
        $url     = ${settingValue(plan, 'link_url', options.url)};

        // A new message is shown even to visitors who have seen the previous one.
        printf(
          '<dialog class="%1$s" aria-label="%2$s" data-key="%3$s" data-trigger="%4$s" data-delay="%5$d" data-frequency="%6$s">',
          ${name},
          esc_attr( '' === $heading ? __( 'Message', ${plan.domain} ) : $heading ),
          esc_attr( substr( md5( $heading . $message . $url ), 0, 10 ) ),
          esc_attr( ${settingValue(plan, 'trigger', options.trigger)} ),
          absint( ${settingValue(plan, 'delay', options.delay)} ),
          esc_attr( ${settingValue(plan, 'frequency', options.frequency)} )
        );
        printf(
          '<button type="button" class="%1$s" data-close aria-label="%2$s"><span aria-hidden="true">&times;</span></button>',
          ${`${name}__close`},
          esc_attr__( 'Close', ${plan.domain} )
        );
        if ( '' !== $heading ) {
          printf( '<h2>%s</h2>', esc_html( $heading ) );
        }
        echo wp_kses_post( wpautop( esc_html( $message ) ) );

        if ( '' !== $url ) {
          $label = ${settingValue(plan, 'link_text', options.linkText)};

          printf(
            '<p><a class="wp-element-button" href="%1$s">%2$s</a></p>',
            esc_url( $url ),
            esc_html( '' === $label ? __( 'Learn more', ${plan.domain} ) : $label )
          );
        }
        echo '</dialog>';
      }
    }
  `;
}

/** Tests of where the popup is. */
export const popupTests = (plan: PluginPlan): TestCase => ({
  name: 'Popup',
  summary: 'Tests for the popup.',
  methods: [
    php`
      /**
       * The popup is initially closed, and its text is escaped.
       */
      public function test_prints_text_in_a_closed_dialog() {
        update_option( ${prefixed(plan, 'settings')}, ${{
          [settingKey(plan, 'heading')]: '<script>alert(1)</script>',
          [settingKey(plan, 'front_page_only')]: false,
        }} );

        ob_start();
        ( new ${toolClass(plan, 'popup', 'Dialog')}() )->render();
        $markup = ob_get_clean();

        $this->assertStringContainsString( '<h2>&lt;script&gt;', $markup );
        $this->assertStringNotContainsString( '<script>', $markup );
        $this->assertStringNotContainsString( ' open', $markup );
      }
    `,
    php`
      /**
       * The popup can be disabled.
       */
      public function test_can_be_switched_off() {
        update_option( ${prefixed(plan, 'settings')}, ${{ [settingKey(plan, 'is_on')]: false }} );

        $this->assertFalse( ( new ${toolClass(plan, 'popup', 'Dialog')}() )->is_shown() );
      }
    `,
  ],
});
