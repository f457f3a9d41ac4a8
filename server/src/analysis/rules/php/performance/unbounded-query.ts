import type { ArgInfo, CallEvent } from '../../../languages/php/flow/events.ts';
import { constantEntry, entryOf, type Span } from '../../../languages/php/flow/value.ts';
import type { Finding, PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';
import { defaultEntry } from './support/default-value.ts';
import { judgeViewed, judgeWritten, openQueries } from './support/open-queries.ts';
import { type QueryArguments, queryArguments } from './support/query-arguments.ts';
import { type Family, families, isCheap, isCrowd, maxRows, smallPostTypes } from './support/query-families.ts';

export const meta: RuleMeta = {
  id: 'performance/unbounded-query',
  language: 'php',
  category: 'performance',
  severity: 'medium',
  type: 'performance',
  title: 'Unbounded query',
  description:
    'Reports queries that load every matching post, user, comment, term or product at once, or as many as a request asks for.',
  rationale: `A query without a limit is fast on the developer's site with twenty posts and stops the site with twenty
thousand: every row becomes an object in PHP's memory, and its meta and terms are loaded as well.

Ask for as many items as the page shows (\`'posts_per_page' => 20\`), and add \`'no_found_rows' => true\` when nothing is
paged. When all items really have to be visited, as in an export, go through them in pages with \`'paged'\` or
\`'offset'\`, or ask for \`'fields' => 'ids'\` only; the rule then reports less.

A number that comes with the request needs a maximum of its own (\`min( 100, … )\`, or \`'maximum' => 100\` in the
parameters of a REST route): whoever asks for \`per_page=-1\` or a million makes the site load them all, as often as he likes.

**When to ignore it:** when the number of items is small by nature (the steps of a form, the five offices of a company)
and nobody but an administrator can add one, or in a command that runs outside of a web request. Say so in the reason
of the suppression.`,
  references: [
    {
      title: 'WP_Query: pagination parameters',
      url: 'https://developer.wordpress.org/reference/classes/wp_query/#pagination-parameters',
    },
    { title: 'get_users()', url: 'https://developer.wordpress.org/reference/functions/get_users/' },
  ],
  fix: 'none',
  sniffs: ['WordPress.WP.PostsPerPage', 'WordPressVIPMinimum.Performance.NoPaging'],
  examples: {
    bad: [
      { code: "<?php\n$books = get_posts( array( 'post_type' => 'book', 'posts_per_page' => -1 ) );\n", lines: [2] },
      {
        code: "<?php\nfunction list_books() {\n\t$args = array( 'post_type' => 'book' );\n\t$args['nopaging'] = true;\n\treturn new WP_Query( $args );\n}\n",
        lines: [5],
      },
      { code: "<?php\n$recent = new WP_Query( 'post_type=post&posts_per_page=-1' );\n", lines: [2] },
      {
        code: "<?php\n$people = get_users();\n$notes = get_comments( array( 'number' => 0, 'status' => 'approve' ) );\n",
        lines: [2, 3],
      },
      {
        code: "<?php\nadd_action( 'pre_get_posts', function ( $query ) {\n\t$query->set( 'posts_per_page', -1 );\n} );\n",
        lines: [3],
      },
      {
        code: "<?php\nfunction shelf_args( $more ) {\n\treturn wp_parse_args( $more, array(\n\t\t'post_type' => 'book',\n\t\t'posts_per_page' => -1,\n\t) );\n}\nfunction shelf_books( $more ) {\n\treturn get_posts( shelf_args( $more ) );\n}\n",
        lines: [5],
      },
    ],
    good: [
      "<?php\nfunction shelf_books( $more ) {\n\treturn get_posts( wp_parse_args( $more, array( 'posts_per_page' => 12 ) ) );\n}\n",
      "<?php\n$books = get_posts( array( 'post_type' => 'book', 'posts_per_page' => 20, 'no_found_rows' => true ) );\n",
      "<?php\n$chosen = get_posts( array( 'post__in' => $ids, 'posts_per_page' => -1 ) );\n",
      "<?php\n$admins = get_users( array( 'role' => 'administrator' ) );\n$count = get_comments( array( 'count' => true ) );\n",
      "<?php\n$menu = get_posts( array( 'post_type' => 'nav_menu_item', 'posts_per_page' => -1 ) );\n",
    ],
  },
};

type QueryEvent = Pick<CallEvent, 'args' | 'enclosing'> & { readonly node: Span };

function judge(family: Family, { args, node: call, enclosing }: QueryEvent, context: PhpContext): Finding | null {
  const query = queryArguments(args[0], call);
  const known = query === null ? null : judgeKnown(family, query, call);
  openQueries(context).push({ family, arg: args[0], call, enclosing, known });
  if (known !== null) return known;
  return judgeDefaults(family, args[0], enclosing, context);
}

/** Arguments that callers may change: what they are when nobody does. */
function judgeDefaults(
  family: Family,
  arg: ArgInfo | undefined,
  enclosing: CallEvent['enclosing'],
  context: PhpContext,
): Finding | null {
  if (arg === undefined || arg.spread || arg.node.kind === 'Str') return null;
  const find = (key: string) => defaultEntry(arg.node, key, enclosing, context);
  if (family.bounding.some((key) => find(key) !== null || entryOf(arg.value, key) !== undefined)) return null;
  for (const { key, isUnlimited } of family.limits) {
    if (constantEntry(arg.value, key) !== undefined) return null;
    const value = find(key);
    if (value === null) continue;
    const text = context.source.slice(value).replace(/^['"]|['"]$/g, '');
    if (!/^(-?\d+|true)$/i.test(text) || !isUnlimited(text.toLowerCase())) return null;
    return {
      at: value,
      message: `By default, this query loads every matching ${family.noun}: '${key}' is ${text}.`,
      suggestion: family.advice,
      severity: 'low',
      confidence: 'medium',
    };
  }
  return null;
}

function judgeKnown(family: Family, query: QueryArguments, call: Span): Finding | null {
  if (family.bounding.some((key) => query.has(key) && !isCrowd(key, query))) return null;
  if (smallPostTypes.has(String(query.get('post_type') ?? ''))) return null;
  const limit = family.limits.find(({ key, isUnlimited }) => {
    const value = query.get(key);
    return value !== undefined && value !== null && isUnlimited(value);
  });
  if (limit) {
    const small = isCheap(family, query);
    return {
      at: query.spanOf(limit.key),
      message: `This query loads every matching ${family.noun}: '${limit.key}' is ${shown(query.get(limit.key))}.`,
      suggestion: family.advice,
      severity: small ? 'low' : 'medium',
      confidence: small ? 'medium' : 'high',
    };
  }
  const huge = family.limits.find(({ key }) => Number(query.get(key) ?? 0) > maxRows);
  if (huge) {
    return {
      at: query.spanOf(huge.key),
      message: `This query loads up to ${shown(query.get(huge.key))} ${family.noun}s at once.`,
      suggestion: family.advice,
      severity: 'low',
      confidence: 'medium',
    };
  }
  const isLimited = family.limits.some(({ key }) => query.has(key));
  if (!family.unlimitedByDefault || isLimited || !query.complete || isCheap(family, query)) return null;
  return {
    at: call,
    message: `This query loads every matching ${family.noun}: it has no '${family.limits[0]?.key}'.`,
    suggestion: family.advice,
    severity: 'low',
    confidence: 'medium',
  };
}

function shown(value: unknown): string {
  return typeof value === 'string' ? `'${value}'` : String(value);
}

export const visitor: PhpVisitor = {
  calls: families.map((family) => ({
    names: family.functions,
    visit(event, context) {
      const finding = event.isLocal ? null : judge(family, event, context);
      if (finding) context.report(finding);
    },
  })),
  creations: families.map((family) => ({
    names: family.classes,
    visit(event, context) {
      // Without arguments the query runs later, with those of its query().
      const finding = event.args.length === 0 ? null : judge(family, event, context);
      if (finding) context.report(finding);
    },
  })),
  methods: [
    ...families.flatMap((family) =>
      family.classes.map(
        (on) =>
          ({
            on,
            names: ['query'],
            visit: (event, context) => {
              const finding = event.args.length === 0 ? null : judge(family, event, context);
              if (finding) context.report(finding);
            },
          }) satisfies NonNullable<PhpVisitor['methods']>[number],
      ),
    ),
    {
      on: '*',
      names: ['set'],
      visit({ args, node }, context) {
        const key = args[0]?.value.constant;
        const value = args[1]?.value.constant;
        const posts = families[0];
        const limit = posts?.limits.find((candidate) => candidate.key === key);
        if (!posts || !limit || value === undefined || value === null || !limit.isUnlimited(value)) return;
        context.report({
          at: args[1]?.node ?? node,
          message: `This makes the query load every matching ${posts.noun}: '${limit.key}' is ${shown(value)}.`,
          suggestion: posts.advice,
        });
      },
    },
  ],
  file(context) {
    const met = new Set<Span>();
    for (const query of openQueries(context)) {
      if (!context.source.holds(query.call.start) || met.has(query.call)) continue;
      met.add(query.call);
      const finding = query.known === null ? judgeWritten(query, context) : judgeViewed(query, query.known, context);
      if (finding) context.report(finding);
    }
  },
};
