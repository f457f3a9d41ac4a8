import { type CssCode, css, cssName } from '../../../../writers/css.ts';
import { type PhpCode, php } from '../../../../writers/php.ts';
import { prefixed } from '../../../code-names.ts';
import type { TestCase } from '../../../feature-module.ts';
import { settingValue } from '../../../features/settings/settings-of.ts';
import type { PluginPlan } from '../../../plan.ts';
import { enqueueStyle } from '../../support/assets.ts';
import { mainTextMethod } from '../../support/content-filter.ts';
import { toolClass, toolHandle, toolName } from '../../support/tool-names.ts';
import type { Breadcrumbs } from './breadcrumbs-options.ts';

/** The class that finds the way to a page and prints it. */
export function breadcrumbsClass(plan: PluginPlan, { isAutomatic, content, separator }: Breadcrumbs): PhpCode {
  const name = toolHandle(plan, 'breadcrumbs');
  return php`
    /**
     * Shows breadcrumbs.
     */
    class ${toolClass(plan, 'breadcrumbs', 'Trail')} {

      /**
       * Registers the hooks.
       */
      public function register() {
        add_shortcode( ${toolName(plan, 'breadcrumbs')}, array( $this, 'render' ) );
        add_action( ${toolName(plan, 'breadcrumbs')}, array( $this, 'print_trail' ) );
        add_filter( 'the_content', array( $this, 'add_to_content' ) );
      }

      /**
       * Adds the breadcrumbs above the content of a single page.
       *
       * @param string $content Post content.
       * @return string Filtered post content.
       */
      public function add_to_content( $content ) {
        return ${settingValue(plan, 'is_automatic', isAutomatic)} && $this->is_main_text() ? $this->render() . $content : $content;
      }

      ${mainTextMethod(plan, content)}

      /**
       * Outputs the breadcrumbs in a theme.
       */
      public function print_trail() {
        // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped in render(); wp_kses_post() would remove schema.org attributes.
        echo $this->render();
      }

      /**
       * Renders the breadcrumbs of the current page.
       *
       * @return string HTML, or an empty string on the front page.
       */
      public function render() {
        $crumbs = $this->crumbs();
        if ( count( $crumbs ) < 2 ) {
          return '';
        }

        ${enqueueStyle(plan, 'breadcrumbs')}

        $items = '';
        foreach ( $crumbs as $index => $crumb ) {
          $is_last = count( $crumbs ) - 1 === $index;
          $label   = sprintf( '<span itemprop="name">%s</span>', esc_html( $crumb['label'] ) );

          $items .= sprintf(
            '<li itemprop="itemListElement" itemscope itemtype="https://schema.org/ListItem">%1$s<meta itemprop="position" content="%2$d">%3$s</li>',
            $is_last || '' === $crumb['url']
              ? sprintf( '<span%1$s>%2$s</span>', $is_last ? ' aria-current="page"' : '', $label )
              : sprintf( '<a itemprop="item" href="%1$s">%2$s</a>', esc_url( $crumb['url'] ), $label ),
            $index + 1,
            $is_last ? '' : sprintf( ' <span aria-hidden="true">%s</span> ', esc_html( ${settingValue(plan, 'separator', separator)} ) )
          );
        }

        return sprintf(
          '<nav class="%1$s" aria-label="%2$s"><ol itemscope itemtype="https://schema.org/BreadcrumbList">%3$s</ol></nav>',
          ${name},
          esc_attr__( 'Breadcrumbs', ${plan.domain} ),
          $items
        );
      }

      /**
       * Gets the breadcrumbs of the current page.
       *
       * @return array[] Breadcrumbs, each with label and url. The last one is the current page.
       */
      public function crumbs() {
        $home   = ${settingValue(plan, 'home_label', '')};
        $crumbs = array( $this->crumb( '' === $home ? __( 'Home', ${plan.domain} ) : $home, home_url( '/' ) ) );

        if ( is_front_page() ) {
          return $crumbs;
        }

        if ( is_home() ) {
          $crumbs[] = $this->crumb( single_post_title( '', false ) );
        } elseif ( is_singular() ) {
          $crumbs = array_merge( $crumbs, $this->above_post( get_queried_object() ) );
          $crumbs[] = $this->crumb( single_post_title( '', false ) );
        } elseif ( is_category() || is_tag() || is_tax() ) {
          $crumbs   = array_merge( $crumbs, $this->above_term( get_queried_object() ) );
          $crumbs[] = $this->crumb( single_term_title( '', false ) );
        } elseif ( is_search() ) {
          /* translators: %s: Search query. */
          $crumbs[] = $this->crumb( sprintf( __( 'Search results for “%s”', ${plan.domain} ), get_search_query( false ) ) );
        } elseif ( is_404() ) {
          $crumbs[] = $this->crumb( __( 'Page not found', ${plan.domain} ) );
        } else {
          $crumbs[] = $this->crumb( wp_strip_all_tags( get_the_archive_title() ) );
        }

        /**
         * Filters the breadcrumbs of the current page.
         *
         * @param array[] $crumbs Breadcrumbs, each with label and url.
         */
        return apply_filters( ${prefixed(plan, 'crumbs')}, $crumbs );
      }

      /**
       * Gets the breadcrumbs above a post: its ancestors, its archive or its category.
       *
       * @param WP_Post $post Post object.
       * @return array[] Breadcrumbs, each with label and url.
       */
      private function above_post( $post ) {
        $crumbs = array();
        $type   = get_post_type_object( $post->post_type );
        $blog   = 'post' === $post->post_type ? (int) get_option( 'page_for_posts' ) : 0;

        if ( $blog > 0 ) {
          $crumbs[] = $this->crumb( get_the_title( $blog ), get_permalink( $blog ) );
        } elseif ( $type && $type->has_archive ) {
          $crumbs[] = $this->crumb( $type->labels->name, (string) get_post_type_archive_link( $post->post_type ) );
        }

        foreach ( array_reverse( get_post_ancestors( $post ) ) as $ancestor ) {
          $crumbs[] = $this->crumb( get_the_title( $ancestor ), get_permalink( $ancestor ) );
        }

        $terms = 'post' === $post->post_type ? get_the_category( $post->ID ) : array();
        if ( $terms ) {
          $link     = get_category_link( $terms[0] );
          $crumbs   = array_merge( $crumbs, $this->above_term( $terms[0] ) );
          $crumbs[] = $this->crumb( $terms[0]->name, $link );
        }

        return $crumbs;
      }

      /**
       * Gets the breadcrumbs of the ancestors of a term.
       *
       * @param WP_Term $term Term object.
       * @return array[] Breadcrumbs, each with label and url.
       */
      private function above_term( $term ) {
        $crumbs = array();
        foreach ( array_reverse( get_ancestors( $term->term_id, $term->taxonomy, 'taxonomy' ) ) as $ancestor ) {
          $link     = get_term_link( $ancestor, $term->taxonomy );
          $crumbs[] = $this->crumb( get_term( $ancestor )->name, is_wp_error( $link ) ? '' : $link );
        }

        return $crumbs;
      }

      /**
       * Creates a breadcrumb.
       *
       * @param string $label Unescaped label.
       * @param string $url   Optional. URL; empty for the current page.
       * @return array
       */
      private function crumb( $label, $url = '' ) {
        return array(
          'label' => wp_strip_all_tags( html_entity_decode( $label, ENT_QUOTES, 'UTF-8' ) ),
          'url'   => $url,
        );
      }
    }
  `;
}

