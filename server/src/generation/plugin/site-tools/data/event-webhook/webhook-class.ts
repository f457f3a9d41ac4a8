import { noPhp, type PhpCode, php } from '../../../../writers/php.ts';
import { settingValue } from '../../../features/settings/settings-of.ts';
import type { PluginPlan } from '../../../plan.ts';
import { contentTypes } from '../../support/content-types.ts';
import { toolClass, toolName } from '../../support/tool-names.ts';
import { directMethods, failureMethods } from './direct-methods.ts';
import { factMethods } from './fact-methods.ts';
import type { EventWebhook } from './options.ts';
import { turnMethods } from './turn-methods.ts';

/** The class that notices what happens and sends messages. */
export function webhookClass(plan: PluginPlan, options: EventWebhook): PhpCode {
  const { service, events, address, content, minutesApart: minutes, logsFailures: isLogged = false } = options;
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
        add_action( 'add_user_role', array( $this, 'on_role' ), 10, 2 );
        add_action( 'activated_plugin', array( $this, 'on_plugin' ) );
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
       * Queues a message when a user becomes an administrator: a new one, or one who has been something else.
       *
       * @param int    $user_id User ID.
       * @param string $role    Role.
       */
      public function on_role( $user_id, $role ) {
        if ( 'administrator' === $role ) {
          $this->queue( 'admin_created', (int) $user_id );
        }
      }

      /**
       * Queues a message when a plugin is activated.
       *
       * @param string $plugin File of the plugin.
       */
      public function on_plugin( $plugin ) {
        $this->queue( 'plugin_activated', $plugin . '|' . get_current_user_id() );
      }

      /**
       * Queues a message for a comment that is approved immediately, or that awaits moderation.
       *
       * @param int        $comment_id Comment ID.
       * @param WP_Comment $comment    Comment object.
       */
      public function on_comment( $comment_id, $comment ) {
        $events = array(
          '1' => 'comment_posted',
          '0' => 'comment_pending',
        );
        if ( isset( $events[ $comment->comment_approved ] ) && in_array( $comment->comment_type, array( '', 'comment' ), true ) ) {
          $this->queue( $events[ $comment->comment_approved ], (int) $comment_id );
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

      ${minutes === undefined ? directMethods(plan, events) : turnMethods(plan, events, minutes)}

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

        ${isLogged ? php`$this->log( $event, $error );` : noPhp}

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

      ${isLogged ? failureMethods(plan) : noPhp}

      /**
       * Gets the webhook URL.
       *
       * @return string
       */
      public function address() {
        return (string) ${settingValue(plan, 'webhook_url', address)};
      }

      ${factMethods(plan)}

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
