import { classOf, handleOf, prefixed, translated } from '../../plugin/code-names.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { joinPhp, noPhp, type PhpCode, php } from '../../writers/php.ts';
import { conditionsPhp } from '../conditions.ts';
import type { RecordKind } from '../records/record-kind.ts';
import { siteRole } from '../role-names.ts';
import { type Approval, personPhp, writeStand } from './approval.ts';
import { deciding } from './deciding-methods.ts';
import { mailMethods } from './mail-methods.ts';
import { screenMethods } from './screen-methods.ts';
import { type ApprovalSteps, approvalKey, logKey, stepsKey } from './steps-plan.ts';

/** The class that holds records back, and lets people decide on them. */
export function stepsClass(plan: PluginPlan, approval: Approval): PhpCode {
  const { one, kind, number } = approval;
  const key = approvalKey(plan, number);
  return php`
    /**
     * Publishes ${kind.plural} only after ${one.steps.length === 1 ? 'somebody has' : 'several people have'} approved them.
     */
    final class ${classOf(plan, `Approval_Steps_${number}`)} {

      const TYPE   = ${kind.type};
      const STEPS  = ${stepsKey(plan, number)};
      const LOG    = ${logKey(plan, number)};
      const ACTION = ${key};
      const PAGE   = ${handleOf(plan, `approval-${number}`)};

      /**
       * Capability to decide on a post, with its ID.
       */
      const CAPABILITY = ${prefixed(plan, `decide_${number}`)};

      /**
       * Registers the hooks.
       */
      public function register() {
        add_filter( 'wp_insert_post_data', array( $this, 'hold_back' ), 99, 2 );
        add_action( 'wp_after_insert_post', array( $this, 'follow' ), 5, 4 );
        add_filter( 'map_meta_cap', array( $this, 'map_capability' ), 10, 4 );
        add_action( 'admin_menu', array( $this, 'add_page' ) );
        add_action( 'add_meta_boxes', array( $this, 'add_box' ), 10, 2 );
        add_action( 'admin_post_' . self::ACTION, array( $this, 'receive' ) );
      }

      /**
       * Gets what the steps are called, in their order.
       *
       * @return string[]
       */
      public static function labels() {
        return array( ${joinPhp(
          one.steps.map(({ label }) => translated(plan, label)),
          ', ',
        )} );
      }

      /**
       * Gets how many steps have approved a post.
       *
       * @param int $id Post ID.
       * @return int
       */
      public static function approved( $id ) {
        return (int) get_post_meta( $id, self::STEPS, true );
      }

      /**
       * Keeps a post from being published, scheduled or made private before all steps have approved it; what is published stays so.
       *
       * @param array $data    Slashed post data.
       * @param array $postarr Data that was passed.
       * @return array
       */
      public function hold_back( $data, $postarr ) {
        $out = array( 'publish', 'future', 'private' );
        if ( self::TYPE !== $data['post_type'] || ! in_array( $data['post_status'], $out, true ) ) {
          return $data;
        }

        $id = isset( $postarr['ID'] ) ? (int) $postarr['ID'] : 0;
        if ( $id && ( in_array( get_post_status( $id ), $out, true ) || self::approved( $id ) >= count( self::labels() ) ) ) {
          return $data;
        }

        /**
         * Filters whether what is published has to be approved before, such as not while posts are imported.
         *
         * @param bool  $is_needed Whether it has to be.
         * @param array $data      Slashed post data.
         */
        if ( apply_filters( ${prefixed(plan, 'needs_approval')}, true, $data ) ) {
          $data['post_status'] = 'pending';
        }

        return $data;
      }

      /**
       * Starts the steps when a post is submitted, and forgets them when it is no longer published.
       *
       * @param int          $id     Post ID.
       * @param WP_Post      $record Post.
       * @param bool         $update Whether it was there before.
       * @param WP_Post|null $before Post before the change.
       */
      public function follow( $id, $record, $update, $before ) {
        $was = $before ? $before->post_status : 'new';
        if ( self::TYPE !== $record->post_type || $was === $record->post_status ) {
          return;
        }

        if ( in_array( $was, array( 'publish', 'future', 'private' ), true ) && ! in_array( $record->post_status, array( 'publish', 'future', 'private' ), true ) ) {
          delete_post_meta( $id, self::STEPS );
        }

        if ( 'pending' === $record->post_status ) {
          delete_post_meta( $id, self::STEPS );
          ${writeStand(approval, 'waiting')}
          $this->ask( $record );
        }
      }

      /**
       * Maps the capability to decide to who decides next, and lets nobody else change a post once a step has approved it.
       *
       * @param string[] $caps    Capabilities that are needed.
       * @param string   $cap     Capability that is asked for.
       * @param int      $user_id User ID.
       * @param array    $args    Post ID, and more.
       * @return string[]
       */
      public function map_capability( $caps, $cap, $user_id, $args ) {
        if ( ! in_array( $cap, array( 'edit_post', self::CAPABILITY ), true ) || empty( $args[0] ) ) {
          return $caps;
        }

        $record = get_post( $args[0] );
        if ( self::CAPABILITY === $cap ) {
          return array( $record && $this->can_decide( $record, $user_id ) ? 'read' : 'do_not_allow' );
        }

        if ( ! $record || self::TYPE !== $record->post_type || 'pending' !== $record->post_status || 0 === self::approved( $record->ID ) || $this->can_decide( $record, $user_id ) ) {
          return $caps;
        }

        return array( 'do_not_allow' );
      }

      /**
       * Determines whether a user decides next on a post: administrators do, and ${one.own === 'nobody' ? 'nobody' : 'nobody else'} on what is their own.
       *
       * @param WP_Post $record  Post.
       * @param int     $user_id User ID.
       * @return bool
       */
      public function can_decide( $record, $user_id ) {
        $user = get_userdata( $user_id );
        $step = $this->step( $record );
        if ( ! $user || self::TYPE !== $record->post_type || 'pending' !== $record->post_status || $step >= count( self::labels() ) ) {
          return false;
        }

        if ( user_can( $user, 'manage_options' ) ) {
          return ${one.own === 'nobody' ? php`$user->ID !== ${kind.ownerId(php`$record`)}` : php`true`};
        }

        return $user->ID !== ${kind.ownerId(php`$record`)} && $this->is_asked( $record, $step, $user );
      }

      ${stepMethods(approval)}

      /**
       * Determines whether a step asks a user.
       *
       * @param WP_Post $record Post.
       * @param int     $step   Step, from 0.
       * @param WP_User $user   User.
       * @return bool
       */
      private function is_asked( $record, $step, $user ) {
        switch ( $step ) {
          ${joinPhp(one.steps.map(({ by }, index) => askedCase(plan, kind, by, index)))}
        }

        return false;
      }

      ${deciding(plan, approval)}

      ${mailMethods(plan, approval)}

      ${screenMethods(plan, approval)}
    }
  `;
}

