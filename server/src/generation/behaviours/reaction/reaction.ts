import { classNameOf, classOf, prefixed } from '../../plugin/code-names.ts';
import { php } from '../../writers/php.ts';
import type { BehaviourModule } from '../behaviour.ts';
import { contextOf } from '../context.ts';
import { readerClass } from '../shown/reader-class.ts';
import { reactionAssets } from './assets.ts';
import { checkReaction } from './check.ts';
import { describeReaction } from './describe.ts';
import { counterExamples, examples } from './examples.ts';
import { followHook } from './follow-methods.ts';
import { reactionSettings } from './mails.ts';
import { madeReactions, tableOf } from './reaction-plan.ts';
import { reactionsClass } from './reactions-class.ts';
import { reactionTests } from './tests.ts';

/** People like, save, follow, rate, vote for, complete, attend or report records, once each. */
export const reaction: BehaviourModule<'reaction'> = {
  kind: 'reaction',
  describe: describeReaction,
  check: checkReaction,
  settings: reactionSettings,
  examples,
  counterExamples,
  contribute(plan, reactions) {
    const words = contextOf(plan.source);
    const kinds = new Map(madeReactions(plan, reactions).map(({ kind }) => [kind.key, kind]));
    const hasFollowers = reactions.some(({ act }) => act.is === 'follow');
    return {
      classes: [
        ...[...kinds.values()].map((kind) => readerClass(plan, kind)),
        {
          name: classNameOf(plan, 'Reactions'),
          summary: 'Takes reactions to records and shows them.',
          code: reactionsClass(plan, reactions),
        },
      ],
      boot: [php`( new ${classOf(plan, 'Reactions')}() )->register();`],
      activation: [php`( new ${classOf(plan, 'Reactions')}() )->upgrade();`],
      ...(hasFollowers && { deactivation: [php`wp_unschedule_hook( ${followHook(plan)} );`] }),
      files: reactionAssets(plan),
      usesRepositories: true,
      cleanup: {
        tables: [tableOf(plan)],
        options: [prefixed(plan, 'reactions_version')],
        ...(hasFollowers && { cronHooks: [followHook(plan)] }),
      },
      privacy: [
        'What users do with a button (like, save, rate and the like) is kept with their user ID; of visitors a hash of address and browser is kept, so that each does it once.',
      ],
      tests: reactionTests(plan, reactions),
      readme: { features: reactions.map((one) => describeReaction(one, words)) },
      instructions: reactions.flatMap(({ name, has_list: hasList, top, progress }) => [
        `The shortcode \`[${prefixed(plan, name)}]\` shows the button “${name.replaceAll('_', ' ')}” for the current record, or \`[${prefixed(plan, name)} id="1"]\` for another.`,
        ...(hasList ? [`\`[${prefixed(plan, `${name}_list`)}]\` lists what the current user did it with.`] : []),
        ...(top === undefined ? [] : [`\`[${prefixed(plan, `${name}_top`)}]\` lists the records with the most.`]),
        ...(progress === undefined ? [] : [`\`[${prefixed(plan, `${name}_progress`)}]\` shows the progress.`]),
      ]),
    };
  },
};
