import { prefixed } from '../../plugin/code-names.ts';
import type { PlanSetting } from '../../plugin/features/settings/plan-setting.ts';
import { settingValue } from '../../plugin/features/settings/settings-of.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { joinPhp, noPhp, type PhpCode, php } from '../../writers/php.ts';
import type { Words } from '../behaviour.ts';
import type { RecordKind } from '../records/record-kind.ts';
import type { Automation } from './automation-plan.ts';
import { whenWords } from './describe.ts';
import type { Made } from './made.ts';
import { safePlaceholders, valuesMethod } from './values.ts';

type Webhook = Extract<Automation['actions'][number], { do: 'webhook' }>;

/** A webhook with the position of its automation, and its own in it. */
interface Placed {
  readonly automation: number;
  readonly action: Webhook;
}

interface Numbered extends Placed {
  readonly at: number;
}

const numberOf = (automation: number, at: number): string => `${automation + 1}${at === 0 ? '' : `_${at + 1}`}`;
const serviceKey = (automation: number, at: number): string => `webhook_${numberOf(automation, at)}`;

const webhooksOf = (automations: readonly Automation[]): readonly (Numbered & { readonly one: Automation })[] =>
  automations.flatMap((one, automation) =>
    one.actions.flatMap((action, at) => (action.do === 'webhook' ? [{ one, automation, at, action }] : [])),
  );

/** The hook on which a delivery is tried again. */
export const retryHook = (plan: PluginPlan): string => prefixed(plan, 'retry_webhook');

/** Addresses and secrets of services. */
export const webhookSettings = (automations: readonly Automation[], words: Words): readonly PlanSetting[] =>
  webhooksOf(automations).flatMap(({ one, automation, at, action }): readonly PlanSetting[] => [
    ...(action.address === ''
      ? [
          {
            key: serviceKey(automation, at),
            type: 'url' as const,
            label: 'Webhook address',
            description: `${whenWords(one, words)}. Leave empty to send nothing.`,
            default: '',
            section: 'notifications' as const,
          },
        ]
      : []),
    ...(action.secret_header === undefined
      ? []
      : [
          {
            key: `${serviceKey(automation, at)}_secret`,
            type: 'secret' as const,
            label: 'Webhook secret',
            description: `Sent in the header ${action.secret_header}. Leave empty to send no secret.`,
            default: '',
            section: 'notifications' as const,
          },
        ]),
  ]);

/** The statement that sends `$record`. */
export const webhookPhp = (
  plan: PluginPlan,
  kind: RecordKind,
  { automation, action, at }: { automation: number; action: Webhook; at: number },
): PhpCode => postPhp(plan, kind, { automation, action, at }, php`0`);

function postPhp(plan: PluginPlan, kind: RecordKind, hook: Numbered, attempt: PhpCode): PhpCode {
  const { automation, at, action } = hook;
  const address = action.address === '' ? settingValue(plan, serviceKey(automation, at), '') : php`${action.address}`;
  const sent = action.sends?.map((key) => `{${key}}`).join(' ') ?? safePlaceholders(kind);
  const secret = settingValue(plan, `${serviceKey(automation, at)}_secret`, '');
  const headers = action.secret_header === undefined ? noPhp : php`${action.secret_header} => ${secret},`;
  const retry =
    action.retries === undefined
      ? noPhp
      : php`
        array(
          'name'    => ${numberOf(automation, at)},
          'id'      => (int) ${kind.id(php`$record`)},
          'attempt' => ${attempt},
          'retries' => ${action.retries},
        )
      `;
  const plain = headers.text === '' && retry.text === '';
  const texts = php`$this->${valuesMethod(kind)}( $record, ${sent} )`;
  const values =
    action.sends === undefined
      ? php`array( 'id' => (string) ${kind.id(php`$record`)}, 'type' => ${kind.key} ) + ${texts}`
      : texts;
  if (plain) return php`$this->post( ${address}, ${values} );`;
  return php`
    $this->post(
      ${address},
      ${values},
      array( ${headers} )${retry.text === '' ? noPhp : php`,`}
      ${retry}
    );
  `;
}