/** Methods that say which step decides next; steps whose conditions are not met are left out. */
function stepMethods({ one, kind }: Approval): PhpCode {
  const some = one.steps.flatMap(({ conditions }, index) =>
    conditions === undefined ? [] : [{ index, test: allOf(conditionsPhp(kind, conditions, php`$record`)) }],
  );
  return php`
    /**
     * Gets the step that decides next on a post.
     *
     * @param WP_Post $record Post.
     * @return int Step, from 0; the number of steps where none is left.
     */
    public function step( $record ) {
      return ${some.length === 0 ? php`self::approved( $record->ID )` : php`$this->step_from( $record, self::approved( $record->ID ) )`};
    }

    ${
      some.length === 0
        ? noPhp
        : php`
          /**
           * Gets the first step from one on that a post needs.
           *
           * @param WP_Post $record Post.
           * @param int     $step   Step, from 0.
           * @return int Step, from 0; the number of steps where none is left.
           */
          private function step_from( $record, $step ) {
            while ( $step < count( self::labels() ) && ! $this->is_needed( $record, $step ) ) {
              ++$step;
            }

            return $step;
          }

          /**
           * Determines whether a post needs a step.
           *
           * @param WP_Post $record Post.
           * @param int     $step   Step, from 0.
           * @return bool
           */
          private function is_needed( $record, $step ) {
            switch ( $step ) {
              ${joinPhp(
                some.map(
                  ({ index, test }) => php`
                    case ${index}:
                      return ${test};
                  `,
                ),
              )}
            }

            return true;
          }
        `
    }
  `;
}

const allOf = (tests: readonly PhpCode[]): PhpCode =>
  tests.map((test) => php`( ${test} )`).reduce((before, test) => php`${before} && ${test}`);

function askedCase(
  plan: PluginPlan,
  kind: RecordKind,
  by: ApprovalSteps['steps'][number]['by'],
  index: number,
): PhpCode {
  if (by.who === 'roles')
    return php`
      case ${index}:
        return array() !== array_intersect( ${by.roles.map((role) => siteRole(plan, role))}, (array) $user->roles );
    `;
  return php`
    case ${index}:
      return $user->ID === ${personPhp(kind, by.attribute)};
  `;
}
