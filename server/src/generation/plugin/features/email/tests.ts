import { identifier, type PhpCode, php } from '../../../writers/php.ts';
import type { TestCase } from '../../feature-module.ts';
import type { PluginPlan } from '../../plan.ts';
import { isEasilyMade, newRecord } from '../support/test-records.ts';
import { type EmailTrigger, emailTriggersOf } from './email-triggers.ts';

/** Tests of messages to the site about new records; none where nothing tells the site. */
export function emailTests(plan: PluginPlan): readonly TestCase[] {
  const told = emailTriggersOf(plan).filter(
    ({ on, recipient, entity }) =>
      on.event === 'created' && recipient.to === 'admin' && entity.storage !== 'posts' && isEasilyMade(entity),
  );
  if (told.length === 0) return [];
  return [
    {
      name: 'Emails',
      summary: 'Tests for the email notifications.',
      methods: told.map((trigger) => methodOf(plan, trigger)),
    },
  ];
}

const methodOf = (plan: PluginPlan, { key, entity }: EmailTrigger): PhpCode => php`
  /**
   * Notifications are sent for new entries, but not for drafts.
   */
  public function ${identifier(`test_${key}`)}() {
    $sent = array();

    add_filter(
      'pre_wp_mail',
      static function ( $done, $mail ) use ( &$sent ) {
        $sent[ $mail['to'] ] = $mail['subject'];
        return true;
      },
      10,
      2
    );

    ${
      entity.storage === 'table'
        ? php`${newRecord(plan, entity, 'First entry')};`
        : php`
            ${newRecord(plan, entity, 'First draft', 'draft')};

            $this->assertSame( array(), $sent );

            ${newRecord(plan, entity, 'First entry')};
          `
    }

    $this->assertArrayHasKey( get_option( 'admin_email' ), $sent );
    $this->assertStringContainsString( 'First entry', implode( $sent ) );
  }
`;
