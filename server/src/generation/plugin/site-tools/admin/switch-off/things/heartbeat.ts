import { php } from '../../../../../writers/php.ts';
import { toolClass } from '../../../support/tool-names.ts';
import type { SwitchedOff } from '../switched-off.ts';

/** "Disable the Heartbeat API": everywhere but where content is edited, which needs it for locks and autosaves. */
export const heartbeat: SwitchedOff = {
  thing: 'heartbeat',
  label: 'Heartbeat API outside the editor',
  names: /^(?:heartbeat|heart beat)(?: (?:api|script|requests?|polling)(?= ))* /,
  says: () => 'The Heartbeat API only runs where content is edited, because post locking and autosave need it.',
  register: () => php`
    add_action( 'admin_enqueue_scripts', array( $this, 'remove' ), 1 );
    add_action( 'wp_enqueue_scripts', array( $this, 'remove' ), 100 );
  `,
  methods: () => [
    php`
      /**
       * Dequeues the heartbeat script and the session expiration check that depends on it.
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
     * The heartbeat script is not loaded outside the editor.
     */
    public function test_the_heartbeat_is_off() {
      wp_enqueue_script( 'heartbeat' );
      ( new ${toolClass(plan, 'no_heartbeat')}() )->remove();

      $this->assertFalse( wp_script_is( 'heartbeat', 'enqueued' ) );
    }
  `,
};
