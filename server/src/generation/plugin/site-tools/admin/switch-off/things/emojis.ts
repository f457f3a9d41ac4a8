import { php } from '../../../../../writers/php.ts';
import { toolClass } from '../../../support/tool-names.ts';
import type { SwitchedOff } from '../switched-off.ts';

/** "Remove the emoji scripts": browsers draw emojis themselves. */
export const emojis: SwitchedOff = {
  thing: 'emojis',
  label: 'Emoji script and styles',
  names:
    /^(?:wp-emoji|emojis?|emoticons?|smilies)(?: (?:support|scripts?|styles?|detection|js|css|assets|images|conversion|code|and|feature)(?= ))* /,
  unless: /^ ?(?:from|in) (?:titles?|names?|content|comments|usernames|posts) /,
  says: () => 'The emoji script and styles are not loaded; browsers use their native emoji.',
  register: () => php`
    remove_action( 'wp_head', 'print_emoji_detection_script', 7 );
    remove_action( 'wp_enqueue_scripts', 'wp_enqueue_emoji_styles' );
    remove_action( 'wp_print_styles', 'print_emoji_styles' );
    remove_action( 'embed_head', 'print_emoji_detection_script' );
    remove_action( 'enqueue_embed_scripts', 'wp_enqueue_emoji_styles' );
    remove_filter( 'the_content_feed', 'wp_staticize_emoji' );
    remove_filter( 'comment_text_rss', 'wp_staticize_emoji' );
    remove_filter( 'wp_mail', 'wp_staticize_emoji_for_email' );
    add_action( 'admin_init', array( $this, 'remove_from_admin' ) );
    add_filter( 'tiny_mce_plugins', array( $this, 'remove_from_editor' ) );
    add_filter( 'emoji_svg_url', '__return_false' );
  `,
  methods: () => [
    php`
      /**
       * Removes the emoji script and styles from the admin, whose hooks are added later.
       */
      public function remove_from_admin() {
        remove_action( 'admin_print_scripts', 'print_emoji_detection_script' );
        remove_action( 'admin_enqueue_scripts', 'wp_enqueue_emoji_styles' );
        remove_action( 'admin_print_styles', 'print_emoji_styles' );
      }
    `,
    php`
      /**
       * Removes the emoji plugin from the classic editor.
       *
       * @param string[] $plugins TinyMCE plugins.
       * @return string[] Filtered TinyMCE plugins.
       */
      public function remove_from_editor( $plugins ) {
        return array_values( array_diff( (array) $plugins, array( 'wpemoji' ) ) );
      }
    `,
  ],
  test: (plan) => php`
    /**
     * The emoji script and styles are not printed.
     */
    public function test_emojis_are_off() {
      ( new ${toolClass(plan, 'no_emojis')}() )->register();

      $this->assertFalse( has_action( 'wp_head', 'print_emoji_detection_script' ) );
      $this->assertFalse( has_action( 'wp_enqueue_scripts', 'wp_enqueue_emoji_styles' ) );
    }
  `,
};
