import { classNameOf, classOf, prefixed } from '../../plugin/code-names.ts';
import { php } from '../../writers/php.ts';
import type { BehaviourModule } from '../behaviour.ts';
import { checkRule } from './check.ts';
import { describeRule } from './describe.ts';
import { counterExamples, examples } from './examples.ts';
import { ruleSettings } from './messages.ts';
import { madeRules } from './rule-plan.ts';
import { rulesClass } from './rules-class.ts';
import { ruleTests } from './tests.ts';

/** What has to be so of a record before it is taken, wherever it comes from. */
export const rule: BehaviourModule<'rule'> = {
  kind: 'rule',
  describe: describeRule,
  check: checkRule,
  examples,
  counterExamples,
  settings: ruleSettings,
  contribute: (plan, rules) => ({
    classes: [
      {
        name: classNameOf(plan, 'Rules'),
        summary: 'Says what has to be so of records before they are taken.',
        code: rulesClass(plan, rules),
      },
    ],
    boot: [php`( new ${classOf(plan, 'Rules')}() )->register();`],
    usesRepositories: madeRules(plan, rules).some(({ kind }) => kind.storage === 'row'),
    cleanup: { transients: [prefixed(plan, 'rule_notice_')] },
    tests: ruleTests(plan, rules),
  }),
};
