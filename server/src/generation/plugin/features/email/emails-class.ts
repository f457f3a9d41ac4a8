import { html, markup } from '../../../writers/html.ts';
import { identifier, joinPhp, noPhp, type PhpCode, php } from '../../../writers/php.ts';
import { classOf, prefixed } from '../../code-names.ts';
import type { PlanEntity, PluginPlan } from '../../plan.ts';
import { hasSetting } from '../settings/settings-of.ts';
import { repositoryOf } from '../support/entity-names.ts';
import { attendanceOf, emailFieldOf } from '../support/find-behaviours.ts';
import { type EmailTrigger, emailTriggersOf, postStatusOf, statusFieldOf } from './email-triggers.ts';

const sender = (trigger: EmailTrigger): string => `send_${trigger.key}`;

/** How the plugin can tell that a trigger has come. */
function sortTriggers(triggers: readonly EmailTrigger[]) {
  const isPost = ({ entity }: EmailTrigger) => entity.storage !== 'table';
  const byField = triggers.filter(
    ({ entity, on }) => on.event === 'status' && statusFieldOf(entity, on.status) !== undefined,
  );
  return {
    byField,
    byPost: triggers.filter((trigger) => {
      const { event } = trigger.on;
      return isPost(trigger) && (event === 'created' || event === 'status') && !byField.includes(trigger);
    }),
    byRow: triggers.filter((trigger) => !isPost(trigger) && trigger.on.event === 'created'),
    byHook: triggers.filter(({ on }) => on.event === 'reminder' || on.event === 'digest'),
  };
}

/** The class that writes and sends the plugin's messages. */
export function emailsClass(plan: PluginPlan): PhpCode {
  const triggers = emailTriggersOf(plan);
  const { byField, byPost, byRow, byHook } = sortTriggers(triggers);
  const hasSettings = plan.features.has('settings');
  const uses = (to: EmailTrigger['recipient']['to']) => triggers.some(({ recipient }) => recipient.to === to);
  const test = prefixed(plan, 'test_email');
  return php`
    /**
     * Writes and sends the messages of the plugin.
     */
    class ${classOf(plan, 'Emails')} {

      /**
       * Hooks the messages into WordPress.
       */
      public function register() {
        ${byPost.length > 0 ? php`add_action( 'wp_after_insert_post', array( $this, 'post_saved' ), 10, 4 );` : noPhp}
        ${
          byField.length > 0
            ? php`
          add_action( 'added_post_meta', array( $this, 'field_saved' ), 10, 4 );
          add_action( 'updated_post_meta', array( $this, 'field_saved' ), 10, 4 );
        `
            : noPhp
        }
        ${byRow.length > 0 ? php`add_action( ${prefixed(plan, 'row_created')}, array( $this, 'row_created' ), 10, 2 );` : noPhp}
        ${joinPhp(byHook.map((trigger) => php`add_action( ${prefixed(plan, trigger.key)}, array( $this, ${sender(trigger)} ) );`))}
        ${
          hasSettings
            ? php`
          add_action( ${prefixed(plan, 'after_settings')}, array( $this, 'print_test_form' ) );
          add_action( ${`admin_post_${test}`}, array( $this, 'send_test' ) );
        `
            : noPhp
        }
      }

      ${joinPhp(
        [
          byPost.length > 0 ? postSaved(byPost) : noPhp,
          byField.length > 0 ? fieldSaved(byField) : noPhp,
          byRow.length > 0 ? rowCreated(byRow) : noPhp,
          ...triggers.map((trigger) => senderMethod(plan, trigger)),
          uses('admin') || hasSettings ? siteAddress(plan) : noPhp,
          uses('submitter') ? submitterAddress(plan, triggers) : noPhp,
          uses('role') ? roleAddresses() : noPhp,
          attendeeAddresses(plan, triggers),
          detailsMethod(plan, triggers),
          sendMethods(plan),
          hasSettings ? testMethods(plan, test) : noPhp,
        ],
        '\n\n',
      )}
    }
  `;
}

