import { staffLanguage, translatesTexts } from '../../../behaviours/languages/languages-plan.ts';
import { identifier, joinPhp, noPhp, type PhpCode, php } from '../../../writers/php.ts';
import { classOf, prefixed } from '../../code-names.ts';
import type { PlanEntity, PluginPlan } from '../../plan.ts';
import { hasSetting } from '../settings/settings-of.ts';
import { repositoryOf } from '../support/entity-names.ts';
import { attendanceOf, emailFieldOf } from '../support/find-behaviours.ts';
import { withArticle } from '../support/format-text.ts';
import { byEntity, fieldSaved, postSaved, rowCreated, rowUpdated, sender } from './email-hooks.ts';
import { type EmailTrigger, emailTriggersOf, statusFieldOf } from './email-triggers.ts';
import { sendMethods, testMethods } from './send-methods.ts';

/** How the plugin can tell that a trigger has come. */
function sortTriggers(triggers: readonly EmailTrigger[]) {
  const isPost = ({ entity }: EmailTrigger) => entity.storage !== 'table';
  const byField = triggers.filter(
    ({ entity, on }) => on.event === 'status' && statusFieldOf(entity, on.status) !== undefined,
  );
  return {
    byField: byField.filter(isPost),
    byRowField: byField.filter((trigger) => !isPost(trigger)),
    byPost: triggers.filter((trigger) => {
      const { event } = trigger.on;
      return isPost(trigger) && (event === 'created' || event === 'status') && !byField.includes(trigger);
    }),
    byRow: triggers.filter((trigger) => !isPost(trigger) && trigger.on.event === 'created'),
    byHook: triggers.filter(({ on }) => on.event === 'reminder' || on.event === 'overdue' || on.event === 'digest'),
  };
}

/** The class that writes and sends the plugin's messages. */
export function emailsClass(plan: PluginPlan): PhpCode {
  const triggers = emailTriggersOf(plan);
  const { byField, byRowField, byPost, byRow, byHook } = sortTriggers(triggers);
  const hasSettings = plan.features.has('settings');
  const uses = (to: EmailTrigger['recipient']['to']) => triggers.some(({ recipient }) => recipient.to === to);
  const test = prefixed(plan, 'test_email');
  return php`
    /**
     * Sends the email notifications of the plugin.
     */
    class ${classOf(plan, 'Emails')} {

      /**
       * Registers the hooks.
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
        ${byRowField.length > 0 ? php`add_action( ${prefixed(plan, 'row_updated')}, array( $this, 'row_updated' ), 10, 3 );` : noPhp}
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
          byRowField.length > 0 ? rowUpdated(byRowField) : noPhp,
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
  const translates = translatesTexts(plan);
  const language = isForStaff
    ? php`${staffLanguage(plan)}`
    : entity.storage === 'table' || isList
      ? php`''`
      : php`${classOf(plan, 'Languages')}::of_record( $item['id'] )`;
  const before = translates ? php`$language = ${classOf(plan, 'Languages')}::switch_to( ${language} );` : noPhp;
  return php`
    /**
     * ${setting.description}
     *
     * ${isList ? '@param array[] $items Records.' : '@param array $item Record.'}
     */
    public function ${identifier(sender(trigger))}( ${isList ? php`$items` : php`$item`} ) {
      ${guard}
      ${before}
      $this->send(
        ${key},
        ${recipientsOf(plan, trigger)},
        sprintf(
          ${hasTitle ? php`/* translators: 1: Site title, 2: Title of the entry. */` : php`/* translators: 1: Site title. */`}
          __( ${subject}, ${plan.domain} ),
          $this->site_name()${hasTitle ? php`,` : noPhp}
          ${hasTitle ? php`$item['title']` : noPhp}
        ),
        __( ${intro}, ${plan.domain} ),
        ${isList ? php`array_map( array( $this, ${detailsName(entity)} ), $items )` : php`array( $this->${identifier(detailsName(entity))}( $item${isForStaff ? php`, true` : noPhp} ) )`}
      );
      ${translates ? php`${classOf(plan, 'Languages')}::switch_to( $language );` : noPhp}
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
     * Gets the recipient of notifications for the site.
     *
     * @return string Email address.
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
     * Gets the email address of a record's author.
     *
     * @param array $item Record.
     * @return string Email address, or an empty string if there is none.
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
     * Gets the email addresses of all ${entity.pluralLower} for a record.
     *
     * @param array $item Record.
     * @return string[] Email addresses.
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
   * Gets the email addresses of all users with a role.
   *
   * @param string $role Role name.
   * @return string[] Email addresses.
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
         * Prepares ${withArticle(entity.singularLower)} for an email.
         *
         * @param array $item Record.
         ${isStaff ? php` * @param bool  $edit Whether to link to the edit screen.` : noPhp}
         * @return array Title, link and rows of text by label.
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
