import { type PhpCode, php } from '../../../../writers/php.ts';
import { settingValue } from '../../../features/settings/settings-of.ts';
import type { PluginPlan } from '../../../plan.ts';
import { toolClass, toolClassName, toolHandle, toolName } from '../../support/tool-names.ts';
import type { ApiFeed } from './options.ts';

/** The class that shows the entries. */
export function feedViewClass(plan: PluginPlan, { noun, count }: ApiFeed): PhpCode {
  const { domain } = plan;
  const feed = toolClassName(plan, 'api_feed', 'Feed');
  const base = toolHandle(plan, noun);
  const tag = toolName(plan, noun);
  return php`
    /**
     * Displays the stored entries. Pages never send requests to the service themselves.
     */
    class ${toolClass(plan, 'feed_view')} {

      /**
       * Feed instance.
       *
       * @var ${feed}
       */
      private $feed;

      /**
       * Constructor.
       *
       * @param ${feed} $feed Feed instance.
       */
      public function __construct( $feed ) {
        $this->feed = $feed;
      }

      /**
       * Registers the hooks.
       */
      public function register() {
        add_shortcode( ${tag}, array( $this, 'render' ) );
      }

      /**
       * Renders the list of entries.
       *
       * @param array|string $attributes Shortcode attributes: count.
       * @return string HTML, or an empty string if there are no entries.
       */
      public function render( $attributes ) {
        $attributes = shortcode_atts( array( 'count' => ${settingValue(plan, 'count', count)} ), $attributes, ${tag} );
        $items      = array_slice( $this->feed->items(), 0, max( 1, absint( $attributes['count'] ) ) );
        if ( array() === $items ) {
          return '';
        }

        return sprintf( '<ul class="%1$s">%2$s</ul>', ${base}, implode( '', array_map( array( $this, 'render_item' ), $items ) ) );
      }

      /**
       * Renders an entry.
       *
       * @param array $item The entry.
       * @return string HTML.
       */
      private function render_item( $item ) {
        $title = esc_html( $item['title'] );
        if ( '' !== $title && '' !== $item['url'] ) {
          $title = sprintf( '<a href="%1$s">%2$s</a>', esc_url( $item['url'] ), $title );
        }

        $parts = array(
          '' === $item['image'] ? '' : sprintf( '<img src="%s" alt="" loading="lazy">', esc_url( $item['image'] ) ),
          '' === $title ? '' : '<strong>' . $title . '</strong>',
          0.0 === (float) $item['rating'] ? '' : sprintf(
            '<p>%s</p>',
            /* translators: %s: Number of points or stars. */
            esc_html( sprintf( __( 'Rating: %s', ${domain} ), number_format_i18n( $item['rating'], floor( $item['rating'] ) === (float) $item['rating'] ? 0 : 1 ) ) )
          ),
          '' === $item['text'] ? '' : wpautop( esc_html( $item['text'] ) ),
          $this->byline( $item ),
        );

        return '<li>' . implode( '', $parts ) . '</li>';
      }

      /**
       * Renders the author and the date of an entry.
       *
       * @param array $item The entry.
       * @return string HTML, or an empty string if both are unknown.
       */
      private function byline( $item ) {
        $parts = array();
        if ( '' !== $item['author'] ) {
          $parts[] = esc_html( $item['author'] );
        }
        if ( '' !== $item['date'] ) {
          $parts[] = sprintf( '<time datetime="%1$s">%2$s</time>', esc_attr( mysql_to_rfc3339( $item['date'] ) . 'Z' ), esc_html( get_date_from_gmt( $item['date'], get_option( 'date_format' ) ) ) );
        }

        return array() === $parts ? '' : '<p>' . implode( ' · ', $parts ) . '</p>';
      }
    }
  `;
}
