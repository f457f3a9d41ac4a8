import { type PhpCode, php } from '../../../writers/php.ts';
import { prefixed } from '../../code-names.ts';
import { settingValue } from '../../features/settings/settings-of.ts';
import type { PluginPlan } from '../../plan.ts';
import type { SiteTool } from '../../site-tool.ts';
import { toolClass, toolClassName, toolName } from '../support/tool-names.ts';

type EventEmails = {
  /** What is written about: `post_pending`, `post_published`, `user_registered`. */
  readonly events: readonly string[];
};

const isSent = / (e-?mails?|e-?mailed|mails?|notif\w+|inform\w*|alert\w*|message|tell|tells) /;
const isOther =
  / (slack|discord|teams|webhooks?|sms|telegram|subscribers?|followers?|newsletter|digest|every (day|week)|daily|weekly|comments?|orders?|forms?|with fields|custom post types?|role changes?|password\w*|log\w* in|login) /;
const events: readonly (readonly [string, RegExp, string])[] = [
  [
    'post_pending',
    / (editors?|admins?|administrators?|moderators?|us|me|somebody|someone|team) .*(pending|review|submitted for review|awaits?|waiting) .*|(pending|review) .*(editors?|admins?|administrators?) /,
    'editors when a post is pending review',
  ],
  [
    'post_published',
    / authors? .*(post|article)\w* .*(publish\w*|live|approved) | (publish\w*|live|approved) .* authors? /,
    'authors when their post is published',
  ],
  [
    'user_registered',
    / (admins?|administrators?|us|me|owner|webmaster) .*(users?|member|somebody|someone|customer) .*(regist\w+|sign up|signs up) | (new|user) (users?|members?|registrations?) .*(admins?|administrators?|owner) | (admins?|administrators?|owner|us|me) .*new (users?|registrations?|members?|signups?) /,
    'the site owner when a user registers',
  ],
];

const eventsIn = (line: string): readonly string[] =>
  events
    .filter(
      ([event, pattern]) =>
        pattern.test(line) && (event === 'user_registered' || / (posts?|articles?|content|drafts?) /.test(line)),
    )
    .map(([event]) => event);

/** "Email editors when a post is pending review." */
export const eventEmails: SiteTool<EventEmails> = {
  tool: 'event_emails',
  example: 'Email the editors when a post is pending review.',
  provides: ['email', 'admin_interface', 'roles'],
  recognize({ line }) {
    if (!isSent.test(line) || isOther.test(line)) return null;
    const found = eventsIn(line);
    return found.length === 0 ? null : { events: found };
  },
  refine: ({ line }, options) =>
    / (subject|title|link|author|settings?|recipient|address) /.test(line) ? options : null,
  combine: (first, second) => ({ events: [...new Set([...first.events, ...second.events])] }),
  describe: ({ events: wanted }) =>
    `Sends an email to ${events
      .filter(([event]) => wanted.includes(event))
      .map(([, , text]) => text)
      .join(', and to ')}.`,
  settings: ({ events: wanted }) => [
    {
      key: 'email_events',
      names: /events|notifications/,
      type: 'choices',
      label: 'Emails to send',
      description: '',
      default: wanted,
      section: 'notifications',
      choices: events.map(([value, , text]) => ({ value, label: `To ${text}` })),
    },
    {
      key: 'email_recipient',
      names: /recipient|email|address/,
      type: 'email',
      label: 'Email address of the site owner',
      description: 'Leave empty to use the administration email address.',
      default: '',
      section: 'notifications',
    },
  ],
  contribute: (plan, options) => ({
    classes: [
      {
        name: toolClassName(plan, 'event_emails', 'Mailer'),
        summary: 'Sends email notifications about events on the site.',
        code: eventEmailsClass(plan, options),
      },
    ],
    boot: [php`( new ${toolClass(plan, 'event_emails', 'Mailer')}() )->register();`],
    readme: { features: ['Sends email notifications about events on the site'], tags: ['email', 'notifications'] },
    privacy: ['The name and email address of new users are sent to the site owner by email.'],
    instructions: [
      `Choose the notifications on the settings page. Use the filter \`${toolName(plan, 'event_email')}\` to change an email.`,
    ],
    tests: [
      {
        name: 'Event_Emails',
        summary: 'Tests for the email notifications.',
        methods: [
          php`
            /**
             * Users who can publish the post are notified, except its author.
             */
            public function test_writes_to_editors() {
              $sent = array();
              add_filter(
                'pre_wp_mail',
                static function ( $result, $mail ) use ( &$sent ) {
                  $sent = array_merge( $sent, (array) $mail['to'] );

                  return true;
                },
                10,
                2
              );
              update_option( ${prefixed(plan, 'settings')}, array( 'email_events' => array( 'post_pending' ) ) );
              $editor = get_userdata( self::factory()->user->create( array( 'role' => 'editor' ) ) );
              $author = get_userdata( self::factory()->user->create( array( 'role' => 'contributor' ) ) );
              self::factory()->post->create(
                array(
                  'post_status' => 'pending',
                  'post_author' => $author->ID,
                )
              );

              $this->assertContains( $editor->user_email, $sent );
              $this->assertNotContains( $author->user_email, $sent );
            }
          `,
        ],
      },
    ],
  }),
};

