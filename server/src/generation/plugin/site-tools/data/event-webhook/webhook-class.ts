import { type PhpCode, php } from '../../../../writers/php.ts';
import { settingValue } from '../../../features/settings/settings-of.ts';
import type { PluginPlan } from '../../../plan.ts';
import { contentTypes } from '../../support/content-types.ts';
import { toolClass, toolName } from '../../support/tool-names.ts';
import type { EventWebhook } from './options.ts';

/** The class that notices what happens and sends messages. */
export function webhookClass(plan: PluginPlan, { service, events, address, content }: EventWebhook): PhpCode {
  const { domain } = plan;
  return php`
    /**
     * Sends events on the site to an external service. Messages are sent in the background.
     */
    class ${toolClass(plan, 'event_webhook', 'Webhook')} {

      const HOOK   = ${toolName(plan, 'send_webhook')};
      const STATUS = ${toolName(plan, 'webhook_status')};

      /**
       * Maximum number of delivery attempts.
       */
      const ATTEMPTS = 3;

      /**
       * Registers the hooks.
       */
      public function register() {
        add_action( 'transition_post_status', array( $this, 'on_status' ), 10, 3 );
        add_action( 'user_register', array( $this, 'on_user' ) );
        add_action( 'wp_insert_comment', array( $this, 'on_comment' ), 10, 2 );
        add_action( 'transition_comment_status', array( $this, 'on_comment_status' ), 10, 3 );
        add_action( self::HOOK, array( $this, 'deliver' ), 10, 3 );
      }

      /**
       * Queues a message when a post is published.
       *
       * @param string  $new_status New post status.
       * @param string  $old_status Old post status.
       * @param WP_Post $post       Post object.
       */
      public function on_status( $new_status, $old_status, $post ) {
        if ( 'publish' === $new_status && 'publish' !== $old_status && in_array( $post->post_type, ${contentTypes(plan, content)}, true ) ) {
          $this->queue( 'post_published', $post->ID );
        }
      }

      /**
       * Queues a message when a user registers.
       *
       * @param int $user_id User ID.
       */
      public function on_user( $user_id ) {
        $this->queue( 'user_registered', $user_id );
      }

      /**
       * Queues a message for a comment that is approved immediately.
       *
       * @param int        $comment_id Comment ID.
       * @param WP_Comment $comment    Comment object.
       */
      public function on_comment( $comment_id, $comment ) {
        if ( '1' === (string) $comment->comment_approved && in_array( $comment->comment_type, array( '', 'comment' ), true ) ) {
          $this->queue( 'comment_posted', (int) $comment_id );
        }
      }

      /**
       * Queues a message when a comment is approved.
       *
       * @param string     $new_status New post status.
       * @param string     $old_status Old post status.
       * @param WP_Comment $comment    Comment object.
       */
      public function on_comment_status( $new_status, $old_status, $comment ) {
        if ( 'approved' === $new_status && 'approved' !== $old_status ) {
          $this->on_comment( $comment->comment_ID, $comment );
        }
      }

      /**
       * Queues a message.
       *
       * @param string $event Event name.
       * @param int    $id    ID of the post, user or comment.
       */
      private function queue( $event, $id ) {
        if ( '' !== $this->address() && in_array( $event, ${settingValue(plan, 'webhook_events', events)}, true ) ) {
          wp_schedule_single_event( time(), self::HOOK, array( $event, $id, 1 ) );
        }
      }

      /**
       * Delivers a message and retries later on failure.
       *
       * @param string $event   Event name.
       * @param int    $id      ID of the post, user or comment.
       * @param int    $attempt Number of the attempt.
       */
      public function deliver( $event, $id, $attempt ) {
        $facts = $this->facts( $event, $id );
        if ( null === $facts ) {
          return;
        }

        if ( is_wp_error( $this->send( $event, $facts ) ) && $attempt < self::ATTEMPTS ) {
          wp_schedule_single_event( time() + $attempt * 5 * MINUTE_IN_SECONDS, self::HOOK, array( $event, $id, $attempt + 1 ) );
        }
      }

      /**
       * Sends a message immediately.
       *
       * @param string $event Event name.
       * @param array  $facts Text, title, URL and author.
       * @return true|WP_Error
       */
      public function send( $event, $facts ) {
        $body   = wp_json_encode( $this->body( $event, $facts ) );
        $secret = (string) ${settingValue(plan, 'webhook_secret', '')};
        $answer = wp_safe_remote_post(
          $this->address(),
          array(
            'timeout'     => 10,
            'redirection' => 0,
            'headers'     => array( 'Content-Type' => 'application/json' ) + ( '' === $secret ? array() : array( 'X-Signature-256' => 'sha256=' . hash_hmac( 'sha256', $body, $secret ) ) ),
            'body'        => $body,
          )
        );
        $code   = (int) wp_remote_retrieve_response_code( $answer );
        $error  = '';
        if ( is_wp_error( $answer ) ) {
          $error = $answer->get_error_message();
        } elseif ( 200 > $code || 299 < $code ) {
          /* translators: %d: HTTP status code. */
          $error = sprintf( __( 'The service responded with HTTP status %d.', ${domain} ), $code );
        }

        update_option(
          self::STATUS,
          array(
            'time'  => time(),
            'error' => $error,
          ),
          false
        );

        return '' === $error ? true : new WP_Error( 'not_sent', $error );
      }

      /**
       * Gets the status of the last message.
       *
       * @return array Time and error; the error is empty on success.
       */
      public function status() {
        return (array) get_option( self::STATUS, array() ) + array(
          'time'  => 0,
          'error' => '',
        );
      }

      /**
       * Gets the webhook URL.
       *
       * @return string
       */
      public function address() {
        return (string) ${settingValue(plan, 'webhook_url', address)};
      }

      /**
       * Gets the data of an event.
       *
       * @param string $event Event name.
       * @param int    $id    ID of the post, user or comment.
       * @return array|null Text, title, URL and author, or null if the object no longer exists.
       */
      private function facts( $event, $id ) {
        if ( 'user_registered' === $event ) {
          $user = get_userdata( $id );

          return $user ? array(
            /* translators: %s: Site title. */
            'text'   => sprintf( __( 'New user on %s', ${domain} ), $this->site() ),
            'title'  => $user->display_name,
            'url'    => admin_url( 'user-edit.php?user_id=' . $user->ID ),
            'author' => '',
          ) : null;
        }

        $comment = 'comment_posted' === $event ? get_comment( $id ) : null;
        $post    = get_post( $comment ? (int) $comment->comment_post_ID : $id );
        if ( null === $post || 'publish' !== $post->post_status || ( 'comment_posted' === $event && null === $comment ) ) {
          return null;
        }

        return array(
          'text'   => sprintf(
            $comment
              /* translators: %s: Site title. */
              ? __( 'New comment on %s', ${domain} )
              /* translators: %s: Site title. */
              : __( 'New on %s', ${domain} ),
            $this->site()
          ),
          'title'  => html_entity_decode( wp_strip_all_tags( get_the_title( $post ) ), ENT_QUOTES, 'UTF-8' ),
          'url'    => $comment ? get_comment_link( $comment ) : get_permalink( $post ),
          'author' => $comment ? $comment->comment_author : (string) get_the_author_meta( 'display_name', (int) $post->post_author ),
        );
      }

      /**
       * Gets the site title as plain text.
       *
       * @return string
       */
      private function site() {
        return wp_specialchars_decode( get_option( 'blogname' ), ENT_QUOTES );
      }

      /**
       * Builds the message in the format of the service.
       *
       * @param string $event Event name.
       * @param array  $facts Data of the event.
       * @return array
       */
      private function body( $event, $facts ) {
        $line = $facts['title'] . ( '' === $facts['author'] ? '' : ' – ' . $facts['author'] );
        switch ( ${settingValue(plan, 'webhook_service', service)} ) {
          case 'slack':
            $escape = array(
              '&' => '&amp;',
              '<' => '&lt;',
              '>' => '&gt;',
            );
            $body   = array( 'text' => strtr( $facts['text'] . ': ' . $line, $escape ) . "\n" . $facts['url'] );
            break;
          case 'discord':
            $body = array(
              'content'          => mb_substr( $facts['text'] . ': ' . $line . "\n" . $facts['url'], 0, 2000 ),
              'allowed_mentions' => array( 'parse' => array() ),
            );
            break;
          case 'teams':
            $body = array(
              'type'        => 'message',
              'attachments' => array(
                array(
                  'contentType' => 'application/vnd.microsoft.card.adaptive',
                  'content'     => array(
                    'type'    => 'AdaptiveCard',
                    'version' => '1.4',
                    'body'    => array(
                      array(
                        'type'   => 'TextBlock',
                        'text'   => $facts['text'],
                        'weight' => 'Bolder',
                      ),
                      array(
                        'type' => 'TextBlock',
                        'text' => $line,
                        'wrap' => true,
                      ),
                    ),
                    'actions' => array(
                      array(
                        'type'  => 'Action.OpenUrl',
                        'title' => __( 'View', ${domain} ),
                        'url'   => $facts['url'],
                      ),
                    ),
                  ),
                ),
              ),
            );
            break;
          default:
            $body = array(
              'event' => $event,
              'site'  => home_url( '/' ),
              'time'  => gmdate( DATE_RFC3339 ),
            ) + $facts;
        }

        /**
         * Filters the message before it is encoded as JSON.
         *
         * @param array  $body  Message.
         * @param string $event Event name.
         * @param array  $facts Text, title, URL and author.
         */
        return (array) apply_filters( ${toolName(plan, 'webhook_body')}, $body, $event, $facts );
      }
    }
  `;
}
