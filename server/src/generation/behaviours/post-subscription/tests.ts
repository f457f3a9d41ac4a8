import { classOf } from '../../plugin/code-names.ts';
import type { TestCase } from '../../plugin/feature-module.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { php } from '../../writers/php.ts';
import type { MadeSubscription } from './subscription-plan.ts';

/** Tests that nothing is sent without a confirmation or something new, and that links and privacy tools end subscriptions. */
export const subscriptionTests = (plan: PluginPlan, made: readonly MadeSubscription[]): readonly TestCase[] =>
  made.map(({ one, kind, number }) => {
    const name = classOf(plan, `Subscription_${number}`);
    const store = classOf(plan, 'Post_Subscribers');
    return {
      name: `Subscription_${number}`,
      summary: `Tests for subscriptions to new ${kind.plural}.`,
      methods: [
        php`
          /**
           * Only confirmed subscribers are waiting for what is new, and each is told once.
           */
          public function test_only_confirmed_subscribers_are_told() {
            ( new ${store}() )->set_up();
            $row   = ${store}::ask( ${number}, 'Ann@example.org', array() );
            $until = gmdate( 'Y-m-d H:i:s' );
            $this->assertSame( 'ann@example.org', $row['email'] );
            $this->assertNotContains( 'ann@example.org', wp_list_pluck( ${store}::waiting( ${number}, $until ), 'email' ) );
            $this->assertNull( ${store}::ask( ${number}, 'ann@example.org', array() ) );

            ${store}::confirm( $row );
            $this->assertContains( 'ann@example.org', wp_list_pluck( ${store}::waiting( ${number}, $until ), 'email' ) );
            ${store}::mark( (int) $row['id'], $until );
            $this->assertNotContains( 'ann@example.org', wp_list_pluck( ${store}::waiting( ${number}, $until ), 'email' ) );
          }
        `,
        ...((one.conditions ?? []).length > 0
          ? []
          : [
              php`
                /**
                 * What is published is new once.
                 */
                public function test_published_posts_are_new() {
                  $subscription = new ${name}();
                  $post         = self::factory()->post->create(
                    array(
                      'post_type'   => ${kind.type},
                      'post_status' => 'draft',
                    )
                  );
                  $span         = array( gmdate( 'Y-m-d H:i:s', time() - HOUR_IN_SECONDS ), gmdate( 'Y-m-d H:i:s', time() + HOUR_IN_SECONDS ) );
                  $this->assertNotContains( $post, wp_list_pluck( $subscription->posts( $span[0], $span[1] ), 'ID' ) );

                  wp_publish_post( $post );
                  $this->assertContains( $post, wp_list_pluck( $subscription->posts( $span[0], $span[1] ), 'ID' ) );
                  $this->assertNotContains( $post, wp_list_pluck( $subscription->posts( $span[1], $span[1] ), 'ID' ) );
                }
              `,
            ]),
        php`
          /**
           * Privacy tools find and erase subscribers, and addresses that nobody confirms are forgotten.
           */
          public function test_subscribers_are_erased() {
            $store = new ${store}();
            $store->set_up();
            ${store}::confirm( ${store}::ask( ${number}, 'ann@example.org', array() ) );
            ${store}::ask( ${number}, 'ben@example.org', array() );

            $this->assertCount( 1, $store->export( 'ANN@example.org' )['data'] );
            $this->assertSame( 1, $store->erase( 'ann@example.org' )['items_removed'] );
            $this->assertSame( array(), $store->export( 'ann@example.org' )['data'] );
            $store->delete_unconfirmed();
            $this->assertCount( 1, $store->export( 'ben@example.org' )['data'] );
          }
        `,
      ],
    };
  });
