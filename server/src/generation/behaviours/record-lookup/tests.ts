import { classOf } from '../../plugin/code-names.ts';
import type { TestCase } from '../../plugin/feature-module.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { php } from '../../writers/php.ts';
import { lookupPart, type MadeLookup } from './lookup-plan.ts';

/** Tests that a record is found by its number and its address together, and by nothing else. */
export const lookupTests = (plan: PluginPlan, all: readonly MadeLookup[]): readonly TestCase[] =>
  all.flatMap((made) => {
    const { kind, email } = made;
    if (kind.storage !== 'post' || email.metaKey === undefined) return [];
    const name = classOf(plan, lookupPart(made));
    return [
      {
        name: lookupPart(made),
        summary: `Tests for looking ${kind.plural} up.`,
        methods: [
          php`
            /**
             * Number and address belong together.
             */
            public function test_number_and_address_find_the_record() {
              $first  = self::factory()->post->create(
                array(
                  'post_type'   => ${kind.type},
                  'post_status' => 'pending',
                  'meta_input'  => array( ${email.metaKey} => 'ann@example.org' ),
                )
              );
              $second = self::factory()->post->create(
                array(
                  'post_type'  => ${kind.type},
                  'meta_input' => array( ${email.metaKey} => 'ben@example.org' ),
                )
              );
              $number = ${name}::number( $first );

              $this->assertNotSame( $number, ${name}::number( $second ) );
              $this->assertSame( $number, ${name}::number( $first ) );
              $this->assertSame( $first, ${name}::find( ' ' . strtolower( $number ) . ' ', 'Ann@example.org' )->ID );
              $this->assertNull( ${name}::find( $number, 'ben@example.org' ) );
              $this->assertNull( ${name}::find( (string) $first, 'ann@example.org' ) );
              $this->assertNull( ${name}::find( ${name}::number( $second ), 'ann@example.org' ) );
              $this->assertNull( ${name}::find( '', '' ) );

              wp_trash_post( $first );
              $this->assertNull( ${name}::find( $number, 'ann@example.org' ) );
            }
          `,
        ],
      },
    ];
  });