const find = (entity: PlanEntity): PhpCode => php`( new ${repositoryOf(entity)}() )->get( $id )`;

/** Groups triggers by entity, in order. */
function byEntity(triggers: readonly EmailTrigger[]): readonly (readonly [PlanEntity, readonly EmailTrigger[]])[] {
  const entities = [...new Set(triggers.map(({ entity }) => entity))];
  return entities.map((entity) => [entity, triggers.filter((trigger) => trigger.entity === entity)]);
}

const approving = /approved|accepted|confirmed/i;

function conditionOf({ on }: EmailTrigger): PhpCode {
  if (on.event !== 'status') return php`$is_new`;
  if (on.status === '') return php`! $is_new && $old !== $new`;
  const status = postStatusOf(on.status) ?? 'publish';
  if (approving.test(on.status)) return php`${status} === $new && 'pending' === $old`;
  return php`${status} === $new && $old !== $new`;
}

const postSaved = (triggers: readonly EmailTrigger[]): PhpCode => php`
  /**
   * Sends what a change of a post calls for.
   *
   * @param int          $id     Id of the post.
   * @param WP_Post      $post   The post.
   * @param bool         $update Whether it was there before.
   * @param WP_Post|null $before The post as it was before.
   */
  public function post_saved( $id, $post, $update, $before ) {
    $old = $update && $before ? $before->post_status : 'new';
    $new = $post->post_status;
    ${
      triggers.some((trigger) => conditionOf(trigger).text.includes('$is_new'))
        ? php`
      // New is what others can see or have to look at for the first time.
      $is_new = in_array( $old, array( 'new', 'auto-draft', 'draft' ), true ) && in_array( $new, array( 'publish', 'pending', 'future', 'private' ), true );
    `
        : noPhp
    }

    ${joinPhp(
      byEntity(triggers).map(
        ([entity, own]) => php`
          if ( ${entity.postType} === $post->post_type ) {
            ${joinPhp(
              own.map(
                (trigger) => php`
                  if ( ${conditionOf(trigger)} ) {
                    $this->${identifier(sender(trigger))}( ${find(entity)} );
                  }
                `,
              ),
            )}
          }
        `,
      ),
    )}
  }
`;

const fieldSaved = (triggers: readonly EmailTrigger[]): PhpCode => php`
  /**
   * Sends what a new value of a field calls for.
   *
   * @param int    $meta_id Id of the metadata.
   * @param int    $id      Id of the post.
   * @param string $key     Key of the metadata.
   * @param mixed  $value   The new value.
   */
  public function field_saved( $meta_id, $id, $key, $value ) {
    ${joinPhp(
      triggers.map((trigger) => {
        const { entity, on } = trigger;
        const status = on.event === 'status' ? statusFieldOf(entity, on.status) : undefined;
        return status === undefined
          ? noPhp
          : php`
            if ( ${status.field.metaKey} === $key && ${status.value} === $value && ${entity.postType} === get_post_type( $id ) ) {
              $this->${identifier(sender(trigger))}( ${find(entity)} );
            }
          `;
      }),
    )}
  }
`;

const rowCreated = (triggers: readonly EmailTrigger[]): PhpCode => php`
  /**
   * Sends what a new row of a table calls for.
   *
   * @param int    $id  Id of the row.
   * @param string $key What the row is.
   */
  public function row_created( $id, $key ) {
    ${joinPhp(
      triggers.map(
        (trigger) => php`
          if ( ${trigger.entity.key} === $key ) {
            $this->${identifier(sender(trigger))}( ${find(trigger.entity)} );
          }
        `,
      ),
    )}
  }
`;

