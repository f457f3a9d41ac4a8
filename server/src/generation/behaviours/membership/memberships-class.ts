// Longer than most: it is one PHP class, written in one template so that it reads as it will stand.
import { classOf, prefixed, translated } from '../../plugin/code-names.ts';
import { settingValue } from '../../plugin/features/settings/settings-of.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { docComment, identifier, joinPhp, noPhp, type PhpCode, php, variable } from '../../writers/php.ts';
import { conditionsPhp } from '../conditions.ts';
import { siteRole } from '../role-names.ts';
import { eventStarts, type MadeStart, type Membership, mailKey, mailsOf } from './membership-plan.ts';

/** The class that starts, extends, reminds of and ends memberships. */
export function membershipsClass(plan: PluginPlan, memberships: readonly Membership[]): PhpCode {
  const starts = eventStarts(plan, memberships);
  const atRegistration = memberships.flatMap((one, index) =>
    one.starts.some(({ on }) => on === 'registration') ? [index + 1] : [],
  );
  const meta = prefixed(plan, 'membership_');
  return php`
    /**
     * Starts, extends, reminds of and ends memberships.
     */
    class ${classOf(plan, 'Memberships')} {

      /**
       * Memberships by number.
       */
      const MEMBERSHIPS = ${Object.fromEntries(
        memberships.map((one, index) => [
          `${index + 1}`,
          {
            role: siteRole(plan, one.role),
            role_after: one.role_after === undefined ? '' : siteRole(plan, one.role_after),
            lasts: lastsOf(one),
            again: one.again,
            grace: one.grace_days,
            most: one.most ?? 0,
            cancel: one.can_cancel,
            request: one.starts.some(({ on }) => on === 'request'),
            approval: one.starts.every((start) => start.on !== 'request' || start.needs_approval),
            managers: one.managers.map((role) => siteRole(plan, role)),
            reminders: one.reminders.map(({ days, side }) => (side === 'before' ? -days : days)),
          },
        ]),
      )};

      /**
       * Hook of the daily task.
       */
      const TASK = ${prefixed(plan, 'memberships')};

      /**
       * Registers the hooks.
       */
      public function register() {
        add_action( self::TASK, array( $this, 'run' ) );
        add_filter( 'user_has_cap', array( $this, 'allow_managers' ), 10, 4 );
        add_filter( 'wp_privacy_personal_data_exporters', array( $this, 'add_exporter' ) );
        ${atRegistration.length > 0 ? php`add_action( 'user_register', array( $this, 'start_at_registration' ), 20 );` : noPhp}
        ${joinPhp(starts.map(({ event, method }) => php`add_action( ${event.hook}, array( $this, ${method} ), ${event.priority ?? 20}, ${event.parameters.length} );`))}
      }

      /**
       * Schedules the daily task.
       */
      public static function schedule() {
        if ( ! wp_next_scheduled( self::TASK ) ) {
          wp_schedule_event( time() + MINUTE_IN_SECONDS, 'hourly', self::TASK );
        }
      }

      /**
       * Unschedules the daily task.
       */
      public static function unschedule() {
        wp_unschedule_hook( self::TASK );
      }

      /**
       * Gets the name of a membership.
       *
       * @param int $number Number of the membership.
       * @return string
       */
      public static function name( $number ) {
        $names = array(
          ${joinPhp(memberships.map((one, index) => php`${index + 1} => ${translated(plan, one.name)},`))}
        );

        return $names[ $number ] ?? '';
      }

      /**
       * Gets what is stored of a membership of a user.
       *
       * @param int $user_id User ID.
       * @param int $number  Number of the membership.
       * @return array State (empty, requested, active, cancelled or ended), since and until as dates; until is empty without an end.
       */
      public static function get( $user_id, $number ) {
        return array(
          'state' => (string) get_user_meta( $user_id, ${meta} . $number . '_state', true ),
          'since' => (string) get_user_meta( $user_id, ${meta} . $number . '_since', true ),
          'until' => (string) get_user_meta( $user_id, ${meta} . $number . '_until', true ),
        );
      }

      /**
       * Determines whether a user is a member now.
       *
       * @param int $user_id User ID.
       * @param int $number  Number of the membership.
       * @return bool
       */
      public static function is_member( $user_id, $number ) {
        return in_array( self::get( $user_id, $number )['state'], array( 'active', 'cancelled' ), true );
      }

      /**
       * Stores values of a membership.
       *
       * @param int      $user_id User ID.
       * @param int      $number  Number of the membership.
       * @param string[] $values  Values by name: state, since, until, reminded.
       */
      private static function set( $user_id, $number, $values ) {
        foreach ( $values as $name => $value ) {
          update_user_meta( $user_id, ${meta} . $number . '_' . $name, $value );
        }
      }

      /**
       * Starts a membership, or extends one that runs.
       *
       * @param int    $user_id User ID.
       * @param int    $number  Number of the membership.
       * @param string $until   Optional. Last day as Y-m-d, chosen by hand.
       * @return true|WP_Error
       */
      public function start( $user_id, $number, $until = '' ) {
        $user = get_userdata( $user_id );
        $plan = self::MEMBERSHIPS[ $number ] ?? null;
        if ( ! $user || null === $plan ) {
          return new WP_Error( ${prefixed(plan, 'no_member')}, ${translated(plan, 'This user does not exist.')} );
        }

        $is_member = self::is_member( $user_id, $number );
        $before    = self::get( $user_id, $number );
        if ( $is_member && 'ignore' === $plan['again'] && '' === $until ) {
          return true;
        }
        if ( ! $is_member && $plan['most'] > 0 && $this->count( $number ) >= $plan['most'] ) {
          return new WP_Error( ${prefixed(plan, 'members_full')}, ${translated(plan, 'All places are taken.')} );
        }

        $today = current_datetime();
        $from  = $is_member && 'extend' === $plan['again'] && '' !== $before['until'] && $before['until'] > $today->format( 'Y-m-d' )
          ? new DateTimeImmutable( $before['until'], wp_timezone() )
          : $today;
        self::set(
          $user_id,
          $number,
          array(
            'state'    => 'active',
            'since'    => $is_member ? $before['since'] : $today->format( 'Y-m-d' ),
            'until'    => '' === $until ? $this->end_of( $plan['lasts'], $from ) : $until,
            'reminded' => array(),
          )
        );
        // Administrators keep what they are.
        if ( ! $user->has_cap( 'manage_options' ) ) {
          $user->add_role( $plan['role'] );
        }
        if ( ! $is_member ) {
          $this->send( $user_id, $number, 'welcome' );

          /**
           * Fires after a membership has started.
           *
           * @param int $user_id User ID.
           * @param int $number  Number of the membership.
           */
          do_action( ${prefixed(plan, 'membership_started')}, $user_id, $number );
        }

        return true;
      }

      /**
       * Works out the last day of a membership.
       *
       * @param array             $lasts How long it lasts.
       * @param DateTimeImmutable $from  When it starts.
       * @return string Y-m-d, or an empty string without an end.
       */
      private function end_of( $lasts, $from ) {
        switch ( $lasts['for'] ) {
          case 'period':
            $end = $from->modify( sprintf( '+%d %s', $lasts['count'], $lasts['unit'] ) );
            // A month from January 31 is the end of February.
            if ( in_array( $lasts['unit'], array( 'month', 'year' ), true ) && $end->format( 'j' ) !== $from->format( 'j' ) ) {
              $end = $end->modify( 'last day of previous month' );
            }

            return $end->format( 'Y-m-d' );

          case 'date':
            foreach ( array( 0, 1 ) as $more ) {
              $year = (int) $from->format( 'Y' ) + $more;
              $days = (int) gmdate( 't', gmmktime( 0, 0, 0, $lasts['month'], 1, $year ) );
              $end  = sprintf( '%04d-%02d-%02d', $year, $lasts['month'], min( $days, $lasts['day'] ) );
              if ( $end > $from->format( 'Y-m-d' ) ) {
                return $end;
              }
            }
        }

        return '';
      }

      /**
       * Ends a membership: the role goes, the account stays.
       *
       * @param int $user_id User ID.
       * @param int $number  Number of the membership.
       */
      public function end( $user_id, $number ) {
        $user = get_userdata( $user_id );
        $plan = self::MEMBERSHIPS[ $number ];
        if ( ! $user || ! self::is_member( $user_id, $number ) ) {
          return;
        }

        self::set( $user_id, $number, array( 'state' => 'ended' ) );
        if ( ! $user->has_cap( 'manage_options' ) ) {
          if ( ! $this->needs_role( $user_id, $number, $plan['role'] ) ) {
            $user->remove_role( $plan['role'] );
          }
          if ( '' !== $plan['role_after'] ) {
            $user->add_role( $plan['role_after'] );
          } elseif ( array() === get_userdata( $user_id )->roles ) {
            $user->set_role( (string) get_option( 'default_role' ) );
          }
        }
        $this->send( $user_id, $number, 'goodbye' );

        /**
         * Fires after a membership has ended.
         *
         * @param int $user_id User ID.
         * @param int $number  Number of the membership.
         */
        do_action( ${prefixed(plan, 'membership_ended')}, $user_id, $number );
      }

      /**
       * Determines whether another membership of a user gives the same role.
       *
       * @param int    $user_id User ID.
       * @param int    $number  Number of the membership that ends.
       * @param string $role    Role.
       * @return bool
       */
      private function needs_role( $user_id, $number, $role ) {
        foreach ( self::MEMBERSHIPS as $other => $plan ) {
          if ( $other !== $number && $role === $plan['role'] && self::is_member( $user_id, $other ) ) {
            return true;
          }
        }

        return false;
      }

      /**
       * Asks for a membership.
       *
       * @param int $user_id User ID.
       * @param int $number  Number of the membership.
       * @return true|WP_Error
       */
      public function request( $user_id, $number ) {
        $plan = self::MEMBERSHIPS[ $number ];
        if ( ! $plan['request'] || self::is_member( $user_id, $number ) ) {
          return new WP_Error( ${prefixed(plan, 'no_request')}, ${translated(plan, 'Sorry, you cannot request this.')} );
        }
        if ( ! $plan['approval'] ) {
          return $this->start( $user_id, $number );
        }
        self::set( $user_id, $number, array( 'state' => 'requested', 'since' => current_time( 'Y-m-d' ) ) );

        return true;
      }

      /**
       * Takes a request back, or refuses it.
       *
       * @param int $user_id User ID.
       * @param int $number  Number of the membership.
       */
      public function refuse( $user_id, $number ) {
        if ( 'requested' === self::get( $user_id, $number )['state'] ) {
          self::set( $user_id, $number, array( 'state' => '' ) );
        }
      }

      /**
       * Cancels a membership for its member.
       *
       * @param int $user_id User ID.
       * @param int $number  Number of the membership.
       */
      public function cancel( $user_id, $number ) {
        $plan = self::MEMBERSHIPS[ $number ];
        if ( 'active' !== self::get( $user_id, $number )['state'] || 'no' === $plan['cancel'] ) {
          return;
        }
        if ( 'at_end' === $plan['cancel'] && '' !== self::get( $user_id, $number )['until'] ) {
          self::set( $user_id, $number, array( 'state' => 'cancelled' ) );
        } else {
          $this->end( $user_id, $number );
        }
      }

      /**
       * Gets users by the state of a membership.
       *
       * @param int      $number Number of the membership.
       * @param string[] $states States.
       * @param array    $more   More arguments of WP_User_Query.
       * @return WP_User_Query
       */
      public static function query( $number, $states, $more = array() ) {
        return new WP_User_Query(
          $more + array(
            'orderby'    => 'display_name',
            'number'     => 50,
            'meta_query' => array( // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_query -- In the administration and the background only.
              array(
                'key'     => ${meta} . $number . '_state',
                'value'   => $states,
                'compare' => 'IN',
              ),
            ),
          )
        );
      }

      /**
       * Counts members.
       *
       * @param int $number Number of the membership.
       * @return int
       */
      private function count( $number ) {
        return (int) self::query(
          $number,
          array( 'active', 'cancelled' ),
          array(
            'number'      => 1,
            'fields'      => 'ID',
            'count_total' => true,
          )
        )->get_total();
      }

      /**
       * Reminds members of the end, and ends what has come to its end.
       */
      public function run() {
        $today = current_datetime()->setTime( 0, 0 );
        foreach ( self::MEMBERSHIPS as $number => $plan ) {
          $page = 1;
          // Those that end leave the query, so all are read first.
          $ids = array();
          do {
            $found = self::query(
              $number,
              array( 'active', 'cancelled', 'ended' ),
              array(
                'fields' => 'ID',
                'number' => 500,
                'paged'  => $page++,
              )
            )->get_results();
            $ids   = array_merge( $ids, $found );
          } while ( 500 === count( $found ) );

          foreach ( $ids as $user_id ) {
            $this->run_for( (int) $user_id, $number, $plan, $today );
          }
        }
      }

      /**
       * Reminds one member, and ends the membership.
       *
       * @param int               $user_id User ID.
       * @param int               $number  Number of the membership.
       * @param array             $plan    Membership.
       * @param DateTimeImmutable $today   Today.
       */
      private function run_for( $user_id, $number, $plan, $today ) {
        $member = self::get( $user_id, $number );
        if ( '' === $member['until'] ) {
          return;
        }

        $end      = new DateTimeImmutable( $member['until'], wp_timezone() );
        $reminded = (array) get_user_meta( $user_id, ${meta} . $number . '_reminded', true );
        foreach ( $plan['reminders'] as $index => $days ) {
          $due = $end->modify( sprintf( '%+d days', $days ) );
          // What was due long ago is of no use any more.
          $is_due = $today >= $due && $today <= $due->modify( '+3 days' );
          if ( $is_due && ! in_array( $index, $reminded, true ) && ( $days > 0 || 'ended' !== $member['state'] ) && ( 'cancelled' !== $member['state'] ) ) {
            $reminded[] = $index;
            self::set( $user_id, $number, array( 'reminded' => array_values( array_filter( $reminded, 'is_int' ) ) ) );
            $this->send( $user_id, $number, 'reminder_' . ( $index + 1 ) );
          }
        }

        if ( 'ended' !== $member['state'] && $today > $end->modify( sprintf( '+%d days', $plan['grace'] ) ) ) {
          $this->end( $user_id, $number );
        }
      }

      ${atRegistration.length > 0 ? registrationMethod(atRegistration) : noPhp}

      ${joinPhp(starts.map(startMethod), '\n\n')}

      /**
       * Lets managers of memberships open their list.
       *
       * @param bool[]   $allcaps Capabilities of the user.
       * @param string[] $caps    Primitive capabilities that are required.
       * @param array    $args    What is asked for.
       * @param WP_User  $user    User object.
       * @return bool[]
       */
      public function allow_managers( $allcaps, $caps, $args, $user ) {
        if ( ! in_array( ${prefixed(plan, 'manage_members')}, $caps, true ) ) {
          return $allcaps;
        }
        foreach ( self::MEMBERSHIPS as $plan ) {
          if ( ! empty( $allcaps['manage_options'] ) || array() !== array_intersect( $plan['managers'], $user->roles ) ) {
            $allcaps[${prefixed(plan, 'manage_members')}] = true;
          }
        }

        return $allcaps;
      }

      /**
       * Determines whether the current user may give and end a membership.
       *
       * @param int $number Number of the membership.
       * @return bool
       */
      public static function can_manage( $number ) {
        $plan = self::MEMBERSHIPS[ $number ] ?? null;

        return null !== $plan && ( current_user_can( 'manage_options' ) || array() !== array_intersect( $plan['managers'], wp_get_current_user()->roles ) );
      }

      ${sendMethod(plan, memberships)}

      ${exporterMethods(plan)}
    }
  `;
}

