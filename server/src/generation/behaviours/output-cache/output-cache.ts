import { classNameOf, classOf, prefixed } from '../../plugin/code-names.ts';
import { listed } from '../../plugin/features/support/format-text.ts';
import { php } from '../../writers/php.ts';
import type { BehaviourModule, Fault, PlanContext } from '../behaviour.ts';
import { cacheClass } from './cache-class.ts';
import type { OutputCache } from './cache-plan.ts';
import { counterExamples, examples } from './examples.ts';
import { cacheTests } from './tests.ts';

const savedThings = { posts: 'a post', comments: 'a comment', terms: 'a category or tag', users: 'a user' } as const;

function describe({ shortcodes, minutes, cleared_by: clearedBy, has_button: hasButton }: OutputCache): string {
  const cleared =
    clearedBy.length === 0
      ? ''
      : `, and cleared when ${clearedBy.map((thing) => savedThings[thing]).join(' or ')} is saved or deleted`;
  const button = hasButton ? '; the toolbar shows administrators hits and misses, with a button that clears it' : '';
  return `What ${listed(shortcodes)} ${shortcodes.length === 1 ? 'shows' : 'show'} is kept for ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}${cleared}${button}.`;
}

function check(one: OutputCache, { plan }: PlanContext): Fault | null {
  const all = (plan.behaviours ?? []).filter(({ kind }) => kind === 'output_cache');
  if (all.indexOf(one) > 0) return { at: 'kind', expected: 'a behaviour that is there once', got: one.kind };
  // What is of one user, or is drawn anew each time, is not to be shown to others.
  const wrong = one.shortcodes.findIndex((name) =>
    (plan.behaviours ?? []).some(
      (other) => other.kind === 'listing' && other.name === name && other.order_by === 'random',
    ),
  );
  return wrong === -1
    ? null
    : { at: `shortcodes[${wrong}]`, expected: 'a list that is not in random order', got: one.shortcodes[wrong] };
}

/** What slow shortcodes and blocks show is kept for a while. */
export const outputCache: BehaviourModule<'output_cache'> = {
  kind: 'output_cache',
  describe,
  check,
  examples,
  counterExamples,
  settings: (all) =>
    all.map(({ minutes }) => ({
      key: 'cache_minutes',
      type: 'integer',
      label: 'Keep output for (minutes)',
      description: 'What slow shortcodes show to visitors is kept for so long.',
      default: minutes,
      min: 1,
      max: 720,
      section: 'general',
    })),
  contribute(plan, [one]) {
    if (one === undefined) return {};
    return {
      classes: [
        {
          name: classNameOf(plan, 'Output_Cache'),
          summary: 'Keeps what slow shortcodes show.',
          code: cacheClass(plan, one),
        },
      ],
      boot: [php`( new ${classOf(plan, 'Output_Cache')}() )->register();`],
      cleanup: {
        transients: [prefixed(plan, 'output_')],
        options: ['output_version', 'output_hits', 'output_misses'].map((name) => prefixed(plan, name)),
      },
      readme: { features: [describe(one).replace(/\.$/, '')], tags: ['cache', 'performance', 'shortcode'] },
      instructions: one.has_button
        ? ['The toolbar shows administrators how often kept output was used, with **Clear the cache** below it.']
        : [],
      tests: [cacheTests(plan, one)],
    };
  },
};
