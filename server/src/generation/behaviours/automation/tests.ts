import { classOf } from '../../plugin/code-names.ts';
import type { TestCase } from '../../plugin/feature-module.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { identifier, noPhp, type PhpCode, php } from '../../writers/php.ts';
import type { Automation } from './automation-plan.ts';
import { cronTasks, delayOf, eventOf, laterHook, type Made, madeOf } from './made.ts';

/** Tests that what automations wait for reaches them, and that their e-mails are sent. */
export function automationTests(plan: PluginPlan, automations: readonly Automation[]): readonly TestCase[] {
  const made = madeOf(plan, automations);
  const hooks = made.flatMap((one) => {
    const event = eventOf(one);
    return event === undefined ? [] : [event.hook, ...(event.also ?? [])];
  });
  const all = [...new Set([...hooks, ...cronTasks(plan, made).map(({ hook }) => hook)])];
  const mailed = made.flatMap((one) => mailTest(plan, one));
  if (all.length === 0) return [];
  return [
    {
      name: 'Automations',
      summary: 'Tests for automations.',
      methods: [
        php`
          /**
           * Every automation listens to what starts it.
           */
          public function test_hooks_are_registered() {
            $before = $GLOBALS['wp_filter'];

            foreach ( ${all} as $hook ) {
              remove_all_actions( $hook );
            }

            ( new ${classOf(plan, 'Automations')}() )->register();

            foreach ( ${all} as $hook ) {
              $this->assertTrue( has_action( $hook ), $hook );
            }

            $GLOBALS['wp_filter'] = $before; // phpcs:ignore WordPress.WP.GlobalVariablesOverride.Prohibited
          }
        `,
        ...mailed,
      ],
    },
  ];
}

const makers: Readonly<Record<string, PhpCode>> = {
  post: php`self::factory()->post->create( array( 'post_status' => 'publish' ) )`,
  page: php`self::factory()->post->create( array( 'post_status' => 'publish', 'post_type' => 'page' ) )`,
  user: php`self::factory()->user->create()`,
};
const making: Readonly<Record<string, readonly string[]>> = {
  post: ['created', 'published'],
  page: ['created', 'published'],
  user: ['created'],
};

/** A test that really sends e-mail, where WordPress alone has what it is about. */
function mailTest(plan: PluginPlan, made: Made): readonly PhpCode[] {
  const { one, kind, name } = made;
  const { when } = one;
  const maker = makers[kind.key];
  const mails = one.actions.flatMap((action) => (action.do === 'email' ? [action] : []));
  const [mail] = mails;
  const isPlain = (one.conditions ?? []).length === 0;
  const toAdmin = mail?.recipients.some(({ to }) => to === 'admin') === true;
  if (maker === undefined || mail === undefined || !toAdmin || !isPlain || kind.type === 'attachment') return [];
  const isEvent = when.on === 'event' && (making[kind.key] ?? []).includes(when.event);
  const isDaily =
    when.on === 'interval' && when.every !== 'monthly' && when.every !== 'yearly' && when.weekday === undefined;
  if (!isEvent && !isDaily) return [];
  const later = isEvent && delayOf(made) > 0;
  return [
    php`
      /**
       * The email of ${name} is sent to the administrator.
       */
      public function ${identifier(`test_${name}_is_sent`)}() {
        $sent = array();

        add_filter(
          'pre_wp_mail',
          static function ( $result, $mail ) use ( &$sent ) {
            $sent[] = implode( ',', (array) $mail['to'] );
            return true;
          },
          10,
          2
        );

        $id = ${maker};

        ${
          later
            ? php`
                $this->assertSame( array(), array_intersect( $sent, array( get_option( 'admin_email' ) ) ) );
                $this->assertNotFalse( wp_next_scheduled( ${laterHook(plan, made)}, array( $id ) ) );
                ( new ${classOf(plan, 'Automations')}() )->${identifier(`${name}_later`)}( $id );
              `
            : isDaily
              ? php`( new ${classOf(plan, 'Automations')}() )->${identifier(name)}();`
              : noPhp
        }

        $this->assertContains( get_option( 'admin_email' ), $sent );
      }
    `,
  ];
}
