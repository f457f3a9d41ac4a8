import { php } from '../../../../../writers/php.ts';
import { toolClass } from '../../../support/tool-names.ts';
import type { SwitchedOff } from '../switched-off.ts';

/** "Disable the Heartbeat API": everywhere but where content is edited, which needs it for locks and autosaves. */
export const heartbeat: SwitchedOff = {
  thing: 'heartbeat',
  label: 'Heartbeat, but for editors',
  names: /^(?:heartbeat|heart beat)(?: (?:api|script|requests?|polling)(?= ))* /,
  says: () =>
    'Browsers no longer ask the site every minute, except where content is edited: locks and autosaves need it.',
  register: () => php`
    add_action( 'admin_enqueue_scripts', array( $this, 'remove' ), 1 );
    add_action( 'wp_enqueue_scripts', array( $this, 'remove' ), 100 );
  `,
  methods: () => [
    php`
      /**
       * Takes the script away, with the notice of an expired session that comes with it.
       */
      public function remove() {
        global $pagenow;

        if ( in_array( $pagenow, array( 'post.php', 'post-new.php', 'site-editor.php', 'customize.php' ), true ) ) {
          return;
        }

        remove_action( 'admin_enqueue_scripts', 'wp_auth_check_load' );
        wp_dequeue_script( 'heartbeat' );
      }
    `,
  ],
  test: (plan) => php`
    /**
     * The script is gone where nothing is edited.
     */
    public function test_the_heartbeat_is_off() {
      wp_enqueue_script( 'heartbeat' );
      ( new ${toolClass(plan, 'no_heartbeat')}() )->remove();

      $this->assertFalse( wp_script_is( 'heartbeat', 'enqueued' ) );
    }
  `,
};
