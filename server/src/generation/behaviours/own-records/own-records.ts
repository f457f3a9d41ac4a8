import { classNameOf, classOf, prefixed } from '../../plugin/code-names.ts';
import type { PlanSetting } from '../../plugin/features/settings/plan-setting.ts';
import { capitalised, listed } from '../../plugin/features/support/format-text.ts';
import { php } from '../../writers/php.ts';
import type { BehaviourModule, Words } from '../behaviour.ts';
import { contextOf } from '../context.ts';
import { checkOwnRecords } from './check.ts';
import { counterExamples, examples } from './examples.ts';
import { ownClass } from './own-class.ts';
import { linkMail, madeOwn, type OwnRecords, ownKey } from './own-plan.ts';
import { ownTests } from './tests.ts';

function describe(one: OwnRecords, words: Words): string {
  const { entity, fields, marks, proof, can_delete: canDelete, after_edit: after } = one;
  const { plural } = words.entity(entity);
  const deeds = [
    ...(fields.length > 0 ? [`change ${listed(fields.map((key) => words.attribute(entity, key)))}`] : []),
    ...marks.map(({ label }) => `press “${label}”`),
    ...(canDelete ? ['delete them'] : []),
  ];
  const how = proof.by === 'account' ? 'when they are logged in' : 'with a secret link that is mailed to them';
  const then = fields.length > 0 && after === 'waits' ? ' What is changed waits for approval again.' : '';
  return `Owners of ${plural} ${listed(deeds)} on the site, ${how}.${then}`;
}

/** Owners change, mark and delete their own records on the site. */
export const ownRecords: BehaviourModule<'own_records'> = {
  kind: 'own_records',
  describe,
  check: checkOwnRecords,
  examples,
  counterExamples,
  settings: (all, words) =>
    all.flatMap((one, index): readonly PlanSetting[] =>
      one.proof.by === 'account'
        ? []
        : [
            {
              key: `own_${index + 1}_subject`,
              type: 'text',
              label: `${capitalised(words.entity(one.entity).plural)}: subject of the link`,
              description: '{title} and {site} are replaced.',
              default: linkMail.subject,
              section: 'notifications',
            },
            {
              key: `own_${index + 1}_message`,
              type: 'textarea',
              label: `${capitalised(words.entity(one.entity).plural)}: message with the link`,
              description: '{title}, {link} and {site} are replaced.',
              default: linkMail.message,
              section: 'notifications',
            },
          ],
    ),
  contribute(plan, all) {
    const words = contextOf(plan.source);
    const made = madeOwn(plan, all);
    const linked = made.filter(({ one }) => one.proof.by === 'link');
    return {
      usesRepositories: made.some(({ entity }) => entity !== undefined),
      classes: made.map((one) => ({
        name: classNameOf(plan, `Own_Records_${one.number}`),
        summary: `Lets owners of ${one.kind.plural} change them on the site.`,
        code: ownClass(plan, one),
      })),
      boot: made.map(({ number }) => php`( new ${classOf(plan, `Own_Records_${number}`)}() )->register();`),
      cleanup: { postMeta: linked.map(({ number }) => `_${ownKey(plan, number)}_sent`) },
      readme: { features: made.map(({ one }) => describe(one, words).replace(/\.$/, '')) },
      instructions: made.map(({ one, kind }) =>
        one.proof.by === 'link'
          ? `The address of each of the ${kind.plural} gets a secret link with which its owner changes it.`
          : `The shortcode \`[${prefixed(plan, one.name)}]\` shows who is logged in their ${kind.plural}, to change them.`,
      ),
      tests: ownTests(plan, made),
    };
  },
};
