import { classOf, prefixed, translated } from '../../plugin/code-names.ts';
import { settingValue } from '../../plugin/features/settings/settings-of.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { identifier, joinPhp, type PhpCode, type PhpValue, php } from '../../writers/php.ts';
import { audiencePhp } from '../audience.ts';
import { conditionsPhp } from '../conditions.ts';
import { contextOf } from '../context.ts';
import type { RecordKind } from '../records/record-kind.ts';
import { channelHooks, channelMethods } from './channels.ts';
import { lookupMethods, lookupName } from './lookups.ts';
import { listKey, messageKey, messageOf } from './messages.ts';
import { passesMethods } from './passes.ts';
import { attributesRead, type MadeRule, madeRules, type Rule } from './rule-plan.ts';

/** The class that looks at what is to be saved, wherever it comes from. */
export function rulesClass(plan: PluginPlan, rules: readonly Rule[]): PhpCode {
  const made = madeRules(plan, rules);
  const kinds = [...new Map(made.map(({ kind, type }) => [type, kind])).entries()];
  return php`
    /**
     * Says what has to be so of records before they are taken.
     */
    class ${classOf(plan, 'Rules')} {

      /**
       * Rules by number: what they are about, when they count, and what becomes of records.
       */
      const RULES = ${Object.fromEntries(made.map((rule) => [`${rule.number}`, membersOf(rule)]))};

      /**
       * Registers the hooks.
       */
      public function register() {
        ${channelHooks(plan, made)}
      }

      ${faultsMethod(plan, made)}

      ${passesMethods(plan, made)}

      ${lookupMethods(plan, made)}

      ${joinPhp(
        kinds
          .filter(([, kind]) => kind.storage === 'post' || kind.storage === 'row')
          .map(([type, kind]) => valuesMethod(kind, attributesRead(made.filter((rule) => rule.type === type)))),
        '\n\n',
      )}

      ${channelMethods(plan, made)}
    }
  `;
}

const membersOf = (rule: MadeRule): PhpValue => ({
  type: rule.type,
  when: rule.one.when,
  outcome: rule.one.outcome,
  checks: rule.one.checks.map((check, index): PhpValue => {
    const method = lookupName(rule, check, index);
    if (method !== null) return { is: check.is, method };
    const { attributes } = rule.kind;
    const type = 'attribute' in check ? attributes.find(({ key }) => key === check.attribute)?.type : undefined;
    const lowered = 'values' in check ? { values: check.values.map((value) => value.toLowerCase()) } : {};
    return {
      ...(Object.fromEntries(
        Object.entries(check).map(([key, value]) => [
          key,
          Array.isArray(value) ? [...(value as readonly string[])] : value,
        ]),
      ) as Record<string, PhpValue>),
      ...lowered,
      ...('in_settings' in check && check.in_settings === true ? { list: listKey(rule.number, index) } : {}),
      ...(type === 'image' || type === 'person' ? { id: true } : {}),
    };
  }),
});

/** The same kind, whose attributes are members of an array of values. */
const asValues = (kind: RecordKind): RecordKind => ({
  ...kind,
  attributes: kind.attributes.map((one) => ({
    ...one,
    read: () => php`( $values[${one.key}] ?? ${one.type === 'list' ? php`array()` : php`''`} )`,
  })),
});

function faultsMethod(plan: PluginPlan, made: readonly MadeRule[]): PhpCode {
  const words = contextOf(plan.source);
  const conditional = made.filter(({ one }) => (one.conditions ?? []).length > 0 || one.exempt !== undefined);
  return php`
    /**
     * Finds what is wrong with values that are to be saved.
     *
     * @param string   $type    Post type, taxonomy, user, comment, media, order or table.
     * @param string[] $moments What happens: created, saved, published.
     * @param array    $values  Values by attribute; checks of those that are not there are left out.
     * @param int      $id      ID of the record, or 0 for a new one.
     * @return array Outcome and messages; the outcome is empty where nothing is wrong.
     */
    public function faults( $type, $moments, $values, $id = 0 ) {
      $ranks = array(
        ''       => 0,
        'draft'  => 1,
        'hold'   => 2,
        'spam'   => 3,
        'trash'  => 4,
        'refuse' => 5,
      );
      $found = array(
        'outcome'  => '',
        'messages' => array(),
      );
      foreach ( self::RULES as $number => $rule ) {
        if ( $type !== $rule['type'] || ! in_array( $rule['when'], $moments, true ) || ! $this->applies( $number, $values ) ) {
          continue;
        }
        foreach ( $rule['checks'] as $index => $check ) {
          if ( $this->passes( $check, $values, $id ) ) {
            continue;
          }
          $found['messages'][] = $this->message( $number, $index );
          if ( $ranks[ $rule['outcome'] ] > $ranks[ $found['outcome'] ] ) {
            $found['outcome'] = $rule['outcome'];
          }
        }
      }
      $found['messages'] = array_values( array_unique( $found['messages'] ) );

      /**
       * Filters what is wrong with values that are to be saved.
       *
       * @param array  $found  Outcome and messages.
       * @param string $type   What is saved.
       * @param array  $values Values by attribute.
       */
      return (array) apply_filters( ${prefixed(plan, 'rule_faults')}, $found, $type, $values );
    }

    /**
     * Determines whether a rule is about a record, and about who saves it.
     *
     * @param int   $number Number of the rule.
     * @param array $values Values by attribute.
     * @return bool
     */
    private function applies( $number, $values ) {
      ${
        conditional.length === 0
          ? php`return isset( self::RULES[ $number ] ) && is_array( $values );`
          : php`
      $user = wp_get_current_user();
      switch ( $number ) {
        ${joinPhp(
          conditional.map(({ number, one, kind }) => {
            const tests = [
              ...conditionsPhp(asValues(kind), one.conditions ?? [], php`$values`).map((test) => php`( ${test} )`),
              ...(one.exempt === undefined ? [] : [php`! ( ${audiencePhp(plan, one.exempt, php`$user`)} )`]),
            ];
            return php`
              case ${number}:
                return ${tests.reduce((before, test) => php`${before} && ${test}`)};
            `;
          }),
        )}
      }

      return $user instanceof WP_User;
      `
      }
    }

    /**
     * Gets the message of a check.
     *
     * @param int $number Number of the rule.
     * @param int $index  Position of the check.
     * @return string
     */
    private function message( $number, $index ) {
      switch ( $number ) {
        ${joinPhp(
          made.map(
            ({ number, one }) => php`
              case ${number}:
                $own      = trim( (string) ${settingValue(plan, messageKey(number), one.message)} );
                $messages = array(
                  ${joinPhp(one.checks.map((check) => php`${translated(plan, messageOf(one.entity, check, words))},`))}
                );

                return '' === $own ? $messages[ $index ] : $own;
            `,
          ),
        )}
      }

      return ${translated(plan, 'Please check what you have entered.')};
    }
  `;
}

const valuesMethod = (kind: RecordKind, keys: readonly string[]): PhpCode => php`
  /**
   * Gets the values of ${kind.plural} that rules are about.
   *
   * @param ${kind.className} $record Record.
   * @return array Values by attribute.
   */
  private function ${identifier(`values_of_${kind.key}`)}( $record ) {
    return array(
      ${joinPhp(
        keys.flatMap((key) => {
          const attribute = kind.attributes.find((one) => one.key === key);
          return attribute === undefined ? [] : [php`${key} => ${attribute.read(php`$record`)},`];
        }),
      )}
    );
  }
`;