const lastsOf = ({ lasts }: Membership) =>
  lasts.for === 'ever'
    ? { for: 'ever' }
    : lasts.for === 'period'
      ? { for: 'period', count: lasts.count, unit: lasts.unit }
      : { for: 'date', month: lasts.month, day: lasts.day };

const registrationMethod = (numbers: readonly number[]): PhpCode => php`
  /**
   * Starts memberships with the account.
   *
   * @param int $user_id User ID.
   */
  public function start_at_registration( $user_id ) {
    foreach ( ${[...numbers]} as $number ) {
      $this->start( $user_id, $number );
    }
  }
`;

function startMethod({ number, method, start, kind, event }: MadeStart): PhpCode {
  const tests = conditionsPhp(kind, start.conditions ?? [], php`$record`).map((one) => php` || ! ( ${one} )`);
  return php`
    ${docComment([
      'Starts a membership for the owner of a record.',
      '',
      ...event.parameters.map(({ name, type, about }) => `@param ${type} $${name} ${about}`),
    ])}
    public function ${identifier(method)}( ${joinPhp(
      event.parameters.map(({ name }) => variable(name)),
      ', ',
    )} ) {
      ${
        event.guard === undefined
          ? noPhp
          : php`
      if ( ! ( ${event.guard} ) ) {
        return;
      }
      `
      }
      $record = ${event.record};
      if ( ! $record${tests.reduce((before, one) => php`${before}${one}`, noPhp)} ) {
        return;
      }

      $user_id = (int) ${kind.ownerId(php`$record`)};
      if ( 0 !== $user_id ) {
        $this->start( $user_id, ${number} );
      }
    }
  `;
}