/** The style: a row that wraps, in the theme's colours. */
export function breadcrumbsCss(plan: PluginPlan): CssCode {
  const name = cssName(toolHandle(plan, 'breadcrumbs'));
  return css`
    .${name} {
      font-size: 0.875em;
      margin-block-end: 1.5rem;
    }

    .${name} ol {
      display: flex;
      flex-wrap: wrap;
      gap: 0.25rem 0.375rem;
      list-style: none;
      margin: 0;
      padding: 0;
    }

    .${name} li {
      overflow-wrap: anywhere;
    }

    .${name} a {
      color: inherit;
    }
  `;
}

/** Tests of the way to a page. */
export const breadcrumbsTests = (plan: PluginPlan): TestCase => ({
  name: 'Breadcrumbs',
  summary: 'Tests for the breadcrumbs.',
  methods: [
    php`
      /**
       * Breadcrumbs include the ancestors of a page.
       */
      public function test_leads_through_the_pages_above() {
        $above = self::factory()->post->create(
          array(
            'post_type'  => 'page',
            'post_title' => 'Fish & chips',
          )
        );
        $page  = self::factory()->post->create(
          array(
            'post_type'   => 'page',
            'post_title'  => 'Salt',
            'post_parent' => $above,
          )
        );
        $this->go_to( get_permalink( $page ) );

        $trail = new ${toolClass(plan, 'breadcrumbs', 'Trail')}();

        $this->assertSame( array( 'Home', 'Fish & chips', 'Salt' ), wp_list_pluck( $trail->crumbs(), 'label' ) );
        $this->assertStringContainsString( '<span aria-current="page"><span itemprop="name">Salt</span></span>', $trail->render() );
        $this->assertStringContainsString( 'Fish &amp; chips', $trail->render() );
      }
    `,
  ],
});
