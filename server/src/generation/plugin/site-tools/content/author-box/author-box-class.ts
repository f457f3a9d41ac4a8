import { noPhp, type PhpCode, php } from '../../../../writers/php.ts';
import { translated } from '../../../code-names.ts';
import type { TestCase } from '../../../feature-module.ts';
import { settingValue } from '../../../features/settings/settings-of.ts';
import type { PluginPlan } from '../../../plan.ts';
import { toolClass, toolHandle, toolName } from '../../support/tool-names.ts';
import type { AuthorBox } from './author-box-options.ts';

const tool = 'author_box';

/** Where authors have profiles. */
export const profileNetworks: Readonly<Record<string, { readonly label: string; readonly pattern: RegExp }>> = {
  facebook: { label: 'Facebook', pattern: /facebook/ },
  instagram: { label: 'Instagram', pattern: /instagram/ },
  linkedin: { label: 'LinkedIn', pattern: /linkedin/ },
  x: { label: 'X', pattern: /x|twitter/ },
  mastodon: { label: 'Mastodon', pattern: /mastodon/ },
  bluesky: { label: 'Bluesky', pattern: /bluesky/ },
  youtube: { label: 'YouTube', pattern: /youtube/ },
  tiktok: { label: 'TikTok', pattern: /tiktok/ },
  github: { label: 'GitHub', pattern: /github/ },
};

/** The methods that write the box. */
export function authorBoxMethods(plan: PluginPlan, { title, hasAvatar, hasLink, profiles }: AuthorBox): PhpCode {
  const handle = toolHandle(plan, tool);
  const hasProfiles = profiles.length > 0;
  return php`
    /**
     * Renders the author box of the current post.
     *
     * @return string HTML, or an empty string if the author has no biography.
     */
    public function render() {
      $id  = (int) get_post_field( 'post_author', get_the_ID() );
      $bio = get_the_author_meta( 'description', $id );
      if ( '' === trim( $bio ) ) {
        return '';
      }

      wp_enqueue_style( ${handle} );
      $title = ${settingValue(plan, 'title', title)};
      $name  = get_the_author_meta( 'display_name', $id );

      return sprintf(
        '<aside class="%1$s" aria-label="%2$s">%3$s<div class="%1$s__text"><p class="%1$s__title">%2$s</p><p class="%1$s__name">%4$s</p>%5$s%6$s</div></aside>',
        ${handle},
        esc_attr( '' === $title ? ${translated(plan, 'About the author')} : $title ),
        // The name is next to the picture, so the picture needs no alternative text.
        ${settingValue(plan, 'has_avatar', hasAvatar)} ? get_avatar( $id, 96, '', '', array( 'class' => ${`${handle}__avatar`} ) ) : '',
        esc_html( $name ),
        wpautop( wp_kses_post( $bio ) ),
        $this->links( $id, $name )
      );
    }

    /**
     * Renders the link to the author archive${hasProfiles ? ' and the social profile links' : ''}.
     *
     * @param int    $id   Author ID.
     * @param string $name Name of the author.
     * @return string Markup.
     */
    private function links( $id, $name ) {
      $links = array();

      if ( ${settingValue(plan, 'has_link', hasLink)} ) {
        $links[] = sprintf(
          '<a href="%1$s">%2$s</a>',
          esc_url( get_author_posts_url( $id ) ),
          /* translators: %s: Author name. */
          esc_html( sprintf( __( 'All posts by %s', ${plan.domain} ), $name ) )
        );
      }
      ${
        hasProfiles
          ? php`
        foreach ( $this->profiles() as $key => $label ) {
          $url = get_user_meta( $id, $key, true );
          if ( is_string( $url ) && '' !== $url ) {
            $links[] = sprintf( '<a href="%1$s" rel="me nofollow">%2$s</a>', esc_url( $url ), esc_html( $label ) );
          }
        }
      `
          : noPhp
      }

      return array() === $links ? '' : sprintf( '<p class="%1$s">%2$s</p>', ${`${handle}__links`}, implode( ' ', $links ) );
    }

    ${
      hasProfiles
        ? php`
      /**
       * Gets the supported social networks.
       *
       * @return string[] Labels, keyed by user meta key.
       */
      private function profiles() {
        return ${Object.fromEntries(profiles.map((key) => [toolName(plan, `profile_${key}`), profileNetworks[key]?.label ?? key]))};
      }

      /**
       * Adds social profile fields to the user profile screen.
       *
       * @param string[] $fields Contact methods.
       * @return string[] Filtered contact methods.
       */
      public function add_profile_fields( $fields ) {
        foreach ( $this->profiles() as $key => $label ) {
          /* translators: %s: Name of a social network. */
          $fields[ $key ] = sprintf( __( '%s profile URL', ${plan.domain} ), $label );
        }

        return $fields;
      }
    `
        : noPhp
    }
  `;
}

/** Tests of the class. */
export const authorBoxTest = (plan: PluginPlan): TestCase => ({
  name: 'Author_Box',
  summary: 'Tests for the author box.',
  methods: [
    php`
      /**
       * The author box is only shown for authors with a biography.
       */
      public function test_box_needs_a_biography() {
        $author          = self::factory()->user->create( array( 'role' => 'author' ) );
        $GLOBALS['post'] = self::factory()->post->create_and_get( array( 'post_author' => $author ) ); // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited -- A test.
        setup_postdata( $GLOBALS['post'] );
        $box = new ${toolClass(plan, tool)}();

        $this->assertSame( '', $box->render() );

        update_user_meta( $author, 'description', 'Writes & reads.' );

        $this->assertStringContainsString( 'Writes &amp; reads.', $box->render() );
        wp_reset_postdata();
      }
    `,
  ],
});
