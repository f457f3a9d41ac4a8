import { classOf, prefixed } from '../../plugin/code-names.ts';
import type { Cleanup, Contribution, ExtraFile } from '../../plugin/feature-module.ts';
import type { PluginPlan } from '../../plugin/plan.ts';
import { jsFile } from '../../writers/js.ts';
import { php } from '../../writers/php.ts';
import type { BehaviourModule } from '../behaviour.ts';
import { deleteOrderMeta } from '../records/order-meta.ts';
import { assetsClass, needsAssets, pickerScript } from './assets.ts';
import { checkExtraFields } from './check.ts';
import { commentFieldsClass } from './comment-fields.ts';
import { describeExtraFields } from './describe.ts';
import { counterExamples, examples } from './examples.ts';
import { fieldsDefinitionClass } from './fields-class.ts';
import { type FieldGroup, fieldGroups, kindsOf } from './planned-fields.ts';
import { postFieldsClass } from './post-fields.ts';
import { searchClass, searchTests } from './search-class.ts';
import { shopFieldsClass } from './shop-fields.ts';
import { metaTypes } from './storage.ts';
import { termFieldsClass } from './term-fields.ts';
import { extraFieldsTests } from './tests.ts';
import { userFieldsClass } from './user-fields.ts';

/** Further fields of users, files, comments, terms, posts, products and orders. */
export const extraFields: BehaviourModule<'extra_fields'> = {
  kind: 'extra_fields',
  describe: describeExtraFields,
  check: checkExtraFields,
  examples,
  counterExamples,
  contribute(plan) {
    const groups = fieldGroups(plan);
    const classes = [fieldsDefinitionClass(plan, groups), ...placesOf(plan, groups), ...searchClass(plan, groups)];
    const searched = searchClass(plan, groups);
    const parts = [
      'Extra_Fields',
      ...placeNames(groups),
      ...searched.map(() => 'Field_Search'),
      ...(needsAssets(groups) ? ['Extra_Fields_Assets'] : []),
    ];
    return {
      classes: needsAssets(groups) ? [...classes, assetsClass(plan, groups)] : classes,
      boot: parts.map((part) => php`( new ${classOf(plan, part)}() )->register();`),
      files: filesOf(plan, groups),
      cleanup: cleanupOf(plan, groups),
      privacy: privacyOf(groups),
      tests: [...extraFieldsTests(plan, groups), ...searchTests(groups)],
    } satisfies Contribution;
  },
};

type Place = { readonly name: string; readonly kinds: readonly string[]; readonly make: typeof userFieldsClass };

const places: readonly Place[] = [
  { name: 'User_Fields', kinds: ['user'], make: userFieldsClass },
  { name: 'Comment_Fields', kinds: ['comment'], make: commentFieldsClass },
  { name: 'Term_Fields', kinds: ['category', 'tag'], make: termFieldsClass },
  { name: 'Post_Fields', kinds: ['post', 'page', 'media'], make: postFieldsClass },
  { name: 'Shop_Fields', kinds: ['product', 'order'], make: shopFieldsClass },
];

const usedPlaces = (groups: readonly FieldGroup[]): readonly Place[] =>
  places.filter(({ kinds }) => kindsOf(groups).some((kind) => kinds.includes(kind)));
const placeNames = (groups: readonly FieldGroup[]) => usedPlaces(groups).map(({ name }) => name);
const placesOf = (plan: PluginPlan, groups: readonly FieldGroup[]) =>
  usedPlaces(groups).map(({ make }) => make(plan, groups));

const filesOf = (plan: PluginPlan, groups: readonly FieldGroup[]): readonly ExtraFile[] =>
  needsAssets(groups) ? [{ path: 'assets/js/extra-fields.js', content: jsFile(pickerScript(plan)) }] : [];

/** What the fields leave: metadata of every kind. */
function cleanupOf(plan: PluginPlan, groups: readonly FieldGroup[]): Cleanup {
  const keysOf = (type: 'post' | 'user' | 'comment' | 'term' | null) => [
    ...new Set(
      groups
        .filter(({ entity }) => metaTypes[entity] === type)
        .flatMap(({ fields }) => fields.map(({ metaKey }) => metaKey)),
    ),
  ];
  const orders = keysOf(null);
  const others = (['comment', 'term'] as const).flatMap((type) =>
    keysOf(type).map((key) => php`delete_metadata( ${type}, 0, ${key}, '', true );`),
  );
  const kinds = kindsOf(groups);
  const hasBoxes = kinds.includes('post') || kinds.includes('page');
  const hasTerms = kinds.includes('category') || kinds.includes('tag');
  return {
    // Without its own tables, WooCommerce keeps orders as posts.
    postMeta: [...new Set([...keysOf('post'), ...orders])],
    userMeta: keysOf('user'),
    transients: [
      ...(hasBoxes ? [prefixed(plan, 'extra_errors_')] : []),
      ...(hasTerms ? [prefixed(plan, 'term_errors_')] : []),
    ],
    statements: [...others, ...deleteOrderMeta(orders)],
  };
}

function privacyOf(groups: readonly FieldGroup[]): readonly string[] {
  return groups
    .filter(({ entity }) => entity === 'user' || entity === 'comment' || entity === 'order')
    .map(({ entity, one }) => {
      const whose = { user: 'user profile', comment: 'comment', order: 'order' }[
        entity as 'user' | 'comment' | 'order'
      ];
      return `Stored with each ${whose}: ${one.fields.map(({ label }) => label).join(', ')}.`;
    });
}
