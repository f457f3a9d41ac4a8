import { type PhpCode, php } from '../../../../writers/php.ts';
import { prefixed } from '../../../code-names.ts';
import type { TestCase } from '../../../feature-module.ts';
import { settingKey, settingValue } from '../../../features/settings/settings-of.ts';
import type { PluginPlan } from '../../../plan.ts';
import { enqueueScript, enqueueStyle } from '../../support/assets.ts';
import { textOnMethod } from '../../support/text-colour.ts';
import { toolClass, toolHandle, toolName } from '../../support/tool-names.ts';
import type { AnnouncementBar } from './announcement-options.ts';

/** The class that prints the bar. */
export function announcementClass(plan: PluginPlan, options: AnnouncementBar): PhpCode {
  const name = toolHandle(plan, 'announcement_bar');
  return php`
    /**
     * Shows an announcement bar.
     */
    class ${toolClass(plan, 'announcement_bar')} {

      /**
       * Registers the hooks.
       */
      public function register() {
        add_action( 'wp_enqueue_scripts', array( $this, 'load_assets' ) );
        add_action( 'bottom' === ${settingValue(plan, 'position', options.position)} ? 'wp_footer' : 'wp_body_open', array( $this, 'render' ), 5 );
      }

      /**
       * Determines whether the bar is currently shown.
       *
       * @return bool
       */
      public function is_shown() {
        $start = $this->time( ${settingValue(plan, 'start', options.start)} );
        $end   = $this->time( ${settingValue(plan, 'end', options.end)} );

        return '' !== ${settingValue(plan, 'message', options.message)}
          && ( 0 === $start || time() >= $start )
          && ( 0 === $end || time() < $end );
      }

      /**
       * Enqueues the stylesheet and the script if the bar is shown.
       */
      public function load_assets() {
        if ( ! $this->is_shown() ) {
          return;
        }

        ${enqueueStyle(plan, 'announcement_bar')}

        $background = sanitize_hex_color( ${settingValue(plan, 'background', options.background)} );
        if ( $background ) {
          wp_add_inline_style( ${name}, ${`.${name}{background:`} . $background . ';color:' . self::text_on( $background ) . '}' );
        }

        ${enqueueScript(plan, 'announcement_bar')}
      }

      /**
       * Renders the bar.
       */
      public function render() {
        if ( ! $this->is_shown() ) {
          return;
        }

        $message   = ${settingValue(plan, 'message', options.message)};
        $url       = ${settingValue(plan, 'link_url', options.url)};
        $link_text = ${settingValue(plan, 'link_text', options.linkText)};
        $classes   = array( ${name}, ${`${name}--`} . ${settingValue(plan, 'position', options.position)} );
        if ( ${settingValue(plan, 'is_sticky', options.isSticky)} ) {
          $classes[] = ${`${name}--sticky`};
        }

        // A new announcement is shown even if the previous one was dismissed; cached pages hide an expired one.
        printf(
          '<div class="%1$s" role="region" aria-label="%2$s" data-key="%3$s" data-end="%4$d"><p class="%5$s">',
          esc_attr( implode( ' ', $classes ) ),
          esc_attr__( 'Announcement', ${plan.domain} ),
          esc_attr( substr( md5( $message . $url ), 0, 10 ) ),
          absint( $this->time( ${settingValue(plan, 'end', options.end)} ) ),
          ${`${name}__text`}
        );
        if ( '' === $url ) {
          echo esc_html( $message );
        } elseif ( '' === $link_text ) {
          printf( '<a href="%1$s">%2$s</a>', esc_url( $url ), esc_html( $message ) );
        } else {
          printf( '%1$s <a href="%2$s">%3$s</a>', esc_html( $message ), esc_url( $url ), esc_html( $link_text ) );
        }
        echo '</p>';

        if ( ${settingValue(plan, 'is_dismissible', options.isDismissible)} ) {
          printf(
            '<button type="button" class="%1$s" aria-label="%2$s"><span aria-hidden="true">&times;</span></button>',
            ${`${name}__dismiss`},
            esc_attr__( 'Dismiss announcement', ${plan.domain} )
          );
        }
        echo '</div>';
      }

      /**
       * Converts a date and time from the settings.
       *
       * @param string $local Date and time in the time zone of the site; can be empty.
       * @return int Unix timestamp, or 0 if it is empty.
       */
      private function time( $local ) {
        $time = '' === $local ? false : date_create_immutable( $local, wp_timezone() );

        return false === $time ? 0 : $time->getTimestamp();
      }

      ${textOnMethod}
    }
  `;
}

/** Tests of when the bar is shown, and that its text is text. */
export const announcementTests = (plan: PluginPlan): TestCase => ({
  name: 'Announcement_Bar',
  summary: 'Tests for the announcement bar.',
  methods: [
    php`
      /**
       * The bar is only shown between its start and end.
       */
      public function test_is_shown_between_its_dates() {
        $bar = new ${toolClass(plan, 'announcement_bar')}();

        update_option( ${prefixed(plan, 'settings')}, ${{ [settingKey(plan, 'message')]: 'Sale', [settingKey(plan, 'start')]: '', [settingKey(plan, 'end')]: '' }} );
        $this->assertTrue( $bar->is_shown() );

        update_option( ${prefixed(plan, 'settings')}, array( ${settingKey(plan, 'end')} => '2020-01-01T00:00' ) );
        $this->assertFalse( $bar->is_shown() );

        update_option( ${prefixed(plan, 'settings')}, ${{ [settingKey(plan, 'start')]: '2090-01-01T00:00', [settingKey(plan, 'end')]: '' }} );
        $this->assertFalse( $bar->is_shown() );
      }
    `,
    php`
      /**
       * The announcement is escaped.
       */
      public function test_escapes_the_announcement() {
        add_filter( ${`pre_option_${prefixed(plan, 'settings')}`}, array( $this, 'hostile_settings' ) );

        ob_start();
        ( new ${toolClass(plan, 'announcement_bar')}() )->render();
        $markup = ob_get_clean();

        $this->assertStringContainsString( '&lt;script&gt;', $markup );
        $this->assertStringNotContainsString( '<script>', $markup );
        $this->assertStringNotContainsString( 'javascript:', $markup );
      }
    `,
    php`
      /**
       * Data provider with unsafe settings.
       *
       * @return array
       */
      public function hostile_settings() {
        return ${{
          [settingKey(plan, 'message')]: '<script>alert(1)</script>',
          [settingKey(plan, 'link_url')]: 'javascript:alert(1)',
          [settingKey(plan, 'start')]: '',
          [settingKey(plan, 'end')]: '',
        }};
      }
    `,
  ],
});

/** Key under which browsers remember what was dismissed. */
export const dismissedKey = (plan: PluginPlan): string => toolName(plan, 'announcement_bar_dismissed');
