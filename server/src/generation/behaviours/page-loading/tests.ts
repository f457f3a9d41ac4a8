import { classOf } from '../../plugin/code-names.ts';
import type { TestCase } from '../../plugin/feature-module.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { php } from '../../writers/php.ts';
import type { PageLoading } from './loading-plan.ts';

/** Tests that pages load what they need, when they need it. */
export const loadingTests = (plan: PluginPlan, one: PageLoading): TestCase => {
  const name = classOf(plan, 'Page_Loading');
  const [asset] = one.assets ?? [];
  const [host] = one.preconnect ?? [];
  const [script] = one.delayed_scripts ?? [];
  return {
    name: 'Page_Loading',
    summary: 'Tests for what pages load.',
    methods: [
      ...(asset === undefined
        ? []
        : [
            php`
              /**
               * Styles of a plugin load on its pages alone.
               */
              public function test_styles_load_on_their_pages() {
                $pages  = ${[...asset.pages]};
                $source = plugins_url( ${`/${asset.plugin}/style.css`} );
                $loads  = static function ( $path ) use ( $source ) {
                  $before                 = $_SERVER['REQUEST_URI'] ?? '/';
                  $_SERVER['REQUEST_URI'] = untrailingslashit( (string) wp_parse_url( home_url(), PHP_URL_PATH ) ) . $path;
                  wp_enqueue_style( 'page-loading-test', $source, array(), '1' );
                  ( new ${name}() )->remove_assets();
                  $_SERVER['REQUEST_URI'] = $before;
                  $is_there               = wp_style_is( 'page-loading-test' );
                  wp_dequeue_style( 'page-loading-test' );

                  return $is_there;
                };

                $this->assertTrue( $loads( rtrim( $pages[0], '*' ) ) );
                $this->assertSame( ${name}::is_one_of( '/quite-elsewhere/', $pages ), $loads( '/quite-elsewhere/' ) );
              }
            `,
          ]),
      ...(one.eager_images === undefined
        ? []
        : [
            php`
              /**
               * So many images load at once.
               */
              public function test_first_images_load_at_once() {
                $this->assertSame( ${one.eager_images}, ( new ${name}() )->eager_images() );
              }
            `,
          ]),
      ...(host === undefined
        ? []
        : [
            php`
              /**
               * Browsers are told of hosts to connect to.
               */
              public function test_hosts_are_announced() {
                $loading = new ${name}();
                $this->assertContains( ${host}, wp_list_pluck( $loading->add_hosts( array(), 'preconnect' ), 'href' ) );
                $this->assertSame( array(), $loading->add_hosts( array(), 'prefetch' ) );
              }
            `,
          ]),
      ...(script === undefined
        ? []
        : [
            php`
              /**
               * A script waits, others do not.
               */
              public function test_script_waits() {
                $loading = new ${name}();
                $tag     = '<script src="https://example.org/a.js"></script>'; // phpcs:ignore WordPress.WP.EnqueuedResources.NonEnqueuedScript -- As WordPress prints it.
                $this->assertSame( $tag, $loading->delay( $tag, 'some-other-script', 'https://example.org/a.js' ) );
                $this->assertStringContainsString( 'type="text/plain"', $loading->delay( $tag, ${script}, ${script} ) );
              }
            `,
          ]),
    ],
  };
};
