import { type PhpCode, php } from '../../../../writers/php.ts';
import { prefixed } from '../../../code-names.ts';
import type { TestCase } from '../../../feature-module.ts';
import { settingValue } from '../../../features/settings/settings-of.ts';
import type { PluginPlan } from '../../../plan.ts';
import { toolClass } from '../../support/tool-names.ts';
import type { SocialMeta } from './social-meta-options.ts';

/** The class that prints the tags. */
export function socialMetaClass(plan: PluginPlan, { image, handle, hasLargeImage }: SocialMeta): PhpCode {
  return php`
    /**
     * Adds meta tags for social networks and search engines.
     */
    class ${toolClass(plan, 'social_meta', 'Printer')} {

      /**
       * Registers the hooks.
       */
      public function register() {
        add_action( 'wp_head', array( $this, 'render' ), 5 );
      }

      /**
       * Outputs the meta tags of the current page.
       */
      public function render() {
        if ( is_404() || is_search() || $this->has_seo_plugin() ) {
          return;
        }

        foreach ( $this->tags() as $name => $content ) {
          // Open Graph uses the property attribute, all others the name attribute.
          $attribute = 0 === strpos( $name, 'og:' ) || 0 === strpos( $name, 'article:' ) ? 'property' : 'name';

          printf( "<meta %1\$s=\"%2\$s\" content=\"%3\$s\">\n", esc_attr( $attribute ), esc_attr( $name ), esc_attr( $content ) );
        }
      }

      /**
       * Gets the meta tags of the current page.
       *
       * @return string[] Non-empty contents, keyed by name.
       */
      public function tags() {
        $image  = $this->image();
        $handle = ltrim( ${settingValue(plan, 'twitter_handle', handle)}, '@' );
        $tags   = array(
          'description'            => $this->description(),
          'og:locale'              => get_locale(),
          'og:type'                => is_singular() && ! is_front_page() ? 'article' : 'website',
          'og:title'               => $this->title(),
          'og:description'         => $this->description(),
          'og:url'                 => $this->url(),
          'og:site_name'           => wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES ),
          'og:image'               => $image['url'],
          'og:image:width'         => $image['width'],
          'og:image:height'        => $image['height'],
          'og:image:alt'           => $image['alt'],
          'article:published_time' => is_singular( 'post' ) ? get_the_date( DATE_W3C, get_queried_object_id() ) : '',
          'article:modified_time'  => is_singular( 'post' ) ? get_the_modified_date( DATE_W3C, get_queried_object_id() ) : '',
          'twitter:card'           => '' !== $image['url'] && ${settingValue(plan, 'large_image', hasLargeImage)} ? 'summary_large_image' : 'summary',
          'twitter:site'           => '' === $handle ? '' : '@' . $handle,
        );

        /**
         * Filters the meta tags of the current page.
         *
         * @param string[] $tags Contents, keyed by name.
         */
        return array_filter( apply_filters( ${prefixed(plan, 'social_meta')}, $tags ) );
      }

      /**
       * Gets the title of the current page, without the site title.
       *
       * @return string
       */
      private function title() {
        $title = is_singular() && ! is_front_page() ? single_post_title( '', false ) : wp_get_document_title();

        return wp_strip_all_tags( html_entity_decode( $title, ENT_QUOTES, 'UTF-8' ) );
      }

      /**
       * Gets the description of the current page, as plain text.
       *
       * @return string Description, or an empty string if there is none.
       */
      private function description() {
        $text = '';
        if ( is_front_page() ) {
          $text = ${settingValue(plan, 'home_description', '')};
          $text = '' === $text ? get_bloginfo( 'description' ) : $text;
        } elseif ( is_singular() ) {
          $post = get_queried_object();
          if ( ! post_password_required( $post ) ) {
            $text = has_excerpt( $post ) ? $post->post_excerpt : strip_shortcodes( excerpt_remove_blocks( $post->post_content ) );
          }
        } elseif ( is_category() || is_tag() || is_tax() ) {
          $text = term_description();
        } elseif ( is_author() ) {
          $text = get_the_author_meta( 'description', get_queried_object_id() );
        } elseif ( is_post_type_archive() ) {
          $text = get_the_post_type_description();
        }

        return wp_html_excerpt( trim( preg_replace( '/\s+/u', ' ', wp_strip_all_tags( html_entity_decode( $text, ENT_QUOTES, 'UTF-8' ) ) ) ), 160, '…' );
      }

      /**
       * Gets the URL of the current page.
       *
       * @return string URL, or an empty string if there is no canonical one.
       */
      private function url() {
        if ( is_front_page() ) {
          return home_url( '/' );
        }

        if ( is_singular() ) {
          return (string) wp_get_canonical_url();
        }

        $link = is_category() || is_tag() || is_tax() ? get_term_link( get_queried_object() ) : '';

        return is_wp_error( $link ) ? '' : $link;
      }

      /**
       * Gets the image of the current page: the featured image, the default image or the site icon.
       *
       * @return string[] Values of url, width, height and alt; empty if unknown.
       */
      private function image() {
        $image = array(
          'url'    => ${settingValue(plan, 'default_image', image)},
          'width'  => '',
          'height' => '',
          'alt'    => '',
        );

        $id = is_singular() ? (int) get_post_thumbnail_id( get_queried_object_id() ) : 0;
        if ( 0 === $id && '' === $image['url'] ) {
          $id = (int) get_option( 'site_icon' );
        }

        $source = $id > 0 ? wp_get_attachment_image_src( $id, 'full' ) : false;
        if ( ! $source ) {
          return $image;
        }

        return array(
          'url'    => $source[0],
          'width'  => (string) $source[1],
          'height' => (string) $source[2],
          'alt'    => (string) get_post_meta( $id, '_wp_attachment_image_alt', true ),
        );
      }

      /**
       * Determines whether an SEO plugin is active that adds these tags itself.
       *
       * @return bool
       */
      private function has_seo_plugin() {
        return defined( 'WPSEO_VERSION' )
          || defined( 'RANK_MATH_VERSION' )
          || defined( 'AIOSEO_VERSION' )
          || defined( 'SEOPRESS_VERSION' )
          || defined( 'THE_SEO_FRAMEWORK_VERSION' );
      }
    }
  `;
}

/** Tests of the tags of a post. */
export const socialMetaTests = (plan: PluginPlan): TestCase => ({
  name: 'Social_Meta',
  summary: 'Tests for the meta tags.',
  methods: [
    php`
      /**
       * The description of a post is its excerpt.
       */
      public function test_describes_a_post_by_its_excerpt() {
        $post_id = self::factory()->post->create(
          array(
            'post_title'   => 'Fish & chips',
            'post_excerpt' => 'Hot <b>and</b> "crisp".',
          )
        );
        $this->go_to( get_permalink( $post_id ) );

        $tags = ( new ${toolClass(plan, 'social_meta', 'Printer')}() )->tags();

        $this->assertSame( 'Hot and "crisp".', $tags['description'] );
        $this->assertSame( 'article', $tags['og:type'] );
        $this->assertSame( get_permalink( $post_id ), $tags['og:url'] );
      }
    `,
    php`
      /**
       * The content of password-protected posts is not exposed.
       */
      public function test_keeps_what_a_password_protects() {
        $post_id = self::factory()->post->create(
          array(
            'post_content'  => 'A secret.',
            'post_password' => 'sesame',
          )
        );
        $this->go_to( get_permalink( $post_id ) );

        $this->assertArrayNotHasKey( 'description', ( new ${toolClass(plan, 'social_meta', 'Printer')}() )->tags() );
      }
    `,
  ],
});
