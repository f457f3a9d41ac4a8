import { classOf, prefixed } from '../../plugin/code-names.ts';
import type { TestCase } from '../../plugin/feature-module.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { identifier, php } from '../../writers/php.ts';
import { madeSeo, type Seo } from './seo-plan.ts';

/** Tests that pages say what they are to say. */
export function seoTests(plan: PluginPlan, all: readonly Seo[]): readonly TestCase[] {
  const tried = madeSeo(plan, all).filter(
    ({ kind }) => kind.storage === 'post' && kind.key !== 'media' && !kind.needsShop,
  );
  const settings = prefixed(plan, 'settings');
  return [
    {
      name: 'Seo',
      summary: 'Tests for search engines.',
      methods: [
        php`
          /**
           * Nothing is said of pages that are about no record.
           */
          public function test_other_pages_are_left_alone() {
            $this->go_to( home_url( '/?s=nothing' ) );

            $this->assertSame( '', ( new ${classOf(plan, 'Seo')}() )->title( '' ) );
          }
        `,
        ...(all.some(({ cleans_file_names: one }) => one === true)
          ? [
              php`
                /**
                 * Names of files are clean.
                 */
                public function test_file_names_are_clean() {
                  $seo = new ${classOf(plan, 'Seo')}();
                  $this->assertSame( 'cafe-no-1.jpg', $seo->clean_file_name( 'Café_No 1.JPG' ) );
                  $this->assertStringEndsWith( '.png', $seo->clean_file_name( '写真.png' ) );
                }
              `,
            ]
          : []),
        ...(all.some(({ alt_from: one }) => one !== undefined)
          ? [
              php`
                /**
                 * Pictures without an alternative text get one; others keep theirs.
                 */
                public function test_pictures_get_a_text() {
                  $seo  = new ${classOf(plan, 'Seo')}();
                  $file = self::factory()->post->create_and_get( array( 'post_type' => 'attachment', 'post_title' => 'Fish & chips' ) );
                  ${all.some(({ alt_from: one }) => one === 'post') ? php`$GLOBALS['post'] = $file;` : php``}

                  $this->assertSame( 'Fish &#038; chips', str_replace( '&amp;', '&#038;', $seo->add_alt( array( 'alt' => '' ), $file )['alt'] ) );
                  $this->assertSame( 'Mine', $seo->add_alt( array( 'alt' => 'Mine' ), $file )['alt'] );
                  $this->assertStringContainsString( 'alt="Mine"', $seo->add_alt_to_tag( '<img src="a.jpg" alt="Mine">', 'the_content', $file->ID ) );
                  $this->assertStringContainsString( 'chips"', $seo->add_alt_to_tag( '<img src="a.jpg">', 'the_content', $file->ID ) );
                }
              `,
            ]
          : []),
        ...tried.map(
          ({ one, kind }) => php`
            /**
             * The template makes the title.
             */
            public function ${identifier(`test_${one.name}_has_its_title`)}() {
              update_option( ${settings}, array( ${plan.settingKeys?.[`${one.name}_title`] ?? `${one.name}_title`} => 'About {title}' ) );
              $id = self::factory()->post->create( array( 'post_type' => ${kind.type}, 'post_title' => 'Fish', 'post_status' => 'publish', 'post_excerpt' => 'All about fish.' ) );
              $this->go_to( get_permalink( $id ) );

              $seo = new ${classOf(plan, 'Seo')}();
              $this->assertSame( 'About Fish', $seo->title( '' ) );
              ${one.noindex.when === 'always' ? php`$this->assertArrayHasKey( 'noindex', $seo->robots( array() ) );` : php`$this->assertIsArray( $seo->robots( array() ) );`}
            }
          `,
        ),
      ],
    },
  ];
}
