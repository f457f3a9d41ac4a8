import { settingValue } from '../../plugin/features/settings/settings-of.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { joinPhp, noPhp, type PhpCode, php } from '../../writers/php.ts';
import { attributeOf } from '../conditions.ts';
import type { Attribute, RecordKind } from '../records/record-kind.ts';
import { recordKind } from '../records/record-kinds.ts';
import type { Automation } from './automation-plan.ts';
import { createPhp } from './creating.ts';
import type { Mail } from './mails.ts';
import { valuesMethod } from './values.ts';
import { webhookPhp } from './webhooks.ts';

type Action = Automation['actions'][number];
type Email = Extract<Action, { do: 'email' }>;
type Recipient = Email['recipients'][number];

/** E-mail addresses of a recipient: an array; of a role through the method `addresses_of()`. */
export function addressesPhp(plan: PluginPlan, kind: RecordKind, recipient: Recipient, record: PhpCode): PhpCode {
  switch (recipient.to) {
    case 'admin':
      return php`array( get_option( 'admin_email' ) )`;
    case 'owner':
      return php`array( ${kind.ownerEmail(record)} )`;
    case 'actor':
      return php`array( wp_get_current_user()->user_email )`;
    case 'role':
      return php`$this->addresses_of( ${recipient.role} )`;
    case 'address':
      return php`array( ${recipient.address} )`;
    case 'attribute': {
      const found = attributeOf(kind, recipient.attribute, record);
      if (found === undefined) return php`array()`;
      const value = found.attribute.read(found.holder);
      if (found.attribute.type !== 'person') return php`array( ${value} )`;
      return php`array( get_userdata( ${value} )->user_email ?? '' )`;
    }
    case 'relation': {
      const field = kind.attributes.find(({ key }) => key === recipient.relation);
      const target = relatedKind(plan, kind, recipient.relation);
      if (field === undefined || target === undefined) return php`array()`;
      const id = php`(int) ${field.read(record)}`;
      return php`( ${target.get(id)} ? array( ${target.ownerEmail(target.get(id))} ) : array() )`;
    }
  }
}

/** The kind of records that a field points to. */
export function relatedKind(plan: PluginPlan, kind: RecordKind, key: string): RecordKind | undefined {
  const entity = plan.source.entities?.find((one) => one.key === kind.key);
  const target = entity?.fields?.find((field) => field.key === key)?.relates_to;
  return target === undefined ? undefined : recordKind(plan, target);
}

/** All addresses of an e-mail. */
export const recipientsPhp = (
  plan: PluginPlan,
  kind: RecordKind,
  recipients: readonly Recipient[],
  record: PhpCode,
): PhpCode => {
  const [first, ...rest] = recipients.map((one) => addressesPhp(plan, kind, one, record));
  if (first === undefined) return php`array()`;
  return rest.length === 0 ? first : php`array_merge( ${joinPhp([first, ...rest], ', ')} )`;
};

/** A value of a plan as PHP for an attribute. */
function valuePhp({ type, names = {} }: Attribute, said: string | number | boolean): PhpCode {
  const value = names[String(said)] ?? said;
  if (value === 'now') return php`current_time( 'mysql' )`;
  if (value === 'actor') return php`get_current_user_id()`;
  if (type === 'number' || type === 'money' || type === 'person' || type === 'image') return php`${Number(value) || 0}`;
  if (type === 'boolean') return php`${value === true || value === 'true' || value === 'yes'}`;
  return php`${String(value)}`;
}

/** A text of a plan in which names in braces stand for what the record has. */
export const filledText = (kind: RecordKind, text: string): PhpCode =>
  text.includes('{') ? php`strtr( ${text}, $this->${valuesMethod(kind)}( $record, ${text} ) )` : php`${text}`;

