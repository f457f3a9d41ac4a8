import { php } from '../../../../writers/php.ts';
import { prefixed } from '../../../code-names.ts';
import type { TestCase } from '../../../feature-module.ts';
import type { PluginPlan } from '../../../plan.ts';
import { toolClass } from '../../support/tool-names.ts';
import type { EventWebhook } from './options.ts';

/** Tests of messages, without sending any. */
export function webhookTests(plan: PluginPlan, { minutesApart: minutes }: EventWebhook): TestCase {
  const webhook = toolClass(plan, 'event_webhook', 'Webhook');
  const configured = php`
    update_option(
      ${prefixed(plan, 'settings')},
      array(
        'webhook_url'    => 'https://hooks.example.com/abc',
        'webhook_events' => array( 'post_published' ),
      )
    );
  `;
  // Where messages take turns, what they are about waits in an option.
  const queued = (attempt: number) =>
    php`array( 'post_published', ${minutes === undefined ? php`$post` : php`0`}, ${attempt} )`;
  return {
    name: 'Webhook',
    summary: 'Tests for the webhook.',
    methods: [
      php`
        /**
         * A message is queued once when a post is published, and not for other changes.
         */
        public function test_notices_posts() {
          ${configured}
          $post = self::factory()->post->create( array( 'post_status' => 'draft' ) );
          $user = self::factory()->user->create();

          $this->assertFalse( wp_next_scheduled( ${webhook}::HOOK, ${queued(1)} ) );

          wp_publish_post( $post );

          $this->assertNotEmpty( wp_next_scheduled( ${webhook}::HOOK, ${queued(1)} ) );
          $this->assertFalse( wp_next_scheduled( ${webhook}::HOOK, array( 'user_registered', $user, 1 ) ) );
        }
      `,
      php`
        /**
         * Failed messages are retried.
         */
        public function test_tries_again() {
          ${configured}
          $post = self::factory()->post->create();
          add_filter(
            'pre_http_request',
            static function () {
              return new WP_Error( 'offline', 'Offline' );
            },
            99
          );

          ${
            minutes === undefined
              ? php`( new ${webhook}() )->deliver( 'post_published', $post, 1 );`
              : php`
                update_option( ${webhook}::TURNS, array( 'post_published' => array( 'ids' => array( $post ) ) ) );
                ( new ${webhook}() )->deliver( 'post_published', 0, 1 );
              `
          }

          $this->assertNotEmpty( wp_next_scheduled( ${webhook}::HOOK, ${queued(2)} ) );
          $this->assertSame( 'Offline', ( new ${webhook}() )->status()['error'] );
        }
      `,
    ],
  };
}
