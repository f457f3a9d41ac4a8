import { classOf } from '../../plugin/code-names.ts';
import type { TestCase } from '../../plugin/feature-module.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { php } from '../../writers/php.ts';
import { type WaitingList, waitingKey } from './list-plan.ts';

/** Tests that people are found and erased by privacy tools, and forgotten in time. */
export const waitingTests = (plan: PluginPlan, lists: readonly WaitingList[]): readonly TestCase[] =>
  lists.map(({ keep_days: days }, index) => ({
    name: `Waiting_List_${index + 1}`,
    summary: 'Tests for a waiting list.',
    methods: [
      php`
        /**
         * Privacy tools find and erase people, and the list forgets them in time.
         */
        public function test_people_are_erased_and_forgotten() {
          $list = new ${classOf(plan, `Waiting_List_${index + 1}`)}();
          $post = self::factory()->post->create();
          $rows = array(
            'ann@example.org' => time(),
            'ben@example.org' => time(),
            'old@example.org' => time() - ${days + 1} * DAY_IN_SECONDS,
          );
          foreach ( $rows as $email => $time ) {
            add_post_meta(
              $post,
              ${waitingKey(plan, index + 1)},
              array(
                'email' => $email,
                'time'  => $time,
                'price' => '10',
              )
            );
          }

          $list->clean();
          $this->assertCount( 2, get_post_meta( $post, ${waitingKey(plan, index + 1)} ) );
          $this->assertCount( 1, $list->export( 'ANN@example.org' )['data'] );

          $this->assertSame( 1, $list->erase( 'ann@example.org' )['items_removed'] );
          $this->assertCount( 1, get_post_meta( $post, ${waitingKey(plan, index + 1)} ) );
        }
      `,
    ],
  }));