function emailPhp(plan: PluginPlan, kind: RecordKind, action: Email, mail: Mail): PhpCode {
  const subject = settingValue(plan, mail.subjectKey, mail.subject);
  const message = settingValue(plan, mail.messageKey, mail.message);
  const record = php`$record`;
  const reply =
    action.reply_to === undefined
      ? php`array()`
      : php`array_map( static fn( $address ) => 'Reply-To: ' . $address, array_filter( ${addressesPhp(plan, kind, action.reply_to, record)}, 'is_email' ) )`;
  const files = (action.attach ?? []).flatMap((key) => {
    const found = attributeOf(kind, key, record);
    return found === undefined ? [] : [php`wp_parse_id_list( ${found.attribute.read(found.holder)} )`];
  });
  const [first, ...rest] = files;
  const ids = first === undefined ? null : rest.length === 0 ? first : php`array_merge( ${joinPhp(files, ', ')} )`;
  return php`
    $this->send(
      ${recipientsPhp(plan, kind, action.recipients, record)},
      ${subject},
      ${message},
      $this->${valuesMethod(kind)}( $record, ${subject} . ' ' . ${message} ),
      array(
        'headers'     => ${reply},
        'attachments' => ${ids === null ? php`array()` : php`array_filter( array_map( 'get_attached_file', ${ids} ) )`},
        'opt_out'     => ${action.can_unsubscribe === true},
        ${action.can_cancel === true ? php`'cancel'      => $this->cancel_url( ${kind.key}, ${kind.id(record)} ),` : noPhp}
      )
    );
  `;
}

/** The statements of one action on `$record`. */
export function actionPhp(
  plan: PluginPlan,
  kind: RecordKind,
  action: Action,
  place: { readonly automation: number; readonly action: number },
  mails: readonly Mail[],
): PhpCode {
  const record = php`$record`;
  switch (action.do) {
    case 'email': {
      const mail = mails.find((one) => one.automation === place.automation && one.action === place.action);
      return mail === undefined ? noPhp : emailPhp(plan, kind, action, mail);
    }
    case 'create':
      return createPhp(plan, kind, action);
    case 'notice':
      return php`$this->add_notice( ${action.role}, ${filledText(kind, action.message)} );`;
    case 'note':
      return php`$record->add_order_note( ${filledText(kind, action.message)}, ${action.to_customer} );`;
    case 'set':
    case 'add':
    case 'remove': {
      const found = attributeOf(kind, action.attribute, record);
      const { attribute } = found ?? {};
      const write = action.do === 'set' ? attribute?.write : action.do === 'add' ? attribute?.add : attribute?.remove;
      if (found === undefined || attribute === undefined || write === undefined) return noPhp;
      const value = valuePhp(attribute, action.value);
      if (!action.attribute.includes('.')) return write(record, value);
      return php`
        $person = ${found.holder};
        if ( $person && $person->ID ) {
          ${write(php`$person`, value)}
        }
      `;
    }
    case 'calculate':
      return calculatePhp(kind, action);
    case 'delete':
      return kind.remove(record, action.to_trash);
    case 'webhook':
      return webhookPhp(plan, kind, { automation: place.automation, at: place.action, action });
  }
}

/** Works a number out and writes it; nothing is written where a value is missing, or where it would be divided by nothing. */
function calculatePhp(kind: RecordKind, { attribute: name, as, of }: Extract<Action, { do: 'calculate' }>): PhpCode {
  const record = php`$record`;
  const target = kind.attributes.find(({ key }) => key === name);
  if (target?.write === undefined) return noPhp;
  const values = of.map((one) => {
    const found = typeof one === 'number' ? undefined : kind.attributes.find(({ key }) => key === one);
    return found === undefined ? php`${typeof one === 'number' ? one : 0}` : found.read(record);
  });
  const [first = php`0`, ...others] = values;
  if (as === 'days')
    return php`
      $from = date_create_immutable( substr( (string) ${first}, 0, 10 ) );
      $to   = date_create_immutable( substr( (string) ${others[0] ?? php`''`}, 0, 10 ) );
      if ( $from && $to && '' !== (string) ${first} && '' !== (string) ${others[0] ?? php`''`} && $to >= $from ) {
        ${target.write(record, php`(int) $from->diff( $to )->days + 1`)}
      }
    `;
  const sign = { plus: php`+`, minus: php`-`, times: php`*`, divided_by: php`/` }[as];
  const isWhole =
    as === 'divided_by' ? php` && ! in_array( 0.0, array_map( 'floatval', array_slice( $values, 1 ) ), true )` : noPhp;
  return php`
    $values = array( ${joinPhp(values, ', ')} );
    if ( count( array_filter( $values, 'is_numeric' ) ) === count( $values )${isWhole} ) {
      $result = array_reduce( array_slice( $values, 1 ), static fn( $sum, $value ) => $sum ${sign} (float) $value, (float) $values[0] );
      ${target.write(record, php`round( $result, 2 )`)}
    }
  `;
}
