import { prefixed } from '../../plugin/code-names.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { joinPhp, noPhp, type PhpCode, php } from '../../writers/php.ts';
import { accountHooks, accountMethods } from './account-channels.ts';
import { postHooks, postMethods } from './post-channels.ts';
import type { MadeRule } from './rule-plan.ts';
import { smallHooks, smallMethods } from './small-channels.ts';

/** Kinds that the plugin's own repositories save. */
const own = (plan: PluginPlan, rules: readonly MadeRule[]): readonly MadeRule[] =>
  rules.filter(({ kind }) => plan.entities.some(({ key, storage }) => key === kind.key && storage !== 'posts'));

/** Everywhere where records come from. */
export const channelHooks = (plan: PluginPlan, rules: readonly MadeRule[]): PhpCode =>
  joinPhp([
    postHooks(plan, rules),
    own(plan, rules).length > 0
      ? php`add_filter( ${prefixed(plan, 'checked_values')}, array( $this, 'check_record' ), 10, 4 );`
      : noPhp,
    accountHooks(rules),
    smallHooks(rules),
  ]);

export const channelMethods = (plan: PluginPlan, rules: readonly MadeRule[]): PhpCode =>
  joinPhp(
    [
      postMethods(plan, rules),
      own(plan, rules).length > 0 ? recordMethod(plan, own(plan, rules)) : noPhp,
      accountMethods(plan, rules),
      smallMethods(rules),
      errorMethod(plan),
    ],
    '\n\n',
  );

/** Records of the plan as their repositories have them, whose fields may have other names than in rules. */
function recordMethod(plan: PluginPlan, rules: readonly MadeRule[]): PhpCode {
  const types = [...new Set(rules.map(({ type }) => type))];
  const names = Object.fromEntries(
    [...new Set(rules.map(({ kind }) => kind.key))].flatMap((key) => {
      const entity = plan.entities.find((one) => one.key === key);
      const kind = rules.find((one) => one.kind.key === key)?.kind;
      const type = rules.find((one) => one.kind.key === key)?.type ?? key;
      const metas = (entity?.fields ?? []).flatMap((field) => {
        const attribute = kind?.attributes.find((one) => one.metaKey === field.metaKey);
        return attribute === undefined || attribute.key === field.key ? [] : [[field.key, attribute.key] as const];
      });
      return metas.length === 0 ? [] : [[type, Object.fromEntries(metas)] as const];
    }),
  );
  return php`
    /**
     * Checks a record of the plugin before it is saved: from forms, imports and the REST API.
     *
     * @param WP_Error|null $error  Error so far.
     * @param string        $key    Post type, or kind of rows.
     * @param array         $values Values by field.
     * @param int           $id     ID of the record, or 0 for a new one.
     * @return WP_Error|null
     */
    public function check_record( $error, $key, $values, $id ) {
      if ( null !== $error || ! in_array( $key, ${types}, true ) ) {
        return $error;
      }

      foreach ( ${names}[ $key ] ?? array() as $field => $name ) {
        if ( array_key_exists( $field, $values ) ) {
          $values[ $name ] = $values[ $field ];
        }
      }
      $moments = $id ? array( 'saved' ) : array( 'created', 'saved' );
      if ( 'publish' === ( $values['status'] ?? 'publish' ) ) {
        $moments[] = 'published';
      }
      $found = $this->faults( $key, $moments, $values, $id );

      // What is to be held or kept as a draft is refused where there is somebody to tell.
      return '' === $found['outcome'] ? null : $this->error( $found );
    }
  `;
}

const errorMethod = (plan: PluginPlan): PhpCode => php`
  /**
   * Makes an error of what is wrong.
   *
   * @param array $found Outcome and messages.
   * @return WP_Error
   */
  private function error( $found ) {
    return new WP_Error( ${prefixed(plan, 'rule')}, implode( ' ', $found['messages'] ), array( 'status' => 400 ) );
  }
`;
