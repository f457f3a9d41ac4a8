import { joinPhp, noPhp, php } from '../../writers/php.ts';
import { type Composer, raw } from '../composer.ts';
import { singular } from '../naming.ts';
import { actionOf } from '../recipes/content-types.ts';
import { Details } from './details/details.ts';
import type { Draft } from './draft.ts';
import { assignments, changedArguments, taxonomyArguments, typeArguments } from './registrations/arguments.ts';
import { readFlags } from './registrations/flags.ts';
import { labelsOf, slugOf } from './registrations/labels.ts';
import { adopt, registers, scoped, speaksOf, wantsRegistered } from './registrations/scope.ts';
import { taxonomyDetails, typeDetails } from './registrations/type-details.ts';

const typeWord = 'post[ -]?types?|cpts?';
const taxonomyWord = 'taxonom(?:y|ies)';

/** The rules of the URLs are written anew on activation, once the type is known. */
function flushing(c: Composer, registering: string, slug: string) {
  if (c.asked.states(/\bflush/i) === null) return noPhp;
  const leaves = c.says(/deactivation|deactivated/);
  return joinPhp([
    php`
      register_activation_hook( __FILE__, function () {
        ${raw(`${registering}();`)}
        flush_rewrite_rules();
      } );
    `,
    leaves
      ? php`
        register_deactivation_hook( __FILE__, function () {
          unregister_post_type( ${slug} );
          flush_rewrite_rules();
        } );
      `
      : noPhp,
  ]);
}

/** The text of the empty title field, where the prompt names one. */
function titlePlaceholder(c: Composer, slug: string) {
  const text = c.asked.states(
    /\b(?:title (?:field )?placeholder|enter[_ ]title[_ ]here|placeholder (?:text )?(?:of|for|in) the title)\b\W*(?:\w+ ){0,3}["'`]([^"'`]+)["'`]/i,
  )?.[1];
  if (text === undefined) return [];
  return [
    {
      name: c.prefixed('title_placeholder'),
      summary: 'Says what is to be entered as the title.',
      params: 'string $text, WP_Post $post',
      returns: 'string',
      hooks: [{ kind: 'filter' as const, hook: 'enter_title_here', args: 2 }],
      body: php`return ${slug} === $post->post_type ? ${c.label(text)} : $text;`,
    },
  ];
}

const registering =
  /\b(?:regist\w+|creat\w+|adds?|custom|new|defin\w+|mak\w+|set ?up|build|need|want|declare|implement|introduce)\b/i;

const postType: Draft = {
  id: 'draft-post-type',
  name: 'register_post_type',
  needs: /\b(?:post[ -]?types?|cpts?)\b/,
  never:
    /\bcolumns? (?:to|for|in|after|with|showing|["'`])|meta ?box|shortcode|\bquery\b(?! var)|already registered|\bexisting\b|rest_field|registered by|another plugin|\bendpoint/,
  compose(outer) {
    if (!wantsRegistered(outer, typeWord) || !(speaksOf(outer.text, 'type') || registers(outer))) return null;
    const c = scoped(outer, 'type');
    const slug = slugOf(c, typeWord);
    if (slug === null || /^(?:post|page|attachment)$/.test(slug)) return null;
    const args = {
      labels: labelsOf(c, slug, 'register_post_type.args.labels'),
      ...typeArguments(c, slug),
      ...typeDetails(c),
    };
    const name = c.fn?.name ?? c.prefixed('register_post_type');
    adopt(outer, c);
    return {
      summary: `Registers the post type ${slug}.`,
      body: php`register_post_type( ${slug}, ${args} );`,
      hooks: actionOf(c, 'init'),
      beside: titlePlaceholder(outer, slug),
      after: flushing(outer, name, slug),
    };
  },
};

