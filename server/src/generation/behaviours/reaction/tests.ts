import { classOf, prefixed } from '../../plugin/code-names.ts';
import type { TestCase } from '../../plugin/feature-module.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { identifier, php } from '../../writers/php.ts';
import { madeReactions, type Reaction } from './reaction-plan.ts';

/** Tests that people react once, that it counts, and that only those who may can. */
export function reactionTests(plan: PluginPlan, reactions: readonly Reaction[]): readonly TestCase[] {
  const made = madeReactions(plan, reactions);
  const tried = made.filter(
    ({ one, kind }) =>
      (one.conditions ?? []).length === 0 &&
      (one.audience.who === 'everyone' || one.audience.who === 'logged_in') &&
      kind.storage === 'post' &&
      kind.isInternal !== true &&
      kind.key !== 'media' &&
      !kind.needsShop,
  );
  const firstValue = ({ act }: Reaction): string => (act.is === 'choose' || act.is === 'report' ? 'o0' : '1');
  const object = php`new ${classOf(plan, 'Reactions')}()`;
  return [
    {
      name: 'Reactions',
      summary: 'Tests for reactions.',
      methods: [
        php`
          /**
           * Every reaction has its shortcode.
           */
          public function test_shortcodes_are_registered() {
            foreach ( ${made.map(({ one }) => prefixed(plan, one.name))} as $name ) {
              $this->assertTrue( shortcode_exists( $name ), $name );
            }
          }
        `,
        ...tried.map(
          ({ one, kind }) => php`
            /**
             * It is done once, ${one.can_undo ? 'and can be taken back' : 'for good'}.
             */
            public function ${identifier(`test_${one.name}_is_done_once`)}() {
              $reactions = ${object};
              $reactions->upgrade();
              $author = self::factory()->user->create();
              $id     = self::factory()->post->create( array( 'post_type' => ${kind.type}, 'post_status' => 'publish', 'post_author' => $author ) );
              wp_set_current_user( self::factory()->user->create() );

              $this->assertSame( 'added', $reactions->react( ${one.name}, $id, ${firstValue(one)} ) );
              ${one.can_undo ? php`$this->assertSame( 'removed', $reactions->react( ${one.name}, $id, ${firstValue(one)} ) );` : php`$this->assertWPError( $reactions->react( ${one.name}, $id, ${firstValue(one)} ) );`}
              $this->assertWPError( $reactions->react( ${one.name}, $id, 'x' ) );
            }
          `,
        ),
        ...tried
          .filter(({ one }) => one.in_order !== undefined && one.progress?.of === 'same')
          .flatMap(({ one, kind }) => {
            const metaKeyOf = (key: string) => kind.attributes.find((found) => found.key === key)?.metaKey;
            const same = one.progress?.of === 'same' ? metaKeyOf(one.progress.attribute) : undefined;
            const order = metaKeyOf(one.in_order?.by ?? '');
            if (same === undefined || order === undefined) return [];
            return [
              php`
                /**
                 * What comes later opens once the one before is done.
                 */
                public function ${identifier(`test_${one.name}_is_done_in_order`)}() {
                  $reactions = ${object};
                  $reactions->upgrade();
                  $ids = array();
                  foreach ( array( '1', '2' ) as $place ) {
                    $ids[] = self::factory()->post->create(
                      array(
                        'post_type'   => ${kind.type},
                        'post_status' => 'publish',
                        'meta_input'  => array(
                          ${same} => '7',
                          ${order} => $place,
                        ),
                      )
                    );
                  }
                  wp_set_current_user( self::factory()->user->create() );

                  $this->assertWPError( $reactions->react( ${one.name}, $ids[1], '1' ) );
                  $this->assertSame( 'added', $reactions->react( ${one.name}, $ids[0], '1' ) );
                  $this->assertSame( 'added', $reactions->react( ${one.name}, $ids[1], '1' ) );
                }
              `,
            ];
          }),
        ...made
          .filter(({ one }) => one.audience.who === 'logged_in' || one.audience.who === 'roles')
          .map(
            ({ one }) => php`
              /**
               * Visitors cannot do it.
               */
              public function ${identifier(`test_${one.name}_is_not_for_visitors`)}() {
                wp_set_current_user( 0 );

                $this->assertWPError( ( ${object} )->react( ${one.name}, self::factory()->post->create() ) );
              }
            `,
          ),
      ],
    },
  ];
}