/** Methods that send records to other services, and try again where one is down. */
export function webhookMethods(plan: PluginPlan, made: readonly Made[]): PhpCode {
  const all = made.flatMap(({ one, index, kind }) =>
    one.actions.flatMap((action, at) => (action.do === 'webhook' ? [{ kind, automation: index, at, action }] : [])),
  );
  const retried = all.filter(({ action }) => action.retries !== undefined);
  if (all.length === 0) return noPhp;
  return joinPhp(
    [
      retried.length > 0 ? retryingPostMethod(plan) : postMethod,
      retried.length > 0 ? retryMethod(plan, retried) : noPhp,
    ],
    '\n\n',
  );
}

const bodyLines = php`
  $body = array();
  foreach ( $values as $key => $value ) {
    $body[ trim( $key, '{}' ) ] = $value;
  }
`;

const headersPhp = php`array( 'Content-Type' => 'application/json' ) + array_filter( $headers )`;

const postMethod: PhpCode = php`
  /**
   * Sends values to another service as JSON, without waiting for its answer.
   *
   * @param string   $address Address; empty to send nothing.
   * @param string[] $values  Texts, keyed by placeholder or name.
   * @param string[] $headers Further headers; empty ones are left out.
   */
  private function post( $address, $values, $headers = array() ) {
    if ( '' === $address ) {
      return;
    }

    ${bodyLines}
    wp_safe_remote_post(
      $address,
      array(
        'timeout'  => 5,
        'blocking' => false,
        'headers'  => ${headersPhp},
        'body'     => wp_json_encode( $body ),
      )
    );
  }
`;

const retryingPostMethod = (plan: PluginPlan): PhpCode => php`
  /**
   * Sends values to another service as JSON, and tries again later where the service is down.
   *
   * @param string   $address Address; empty to send nothing.
   * @param string[] $values  Texts, keyed by placeholder or name.
   * @param string[] $headers Further headers; empty ones are left out.
   * @param array    $retry   Name of the webhook (name), ID of the record (id), how often it was tried (attempt) and can be
   *                          tried again (retries); empty to send once, without waiting for the answer.
   */
  private function post( $address, $values, $headers = array(), $retry = array() ) {
    if ( '' === $address ) {
      return;
    }

    ${bodyLines}
    $answer = wp_safe_remote_post(
      $address,
      array(
        'timeout'  => 5,
        'blocking' => array() !== $retry,
        'headers'  => ${headersPhp},
        'body'     => wp_json_encode( $body ),
      )
    );
    $status = (int) wp_remote_retrieve_response_code( $answer );

    // What the service refuses is refused the next time as well.
    if ( array() === $retry || ( ! is_wp_error( $answer ) && $status < 500 && ! in_array( $status, array( 408, 429 ), true ) ) ) {
      return;
    }

    if ( $retry['attempt'] < $retry['retries'] ) {
      $minutes = array( 5, 30, 120, 720, 1440 );
      wp_schedule_single_event( time() + $minutes[ $retry['attempt'] ] * MINUTE_IN_SECONDS, ${retryHook(plan)}, array( $retry['name'], $retry['id'], $retry['attempt'] + 1 ) );
      return;
    }

    /**
     * Fires when a record could not be delivered to another service.
     *
     * @param string         $name   Name of the webhook.
     * @param int            $id     ID of the record.
     * @param array|WP_Error $answer Last answer.
     */
    do_action( ${prefixed(plan, 'webhook_failed')}, $retry['name'], $retry['id'], $answer );
  }
`;

const retryMethod = (plan: PluginPlan, hooks: readonly (Numbered & { readonly kind: RecordKind })[]): PhpCode => php`
  /**
   * Tries again to send a record to another service.
   *
   * @param string $name    Name of the webhook.
   * @param int    $id      ID of the record.
   * @param int    $attempt How often it was tried already.
   */
  public function retry_webhook( $name, $id, $attempt ) {
    switch ( $name ) {
      ${joinPhp(
        hooks.map(
          (hook) => php`
            case ${numberOf(hook.automation, hook.at)}:
              $record = ${hook.kind.get(php`$id`)};
              if ( $record ) {
                ${postPhp(plan, hook.kind, hook, php`$attempt`)}
              }
              break;
          `,
        ),
        '\n\n',
      )}
    }
  }
`;
