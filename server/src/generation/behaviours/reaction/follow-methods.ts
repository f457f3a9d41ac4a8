import { prefixed, translated } from '../../plugin/code-names.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { identifier, joinPhp, noPhp, type PhpCode, php, variable } from '../../writers/php.ts';
import { followed, type MadeReaction } from './reaction-plan.ts';

/** The task that mails those who follow something. */
export const followHook = (plan: PluginPlan): string => prefixed(plan, 'tell_followers');

/** Hooks and methods that tell followers what is new; in the background, so that who changes something need not wait. */
export function followMethods(
  plan: PluginPlan,
  made: readonly MadeReaction[],
): { readonly hooks: PhpCode; readonly methods: PhpCode } {
  const all = made.filter(({ one }) => one.act.is === 'follow');
  if (all.length === 0) return { hooks: noPhp, methods: noPhp };
  const parts = all.flatMap(({ one, kind }) => {
    const events = followed(kind).flatMap((name) => {
      const event = kind.events[name];
      return event === undefined ? [] : [{ name, event }];
    });
    return events.map(({ name, event }) => {
      const method = `${one.name}_${name}`;
      const guard = event.guard === undefined ? php`true` : event.guard;
      return {
        hook: php`add_action( ${event.hook}, array( $this, ${method} ), ${(event.priority ?? 10) + 10}, ${event.parameters.length} );`,
        method: php`
          /**
           * Has followers told that a record was ${name === 'updated' ? 'changed' : 'commented on'}.
           *
           * ${event.parameters.map((one) => `@param ${one.type} $${one.name} ${one.about}`).join(' ')}
           */
          public function ${identifier(method)}( ${joinPhp(
            event.parameters.map((parameter) => variable(parameter.name)),
            ', ',
          )} ) {
            if ( ! ( ${guard} ) ) {
              return;
            }

            $record = ${event.record};
            if ( $record && 'publish' === get_post_status( $record ) ) {
              $this->tell( ${one.name}, ${kind.id(php`$record`)}, ${kind.id(php`$record`)}, ${name} );
            }
          }
        `,
      };
    });
  });
  const authors = all.filter(({ kind }) => kind.storage === 'user' || kind.storage === 'term');
  const published = php`
    /**
     * Has followers told that something new was published.
     *
     * @param string  $new_status New post status.
     * @param string  $old_status Old post status.
     * @param WP_Post $post       Post object.
     */
    public function tell_of_post( $new_status, $old_status, $post ) {
      if ( 'publish' !== $new_status || 'publish' === $old_status || ! is_post_publicly_viewable( $post ) ) {
        return;
      }

      ${joinPhp(
        authors.map(({ one, kind }) =>
          kind.storage === 'user'
            ? php`$this->tell( ${one.name}, (int) $post->post_author, $post->ID, 'published' );`
            : php`
              foreach ( array_filter( (array) get_the_terms( $post, ${kind.type} ), 'is_object' ) as $term ) {
                $this->tell( ${one.name}, $term->term_id, $post->ID, 'published' );
              }
            `,
        ),
      )}
    }
  `;
  return {
    hooks: php`
      add_action( ${followHook(plan)}, array( $this, 'tell_followers' ), 10, 5 );
      ${joinPhp(parts.map(({ hook }) => hook))}
      ${authors.length === 0 ? noPhp : php`add_action( 'transition_post_status', array( $this, 'tell_of_post' ), 20, 3 );`}
    `,
    methods: php`
      ${joinPhp(
        parts.map(({ method }) => method),
        '\n\n',
      )}

      ${authors.length === 0 ? noPhp : published}

      /**
       * Schedules the emails, once for several changes in a row.
       *
       * @param string $name      Reaction.
       * @param int    $record_id What is followed.
       * @param int    $post_id   Post that is new.
       * @param string $event     What happened.
       */
      private function tell( $name, $record_id, $post_id, $event ) {
        $args = array( $name, (int) $record_id, (int) $post_id, $event, 0 );
        if ( ! wp_next_scheduled( ${followHook(plan)}, $args ) ) {
          wp_schedule_single_event( time() + MINUTE_IN_SECONDS, ${followHook(plan)}, $args );
        }
      }

      /**
       * Emails those who follow something, a hundred at a time.
       *
       * @param string $name      Reaction.
       * @param int    $record_id What is followed.
       * @param int    $post_id   Post that is new.
       * @param string $event     What happened.
       * @param int    $offset    How many have been told.
       */
      public function tell_followers( $name, $record_id, $post_id, $event, $offset = 0 ) {
        global $wpdb;

        $post = get_post( $post_id );
        if ( ! $post || 'publish' !== $post->post_status ) {
          return;
        }

        $texts = array(
          /* translators: %s: title. */
          'updated'   => ${php`__( '“%s” was updated', ${plan.domain} )`},
          /* translators: %s: title. */
          'commented' => ${php`__( 'New comment on “%s”', ${plan.domain} )`},
          /* translators: %s: title. */
          'published' => ${php`__( 'New: “%s”', ${plan.domain} )`},
        );
        $title = wp_specialchars_decode( wp_strip_all_tags( $post->post_title ), ENT_QUOTES );
        // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- Custom table.
        $user_ids = $wpdb->get_col( $wpdb->prepare( "SELECT user_id FROM %i WHERE name = %s AND record_id = %d AND user_id > 0 AND value <> '' ORDER BY id LIMIT %d, 100", self::table(), $name, $record_id, $offset ) );
        foreach ( $user_ids as $user_id ) {
          $user = get_userdata( (int) $user_id );
          if ( $user && user_can( $user, 'read_post', $post_id ) && (int) $post->post_author !== $user->ID ) {
            wp_mail(
              $user->user_email,
              sprintf( $texts[ $event ], $title ),
              sprintf( $texts[ $event ], $title ) . "\n\n" . get_permalink( $post ) . "\n\n" . ${translated(plan, 'You get this email because you follow it. You can stop following it there.')}
            );
          }
        }

        if ( 100 === count( $user_ids ) ) {
          wp_schedule_single_event( time() + MINUTE_IN_SECONDS, ${followHook(plan)}, array( $name, $record_id, $post_id, $event, $offset + 100 ) );
        }
      }
    `,
  };
}
