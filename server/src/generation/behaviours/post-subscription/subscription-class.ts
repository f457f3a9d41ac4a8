import { classOf, translated } from '../../plugin/code-names.ts';
import { settingValue } from '../../plugin/features/settings/settings-of.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { noPhp, type PhpCode, php } from '../../writers/php.ts';
import { digestMethods } from './digest-methods.ts';
import { formMethods } from './form-methods.ts';
import {
  confirmMessage,
  confirmSubject,
  type MadeSubscription,
  publishedKey,
  subscribeTag,
  subscriptionKey,
} from './subscription-plan.ts';

/** The class that takes subscriptions to what is new of one type, and sends mails. */
export function subscriptionClass(plan: PluginPlan, made: MadeSubscription, blocks: PhpCode): PhpCode {
  const { one, number, kind } = made;
  const key = subscriptionKey(plan, number);
  const isEach = one.sends === 'each';
  return php`
    /**
     * Takes subscriptions to new ${kind.plural}, and tells subscribers of them.
     */
    final class ${classOf(plan, `Subscription_${number}`)} {

      const NUMBER    = ${number};
      const TYPE      = ${kind.type};
      const ACTION    = ${key};
      const PERIOD    = ${`${key}_period`};
      const DIGEST    = ${`${key}_digest`};
      const SEND      = ${`${key}_send`};
      const PUBLISHED = ${publishedKey(plan, number)};

      /**
       * Registers the hooks.
       */
      public function register() {
        add_action( 'init', array( $this, 'register_blocks' ) );
        add_shortcode( ${subscribeTag(plan, number)}, array( $this, 'render' ) );
        add_action( 'template_redirect', array( $this, 'receive' ) );
        add_action( 'template_redirect', array( $this, 'answer' ) );
        add_action( 'transition_post_status', array( $this, 'notice' ), 10, 3 );
        ${isEach ? noPhp : php`add_action( 'init', array( $this, 'schedule' ) );`}
        add_action( self::DIGEST, array( $this, 'begin' ) );
        add_action( self::SEND, array( $this, 'send' ) );
        ${one.below_content ? php`add_filter( 'the_content', array( $this, 'add_form' ), 40 );` : noPhp}
      }

      ${blocks}

      ${formMethods(plan, made)}

      /**
       * Asks the owner of an address to confirm.
       *
       * @param string $email Email address.
       * @param int[]  $terms IDs of terms; empty: everything.
       * @return bool Whether an email was sent.
       */
      public function request( $email, $terms = array() ) {
        $row = ${classOf(plan, 'Post_Subscribers')}::ask( self::NUMBER, $email, $terms );
        if ( null === $row ) {
          return false;
        }

        $texts = array(
          '{link}' => self::link( $row, 'confirm' ),
          '{site}' => wp_specialchars_decode( get_option( 'blogname' ), ENT_QUOTES ),
        );

        return wp_mail(
          $row['email'],
          self::line( ${settingValue(plan, 'subscription_confirm_subject', confirmSubject)}, $texts ),
          strtr( ${settingValue(plan, 'subscription_confirm_message', confirmMessage)}, $texts )
        );
      }

      /**
       * Gets the address by which a subscriber confirms or unsubscribes.
       *
       * @param array  $row  Row of the subscriber.
       * @param string $deed Either confirm or leave.
       * @return string URL.
       */
      public static function link( $row, $deed ) {
        return add_query_arg(
          array(
            self::ACTION => $deed,
            'subscriber' => (int) $row['id'],
            'token'      => $row['token'],
          ),
          home_url( '/' )
        );
      }

      /**
       * Confirms or ends a subscription whose link was followed.
       */
      public function answer() {
        // phpcs:disable WordPress.Security.NonceVerification -- The token takes the place of a nonce: subscribers are not logged in.
        if ( ! isset( $_GET[ self::ACTION ], $_GET['subscriber'], $_GET['token'] ) || ! is_string( $_GET['token'] ) ) {
          return;
        }

        $row   = ${classOf(plan, 'Post_Subscribers')}::get( absint( $_GET['subscriber'] ) );
        $given = sanitize_text_field( wp_unslash( $_GET['token'] ) );
        $deed  = 'confirm' === $_GET[ self::ACTION ] ? 'confirm' : 'leave';
        // phpcs:enable
        nocache_headers();
        if ( ! $row || self::NUMBER !== (int) $row['list_id'] || ! hash_equals( $row['token'], $given ) ) {
          wp_die( esc_html( ${translated(plan, 'This link is no longer valid.')} ), '', array( 'response' => 410 ) );
        }

        if ( 'confirm' === $deed ) {
          ${classOf(plan, 'Post_Subscribers')}::confirm( $row );
          wp_die( esc_html( ${translated(plan, 'Thank you! Your subscription is confirmed.')} ), '', array( 'response' => 200 ) );
        }

        // Programs that look at links in emails press no button; mail programs send the form by themselves (RFC 8058).
        if ( ! isset( $_SERVER['REQUEST_METHOD'] ) || 'POST' !== $_SERVER['REQUEST_METHOD'] ) {
          wp_die(
            '<form method="post"><p>' . esc_html( ${translated(plan, 'Do you want to unsubscribe? Your email address will be deleted.')} ) . '</p><p><button type="submit">' . esc_html( ${translated(plan, 'Unsubscribe')} ) . '</button></p></form>',
            '',
            array( 'response' => 200 )
          );
        }

        ${classOf(plan, 'Post_Subscribers')}::delete( (int) $row['id'] );
        wp_die( esc_html( ${translated(plan, 'You are unsubscribed.')} ), '', array( 'response' => 200 ) );
      }

      /**
       * Fills in a text of one line.
       *
       * @param string   $text  Text with names in braces.
       * @param string[] $texts What they stand for.
       * @return string
       */
      private static function line( $text, $texts ) {
        return trim( preg_replace( '/\s+/', ' ', strtr( $text, $texts ) ) );
      }

      ${digestMethods(plan, made)}
    }
  `;
}
