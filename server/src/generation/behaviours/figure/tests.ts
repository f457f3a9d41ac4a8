import { classOf, prefixed } from '../../plugin/code-names.ts';
import type { TestCase } from '../../plugin/feature-module.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { identifier, php } from '../../writers/php.ts';
import { type Figure, madeFigures } from './figure-plan.ts';

/** Tests that figures are there, count what is added, and are kept from those who may not see them. */
export function figureTests(plan: PluginPlan, figures: readonly Figure[]): readonly TestCase[] {
  const made = madeFigures(plan, figures);
  const counted = made.filter(
    ({ one, kind }) =>
      one.what === 'count' &&
      one.look === 'number' &&
      one.whose === 'all' &&
      one.period === undefined &&
      (one.conditions ?? []).length === 0 &&
      one.cache_minutes === 0 &&
      one.audience.who === 'everyone' &&
      (kind.storage === 'user' || (kind.storage === 'post' && kind.key !== 'media')) &&
      !kind.needsShop,
  );
  const loggedIn = made.filter(({ one }) => ['logged_in', 'roles'].includes(one.audience.who));
  return [
    {
      name: 'Figures',
      summary: 'Tests for figures.',
      methods: [
        php`
          /**
           * Every figure has its shortcode.
           */
          public function test_shortcodes_are_registered() {
            foreach ( ${made.map(({ one }) => prefixed(plan, one.name))} as $name ) {
              $this->assertTrue( shortcode_exists( $name ), $name );
            }
          }
        `,
        ...counted.map(
          ({ one, kind }) => php`
            /**
             * What is added counts.
             */
            public function ${identifier(`test_${one.name}_counts`)}() {
              $figures = new ${classOf(plan, 'Figures')}();
              $before  = $figures->${identifier(`show_${one.name}`)}();

              ${kind.storage === 'user' ? php`self::factory()->user->create();` : php`self::factory()->post->create( array( 'post_type' => ${kind.type}, 'post_status' => 'publish' ) );`}

              $this->assertNotSame( $before, $figures->${identifier(`show_${one.name}`)}() );
            }
          `,
        ),
        ...loggedIn.map(
          ({ one }) => php`
            /**
             * Visitors do not see it.
             */
            public function ${identifier(`test_${one.name}_is_not_for_visitors`)}() {
              wp_set_current_user( 0 );

              $this->assertSame( '', ( new ${classOf(plan, 'Figures')}() )->${identifier(`show_${one.name}`)}() );
            }
          `,
        ),
      ],
    },
  ];
}