function sendMethod(plan: PluginPlan, memberships: readonly Membership[]): PhpCode {
  const mails = memberships.flatMap((one, index) => mailsOf(one).map((mail) => ({ ...mail, number: index + 1 })));
  return php`
    /**
     * Sends an email of a membership to its member.
     *
     * @param int    $user_id User ID.
     * @param int    $number  Number of the membership.
     * @param string $mail    Which email.
     */
    private function send( $user_id, $number, $mail ) {
      $user  = get_userdata( $user_id );
      $texts = array(
        ${joinPhp(
          mails.map(
            ({ number, key, subject, message }) => php`
              ${`${number}_${key}`} => array(
                ${settingValue(plan, mailKey(number, key, 'subject'), subject)},
                ${settingValue(plan, mailKey(number, key, 'message'), message)},
              ),
            `,
          ),
        )}
      );
      if ( ! $user || ! isset( $texts[ $number . '_' . $mail ] ) ) {
        return;
      }

      $until  = self::get( $user_id, $number )['until'];
      $values = array(
        '{name}'       => $user->display_name,
        '{membership}' => self::name( $number ),
        '{until}'      => '' === $until ? __( 'no end', ${plan.domain} ) : mysql2date( get_option( 'date_format' ), $until ),
        '{link}'       => home_url( '/' ),
        '{site}'       => wp_specialchars_decode( get_option( 'blogname' ), ENT_QUOTES ),
      );
      list( $subject, $message ) = $texts[ $number . '_' . $mail ];
      wp_mail( $user->user_email, trim( preg_replace( '/\s+/', ' ', strtr( $subject, $values ) ) ), strtr( $message, $values ) );
    }
  `;
}