const eventEmailsClass = (plan: PluginPlan, { events: wanted }: EventEmails): PhpCode => php`
  /**
   * Sends email notifications about events on the site.
   */
  class ${toolClass(plan, 'event_emails', 'Mailer')} {

    /**
     * Registers the hooks.
     */
    public function register() {
      add_action( 'transition_post_status', array( $this, 'on_status' ), 10, 3 );
      add_action( 'user_register', array( $this, 'on_user' ) );
    }

    /**
     * Sends a notification when a post is pending review or published.
     *
     * @param string  $new_status New post status.
     * @param string  $old_status Old post status.
     * @param WP_Post $post       Post object.
     */
    public function on_status( $new_status, $old_status, $post ) {
      if ( $new_status === $old_status || ! is_post_type_viewable( $post->post_type ) ) {
        return;
      }

      $author = get_userdata( (int) $post->post_author );
      $title  = html_entity_decode( wp_strip_all_tags( get_the_title( $post ) ), ENT_QUOTES, 'UTF-8' );
      if ( 'pending' === $new_status ) {
        $this->send(
          'post_pending',
          $this->editors( $post ),
          /* translators: %s: Post title. */
          sprintf( __( 'Pending review: %s', ${plan.domain} ), $title ),
          array(
            /* translators: 1: Author name, 2: Post title. */
            sprintf( __( '%1$s has submitted “%2$s” for review.', ${plan.domain} ), $author ? $author->display_name : '—', $title ),
            admin_url( 'post.php?post=' . $post->ID . '&action=edit' ),
          )
        );
      } elseif ( 'publish' === $new_status && $author && get_current_user_id() !== $author->ID ) {
        $this->send(
          'post_published',
          array( $author->user_email ),
          /* translators: %s: Post title. */
          sprintf( __( 'Published: %s', ${plan.domain} ), $title ),
          array(
            /* translators: %s: Post title. */
            sprintf( __( 'Your post “%s” has been published.', ${plan.domain} ), $title ),
            (string) get_permalink( $post ),
          )
        );
      }
    }

    /**
     * Sends a notification when a user registers.
     *
     * @param int $user_id User ID.
     */
    public function on_user( $user_id ) {
      $user = get_userdata( $user_id );
      if ( ! $user ) {
        return;
      }

      $owner = (string) ${settingValue(plan, 'email_recipient', '')};
      $this->send(
        'user_registered',
        array( '' === $owner ? get_option( 'admin_email' ) : $owner ),
        /* translators: %s: Username. */
        sprintf( __( 'New user registration: %s', ${plan.domain} ), $user->user_login ),
        array(
          /* translators: 1: User display name, 2: Email address. */
          sprintf( __( '%1$s (%2$s) has registered.', ${plan.domain} ), $user->display_name, $user->user_email ),
          admin_url( 'user-edit.php?user_id=' . $user->ID ),
        )
      );
    }

    /**
     * Gets the email addresses of users who can publish a post, except its author.
     *
     * @param WP_Post $post Post object.
     * @return string[]
     */
    private function editors( $post ) {
      $type = get_post_type_object( $post->post_type );

      return wp_list_pluck(
        get_users(
          array(
            'capability' => $type ? $type->cap->edit_others_posts : 'edit_others_posts',
            'exclude'    => array( (int) $post->post_author ),
            'number'     => 100,
            'fields'     => array( 'ID', 'user_email' ),
          )
        ),
        'user_email'
      );
    }

    /**
     * Sends a separate email to each recipient, so that recipients do not see each other.
     *
     * @param string   $event Event name.
     * @param string[] $to    Email addresses.
     * @param string   $title Subject.
     * @param string[] $lines Lines of the message.
     */
    private function send( $event, $to, $title, $lines ) {
      if ( ! in_array( $event, ${settingValue(plan, 'email_events', wanted)}, true ) ) {
        return;
      }

      /**
       * Filters an email before it is sent.
       *
       * @param array  $email Recipient, subject and message.
       * @param string $event Event name.
       */
      $email = (array) apply_filters(
        ${toolName(plan, 'event_email')},
        array(
          'to'      => $to,
          'subject' => sprintf( '[%1$s] %2$s', wp_specialchars_decode( get_option( 'blogname' ), ENT_QUOTES ), $title ),
          'message' => implode( "\n\n", $lines ),
        ),
        $event
      );
      foreach ( (array) $email['to'] as $address ) {
        wp_mail( $address, $email['subject'], $email['message'] );
      }
    }
  }
`;
