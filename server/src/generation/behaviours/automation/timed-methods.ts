import { prefixed } from '../../plugin/code-names.ts';
import { settingValue } from '../../plugin/features/settings/settings-of.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { docComment, identifier, joinPhp, noPhp, type PhpCode, php } from '../../writers/php.ts';
import { conditionsPhp } from '../conditions.ts';
import { contextOf } from '../context.ts';
import type { RecordKind } from '../records/record-kind.ts';
import { recipientsPhp, relatedKind } from './actions.ts';
import { describeAutomation } from './describe.ts';
import type { Made } from './made.ts';
import type { Mail } from './mails.ts';
import { oncePhp, runPhp, skipUnless } from './running.ts';

const weekdays = { monday: '1', tuesday: '2', wednesday: '3', thursday: '4', friday: '5', saturday: '6', sunday: '7' };

/** The method of an automation that looks at times. */
export function timedMethod(plan: PluginPlan, made: Made, mails: readonly Mail[]): PhpCode {
  const { one, kind, name } = made;
  const { when } = one;
  if (when.on !== 'date' && when.on !== 'interval') return noPhp;
  const record = php`$record`;
  const isTogether = when.on === 'interval' && when.is_together;
  const via = when.on === 'date' ? when.via : undefined;
  const target = via === undefined ? undefined : relatedKind(plan, kind, via);
  const link = kind.attributes.find(({ key }) => key === via);
  const attribute =
    when.on === 'date' ? (target ?? kind).attributes.find(({ key }) => key === when.attribute) : undefined;
  const sign = when.on === 'date' && when.side === 'before' ? '+' : '-';
  // What only tells somebody is done once for each date; what changes the record can be done until it is changed.
  const isTold =
    when.on === 'date' &&
    (when.repeat !== undefined ||
      one.actions.some(({ do: what }) => ['email', 'webhook', 'create', 'notice', 'note'].includes(what)));
  const hook = prefixed(plan, name);
  const dated = attribute?.dated === undefined || target !== undefined ? [] : [attribute.dated('until', php`$until`)];
  const value = attribute?.read(target === undefined ? record : php`$related`);
  const every = when.on === 'date' ? (when.repeat?.every_days ?? 0) : 0;
  const times = when.on === 'date' ? (when.repeat?.times ?? 0) : 0;
  const due =
    value === undefined
      ? []
      : isTold
        ? [php`$this->is_due( ${value}, $from, $until, ${every}, ${times} )`]
        : [php`'' !== ${value} && strtotime( ${value} ) <= strtotime( $until->format( 'Y-m-d H:i:s' ) )`];
  const tests = [
    ...(target === undefined ? [] : [php`$related`]),
    ...due,
    ...conditionsPhp(kind, one.conditions ?? [], record),
  ];
  return php`
    ${docComment([describeAutomation(one, contextOf(plan.source))])}
    public function ${identifier(name)}() {
      ${
        kind.needsShop
          ? php`
              if ( ! function_exists( 'wc_get_orders' ) ) {
                return;
              }
            `
          : noPhp
      }

      ${dayGuard(when)}

      $run = $this->begin( ${hook}, ${when.at ?? ''} );
      ${
        when.on === 'date'
          ? php`
              $until = $run['now']${when.at === undefined ? noPhp : php`->setTime( 23, 59, 59 )`}->modify( ${`${sign}${when.days} days`} );
              ${isTold ? php`$from  = $run['before']${when.at === undefined ? noPhp : php`->setTime( 23, 59, 59 )`}->modify( ${`${sign}${when.days} days`} );` : noPhp}
            `
          : noPhp
      }
      ${isTogether ? php`$lines = array();` : noPhp}

      foreach ( ${kind.ids(dated)} as $id ) {
        ${
          isTogether
            ? noPhp
            : php`
                if ( $id <= $run['last'] ) {
                  continue;
                }

                if ( $this->is_late() ) {
                  $this->pause( ${hook}, $run );
                  return;
                }

                $run['last'] = $id;
              `
        }
        $record = ${kind.get(php`$id`)};

        if ( ! $record ) {
          continue;
        }

        ${target !== undefined && link !== undefined ? php`$related = ${target.get(php`(int) ${link.read(record)}`)};` : noPhp}

        ${skipUnless(tests, php`continue;`)}

        ${isTogether ? oncePhp(plan, made, php`$lines[] = ${listLine(kind)};`) : runPhp(plan, made, mails)}
      }

      ${isTogether ? togetherPhp(plan, made, mails) : noPhp}
      $this->finish( ${hook}, $run );
    }
  `;
}

function dayGuard(when: Made['one']['when']): PhpCode {
  if (when.on !== 'interval') return noPhp;
  const test =
    when.every === 'yearly'
      ? php`${when.date ?? '01-01'} !== wp_date( 'm-d' )`
      : when.every === 'monthly'
        ? php`${String(when.day ?? 1)} !== wp_date( 'j' )`
        : when.every === 'weekly' && when.weekday !== undefined
          ? php`${weekdays[when.weekday]} !== wp_date( 'N' )`
          : null;
  return test === null
    ? noPhp
    : php`
        if ( ${test} ) {
          return;
        }
      `;
}

const listLine = (kind: RecordKind): PhpCode => {
  const title = kind.attributes.find(({ key }) => key === 'title' || key === 'name');
  const name = title === undefined ? php`${kind.id(php`$record`)}` : title.read(php`$record`);
  return php`${name} . ' — ' . ${kind.editLink(php`$record`)}`;
};

function togetherPhp(plan: PluginPlan, { one, index, kind }: Made, mails: readonly Mail[]): PhpCode {
  const sent = one.actions.flatMap((action, at) => {
    const mail = mails.find((each) => each.automation === index && each.action === at);
    if (action.do !== 'email' || mail === undefined) return [];
    return [
      php`
        $this->send(
          ${recipientsPhp(plan, kind, action.recipients, php`null`)},
          ${settingValue(plan, mail.subjectKey, mail.subject)},
          ${settingValue(plan, mail.messageKey, mail.message)},
          array(
            '{count}' => (string) count( $lines ),
            '{list}'  => implode( "\n", $lines ),
            '{site}'  => wp_specialchars_decode( get_option( 'blogname' ), ENT_QUOTES ),
          ),
          ${{ headers: [], attachments: [], opt_out: action.can_unsubscribe === true }}
        );
      `,
    ];
  });
  return php`
    if ( array() !== $lines ) {
      ${joinPhp(sent)}
    }
  `;
}
