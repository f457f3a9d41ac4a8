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
