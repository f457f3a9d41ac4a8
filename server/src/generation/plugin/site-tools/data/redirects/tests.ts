import { type PhpCode, php } from '../../../../writers/php.ts';
import { classOf } from '../../../code-names.ts';
import type { TestCase } from '../../../feature-module.ts';
import type { PluginPlan } from '../../../plan.ts';
import { postTypesOf } from '../../support/content-types.ts';
import { followsContent, hasSeasons, type Redirects } from './options.ts';

/** Tests of the redirects: what is found, what is refused. */
export function redirectTests(plan: PluginPlan, options: Redirects): TestCase {
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
      ...(hasSeasons(options) ? [seasonTest(store)] : []),
      ...(options.imports === true ? [importTest(plan, store)] : []),
      ...(followsContent(options) ? changeTests(plan, options, store) : []),
    ],
  };
}

const seasonTest = (store: PhpCode): PhpCode => php`
  /**
   * Redirects work in their season only.
   */
  public function test_keeps_to_the_season() {
    $store = new ${store}();
    $today = wp_date( 'm-d' );
    $later = wp_date( 'm-d', time() + 10 * DAY_IN_SECONDS );
    foreach ( array( '/test-now' => $today, '/test-later' => $later ) as $source => $day ) {
      $store->save(
        array(
          'source'       => $source,
          'target'       => '/test-season',
          'season_from'  => $day,
          'season_until' => $day,
        )
      );
    }

    $this->assertSame( '/test-season', $store->match( '/test-now' )['target'] );
    $this->assertNull( $store->match( '/test-later' ) );
    $this->assertTrue( ${store}::is_in_season( array( 'season_from' => $later, 'season_until' => $today ) ) );
    $this->assertWPError( $store->save( array( 'source' => '/test-wrong', 'target' => '/', 'season_from' => '13-01', 'season_until' => '12-01' ) ) );
  }
`;

const importTest = (plan: PluginPlan, store: PhpCode): PhpCode => php`
  /**
   * A dry run saves nothing, and errors name their row.
   */
  public function test_imports_from_csv() {
    $store  = new ${store}();
    $import = new ${classOf(plan, 'Redirects_Import')}( $store );
    $file   = wp_tempnam( 'redirects.csv' );
    file_put_contents( $file, "old path;new path\n/test-csv-a;/test-csv-new\n/wp-admin/x;/\n/test-csv-b\n/test-csv-a;/twice\n" ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- Temporary file of the test.

    $tried = $import->import( $file, true );

    $this->assertSame( 1, $tried['created'] );
    $this->assertCount( 3, $tried['errors'] );
    $this->assertStringContainsString( '3', $tried['errors'][0] );
    $this->assertNull( $store->match( '/test-csv-a' ) );

    $import->import( $file, false );
    wp_delete_file( $file );

    $this->assertSame( '/test-csv-new', $store->match( '/test-csv-a' )['target'] );
  }
`;

function changeTests(plan: PluginPlan, { movedTypes = [], deletedTypes = [] }: Redirects, store: PhpCode) {
  const typeOf = (named: readonly string[]): string => postTypesOf(named, plan.entities)[0] ?? 'post';
  return [
    ...(movedTypes.length === 0
      ? []
      : [
          php`
            /**
             * The former address of a post leads to its new one.
             */
            public function test_follows_posts_that_move() {
              $former = get_option( 'permalink_structure' );
              $GLOBALS['wp_rewrite']->set_permalink_structure( '/%postname%/' );
              $id  = self::factory()->post->create( array( 'post_type' => ${typeOf(movedTypes)}, 'post_status' => 'publish', 'post_name' => 'test-former' ) );
              $old = get_permalink( $id );
              wp_update_post( array( 'ID' => $id, 'post_name' => 'test-present' ) );

              $new = get_permalink( $id );
              $GLOBALS['wp_rewrite']->set_permalink_structure( $former );

              $this->assertSame( $new, ( new ${store}() )->match( ${store}::source_of( $old ) )['target'] );
            }
          `,
        ]),
    ...(deletedTypes.length === 0
      ? []
      : [
          php`
            /**
             * The address of a deleted post leads elsewhere until it is published again.
             */
            public function test_replaces_deleted_posts() {
              $former = get_option( 'permalink_structure' );
              $GLOBALS['wp_rewrite']->set_permalink_structure( '/%postname%/' );
              $id     = self::factory()->post->create( array( 'post_type' => ${typeOf(deletedTypes)}, 'post_status' => 'publish', 'post_name' => 'test-removed' ) );
              $source = ${store}::source_of( get_permalink( $id ) );
              wp_trash_post( $id );
              $replaced = ( new ${store}() )->match( $source );
              wp_untrash_post( $id );
              wp_update_post( array( 'ID' => $id, 'post_status' => 'publish' ) );
              $restored = ( new ${store}() )->match( $source );
              $GLOBALS['wp_rewrite']->set_permalink_structure( $former );

              $this->assertSame( $source, $replaced['source'] );
              $this->assertNull( $restored );
            }
          `,
        ]),
  ];
}