function recipientsOf(plan: PluginPlan, { entity, recipient, on }: EmailTrigger): PhpCode {
  if (recipient.to === 'admin') return php`array( $this->site_address() )`;
  if (recipient.to === 'role') {
    const own = plan.understood.roles.some(({ key }) => key === recipient.role);
    return php`$this->role_addresses( ${own ? prefixed(plan, recipient.role) : recipient.role} )`;
  }
  if (on.event === 'reminder' && attendanceOf(plan, entity)) return php`$this->attendee_addresses( $item )`;
  const email = emailFieldOf(entity);
  if (email) return php`array( (string) $item[${email.key}] )`;
  return entity.storage === 'table'
    ? php`array( $this->site_address() )`
    : php`array( $this->author_address( $item ) )`;
}

function senderMethod(plan: PluginPlan, trigger: EmailTrigger): PhpCode {
  const { key, on, subject, intro, entity, setting } = trigger;
  const isList = on.event === 'digest';
  const guard = hasSetting(plan, sender(trigger))
    ? php`
      if ( ! ${classOf(plan, 'Settings')}::get( ${sender(trigger)} ) ) {
        return;
      }

    `
    : noPhp;
  const hasTitle = subject.includes('%2$s');
  const isForStaff = trigger.recipient.to !== 'submitter';
  return php`
    /**
     * ${setting.description}
     *
     * ${isList ? '@param array[] $items Records.' : '@param array $item The record.'}
     */
    public function ${identifier(sender(trigger))}( ${isList ? php`$items` : php`$item`} ) {
      ${guard}
      $this->send(
        ${key},
        ${recipientsOf(plan, trigger)},
        sprintf(
          ${hasTitle ? php`/* translators: 1: name of the site, 2: title of the record. */` : php`/* translators: 1: name of the site. */`}
          __( ${subject}, ${plan.domain} ),
          $this->site_name()${hasTitle ? php`,` : noPhp}
          ${hasTitle ? php`$item['title']` : noPhp}
        ),
        __( ${intro}, ${plan.domain} ),
        ${isList ? php`array_map( array( $this, ${detailsName(entity)} ), $items )` : php`array( $this->${identifier(detailsName(entity))}( $item${isForStaff ? php`, true` : noPhp} ) )`}
      );
    }
  `;
}

const detailsName = (entity: PlanEntity): string => `${entity.key}_details`;

function siteAddress(plan: PluginPlan): PhpCode {
  const body = hasSetting(plan, 'recipient')
    ? php`
      $address = ${classOf(plan, 'Settings')}::get( 'recipient' );

      return '' === $address ? (string) get_option( 'admin_email' ) : $address;
    `
    : php`return (string) get_option( 'admin_email' );`;
  return php`
    /**
     * Who gets messages for the site.
     *
     * @return string E-mail address.
     */
    private function site_address() {
      ${body}
    }
  `;
}

function submitterAddress(plan: PluginPlan, triggers: readonly EmailTrigger[]): PhpCode {
  const byAuthor = triggers.some(
    ({ entity, recipient, on }) =>
      recipient.to === 'submitter' &&
      !emailFieldOf(entity) &&
      entity.storage !== 'table' &&
      !(on.event === 'reminder' && attendanceOf(plan, entity)),
  );
  if (!byAuthor) return noPhp;
  return php`
    /**
     * Address of a record's author.
     *
     * @param array $item The record.
     * @return string E-mail address; empty when there is none.
     */
    private function author_address( $item ) {
      $author = get_userdata( (int) get_post_field( 'post_author', $item['id'] ) );

      return $author ? $author->user_email : '';
    }
  `;
}

