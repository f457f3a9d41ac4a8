import { php } from '../../../../../writers/php.ts';
import { toolClass } from '../../../support/tool-names.ts';
import { notFound } from '../not-found.ts';
import type { SwitchedOff } from '../switched-off.ts';

/** "Disable date archives." */
export const dateArchives: SwitchedOff = {
  thing: 'date_archives',
  label: 'Date archives',
  names: /^(?:(?:date|date-based|daily|monthly|yearly|time-based)(?: based)? archives?(?: pages?)?) /,
  says: () => 'Daily, monthly and yearly archives return a 404 error.',
  register: () => php`add_action( 'template_redirect', array( $this, 'close' ), 1 );`,
  methods: () => [notFound('is_date()', 'Returns a 404 error for date archives.')],
  test: (plan) => php`
    /**
     * Yearly archives return a 404 error.
     */
    public function test_date_archives_are_off() {
      self::factory()->post->create( array( 'post_date' => '2024-05-01 12:00:00' ) );
      $this->go_to( home_url( '/?year=2024' ) );
      ( new ${toolClass(plan, 'no_date_archives')}() )->close();

      $this->assertTrue( is_404() );
    }
  `,
};