/** The types that a taxonomy is for. */
function objectsOf(c: Composer): string[] {
  const clauses = [
    c.asked.states(
      /\b(?:post types?|cpts?|object types?)\b\s*(?::|=|are|is)?\s*((?:[`"']?[a-z][\w-]*[`"']?(?:\s*,\s*|\s*(?:and|&|\+)\s*|\s*,\s*and\s*)?)+)/i,
    )?.[1],
    c.asked.states(
      /\b(?:for|to|on|attached to|assigned to|used (?:by|with|for))\s+(?:both |the |my |our |all |existing |custom |woocommerce |wordpress |blog )*((?:[`"']?[a-z][\w-]*[`"']?(?:\s*,\s*and\s+(?:the )?|\s*,\s*|\s*(?:and|&|\+)\s*(?:the )?)?)+)/i,
    )?.[1],
  ];
  for (const clause of clauses) {
    const items = (clause ?? '')
      .split(/\s*,\s*(?:and\s+)?(?:the )?|\s+(?:and|&|\+)\s+(?:the )?/)
      .map((item) => (/^[`"']?([A-Za-z][\w-]*)[`"']?(?=$|\s)/.exec(item.trim())?.[1] ?? '').toLowerCase())
      .filter((item) => item !== '' && !notObject.test(item));
    if (items.length > 0) {
      const quotes = (clause ?? '').match(/[`"'][\w-]+[`"']/g) ?? [];
      return [
        ...new Set(items.map((item) => (quotes.some((one) => one.slice(1, -1) === item) ? item : singular(item)))),
      ];
    }
  }
  return [];
}

const notObject =
  /^(?:flat|nested|another|second|it|its|which|that|with|in|should|must|is|the|an?|this|them|be|has|have|init|hook|text|domain|only|shown|used|visible|hidden|kept|registered|called|named|prefix\w*|labels?|slug|key|and|as|all|rest|admin|post-?types?|cpts?|custom|term|terms|default|everyone|users?|administrators?|taxonomy|show|hierarchical|public)$/;

const taxonomy: Draft = {
  id: 'draft-taxonomy',
  name: 'register_taxonomy',
  needs: /\btaxonom(?:y|ies)\b/,
  never:
    /\bterms? (?:of|from|in|assigned)|get the terms|given taxonomy|column (?:for|with|to)|meta ?box(?! )|term meta|\bexisting taxonom|already registered|registered by|another plugin|shortcode|\bendpoint|\$taxonomy/,
  compose(outer) {
    if (!wantsRegistered(outer, taxonomyWord) || !(speaksOf(outer.text, 'taxonomy') || registers(outer))) return null;
    const c = scoped(outer, 'taxonomy');
    const slug = slugOf(c, taxonomyWord);
    if (slug === null) return null;
    const own = objectsOf(c);
    const beside = own.length === 0 && speaksOf(outer.text, 'type') ? slugOf(scoped(outer, 'type'), typeWord) : null;
    const objects = own.length > 0 ? own : [beside ?? 'post'];
    const read = taxonomyArguments(c, slug);
    const args = {
      ...read,
      ...taxonomyDetails(c),
      ...(read.default_term === undefined ? {} : { default_term: read.default_term }),
    };
    adopt(outer, c);
    return {
      summary: `Registers the taxonomy ${slug}.`,
      body: php`register_taxonomy( ${slug}, ${objects.length === 1 ? (objects[0] ?? '') : objects}, ${{ labels: labelsOf(c, slug, 'get_taxonomy_labels.return'), ...args }} );`,
      hooks: actionOf(c, 'init'),
    };
  },
};

/** "Change the type that another plugin registers." */
const typeChange: Draft = {
  id: 'draft-type-change',
  name: 'change_arguments',
  needs: /\b(?:existing|already registered|registered (?:by|elsewhere|in)|another plugin|third[- ]party)\b/,
  never: /\bcolumns? (?:to|for|in)|meta ?box|shortcode|\bquery\b(?! var)|rest_field|\bwidget/,
  compose(c) {
    const of = c.says(/\btaxonom/) ? 'taxonomy' : c.says(/post[ -]?type|\bcpt\b/) ? 'post type' : null;
    if (
      of === null ||
      !c.says(/\b(?:chang|mak|modif|alter|adjust|enabl|disabl|set|turn|filter|extend|give|show|hid|expos|so that)\w*\b/)
    )
      return null;
    const slug = slugOf(c, of === 'taxonomy' ? taxonomyWord : typeWord);
    if (slug === null) return null;
    const args = changedArguments(c, of, slug);
    if (Object.keys(args).length === 0) return null;
    const parameter = of === 'taxonomy' ? 'taxonomy' : 'post_type';
    return {
      summary: `Changes how ${slug} is registered.`,
      params: `array $args, string $${parameter}`,
      returns: 'array',
      hooks: [
        { kind: 'filter', hook: of === 'taxonomy' ? 'register_taxonomy_args' : 'register_post_type_args', args: 2 },
      ],
      body: joinPhp([
        php`
          if ( ${slug} !== ${raw(`$${parameter}`)} ) {
            return $args;
          }
        `,
        ...assignments(args),
        php`return $args;`,
      ]),
    };
  },
};

const postStatus: Draft = {
  id: 'draft-post-status',
  name: 'register_post_status',
  needs: /\bstatus\b/,
  never: /transition|column|shortcode|\bquery\b|rest\b.*endpoint|http status|comment status/,
  compose(c) {
    if (
      !registering.test(c.text) ||
      !c.says(/\b(?:custom|new|register\w*|additional|own|add|create)\b[^.\n]{0,30}\b(?:post )?status\b/)
    )
      return null;
    const slug = slugOf(c, '(?:post )?status');
    if (slug === null) return null;
    const d = new Details(c);
    const label =
      d.value('labell?(?:ed)?|called|named', /^[A-Z][^%]*$/) ??
      c.phrases().find(({ text }) => !/%|^All$/.test(text))?.text ??
      c.labelFor(slug);
    const flags = readFlags(c, 'register_post_status.args', statusWords);
    const count = c.instruction.quoted.find(({ text }) => /%[sd]/.test(text))?.text.replace('%d', '%s');
    const counted = c.translatedPlural(count ?? `${label} <span class="count">(%s)</span>`);
    const isHidden = /\b(?:not|non|isn't|never|no longer)[ -]public\b|\bpublic\W+(?:=>|:|is)?\s*(?:false|no)\b/i.test(
      c.text,
    );
    const seen = d.clauses.find(
      ({ text }) => /\bpublic(?:ly)?\b|\bvisitors\b|\beverybody\b/i.test(text) && !/quer(?:y|ied)/i.test(text),
    );
    return {
      summary: `Registers the post status ${slug}.`,
      body: php`register_post_status( ${slug}, ${{
        label: c.label(label),
        public: false,
        show_in_admin_all_list: true,
        show_in_admin_status_list: true,
        ...flags,
        ...(seen === undefined ? {} : { public: !seen.isRefused }),
        ...(isHidden ? { public: false } : {}),
        label_count: counted,
      }} );`,
      hooks: actionOf(c, 'init'),
    };
  },
};

const statusWords = [
  { key: 'exclude_from_search', words: 'search(?:able| results?)?', inverted: true },
  { key: 'show_in_admin_all_list', words: '["\'`]?all["\'`]? (?:list|view|tab|screen|table)' },
  { key: 'show_in_admin_status_list', words: 'status (?:list|filter|links)' },
  { key: 'publicly_queryable', words: 'quer(?:yable|ied) (?:on|from|in) the front[ -]?end' },
];

export const contentTypeDrafts: readonly Draft[] = [postType, taxonomy, postStatus, typeChange];