function attendeeAddresses(plan: PluginPlan, triggers: readonly EmailTrigger[]): PhpCode {
  const reminder = triggers.find(
    ({ entity, recipient, on }) =>
      on.event === 'reminder' && recipient.to === 'submitter' && attendanceOf(plan, entity),
  );
  const attendance = reminder && attendanceOf(plan, reminder.entity);
  if (attendance === undefined) return noPhp;
  const { entity, relation, email } = attendance;
  return php`
    /**
     * Addresses of everybody with one of the ${entity.pluralLower} for a record.
     *
     * @param array $item The record.
     * @return string[] E-mail addresses.
     */
    private function attendee_addresses( $item ) {
      $found = ( new ${repositoryOf(entity)}() )->find(
        array(
          'per_page' => 500,
          'status'   => 'any',
          'where'    => array( ${relation.key} => array( '=', $item['id'] ) ),
        )
      );

      return array_filter( wp_list_pluck( $found, ${email.key} ) );
    }
  `;
}

const roleAddresses = (): PhpCode => php`
  /**
   * Addresses of everybody who has a role.
   *
   * @param string $role Name of the role.
   * @return string[] E-mail addresses.
   */
  private function role_addresses( $role ) {
    return get_users(
      array(
        'role'   => $role,
        'fields' => 'user_email',
        'number' => 200,
      )
    );
  }
`;

function detailsMethod(plan: PluginPlan, triggers: readonly EmailTrigger[]): PhpCode {
  return joinPhp(
    byEntity(triggers).map(([entity, own]) => {
      const isStaff = own.some(({ recipient, on }) => recipient.to !== 'submitter' && on.event !== 'digest');
      const fields = entity.fields.length > 0;
      return php`
        /**
         * What a message says of one of the ${entity.pluralLower}.
         *
         * @param array $item The record.
         ${isStaff ? php` * @param bool  $edit Whether the link leads to where it is edited.` : noPhp}
         * @return array Title, link, and texts by label.
         */
        private function ${identifier(detailsName(entity))}( $item${isStaff ? php`, $edit = false` : noPhp} ) {
          $rows = array();
          ${
            fields
              ? php`
            foreach ( ( new ${repositoryOf(entity)}() )->fields() as $key => $field ) {
              $rows[ $field['label'] ] = ${classOf(plan, 'Fields')}::format( $item[ $key ], $field );
            }
          `
              : noPhp
          }

          return array(
            'title' => $item['title'],
            'link'  => ${linkOf(plan, entity, isStaff)},
            'rows'  => array_filter( $rows, 'strlen' ),
          );
        }
      `;
    }),
    '\n\n',
  );
}

function linkOf(plan: PluginPlan, entity: PlanEntity, isStaff: boolean): PhpCode {
  const own = entity.isPublic ? php`$item['link']` : php`''`;
  if (!isStaff) return own;
  if (entity.storage !== 'table') return php`$edit ? admin_url( 'post.php?action=edit&post=' . $item['id'] ) : ${own}`;
  if (!plan.features.has('admin_interface')) return own;
  return php`$edit ? admin_url( ${`admin.php?page=${plan.names.handlePrefix}`} ) : ${own}`;
}

