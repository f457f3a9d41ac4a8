import { php } from '../../../../writers/php.ts';
import { classOf } from '../../../code-names.ts';
import type { TestCase } from '../../../feature-module.ts';
import type { PluginPlan } from '../../../plan.ts';

/** Tests of the redirects: what is found, what is refused. */
export function redirectTests(plan: PluginPlan): TestCase {
  const store = classOf(plan, 'Redirect_Store');
  return {
    name: 'Redirects',
    summary: 'Tests for redirects.',
    methods: [
      php`
        /**
         * Equivalent forms of a URL match.
         */
        public function test_finds_redirects() {
          $store = new ${store}();
          $id    = $store->save(
            array(
              'source' => home_url( '/Test-Old-Page/' ),
              'target' => 'test-new-page',
            )
          );

          $this->assertIsInt( $id );
          $this->assertSame( '/test-new-page', $store->match( ${store}::source_of( '/test-old-page/' ) )['target'] );
          $this->assertNull( $store->match( '/test-old-page-2' ) );
          $this->assertTrue( $store->delete( $id ) );
          $this->assertNull( $store->match( '/test-old-page' ) );
        }
      `,
      php`
        /**
         * Wildcards match everything below a path.
         */
        public function test_follows_stars() {
          $store = new ${store}();
          $store->save(
            array(
              'source' => '/test-blog/*',
              'target' => '/news/*',
            )
          );

          $this->assertSame( '/news/2020/first', $store->match( '/test-blog/2020/first' )['target'] );
          $this->assertNull( $store->match( '/test-blogs/first' ) );
        }
      `,
      php`
        /**
         * Redirect loops are rejected.
         */
        public function test_refuses_circles() {
          $store = new ${store}();
          $store->save(
            array(
              'source' => '/test-one',
              'target' => '/test-two',
            )
          );
          $back = $store->save(
            array(
              'source' => '/test-two',
              'target' => '/test-one',
            )
          );

          $this->assertWPError( $back );
          $this->assertNull( $store->match( '/test-two' ) );
        }
      `,
    ],
  };
}
