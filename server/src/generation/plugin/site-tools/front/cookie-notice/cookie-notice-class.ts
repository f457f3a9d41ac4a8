import { type PhpCode, php } from '../../../../writers/php.ts';
import { classOf, prefixed } from '../../../code-names.ts';
import type { TestCase } from '../../../feature-module.ts';
import { settingValue } from '../../../features/settings/settings-of.ts';
import type { PluginPlan } from '../../../plan.ts';
import { enqueueScript, enqueueStyle } from '../../support/assets.ts';
import { toolClass, toolHandle, toolName } from '../../support/tool-names.ts';
import type { CookieNotice } from './cookie-notice-options.ts';

/** The class that prints the notice. Scripts show it, so that pages from a cache are right for everybody. */
export function cookieNoticeClass(plan: PluginPlan, options: CookieNotice): PhpCode {
  const name = toolHandle(plan, 'cookie_notice');
  return php`
    /**
     * Shows a cookie notice. The script decides whether it is visible, so that cached pages work for all visitors.
     */
    class ${toolClass(plan, 'cookie_notice')} {

      /**
       * Name of the cookie with the choice: "accepted" or "declined".
       */
      const COOKIE = ${toolName(plan, 'cookie_notice')};

      /**
       * Registers the hooks.
       */
      public function register() {
        add_action( 'wp_enqueue_scripts', array( $this, 'load_assets' ) );
        add_action( 'wp_footer', array( $this, 'render' ) );
        add_shortcode( ${toolName(plan, 'cookie_notice')}, array( $this, 'render_button' ) );
      }

      /**
       * Determines whether the visitor has accepted cookies.
       *
       * @return bool
       */
      public static function is_accepted() {
        return isset( $_COOKIE[ self::COOKIE ] ) && 'accepted' === $_COOKIE[ self::COOKIE ];
      }

      /**
       * Enqueues the stylesheet and the script.
       */
      public function load_assets() {
        ${enqueueStyle(plan, 'cookie_notice')}
        ${enqueueScript(plan, 'cookie_notice')}
      }

      /**
       * Renders the notice.
       */
      public function render() {
        $message = ${settingValue(plan, 'message', options.message)};
        if ( '' === $message ) {
          $message = __( 'This website uses cookies. Some are essential, while others help us improve it.', ${plan.domain} );
        }

        $accept = ${settingValue(plan, 'accept_label', options.accept)};
        if ( '' === $accept ) {
          $accept = __( 'Accept', ${plan.domain} );
        }

        $policy = ${settingValue(plan, 'policy_url', options.policyUrl)};
        if ( '' === $policy ) {
          $policy = get_privacy_policy_url();
        }

        printf(
          '<div class="%1$s" role="region" aria-label="%2$s" data-cookie="%3$s" data-days="%4$d" data-path="%5$s" hidden><div class="%6$s"><p>%7$s',
          esc_attr( ${`${name} ${name}--`} . ${settingValue(plan, 'position', options.position)} ),
          esc_attr__( 'Cookies', ${plan.domain} ),
          esc_attr( self::COOKIE ),
          absint( ${settingValue(plan, 'days', options.days)} ),
          esc_attr( COOKIEPATH ? COOKIEPATH : '/' ),
          ${`${name}__text`},
          nl2br( esc_html( $message ) )
        );
        if ( '' !== $policy ) {
          printf( ' <a href="%1$s">%2$s</a>', esc_url( $policy ), esc_html__( 'Privacy policy', ${plan.domain} ) );
        }
        printf(
          '</p></div><div class="%1$s">',
          ${`${name}__buttons`}
        );

        if ( ${settingValue(plan, 'can_decline', options.canDecline)} ) {
          $decline = ${settingValue(plan, 'decline_label', options.decline)};
          if ( '' === $decline ) {
            $decline = __( 'Decline', ${plan.domain} );
          }

          printf( '<button type="button" class="wp-element-button" data-choice="declined">%s</button>', esc_html( $decline ) );
        }
        printf( '<button type="button" class="wp-element-button" data-choice="accepted">%s</button></div></div>', esc_html( $accept ) );
      }

      /**
       * Renders a button that reopens the notice.
       *
       * @return string HTML.
       */
      public function render_button() {
        return sprintf(
          '<button type="button" class="wp-element-button %1$s">%2$s</button>',
          ${`${name}-open`},
          esc_html__( 'Cookie settings', ${plan.domain} )
        );
      }
    }
  `;
}

/** Tests of the notice. */
export const cookieNoticeTests = (plan: PluginPlan): TestCase => ({
  name: 'Cookie_Notice',
  summary: 'Tests for the cookie notice.',
  methods: [
    php`
      /**
       * The notice is initially hidden, and its text is escaped.
       */
      public function test_prints_a_hidden_notice() {
        $values = array_merge( ${classOf(plan, 'Settings')}::defaults(), array_fill_keys( array_keys( ${classOf(plan, 'Settings')}::defaults() ), '<b>"' ) );
        add_filter(
          ${`pre_option_${prefixed(plan, 'settings')}`},
          static function () use ( $values ) {
            return $values;
          }
        );

        ob_start();
        ( new ${toolClass(plan, 'cookie_notice')}() )->render();
        $markup = ob_get_clean();

        $this->assertStringContainsString( ' hidden>', $markup );
        $this->assertStringContainsString( 'data-choice="accepted">&lt;b&gt;&quot;<', $markup );
        $this->assertStringNotContainsString( '<b>', $markup );
      }
    `,
    php`
      /**
       * Cookies are not accepted before a choice has been made.
       */
      public function test_nobody_has_accepted_before_choosing() {
        unset( $_COOKIE[ ${toolClass(plan, 'cookie_notice')}::COOKIE ] );
        $this->assertFalse( ${toolClass(plan, 'cookie_notice')}::is_accepted() );

        $_COOKIE[ ${toolClass(plan, 'cookie_notice')}::COOKIE ] = 'accepted';
        $this->assertTrue( ${toolClass(plan, 'cookie_notice')}::is_accepted() );

        unset( $_COOKIE[ ${toolClass(plan, 'cookie_notice')}::COOKIE ] );
      }
    `,
  ],
});
