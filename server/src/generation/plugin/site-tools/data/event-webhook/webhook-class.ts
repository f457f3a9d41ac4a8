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
     * Tells another service what happens on the site. Messages are sent in the background, so that nobody waits for them.
     */
    class ${toolClass(plan, 'event_webhook', 'Webhook')} {

      const HOOK   = ${toolName(plan, 'send_webhook')};
      const STATUS = ${toolName(plan, 'webhook_status')};

      /**
       * How often a message is tried.
       */
      const ATTEMPTS = 3;

      /**
       * Hooks it into WordPress.
       */
      public function register() {
        add_action( 'transition_post_status', array( $this, 'on_status' ), 10, 3 );
        add_action( 'user_register', array( $this, 'on_user' ) );
        add_action( 'wp_insert_comment', array( $this, 'on_comment' ), 10, 2 );
        add_action( 'transition_comment_status', array( $this, 'on_comment_status' ), 10, 3 );
        add_action( self::HOOK, array( $this, 'deliver' ), 10, 3 );
      }

      /**
       * Notices that a post is published for the first time since it was something else.
       *
       * @param string  $new_status Its status now.
       * @param string  $old_status Its status before.
       * @param WP_Post $post       The post.
       */
      public function on_status( $new_status, $old_status, $post ) {
        if ( 'publish' === $new_status && 'publish' !== $old_status && in_array( $post->post_type, ${contentTypes(plan, content)}, true ) ) {
          $this->queue( 'post_published', $post->ID );
        }
      }

      /**
       * Notices a new user.
       *
       * @param int $user_id The user.
       */
      public function on_user( $user_id ) {
        $this->queue( 'user_registered', $user_id );
      }

      /**
       * Notices a comment that is on the site at once.
       *
       * @param int        $comment_id The comment.
       * @param WP_Comment $comment    The comment.
       */
      public function on_comment( $comment_id, $comment ) {
        if ( '1' === (string) $comment->comment_approved && in_array( $comment->comment_type, array( '', 'comment' ), true ) ) {
          $this->queue( 'comment_posted', (int) $comment_id );
        }
      }

      /**
       * Notices a comment that was approved.
       *
       * @param string     $new_status Its status now.
       * @param string     $old_status Its status before.
       * @param WP_Comment $comment    The comment.
       */
      public function on_comment_status( $new_status, $old_status, $comment ) {
        if ( 'approved' === $new_status && 'approved' !== $old_status ) {
          $this->on_comment( $comment->comment_ID, $comment );
        }
      }

      /**
       * Has a message sent soon.
       *
       * @param string $event What happened.
       * @param int    $id    To what.
       */
      private function queue( $event, $id ) {
        if ( '' !== $this->address() && in_array( $event, ${settingValue(plan, 'webhook_events', events)}, true ) ) {
          wp_schedule_single_event( time(), self::HOOK, array( $event, $id, 1 ) );
        }
      }

      /**
       * Sends a message, and tries again later when that fails.
       *
       * @param string $event   What happened.
       * @param int    $id      To what.
       * @param int    $attempt Which attempt this is.
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
       * Sends a message now.
       *
       * @param string $event What happened.
       * @param array  $facts text, title, url and author.
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
          /* translators: %d: code of an HTTP answer. */
          $error = sprintf( __( 'The service answered with the code %d.', ${domain} ), $code );
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
       * How the last message went.
       *
       * @return array time and error, empty when all is well.
       */
      public function status() {
        return (array) get_option( self::STATUS, array() ) + array(
          'time'  => 0,
          'error' => '',
        );
      }

      /**
       * Where messages are sent.
       *
       * @return string
       */
      public function address() {
        return (string) ${settingValue(plan, 'webhook_url', address)};
      }

      /**
       * What there is to say.
       *
       * @param string $event What happened.
       * @param int    $id    To what.
       * @return array|null text, title, url and author; null when it is gone in the meantime.
       */
      private function facts( $event, $id ) {
        if ( 'user_registered' === $event ) {
          $user = get_userdata( $id );

          return $user ? array(
            /* translators: %s: name of the site. */
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
              /* translators: %s: name of the site. */
              ? __( 'New comment on %s', ${domain} )
              /* translators: %s: name of the site. */
              : __( 'New on %s', ${domain} ),
            $this->site()
          ),
          'title'  => html_entity_decode( wp_strip_all_tags( get_the_title( $post ) ), ENT_QUOTES, 'UTF-8' ),
          'url'    => $comment ? get_comment_link( $comment ) : get_permalink( $post ),
          'author' => $comment ? $comment->comment_author : (string) get_the_author_meta( 'display_name', (int) $post->post_author ),
        );
      }

      /**
       * Name of the site as plain text.
       *
       * @return string
       */
      private function site() {
        return wp_specialchars_decode( get_option( 'blogname' ), ENT_QUOTES );
      }

      /**
       * The message in the form that the service wants.
       *
       * @param string $event What happened.
       * @param array  $facts What there is to say.
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
                        'title' => __( 'Open', ${domain} ),
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
         * Filters what is sent, before it becomes JSON.
         *
         * @param array  $body  The message.
         * @param string $event What happened.
         * @param array  $facts text, title, url and author.
         */
        return (array) apply_filters( ${toolName(plan, 'webhook_body')}, $body, $event, $facts );
      }
    }
  `;
}
