import { classOf, prefixed } from '../../plugin/code-names.ts';
import { settingValue } from '../../plugin/features/settings/settings-of.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { joinPhp, noPhp, type PhpCode, php } from '../../writers/php.ts';
import { accountHooks, accountMethods } from './accounts.ts';
import { capabilityHooks, capabilityMethods } from './capabilities.ts';
import { fieldHooks, fieldMethods } from './fields.ts';
import { freeHooks, freeMethods, metered, periodOf } from './free-reads.ts';
import { logInHooks, logInMethods } from './log-in.ts';
import { messageKey, messageOf } from './messages.ts';
import { outcomeMethods } from './outcomes.ts';
import { placeHooks, placeMethods } from './places.ts';
import { readingHooks, readingMethods } from './reading.ts';
import { restGuardHooks, restGuardMethods } from './rest.ts';
import { allowsPhp, concernsPhp, type Restriction, type Rule, rulesOf } from './rules.ts';
import { shopHooks, shopMethods } from './shop.ts';
import { staffListHooks, staffListMethods } from './staff-lists.ts';

/** What a part of the class adds, where rules ask for it. */
const hooks = [
  readingHooks,
  freeHooks,
  restGuardHooks,
  accountHooks,
  logInHooks,
  capabilityHooks,
  staffListHooks,
  fieldHooks,
  placeHooks,
  shopHooks,
];
const methods = [
  readingMethods,
  freeMethods,
  restGuardMethods,
  accountMethods,
  logInMethods,
  capabilityMethods,
  staffListMethods,
  fieldMethods,
  placeMethods,
  shopMethods,
];

/** The class that decides who may do what, wherever WordPress asks. */
export function restrictionsClass(plan: PluginPlan, restrictions: readonly Restriction[]): PhpCode {
  const rules = rulesOf(plan, restrictions);
  return php`
    /**
     * Decides who may see, list, write or buy what.
     */
    class ${classOf(plan, 'Restrictions')} {

      /**
       * Rules by number: what they are about and what others meet.
       */
      const RULES = ${Object.fromEntries(rules.map((rule) => [`${rule.number}`, ruleMembers(rule)]))};

      /**
       * Registers the hooks.
       */
      public function register() {
        ${joinPhp(hooks.map((write) => write(plan, rules)))}
      }

      ${decisionMethods(plan, rules)}

      ${outcomeMethods(plan, rules)}

      ${joinPhp(
        methods.map((write) => write(plan, rules)),
        '\n\n',
      )}

      ${messageMethod(plan, rules)}
    }
  `;
}

const ruleMembers = (rule: Rule) => {
  const { of, type, deeds, one, isStrict, isConditional } = rule;
  return {
    subject: of,
    type,
    deeds: [...deeds],
    outcome: one.outcome,
    hidden: one.is_hidden === true,
    teaser: one.shows_teaser === true,
    ...(one.teaser_words !== undefined && { words: one.teaser_words }),
    ...(one.teaser_paragraphs !== undefined && { paragraphs: one.teaser_paragraphs }),
    ...(metered([rule]).length > 0 && { free: periodOf(rule) }),
    target: one.target ?? '',
    strict: isStrict,
    conditional: isConditional,
  };
};

