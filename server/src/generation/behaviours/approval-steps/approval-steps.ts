import { classNameOf, classOf } from '../../plugin/code-names.ts';
import type { PlanSetting } from '../../plugin/features/settings/plan-setting.ts';
import { capitalised, listed } from '../../plugin/features/support/format-text.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { php } from '../../writers/php.ts';
import type { BehaviourModule, Words } from '../behaviour.ts';
import { conditionWords } from '../conditions.ts';
import { contextOf } from '../context.ts';
import { recordKind } from '../records/record-kinds.ts';
import { readerClass } from '../shown/reader-class.ts';
import type { Approval } from './approval.ts';
import { checkApprovalSteps } from './check.ts';
import { counterExamples, examples } from './examples.ts';
import { stepsClass } from './steps-class.ts';
import { type ApprovalSteps, logKey, mailsOf, mailTexts, messageOf, stepsKey } from './steps-plan.ts';
import { approvalTests } from './tests.ts';

function describe(behaviour: ApprovalSteps, words: Words): string {
  const { entity, steps, tells_owner: isTold, comment } = behaviour;
  const { plural } = words.entity(entity);
  const names = steps.map(
    ({ label, conditions }) =>
      `“${label}”${conditions === undefined ? '' : ` (if ${listed(conditions.map((one) => conditionWords(entity, one, words)))})`}`,
  );
  const who = names.length === 1 ? names.join('') : `${names.join(', then ')}`;
  const own = behaviour.own === 'nobody' ? '; nobody decides on what is their own' : '';
  const back = comment === 'none' ? 'as a draft' : 'as a draft with a comment';
  return `${capitalised(plural)} are published only after the approval of ${who}; whoever decides next is emailed, and what is rejected goes back ${back}${isTold ? ', of which its author is emailed' : ''}${own}.`;
}

/** Approvals whose records can wait: those of posts. */
const made = (plan: PluginPlan, all: readonly ApprovalSteps[]): readonly Approval[] =>
  all.flatMap((one, index) => {
    const kind = recordKind(plan, one.entity);
    return kind?.storage === 'post' ? [{ one, kind, number: index + 1 }] : [];
  });

/** Records are published after several people have approved them. */
export const approvalSteps: BehaviourModule<'approval_steps'> = {
  kind: 'approval_steps',
  describe,
  check: checkApprovalSteps,
  examples,
  counterExamples,
  settings: (all) =>
    all.flatMap((one, index) =>
      mailsOf(one).flatMap((name): readonly PlanSetting[] => [
        {
          key: `approval_${index + 1}_${name}_subject`,
          type: 'text',
          label: 'Subject',
          description: `${mailTexts[name].label}.`,
          default: mailTexts[name].subject,
          section: 'notifications',
        },
        {
          key: `approval_${index + 1}_${name}_message`,
          type: 'textarea',
          label: 'Message',
          description: 'Names in braces are replaced: {title}, {owner}, {step}, {comment}, {link}, {site}.',
          default: messageOf(one, name),
          section: 'notifications',
        },
      ]),
    ),
  contribute(plan, all) {
    const words = contextOf(plan.source);
    const approvals = made(plan, all);
    const readers = new Map(approvals.map(({ kind }) => [kind.key, readerClass(plan, kind)]));
    return {
      classes: [
        ...readers.values(),
        ...approvals.map((approval) => ({
          name: classNameOf(plan, `Approval_Steps_${approval.number}`),
          summary: `Approval of ${approval.kind.plural} in steps.`,
          code: stepsClass(plan, approval),
        })),
      ],
      boot: approvals.map(({ number }) => php`( new ${classOf(plan, `Approval_Steps_${number}`)}() )->register();`),
      cleanup: { postMeta: approvals.flatMap(({ number }) => [stepsKey(plan, number), logKey(plan, number)]) },
      readme: { features: approvals.map(({ one }) => describe(one, words).replace(/\.$/, '')) },
      privacy: ['Decisions on entries are stored with who decided, when, and the comment.'],
      instructions: approvals.map(
        ({ one, kind }) =>
          `**${capitalised(kind.plural)} to approve** in the menu of the administration shows ${listed(one.steps.map(({ label }) => `“${label}”`))} what waits for them. Nothing is published before.`,
      ),
      tests: approvalTests(plan, approvals),
    };
  },
};
