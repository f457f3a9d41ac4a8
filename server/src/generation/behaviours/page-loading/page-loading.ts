import { classNameOf, classOf } from '../../plugin/code-names.ts';
import { listed } from '../../plugin/features/support/format-text.ts';
import { php } from '../../writers/php.ts';
import type { BehaviourModule, Fault, PlanContext } from '../behaviour.ts';
import { delayFile } from './delay-methods.ts';
import { counterExamples, examples } from './examples.ts';
import { loadingClass } from './loading-class.ts';
import { loadingSettings, type PageLoading } from './loading-plan.ts';
import { loadingTests } from './tests.ts';

function parts(one: PageLoading): readonly string[] {
  const { assets = [], eager_images: eager, preconnect, delayed_scripts: delayed } = one;
  return [
    ...assets.map(({ label, pages }) => `styles and scripts of ${label} load on ${listed(pages)} alone`),
    ...(eager === undefined
      ? []
      : [
          eager === 0
            ? 'all images load when they come into view'
            : `${eager === 1 ? 'the first image loads' : `the first ${eager} images load`} at once, all others when they come into view`,
        ]),
    ...(preconnect === undefined ? [] : [`browsers connect early to ${listed(preconnect)}`]),
    ...(delayed === undefined
      ? []
      : [`${listed(delayed)} ${delayed.length === 1 ? 'waits' : 'wait'} until the visitor first does something`]),
  ];
}

const describe = (one: PageLoading): string => `On pages of the site, ${parts(one).join('; ')}.`;

function check(one: PageLoading, { plan }: PlanContext): Fault | null {
  const all = (plan.behaviours ?? []).filter(({ kind }) => kind === 'page_loading');
  if (all.indexOf(one) > 0) return { at: 'kind', expected: 'a behaviour that is there once', got: one.kind };
  if (parts(one).length === 0) return { at: 'eager_images', expected: 'a number, or another part', got: undefined };
  const folders = (one.assets ?? []).map(({ plugin }) => plugin);
  const twice = folders.findIndex((plugin, index) => folders.indexOf(plugin) < index);
  return twice === -1
    ? null
    : { at: `assets[${twice}].plugin`, expected: 'a plugin that is not there yet', got: folders[twice] };
}

/** What pages of the site load, and when. */
export const pageLoading: BehaviourModule<'page_loading'> = {
  kind: 'page_loading',
  describe,
  check,
  examples,
  counterExamples,
  settings: (all) => all.flatMap(loadingSettings),
  contribute(plan, [one]) {
    if (one === undefined) return {};
    return {
      classes: [
        {
          name: classNameOf(plan, 'Page_Loading'),
          summary: 'Makes pages load faster.',
          code: loadingClass(plan, one),
        },
      ],
      boot: [php`( new ${classOf(plan, 'Page_Loading')}() )->register();`],
      files: one.delayed_scripts === undefined ? [] : [delayFile(plan)],
      readme: { features: [describe(one).replace(/\.$/, '')], tags: ['performance', 'scripts', 'lazy loading'] },
      tests: [loadingTests(plan, one)],
    };
  },
};
