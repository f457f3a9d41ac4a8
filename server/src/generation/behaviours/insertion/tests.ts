import { classOf } from '../../plugin/code-names.ts';
import type { TestCase } from '../../plugin/feature-module.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { identifier, php } from '../../writers/php.ts';
import { type Insertion, type MadeInsertion, madeInsertions } from './insertion-plan.ts';
import { showMethod } from './insertions-class.ts';

/** Whether it is there at any time for anybody, with a text that can be looked for. */
const isPlain = ({ one, kind }: MadeInsertion): boolean =>
  kind === null &&
  one.audience.who === 'everyone' &&
  one.from === undefined &&
  one.until === undefined &&
  one.hours === undefined &&
  (one.what.show === 'text' || one.what.show === 'notice' || one.what.show === 'badge');

/** Tests that what is to be shown is shown to those who are to see it, and over when it is over. */
export function insertionTests(plan: PluginPlan, insertions: readonly Insertion[]): readonly TestCase[] {
  const made = madeInsertions(plan, insertions);
  const object = php`( new ${classOf(plan, 'Insertions')}() )`;
  const isForLoggedIn = ({ one }: MadeInsertion): boolean =>
    one.what.show !== 'code' &&
    one.audience.who !== 'everyone' &&
    one.audience.who !== 'guests' &&
    one.audience.who !== 'all_but_roles';
  return [
    {
      name: 'Insertions',
      summary: 'Tests for insertions.',
      methods: [
        php`
          /**
           * Every insertion has its shortcode.
           */
          public function test_shortcodes_are_registered() {
            foreach ( ${made.map(({ one }) => `${plan.names.prefix}_${one.name}`)} as $name ) {
              $this->assertTrue( shortcode_exists( $name ), $name );
            }
          }
        `,
        ...made.filter(isPlain).map(
          ({ one }) => php`
            /**
             * It is shown where there is a text, escaped.
             */
            public function ${identifier(`test_${one.name}_is_shown`)}() {
              update_option( ${`${plan.names.prefix}_settings`}, array( ${plan.settingKeys?.[`${one.name}_text`] ?? `${one.name}_text`} => 'Fish & chips' ) );
              $this->assertStringContainsString( 'Fish &amp; chips', ${object}->${showMethod(one.name)}() );

              update_option( ${`${plan.names.prefix}_settings`}, array( ${plan.settingKeys?.[`${one.name}_text`] ?? `${one.name}_text`} => '' ) );
              $this->assertSame( '', ${object}->${showMethod(one.name)}() );
            }
          `,
        ),
        ...made.filter(isForLoggedIn).map(
          ({ one, kind }) => php`
            /**
             * Visitors do not see it.
             */
            public function ${identifier(`test_${one.name}_is_not_for_visitors`)}() {
              $record = ${kind?.storage === 'post' ? php`self::factory()->post->create_and_get( array( 'post_type' => ${kind.type} ) )` : php`null`};
              wp_set_current_user( 0 );

              $this->assertSame( '', ${object}->${showMethod(one.name)}( $record ) );
            }
          `,
        ),
      ],
    },
  ];
}
