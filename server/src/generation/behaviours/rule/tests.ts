import { classOf } from '../../plugin/code-names.ts';
import type { TestCase } from '../../plugin/feature-module.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { type PhpCode, php } from '../../writers/php.ts';
import { type Check, type MadeRule, madeRules, type Rule } from './rule-plan.ts';

/** A value that a check refuses for certain; undefined where none can be told. */
function refusedValue(check: Check): string | undefined {
  if (check.is === 'filled') return '';
  if (check.is === 'length' && check.max !== undefined && check.max < 1000)
    return 'word '.repeat(Math.max(1, Math.ceil(check.max) + 1)).trim();
  if (
    check.is === 'text' &&
    (check.match === 'contains_none_of' || check.match === 'is_none_of' || check.match === 'not_ends_with')
  )
    return check.values[0];
  return undefined;
}

const attributeOf = (check: Check): string => ('attribute' in check ? (check.attribute ?? '') : '');

/** Tests that what a rule is against is found, and that nothing is found of other records. */
export function ruleTests(plan: PluginPlan, rules: readonly Rule[]): readonly TestCase[] {
  const made = madeRules(plan, rules);
  const simple = made.find(
    ({ one, kind }) =>
      (one.conditions ?? []).length === 0 &&
      one.exempt === undefined &&
      one.checks.some((check) => isTried(check, kind)),
  );
  const check = simple?.one.checks.find((one) => isTried(one, simple.kind));
  const name = classOf(plan, 'Rules');
  const methods: readonly PhpCode[] = [
    php`
      /**
       * Nothing is wrong with what no rule is about.
       */
      public function test_leaves_others_alone() {
        $found = ( new ${name}() )->faults( 'no-such-type', array( 'created', 'saved', 'published' ), array( 'title' => '' ) );

        $this->assertSame( '', $found['outcome'] );
        $this->assertSame( array(), $found['messages'] );
      }
    `,
    ...(simple === undefined || check === undefined ? [] : [refusesMethod(name, simple, check)]),
  ];
  return [{ name: 'Rules', summary: 'Tests for rules.', methods }];
}

const isTried = (check: Check, { attributes }: MadeRule['kind']): boolean =>
  refusedValue(check) !== undefined && attributes.find(({ key }) => key === attributeOf(check))?.type === 'text';

const refusesMethod = (name: PhpCode, { type, one }: MadeRule, check: Check): PhpCode => php`
  /**
   * What a rule is against is found, with a message.
   */
  public function test_finds_faults() {
    $found = ( new ${name}() )->faults( ${type}, ${[one.when]}, array( ${attributeOf(check)} => ${refusedValue(check) ?? ''} ) );

    $this->assertNotSame( '', $found['outcome'] );
    $this->assertNotSame( array(), $found['messages'] );
  }
`;
