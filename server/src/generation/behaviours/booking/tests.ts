import { classOf } from '../../plugin/code-names.ts';
import type { TestCase } from '../../plugin/feature-module.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { noPhp, type PhpCode, php } from '../../writers/php.ts';
import { bookingClassPart } from './booked.ts';
import type { MadeBooking } from './booking-plan.ts';

/** Tests that what is full is full, and that closed days are closed. */
export const bookingTests = (plan: PluginPlan, all: readonly MadeBooking[]): readonly TestCase[] =>
  all.map((made) => ({
    name: bookingClassPart(made),
    summary: 'Tests for bookings.',
    methods: [fullMethod(plan, made), closedMethod(plan, made)],
  }));

function fullMethod(plan: PluginPlan, made: MadeBooking): PhpCode {
  const name = classOf(plan, bookingClassPart(made));
  const time = made.one.slots === undefined ? php`'2050-05-02'` : php`'2050-05-02T10:00'`;
  return php`
    /**
     * What is taken is counted, and no more is booked than there are.
     */
    public function test_no_more_than_there_are() {
      $thing = ${
        made.things === undefined
          ? php`0`
          : php`self::factory()->post->create( array( 'post_type' => ${made.things.postType}, 'post_status' => 'publish' ) )`
      };
      ${made.places === undefined ? noPhp : php`update_post_meta( $thing, ${made.places.metaKey}, 1 );`}
      $places = ${name}::capacity( $thing );
      $one    = array(
        'thing'  => $thing,
        'from'   => ${time},
        'until'  => ${time},
        'number' => $places,
        'person' => '',
      );
      $this->assertSame( '', ${name}::fault( $one, 0, true ) );
      $one['number']++;
      $this->assertNotSame( '', ${name}::fault( $one, 0, true ) );
      $this->assertSame( $places + 1, ${name}::taken( array( $one ), $thing, ${time} ) );
      $this->assertSame( 0, ${name}::taken( array( $one ), $thing + 1, ${time} ) );
    }
  `;
}

const closedMethod = (plan: PluginPlan, made: MadeBooking): PhpCode => {
  const name = classOf(plan, bookingClassPart(made));
  return php`
    /**
     * There are no bookings on closed days, of one year or of every year.
     */
    public function test_closed_days() {
      update_option(
        ${name}::CLOSED,
        array(
          array(
            'from'  => '2050-05-02',
            'until' => '2050-05-04',
            'note'  => '',
          ),
          array(
            'from'  => '12-24',
            'until' => '01-01',
            'note'  => '',
          ),
        )
      );

      $this->assertFalse( ${name}::is_closed( '2050-05-01' ) );
      $this->assertTrue( ${name}::is_closed( '2050-05-02' ) );
      $this->assertTrue( ${name}::is_closed( '2050-05-04' ) );
      $this->assertFalse( ${name}::is_closed( '2051-05-04' ) );
      $this->assertTrue( ${name}::is_closed( '2051-12-31' ) );
      $this->assertTrue( ${name}::is_closed( '2052-01-01' ) );
      $this->assertFalse( ${name}::is_closed( '2052-01-02' ) );
    }
  `;
};
