import { singularize } from '../../../naming/inflect.ts';
import { type Clause, lower } from '../../../understanding/clause.ts';
import { nounPhrase } from '../../../understanding/noun-phrase.ts';
import type { PhpCode } from '../../../writers/php.ts';
import type { PlanSetting } from '../../features/settings/plan-setting.ts';
import { settingValue } from '../../features/settings/settings-of.ts';
import type { PlanEntity, PlannedTool, PluginPlan } from '../../plan.ts';

/** Words before the name of what a tool adds to. */
const pointers = new Set(
  'above below before after under underneath beneath on in inside within of for to at each every all single between'.split(
    ' ',
  ),
);

/** What every site has, or often has, by the words for it. */
const known: Readonly<Record<string, string>> = {
  post: 'post',
  article: 'post',
  entry: 'post',
  blog: 'post',
  blog_post: 'post',
  story: 'post',
  news: 'post',
  page: 'page',
  static_page: 'page',
  product: 'product',
  woocommerce_product: 'product',
};

const everything = / (all|any|every) (kinds? of |types? of )?(content|post types?|content types?|public content) /;

/** Where on a page something stands, which is no kind of content. */
const places =
  /^(share|title|headline|heading|text|content|body|top|bottom|end|beginning|start|header|footer|sidebar|paragraph|image|comment|site|website|page|it|them|.*_(end|top|bottom|title|text|heading|paragraph))$/;

/** Pages of another kind than the content that is called so. */
const otherPages =
  / (settings|options|admin|administration|front|home|landing|single|post|about|contact|privacy|archive|search|category|results?|separate|same|whole|entire|web|this|the|long) pages? /g;

/**
 * The kinds of content that a statement names, singular and in snake case: `post`, `page`, `product`, `event`, or `any`
 * for all that visitors can open. Empty where it names none.
 */
export function contentIn({ tokens, line }: Clause): readonly string[] {
  if (everything.test(line)) return ['any'];
  const named = new Set<string>();
  // Without a word that points to them too: "Table of contents for posts", "Blog reading time".
  if (/ (posts?|articles?|entries|blogs?|news|stories) /.test(line)) named.add('post');
  if (/ pages? /.test(line.replaceAll(' page views ', ' ').replace(otherPages, ' '))) named.add('page');
  tokens.forEach((token, index) => {
    if (!pointers.has(token.lower)) return;
    const { words, next } = nounPhrase(tokens, index + 1);
    // "on posts, pages and events"
    const phrases = [words];
    for (let at = next; phrases.length < 6 && /^(,|and|or|&)$/.test(tokens[at]?.lower ?? ''); ) {
      const more = nounPhrase(tokens, at + 1);
      phrases.push(more.words);
      at = Math.max(more.next, at + 1);
    }
    for (const phrase of phrases) {
      const noun = lower(phrase)
        .filter((word) => !pointers.has(word))
        .map((word) => singularize(word));
      const name = known[noun.join('_')] ?? noun.join('_');
      if (/^[a-z_]+$/.test(name) && !places.test(name)) named.add(name);
    }
  });
  return [...named];
}

/** Kinds of content as post types; of a plugin that has content of its own and names none, all that visitors can open. */
export function postTypesOf(named: readonly string[], entities: readonly PlanEntity[]): readonly string[] {
  const own = entities.filter(({ storage, isPublic }) => storage === 'post_type' && isPublic);
  if (named.includes('any')) return ['post', 'page', ...own.map(({ postType }) => postType)];
  const found = named.flatMap((name) => {
    const entity =
      own.find(({ key, postType }) => key === name || postType === name) ??
      own.find(({ key }) => key.endsWith(`_${name}`) || name.endsWith(`_${key}`));
    return entity ? [entity.postType] : ['post', 'page', 'product'].filter((type) => type === name);
  });
  const types = [...new Set(found)];
  if (types.length > 0) return types;
  return own.length > 0 ? own.map(({ postType }) => postType) : ['post'];
}

/** The setting in which content a tool does its job. */
export const contentSetting = (named: readonly string[]): PlanSetting => ({
  key: 'post_types',
  names: /^(?:post_types?|content_types?)$/,
  type: 'post_types',
  label: 'Content types',
  description: 'Where to show it.',
  default: named,
  section: 'general',
});

/** Tools with the post types that a plugin has for the kinds of content that they name. */
export const withPostTypes = (tools: readonly PlannedTool[], entities: readonly PlanEntity[]): PlannedTool[] =>
  tools.map((tool) => ({
    ...tool,
    settings: tool.settings.map((setting) =>
      setting.type === 'post_types' && Array.isArray(setting.default)
        ? { ...setting, default: postTypesOf(setting.default, entities) }
        : setting,
    ),
  }));

/** PHP of the list of post types in which a tool does its job. */
export const contentTypes = (plan: PluginPlan, named: readonly string[]): PhpCode =>
  settingValue(plan, 'post_types', postTypesOf(named, plan.entities));