const sendMethods = (plan: PluginPlan): PhpCode => php`
  /**
   * Name of the site as plain text.
   *
   * @return string Text.
   */
  private function site_name() {
    return wp_specialchars_decode( get_option( 'blogname' ), ENT_QUOTES );
  }

  /**
   * Sends a message to each of its recipients, so that none sees the others.
   *
   * @param string   $name       Name of the message.
   * @param string[] $recipients E-mail addresses.
   * @param string   $subject    Subject.
   * @param string   $intro      First sentence.
   * @param array[]  $items      What the message is about: title, link and rows of each.
   * @return bool Whether it was sent to everybody.
   */
  private function send( $name, $recipients, $subject, $intro, $items ) {
    /**
     * Filters who gets a message.
     *
     * @param string[] $recipients E-mail addresses.
     * @param string   $name       Name of the message.
     * @param array[]  $items      What the message is about.
     */
    $recipients = (array) apply_filters( ${prefixed(plan, 'email_recipients')}, $recipients, $name, $items );

    /**
     * Filters the subject of a message.
     *
     * @param string  $subject Subject.
     * @param string  $name    Name of the message.
     * @param array[] $items   What the message is about.
     */
    $subject = (string) apply_filters( ${prefixed(plan, 'email_subject')}, $subject, $name, $items );
    $subject = trim( preg_replace( '/[\r\n\t ]+/', ' ', wp_strip_all_tags( $subject ) ) );

    $args = array(
      'subject' => $subject,
      'intro'   => $intro,
      'items'   => $items,
      'site'    => $this->site_name(),
    );

    /**
     * Filters the HTML of a message.
     *
     * @param string  $body  A whole document.
     * @param string  $name  Name of the message.
     * @param array[] $items What the message is about.
     */
    $body  = (string) apply_filters( ${prefixed(plan, 'email_body')}, ${classOf(plan, 'Templates')}::render( 'email.php', $args ), $name, $items );
    $plain = static function ( $mailer ) use ( $args ) {
      $mailer->AltBody = ${classOf(plan, 'Templates')}::render( 'email-text.php', $args ); // phpcs:ignore WordPress.NamingConventions.ValidVariableName.UsedPropertyNotSnakeCase -- A property of PHPMailer.
    };

    $is_sent = true;
    add_action( 'phpmailer_init', $plain );
    foreach ( array_unique( array_filter( $recipients, 'is_email' ) ) as $recipient ) {
      if ( wp_mail( $recipient, $subject, $body, array( 'Content-Type: text/html; charset=UTF-8' ) ) ) {
        continue;
      }
      $is_sent = false;

      /**
       * Fires when a message could not be handed over to the mail server.
       *
       * @param string $name      Name of the message.
       * @param string $recipient E-mail address.
       * @param string $subject   Subject.
       */
      do_action( ${prefixed(plan, 'email_failed')}, $name, $recipient, $subject );
    }
    remove_action( 'phpmailer_init', $plain );

    return $is_sent;
  }
`;

const testMethods = (plan: PluginPlan, action: string): PhpCode => php`
  /**
   * Prints a button below the settings that sends a message to whoever presses it.
   */
  public function print_test_form() {
    // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- Only says which text is shown.
    $result = isset( $_GET[${action}] ) ? sanitize_key( $_GET[${action}] ) : '';
    ${markup(html`
      <h2><?php esc_html_e( 'Test message', ${plan.domain} ); ?></h2>
      <?php if ( 'sent' === $result ) : ?>
        <div class="notice notice-success inline"><p><?php esc_html_e( 'The message is on its way to you.', ${plan.domain} ); ?></p></div>
      <?php elseif ( 'failed' === $result ) : ?>
        <div class="notice notice-error inline"><p><?php esc_html_e( 'The site could not hand the message over to a mail server.', ${plan.domain} ); ?></p></div>
      <?php endif; ?>
      <form action="<?php echo esc_url( admin_url( 'admin-post.php' ) ); ?>" method="post">
        <input type="hidden" name="action" value="${action}">
        <?php
        wp_nonce_field( ${action} );
        submit_button( __( 'Send me a test message', ${plan.domain} ), 'secondary', 'submit', false );
        ?>
      </form>
    `)}
  }

  /**
   * Sends a test message to the current user, and returns to the settings.
   */
  public function send_test() {
    check_admin_referer( ${action} );
    if ( ! current_user_can( 'manage_options' ) ) {
      wp_die( esc_html__( 'You are not allowed to do this.', ${plan.domain} ), '', array( 'response' => 403 ) );
    }

    $is_sent = $this->send(
      'test',
      array( wp_get_current_user()->user_email ),
      sprintf(
        /* translators: %s: name of the site. */
        __( '[%s] Test message', ${plan.domain} ),
        $this->site_name()
      ),
      __( 'Messages of this site reach you.', ${plan.domain} ),
      array()
    );

    wp_safe_redirect( add_query_arg( ${action}, $is_sent ? 'sent' : 'failed', remove_query_arg( ${action}, (string) wp_get_referer() ) ) );
    exit;
  }
`;
