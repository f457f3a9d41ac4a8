import { noPhp, php } from '../../../../../writers/php.ts';
import { settingValue } from '../../../../features/settings/settings-of.ts';
import { toolClass } from '../../../support/tool-names.ts';
import type { SwitchedOff } from '../switched-off.ts';

/** "Disable the Heartbeat API": everywhere but where content is edited, which needs it for locks and autosaves. */
export const heartbeat: SwitchedOff = {
  thing: 'heartbeat',
  label: 'Heartbeat API outside the editor',
  names: /^(?:heartbeat|heart beat)(?: (?:api|script|requests?|polling)(?= ))* /,
  says: ({ heartbeatSeconds }) =>
    `The Heartbeat API only runs where content is edited, because post locking and autosave need it${heartbeatSeconds === undefined ? '' : `, and there only every ${heartbeatSeconds} seconds`}.`,
  settings: ({ heartbeatSeconds }) =>
    heartbeatSeconds === undefined
      ? []
      : [
          {
            key: 'heartbeat_seconds',
            type: 'integer',
            label: 'Heartbeat interval (seconds)',
            description: 'Where content is edited. WordPress releases the lock of a post after 150 seconds.',
            default: heartbeatSeconds,
            min: 15,
            max: 120,
            section: 'general',
          },
        ],
  register: (_, { heartbeatSeconds }) => php`
    add_action( 'admin_enqueue_scripts', array( $this, 'remove' ), 1 );
    add_action( 'wp_enqueue_scripts', array( $this, 'remove' ), 100 );
    ${heartbeatSeconds === undefined ? noPhp : php`add_filter( 'heartbeat_settings', array( $this, 'slow_down' ), 100 );`}
  `,
  methods: (plan, { heartbeatSeconds }) => [
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
    ...(heartbeatSeconds === undefined
      ? []
      : [
          php`
            /**
             * Filters the settings of the heartbeat. The editors ask for shorter intervals later on, which the minimum prevents.
             *
             * @param array $settings Heartbeat settings.
             * @return array Filtered settings.
             */
            public function slow_down( $settings ) {
              $seconds                     = min( 120, max( 15, (int) ${settingValue(plan, 'heartbeat_seconds', heartbeatSeconds)} ) );
              $settings['interval']        = $seconds;
              $settings['minimalInterval'] = $seconds;

              return $settings;
            }
          `,
        ]),
  ],
  test: (plan, { heartbeatSeconds }) => php`
    /**
     * The heartbeat script is not loaded outside the editor.
     */
    public function test_the_heartbeat_is_off() {
      wp_enqueue_script( 'heartbeat' );
      ( new ${toolClass(plan, 'no_heartbeat')}() )->remove();

      $this->assertFalse( wp_script_is( 'heartbeat', 'enqueued' ) );
      ${heartbeatSeconds === undefined ? noPhp : php`$this->assertSame( ${heartbeatSeconds}, ( new ${toolClass(plan, 'no_heartbeat')}() )->slow_down( array() )['minimalInterval'] );`}
    }
  `,
};
