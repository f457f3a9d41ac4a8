import { classOf } from '../../plugin/code-names.ts';
import type { TestCase } from '../../plugin/feature-module.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { type PhpCode, php } from '../../writers/php.ts';
import { guardsLogins } from './log-in.ts';
import type { Rule } from './rules.ts';

/** Rules that visitors come up against in any case: about all posts of a kind, whatever the visitor has. */
const simple = (rules: readonly Rule[]): readonly Rule[] =>
  rules.filter(
    ({ one: { allowed }, isConditional }) => !isConditional && (allowed.who === 'logged_in' || allowed.who === 'roles'),
  );

/** Tests that visitors meet the rules and administrators do not. */
export function restrictionTests(plan: PluginPlan, rules: readonly Rule[]): readonly TestCase[] {
  const decided = simple(rules).find(({ of, deeds }) => of === 'records' && deeds.length > 0);
  const read = simple(rules).find(
    ({ of, kind, deeds, one }) =>
      of === 'records' &&
      kind?.storage === 'post' &&
      kind.key !== 'media' &&
      deeds.includes('read') &&
      one.shows_teaser !== true,
  );
  const name = classOf(plan, 'Restrictions');
  const methods: readonly PhpCode[] = [
    php`
      /**
       * Every rule has a number and an outcome.
       */
      public function test_rules() {
        $this->assertCount( ${rules.length}, ${name}::RULES );
        $this->assertSame( ${rules.map(({ one }) => one.outcome)}, array_column( ${name}::RULES, 'outcome' ) );
      }
    `,
    ...(decided === undefined
      ? []
      : [
          php`
            /**
             * Visitors are refused, administrators are not.
             */
            public function test_decides() {
              $restrictions = new ${name}();

              wp_set_current_user( 0 );
              $this->assertNotSame( 0, $restrictions->refusal( ${decided.deeds[0] ?? 'read'}, ${decided.type} ) );

              wp_set_current_user( self::factory()->user->create( array( 'role' => 'administrator' ) ) );
              $this->assertSame( ${others(rules, decided) ? 1 : 0}, $restrictions->refusal( ${decided.deeds[0] ?? 'read'}, ${decided.type} ) > 0 ? 1 : 0 );
            }
          `,
        ]),
    ...(read === undefined
      ? []
      : [
          php`
            /**
             * Visitors cannot read restricted content.
             */
            public function test_content_is_replaced() {
              $post = self::factory()->post->create_and_get(
                array(
                  'post_type'    => ${read.type},
                  'post_content' => 'The secret words',
                )
              );
              wp_set_current_user( 0 );
              $GLOBALS['post'] = $post;
              setup_postdata( $post );

              $this->assertStringNotContainsString( 'secret', apply_filters( 'the_content', $post->post_content ) );
              $this->assertStringNotContainsString( 'secret', get_the_excerpt( $post ) );
            }
          `,
        ]),
  ];
  const lines = [...methods, ...(guardsLogins(rules) ? [logInTest(name)] : [])];
  return [{ name: 'Restrictions', summary: 'Tests for restrictions.', methods: lines }];
}

/** A test that administrators are never locked out, and errors stay errors. */
const logInTest = (name: PhpCode): PhpCode => php`
  /**
   * Administrators can always log in.
   */
  public function test_administrators_can_log_in() {
    $restrictions = new ${name}();
    $admin        = self::factory()->user->create_and_get( array( 'role' => 'administrator' ) );
    $error        = new WP_Error( 'incorrect_password', 'Wrong' );

    $this->assertSame( $admin, $restrictions->refuse_login( $admin ) );
    $this->assertSame( $error, $restrictions->refuse_login( $error ) );
  }
`;

/** Whether administrators come up against another rule about the same deed. */
const others = (rules: readonly Rule[], { type, deeds }: Rule): boolean =>
  rules.some(
    (rule) =>
      rule.of === 'records' &&
      rule.type === type &&
      rule.isStrict &&
      !rule.isConditional &&
      rule.deeds.includes(deeds[0] ?? ''),
  );
