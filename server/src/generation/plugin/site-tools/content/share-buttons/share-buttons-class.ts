import { type PhpCode, php } from '../../../../writers/php.ts';
import { translated, translatedHtml } from '../../../code-names.ts';
import type { TestCase } from '../../../feature-module.ts';
import { settingValue } from '../../../features/settings/settings-of.ts';
import type { PluginPlan } from '../../../plan.ts';
import { enqueueScript } from '../../support/script.ts';
import { toolClass, toolHandle } from '../../support/tool-names.ts';
import type { ShareButtons } from './share-buttons-options.ts';
import { shareNetworks } from './share-networks.ts';

const tool = 'share_buttons';

/** The methods that write the buttons. */
export function shareButtonsMethods(plan: PluginPlan, { targets, title }: ShareButtons): PhpCode {
  const handle = toolHandle(plan, tool);
  const networks = Object.fromEntries(
    Object.entries(shareNetworks).map(([key, { label, url }]) => [
      key,
      { label: key === 'email' ? translated(plan, label) : label, url },
    ]),
  );
  return php`
    /**
     * Renders the share buttons of the current post.
     *
     * @return string HTML, or an empty string if no buttons are enabled.
     */
    public function render() {
      $buttons = '';
      foreach ( ${settingValue(plan, 'targets', targets)} as $target ) {
        $buttons .= 'copy' === $target ? $this->copy_button() : $this->link( $target );
      }
      if ( '' === $buttons ) {
        return '';
      }

      wp_enqueue_style( ${handle} );
      $title = ${settingValue(plan, 'title', title)};

      return sprintf(
        '<div class="%1$s" role="group" aria-label="%2$s">%3$s<ul class="%1$s__list">%4$s</ul></div>',
        ${handle},
        esc_attr( '' === $title ? ${translated(plan, 'Share this')} : $title ),
        '' === $title ? '' : sprintf( '<span class="%1$s" aria-hidden="true">%2$s</span>', ${`${handle}__title`}, esc_html( $title ) ),
        $buttons
      );
    }

    /**
     * Gets the supported networks.
     *
     * @return array[] Networks by key, each with \`label\` and \`url\`, where %1$s is the URL of the page and %2$s its title.
     */
    private function networks() {
      return ${networks};
    }

    /**
     * Renders the link that shares the current post.
     *
     * @param string $key Key of the network.
     * @return string HTML, or an empty string for an unknown network.
     */
    private function link( $key ) {
      $networks = $this->networks();
      if ( ! isset( $networks[ $key ] ) ) {
        return '';
      }

      $title = html_entity_decode( wp_strip_all_tags( get_the_title() ), ENT_QUOTES, 'UTF-8' );
      $label = sprintf(
        /* translators: %s: Name of a social network. */
        'email' === $key ? __( 'Share by %s', ${plan.domain} ) : __( 'Share on %s (opens in a new tab)', ${plan.domain} ),
        $networks[ $key ]['label']
      );

      return sprintf(
        '<li><a class="%1$s" href="%2$s"%3$s aria-label="%4$s">%5$s</a></li>',
        ${`${handle}__button`},
        esc_url( sprintf( $networks[ $key ]['url'], rawurlencode( get_permalink() ), rawurlencode( $title ) ) ),
        'email' === $key ? '' : ' target="_blank" rel="noopener noreferrer nofollow"',
        esc_attr( $label ),
        esc_html( $networks[ $key ]['label'] )
      );
    }

    /**
     * Renders the button that copies the URL of the current post. The script reveals it.
     *
     * @return string HTML.
     */
    private function copy_button() {
      ${enqueueScript(plan, tool)}

      return sprintf(
        '<li hidden><button type="button" class="%1$s" data-url="%2$s" data-copied="%3$s">%4$s</button><span class="screen-reader-text" role="status"></span></li>',
        ${`${handle}__button`},
        esc_url( get_permalink() ),
        ${php`esc_attr__( 'Copied', ${plan.domain} )`},
        ${translatedHtml(plan, 'Copy link')}
      );
    }
  `;
}

/** Tests of the class. */
export const shareButtonsTest = (plan: PluginPlan): TestCase => ({
  name: 'Share_Buttons',
  summary: 'Tests for the share buttons.',
  methods: [
    php`
      /**
       * The URL and the title of the post are encoded in the links.
       */
      public function test_links_are_encoded() {
        $GLOBALS['post'] = self::factory()->post->create_and_get( array( 'post_title' => 'Fish & "chips"' ) ); // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- A test.
        setup_postdata( $GLOBALS['post'] );
        update_option( ${`${plan.names.prefix}_settings`}, array( ${php`'targets'`} => array( 'x', 'nowhere' ) ) );

        $markup = ( new ${toolClass(plan, tool)}() )->render();

        $this->assertStringContainsString( 'url=' . rawurlencode( get_permalink() ), $markup );
        $this->assertStringContainsString( 'text=Fish%20%26%20', $markup );
        $this->assertSame( 1, substr_count( $markup, '<li>' ) );
        wp_reset_postdata();
      }
    `,
  ],
});
