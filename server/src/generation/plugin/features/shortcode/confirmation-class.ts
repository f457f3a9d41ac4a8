import { type PhpCode, php } from '../../../writers/php.ts';
import { prefixed, translated } from '../../code-names.ts';
import type { PluginClass } from '../../feature-module.ts';
import type { PlanEntity, PlanField, PluginPlan } from '../../plan.ts';
import { entityClassName, entityClassOf, repositoryOf } from '../support/entity-names.ts';

/** Statements of a form for an address that is known: the same answer, and another mail where it is not confirmed yet. */
export const sendAgain = (entity: PlanEntity, field: PlanField): PhpCode => php`
  // Whether an address is known already is nobody else's business.
  ${entityClassOf(entity, 'Confirmation')}::send_again( $this->values[${field.key}] );

  return true;
`;

/** The class that asks whether an address is whose it is said to be, and lets its owner take it back. */
export function confirmationClass(plan: PluginPlan, entity: PlanEntity, field: PlanField): PluginClass {
  const repository = repositoryOf(entity);
  const argument = prefixed(plan, `confirm_${entity.key}`);
  const confirmed = entity.isPublic ? 'pending' : 'publish';
  return {
    name: entityClassName(entity, 'Confirmation'),
    summary: `Has email addresses of ${entity.pluralLower} confirmed.`,
    code: php`
      /**
       * Has email addresses of ${entity.pluralLower} confirmed: an entry counts once the link in an email was followed.
       */
      class ${entityClassOf(entity, 'Confirmation')} {

        const ARGUMENT = ${argument};

        /**
         * Days after which entries that nobody has confirmed are deleted.
         */
        const KEPT_DAYS = 7;

        /**
         * Registers the hooks.
         */
        public function register() {
          add_action( 'template_redirect', array( $this, 'receive' ) );
        }

        /**
         * Sends the email with the links, and deletes what was never confirmed.
         *
         * @param int $id ID of the entry.
         */
        public static function send( $id ) {
          $record = ( new ${repository}() )->get( $id );
          if ( ! $record || empty( $record[${field.key}] ) ) {
            return;
          }

          $site = wp_specialchars_decode( get_option( 'blogname' ), ENT_QUOTES );
          wp_mail(
            $record[${field.key}],
            /* translators: %s: Site name. */
            sprintf( ${translated(plan, '[%s] Please confirm your email address')}, $site ),
            sprintf(
              /* translators: 1: Link to confirm, 2: Link to unsubscribe. */
              __( "Please follow this link to confirm your email address:\n%1\$s\n\nIf you did not ask for this, ignore this email. You can unsubscribe at any time:\n%2\$s", ${plan.domain} ),
              self::link( $record, 'confirm' ),
              self::link( $record, 'leave' )
            )
          );

          foreach ( get_posts(
            array(
              'post_type'   => ${entity.postType},
              'post_status' => 'draft',
              'numberposts' => 50,
              'fields'      => 'ids',
              'author'      => 0,
              'date_query'  => array( array( 'before' => self::KEPT_DAYS . ' days ago' ) ),
              'meta_key'    => ${argument}, // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_key -- Only entries that wait.
            )
          ) as $old ) {
            wp_delete_post( $old, true );
          }
          if ( 'draft' === $record['status'] ) {
            update_post_meta( $id, ${argument}, time() );
          }
        }

        /**
         * Sends the email again to an address that is not confirmed yet.
         *
         * @param string $email Email address.
         */
        public static function send_again( $email ) {
          $known = ( new ${repository}() )->find(
            array(
              'status'   => 'draft',
              'per_page' => 1,
              'where'    => array( ${field.key} => array( '=', $email ) ),
            )
          );
          if ( isset( $known[0] ) ) {
            self::send( $known[0]['id'] );
          }
        }

        /**
         * Gets the address by which an entry is confirmed or deleted.
         *
         * @param array  $record Entry.
         * @param string $deed   Either confirm or leave.
         * @return string URL.
         */
        public static function link( $record, $deed ) {
          return add_query_arg(
            array(
              self::ARGUMENT => $record['id'],
              'deed'         => $deed,
              'key'          => self::key( $record, $deed ),
            ),
            home_url( '/' )
          );
        }

        /**
         * Gets what only the owner of the address knows.
         *
         * @param array  $record Entry.
         * @param string $deed   Either confirm or leave.
         * @return string
         */
        private static function key( $record, $deed ) {
          return wp_hash( self::ARGUMENT . '|' . $deed . '|' . $record['id'] . '|' . $record[${field.key}] );
        }

        /**
         * Confirms or deletes an entry whose link was followed.
         */
        public function receive() {
          // phpcs:disable WordPress.Security.NonceVerification -- The links are signed.
          if ( ! isset( $_GET[ self::ARGUMENT ], $_GET['deed'], $_GET['key'] ) ) {
            return;
          }

          $deed       = 'leave' === $_GET['deed'] ? 'leave' : 'confirm';
          $given      = sanitize_text_field( wp_unslash( $_GET['key'] ) );
          $is_sent    = isset( $_POST['leave'] );
          $repository = new ${repository}();
          $record     = $repository->get( absint( $_GET[ self::ARGUMENT ] ) );
          // phpcs:enable
          if ( ! $record || ! hash_equals( self::key( $record, $deed ), $given ) ) {
            $this->say( ${translated(plan, 'This link is no longer valid.')}, 410 );
          }

          if ( 'confirm' === $deed ) {
            if ( 'draft' === $record['status'] ) {
              $repository->update( $record['id'], array( 'status' => ${confirmed} ) );
              delete_post_meta( $record['id'], self::ARGUMENT );
            }
            $this->say( ${translated(plan, 'Thank you! Your email address is confirmed.')} );
          }

          // Programs that look at links in emails press no button.
          if ( ! $is_sent ) {
            wp_die(
              '<form method="post"><p>' . esc_html( ${translated(plan, 'Do you want to unsubscribe? Your data will be deleted.')} ) . '</p><p><button type="submit" name="leave" value="1">' . esc_html( ${translated(plan, 'Unsubscribe')} ) . '</button></p></form>',
              '',
              array( 'response' => 200 )
            );
          }
          $repository->delete( $record['id'], true );
          $this->say( ${translated(plan, 'You are unsubscribed. Your data has been deleted.')} );
        }

        /**
         * Displays a message and ends the request.
         *
         * @param string $message Message.
         * @param int    $status  HTTP status.
         */
        private function say( $message, $status = 200 ) {
          nocache_headers();
          wp_die( esc_html( $message ), '', array( 'response' => (int) $status ) );
        }
      }
    `,
  };
}