function decisionMethods(plan: PluginPlan, rules: readonly Rule[]): PhpCode {
  const conditional = rules.filter(({ isConditional }) => isConditional);
  return php`
    /**
     * Finds the rule that keeps a user from doing something with records of a type.
     *
     * @param string                                  $deed    What is done: read, list, create, edit, publish, delete, comment or buy.
     * @param string                                  $type    Post type, taxonomy, user, comment or table.
     * @param WP_Post|WP_User|WP_Comment|WP_Term|null $record  Record, or null for records in general.
     * @param int|null                                $user_id User ID, or null for the current user.
     * @return int Number of the rule, or 0 if the user may do it.
     */
    public function refusal( $deed, $type, $record = null, $user_id = null ) {
      $user    = null === $user_id ? wp_get_current_user() : new WP_User( $user_id );
      $refused = 0;
      foreach ( self::RULES as $number => $rule ) {
        if (
          'records' === $rule['subject']
          && $type === $rule['type']
          && in_array( $deed, $rule['deeds'], true )
          && ( null === $record ? ! $rule['conditional'] : $this->concerns( $number, $record, $user ) )
          && ! $this->allows( $number, $user, $record )
          ${metered(rules).length === 0 ? noPhp : php`&& ! ( 'read' === $deed && $this->is_free( $number, $record, $user ) )`}
          && ! ( 'read' === $deed && ! $rule['strict'] && $record instanceof WP_Post && user_can( $user, 'edit_post', $record->ID ) )
        ) {
          $refused = $number;
          break;
        }
      }

      return $refused;
    }

    /**
     * Determines whether a rule is about a record.
     *
     * @param int     $number Number of the rule.
     * @param mixed   $record Record.
     * @param WP_User $user   Who does something with it.
     * @return bool
     */
    private function concerns( $number, $record, $user ) {
      ${
        conditional.length === 0
          ? php`return isset( self::RULES[ $number ] ) && null !== $record;`
          : php`
      switch ( $number ) {
        ${joinPhp(
          conditional.map(
            (rule) => php`
              case ${rule.number}:
                return ${concernsPhp(plan, rule)};
            `,
          ),
        )}
      }

      return true;
      `
      }
    }

    /**
     * Determines whether a rule leaves a user alone.
     *
     * @param int     $number Number of the rule.
     * @param WP_User $user   User object; its ID is 0 for visitors who are not logged in.
     * @param mixed   $record Record, or null for records in general.
     * @return bool
     */
    private function allows( $number, $user, $record = null ) {
      /**
       * Filters whether a rule leaves a user alone.
       *
       * @param bool    $is_allowed Whether the rule leaves the user alone.
       * @param int     $number     Number of the rule.
       * @param WP_User $user       User object.
       * @param mixed   $record     Record, or null for records in general.
       */
      return (bool) apply_filters( ${prefixed(plan, 'restriction_allows')}, $this->is_allowed( $number, $user, $record ), $number, $user, $record );
    }

    /**
     * Determines whether a user belongs to those whom a rule leaves alone.
     *
     * @param int     $number Number of the rule.
     * @param WP_User $user   User object.
     * @param mixed   $record Record, or null for records in general.
     * @return bool
     */
    private function is_allowed( $number, $user, $record ) {
      switch ( $number ) {
        ${joinPhp(
          rules.map(
            (rule) => php`
              case ${rule.number}:
                return ${allowsPhp(plan, rule)};
            `,
          ),
        )}
      }

      return true;
    }
  `;
}

const messageMethod = (plan: PluginPlan, rules: readonly Rule[]): PhpCode => php`
  /**
   * Gets the message of a rule as plain text.
   *
   * @param int          $number Number of the rule.
   * @param WP_Post|null $post   Post that it is about.
   * @return string
   */
  private function message_text( $number, $post = null ) {
    $message = '';
    switch ( $number ) {
      ${joinPhp(
        rules.map(
          ({ number, one }) => php`
            case ${number}:
              $message = ${settingValue(plan, messageKey(number), messageOf(one))};
              break;
          `,
        ),
      )}
    }
    if ( '' === trim( (string) $message ) ) {
      $message = __( 'Sorry, you are not allowed to view this content.', ${plan.domain} );
    }

    return strtr(
      $message,
      array(
        '{title}' => $post instanceof WP_Post ? $post->post_title : '',
        '{link}'  => $post instanceof WP_Post ? (string) get_permalink( $post ) : '',
        '{site}'  => wp_specialchars_decode( get_option( 'blogname' ), ENT_QUOTES ),
      )
    );
  }
`;
