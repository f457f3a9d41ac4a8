import { classOf } from '../../plugin/code-names.ts';
import type { TestCase } from '../../plugin/feature-module.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { php } from '../../writers/php.ts';
import type { RecordKind } from '../records/record-kind.ts';

/** Tests that nobody is written to who has no address, or about what is not public. */
export const messageTests = (
  plan: PluginPlan,
  all: readonly { readonly kind: RecordKind; readonly number: number }[],
): readonly TestCase[] =>
  all.map(({ kind, number }) => ({
    name: `Owner_Message_${number}`,
    summary: `Tests for messages to owners of ${kind.plural}.`,
    methods: [
      php`
        /**
         * Drafts and other kinds of posts have no form, and nothing is sent from them.
         */
        public function test_only_public_records_have_a_form() {
          $message = new ${classOf(plan, `Owner_Message_${number}`)}();
          $draft   = get_post(
            self::factory()->post->create(
              array(
                'post_type'   => ${kind.type},
                'post_status' => 'draft',
                'post_author' => self::factory()->user->create(),
              )
            )
          );
          $values  = array(
            'name'    => 'Ann',
            'email'   => 'ann@example.org',
            'text'    => 'Hello',
            'consent' => '1',
          );

          $this->assertFalse( $message->is_open( null ) );
          $this->assertFalse( $message->is_open( $draft ) );
          $this->assertWPError( $message->send( $draft, $values ) );
          $this->assertSame( 'Text', $message->add_form( 'Text' ) );
        }
      `,
    ],
  }));
