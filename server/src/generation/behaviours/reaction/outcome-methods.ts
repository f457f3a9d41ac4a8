import { settingValue } from '../../plugin/features/settings/settings-of.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { identifier, joinPhp, noPhp, type PhpCode, php } from '../../writers/php.ts';
import { addressesPhp } from '../automation/actions.ts';
import type { RecordKind } from '../records/record-kind.ts';
import { mailKeys, mailTexts } from './mails.ts';
import type { MadeReaction, Outcome } from './reaction-plan.ts';

type Recipient = Extract<Outcome['effect'], { do: 'email' }>['recipients'][number];

function addresses(plan: PluginPlan, kind: RecordKind, recipient: Recipient): PhpCode {
  return recipient.to === 'role'
    ? php`wp_list_pluck( get_users( array( 'role' => ${recipient.role}, 'number' => 500, 'fields' => array( 'ID', 'user_email' ) ) ), 'user_email' )`
    : addressesPhp(plan, kind, recipient, php`$record`);
}

function thenPhp(plan: PluginPlan, { one, kind }: MadeReaction, outcome: Outcome, index: number): PhpCode {
  const { effect } = outcome;
  switch (effect.do) {
    case 'email': {
      const keys = mailKeys(one, index);
      const texts = mailTexts(one, kind, outcome);
      const all = effect.recipients.map((recipient) => addresses(plan, kind, recipient));
      return php`
        $this->mail(
          array_merge( ${joinPhp(all, ', ')} ),
          ${settingValue(plan, keys.subject, texts.subject)},
          ${settingValue(plan, keys.message, texts.message)},
          $settings['reader'],
          $record
        );
      `;
    }
    case 'role':
      return php`
        $user = wp_get_current_user();
        if ( $user->exists() && ! in_array( ${effect.role}, (array) $user->roles, true ) ) {
          $user->add_role( ${effect.role} );
        }
      `;
    case 'set': {
      const attribute = kind.attributes.find(({ key }) => key === effect.attribute);
      const isNumber = attribute?.type === 'number' || attribute?.type === 'money' || attribute?.type === 'person';
      return attribute?.write === undefined
        ? noPhp
        : attribute.write(
            php`$record`,
            isNumber
              ? php`${Number(effect.value) || 0}`
              : attribute.type === 'boolean'
                ? php`${['true', 'yes', '1'].includes(effect.value)}`
                : php`${effect.value}`,
          );
    }
  }
}

/** Methods that do what follows of a reaction. */
export function outcomeMethods(plan: PluginPlan, made: readonly MadeReaction[]): PhpCode {
  const withOutcomes = made.filter(({ one }) => (one.outcomes ?? []).length > 0);
  const mails = withOutcomes.some(({ one }) => one.outcomes?.some(({ effect }) => effect.do === 'email'));
  const follows = made.some(({ one }) => one.act.is === 'follow');
  const counts = withOutcomes.some(({ one }) => one.outcomes?.some(({ when }) => when.on === 'count'));
  const all = withOutcomes.some(({ one }) => one.outcomes?.some(({ when }) => when.on === 'all'));
  return php`
    /**
     * Says that somebody has reacted.
     *
     * @param array $settings Reaction.
     * @param mixed $record   Record.
     */
    private function finish( $settings, $record ) {
      /**
       * Fires once somebody has reacted to a record.
       *
       * @param string $name   Reaction.
       * @param mixed  $record Record.
       */
      do_action( ${`${plan.names.prefix}_reacted`}, $settings['name'], $record );
    }

    ${
      withOutcomes.length === 0
        ? noPhp
        : php`
          /**
           * Does what follows once somebody has reacted.
           *
           * @param string $name   Reaction.
           * @param mixed  $record Record.
           */
          public function follow_up( $name, $record ) {
            $settings = $this->settings( $name );
            ${counts ? php`$count = array_sum( $this->counts( $name, $settings['reader']::id( $record ) ) );` : noPhp}
            switch ( $name ) {
              ${joinPhp(
                withOutcomes.map(
                  ({ one, kind }) => php`
                    case ${one.name}:
                      ${joinPhp(
                        (one.outcomes ?? []).map((outcome, index) => {
                          const then = thenPhp(plan, { one, kind }, outcome, index);
                          if (outcome.when.on === 'each') return then;
                          const test =
                            outcome.when.on === 'count'
                              ? php`${outcome.when.number} === $count`
                              : php`$this->${identifier('has_done_all')}( $settings, $record, ${index} )`;
                          return php`
                            if ( ${test} ) {
                              ${then}
                            }
                          `;
                        }),
                      )}
                      break;
                  `,
                ),
              )}
            }
          }
        `
    }

    ${all ? doneMethod : noPhp}

    ${mails || follows ? mailMethod : noPhp}
  `;
}

/** What follows of it follows once: who takes one back and does it again has done all before. */
const doneMethod: PhpCode = php`
  /**
   * Determines whether the current person has done all of a set, for the first time.
   *
   * @param array $settings Reaction.
   * @param mixed $record   Record of the set.
   * @param int   $outcome  Number of what follows.
   * @return bool
   */
  private function has_done_all( $settings, $record, $outcome ) {
    global $wpdb;

    list( $done, $all ) = $this->progress_of( $settings, $record );
    if ( 0 === $all || $done < $all ) {
      return false;
    }

    $same  = '' === $settings['same'] ? '' : wp_json_encode( $settings['reader']::value( $record, $settings['same'] ) );
    $hides = $wpdb->suppress_errors();
    // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- Custom table.
    $is_new = $wpdb->insert(
      self::table(),
      array(
        'name'       => $settings['name'] . ':all' . $outcome,
        'record_id'  => crc32( $same ),
        'person'     => $this->person(),
        'user_id'    => get_current_user_id(),
        'created_at' => current_time( 'mysql', true ),
      )
    );
    $wpdb->suppress_errors( $hides );

    return (bool) $is_new;
  }
`;

const mailMethod: PhpCode = php`
  /**
   * Sends a separate email to each recipient, so that recipients do not see each other.
   *
   * @param string[] $recipients Email addresses.
   * @param string   $subject    Subject with placeholders.
   * @param string   $message    Message with placeholders.
   * @param string   $reader     Class that reads the record.
   * @param mixed    $record     Record.
   */
  private function mail( $recipients, $subject, $message, $reader, $record ) {
    $subject = trim( preg_replace( '/\s+/', ' ', wp_strip_all_tags( $this->fill( $subject, $reader, $record ) ) ) );
    $message = $this->fill( $message, $reader, $record );
    foreach ( array_unique( array_filter( $recipients, 'is_email' ) ) as $address ) {
      wp_mail( $address, $subject, $message );
    }
  }
`;
