import { classNameOf, classOf } from '../../plugin/code-names.ts';
import type { PlanSetting } from '../../plugin/features/settings/plan-setting.ts';
import { php } from '../../writers/php.ts';
import type { BehaviourModule, Words } from '../behaviour.ts';
import { contextOf } from '../context.ts';
import { readerClass } from '../shown/reader-class.ts';
import { checkSeo } from './check.ts';
import { describeSeo } from './describe.ts';
import { counterExamples, examples } from './examples.ts';
import { fieldKey } from './field-keys.ts';
import { seoClass } from './seo-class.ts';
import { madeSeo, type Seo } from './seo-plan.ts';
import { seoTests } from './tests.ts';

const settingsOf = (all: readonly Seo[], words: Words): readonly PlanSetting[] => [
  ...all.flatMap(({ name, entity, title, description }): readonly PlanSetting[] => {
    const { plural } = words.entity(entity);
    const hint = 'Names in braces stand for what the entry has, such as {title} and {site}.';
    return [
      {
        key: `${name}_title`,
        type: 'text',
        label: `Title of ${plural}`,
        description: `${hint} Leave empty for the title that WordPress makes.`,
        default: title,
        section: 'display',
      },
      {
        key: `${name}_description`,
        type: 'textarea',
        label: `Description of ${plural}`,
        description: `${hint} Leave empty to use the excerpt.`,
        default: description,
        section: 'display',
      },
    ];
  }),
  ...(all.some((one) => one.is_shared)
    ? ([
        {
          key: 'default_image',
          type: 'url',
          label: 'Default image URL',
          description: 'Used for pages without a picture. Leave empty to use the site icon.',
          default: '',
          section: 'display',
        },
        {
          key: 'twitter_handle',
          type: 'text',
          label: 'X (Twitter) username',
          description: 'For example @example. Leave empty if you have none.',
          default: '',
          section: 'display',
        },
      ] as const)
    : []),
];

/** How search engines and social networks see records of any kind. */
export const seo: BehaviourModule<'seo'> = {
  kind: 'seo',
  describe: describeSeo,
  check: checkSeo,
  settings: settingsOf,
  examples,
  counterExamples,
  contribute(plan, all) {
    const words = contextOf(plan.source);
    const kinds = new Map(madeSeo(plan, all).map(({ kind }) => [kind.key, kind]));
    return {
      classes: [
        ...[...kinds.values()].map((kind) => readerClass(plan, kind)),
        {
          name: classNameOf(plan, 'Seo'),
          summary: 'Says how search engines and social networks see records.',
          code: seoClass(plan, all),
        },
      ],
      boot: [php`( new ${classOf(plan, 'Seo')}() )->register();`],
      usesRepositories: true,
      ...(all.some((one) => one.has_fields) && {
        cleanup: { postMeta: ['title', 'description', 'noindex'].map((part) => fieldKey(plan, part)) },
      }),
      tests: seoTests(plan, all),
      readme: {
        features: all.map((one) => describeSeo(one, words)),
        faq: [
          {
            question: 'Does it work with SEO plugins?',
            answer:
              'If Yoast SEO, Rank Math, All in One SEO, SEOPress or The SEO Framework is active, no titles and tags are added, because these plugins add them themselves.',
          },
        ],
      },
      instructions: all.map(
        (one) => `Title and description of ${words.entity(one.entity).plural} for search engines are in the settings.`,
      ),
    };
  },
};