const exporterMethods = (plan: PluginPlan): PhpCode => php`
  /**
   * Adds memberships to exports of personal data.
   *
   * @param array[] $exporters Exporters.
   * @return array[]
   */
  public function add_exporter( $exporters ) {
    $exporters[${prefixed(plan, 'memberships')}] = array(
      'exporter_friendly_name' => __( 'Memberships', ${plan.domain} ),
      'callback'               => array( $this, 'export' ),
    );

    return $exporters;
  }

  /**
   * Exports the memberships of a user.
   *
   * @param string $email Email address.
   * @return array
   */
  public function export( $email ) {
    $user  = get_user_by( 'email', $email );
    $items = array();
    foreach ( $user ? array_keys( self::MEMBERSHIPS ) : array() as $number ) {
      $member = self::get( $user->ID, $number );
      if ( '' === $member['state'] ) {
        continue;
      }
      $items[] = array(
        'group_id'    => ${prefixed(plan, 'memberships')},
        'group_label' => __( 'Memberships', ${plan.domain} ),
        'item_id'     => ${prefixed(plan, 'membership_')} . $number,
        'data'        => array(
          array(
            'name'  => __( 'Membership', ${plan.domain} ),
            'value' => self::name( $number ),
          ),
          array(
            'name'  => __( 'State', ${plan.domain} ),
            'value' => $member['state'],
          ),
          array(
            'name'  => __( 'Since', ${plan.domain} ),
            'value' => $member['since'],
          ),
          array(
            'name'  => __( 'Until', ${plan.domain} ),
            'value' => $member['until'],
          ),
        ),
      );
    }

    return array(
      'data' => $items,
      'done' => true,
    );
  }
`;
