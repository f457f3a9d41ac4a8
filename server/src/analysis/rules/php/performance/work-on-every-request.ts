import type { FunctionInfo } from '../../../languages/php/flow/function-info.ts';
import type { PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';
import { type CallNode, visitEveryLoad, visitEveryRun } from './support/every-run.ts';
import { pageViewEntry } from './support/front-hooks.ts';
import { heavyWork } from './support/heavy-work.ts';
import { lastingKinds } from './support/lasting.ts';
import { isMainFile } from './support/main-file.ts';
import { noteStatement } from './support/sql-texts.ts';
import { usualVisitsHere } from './support/usual-visits.ts';

export const meta: RuleMeta = {
  id: 'performance/work-on-every-request',
  language: 'php',
  category: 'performance',
  severity: 'medium',
  type: 'performance',
  kinds: lastingKinds,
  title: 'Setup or heavy work on every request',
  description:
    'Reports work that is needed once, such as creating tables, roles or rewrite rules, and heavy work whose result could be kept, such as walking through folders, through all sites of a network or through a whole table, done on every request.',
  rationale: `Creating tables, flushing rewrite rules, adding roles and capabilities, and inserting posts or terms are work for
the day a plugin is activated or updated. Done in \`init\` or \`plugins_loaded\` they cost every visitor several queries,
and \`flush_rewrite_rules()\` even rewrites an option of many kilobytes and the .htaccess file.

Do it in \`register_activation_hook()\`, and after updates when the version stored in an option is not the plugin's:
\`if ( SHELF_DB_VERSION !== get_option( 'shelf_db_version' ) ) { … }\`.

The size of a folder, a count over a whole table, or a sum over all sites of a network is the same for everybody and for
the next hour: work it out in a scheduled event, or keep it in a transient, and let pages and the toolbar only read it.

Reported is what each run of the callback reaches, through functions of these files too. Setup behind a condition is not,
nor is heavy work behind a look-up in a cache, a check of what was submitted, or one of a single screen.

**When to ignore it:** in a tool for development.`,
  references: [
    {
      title: 'Activation hooks',
      url: 'https://developer.wordpress.org/plugins/plugin-basics/activation-deactivation-hooks/',
    },
    {
      title: 'flush_rewrite_rules()',
      url: 'https://developer.wordpress.org/reference/functions/flush_rewrite_rules/',
    },
    {
      title: 'Creating tables with plugins',
      url: 'https://developer.wordpress.org/plugins/creating-tables-with-plugins/',
    },
  ],
  fix: 'none',
  sniffs: ['WordPressVIPMinimum.Functions.RestrictedFunctions.flush_rewrite_rules_flush_rewrite_rules'],
  examples: {
    bad: [
      {
        code: "<?php\nadd_action( 'init', 'shelf_init' );\nfunction shelf_init() {\n\tregister_post_type( 'book', array( 'public' => true ) );\n\tflush_rewrite_rules();\n}\n",
        lines: [5],
      },
      {
        code: "<?php\nfunction shelf_tables() {\n\tdbDelta( 'CREATE TABLE shelf ( id int )' );\n}\nadd_action( 'plugins_loaded', function () {\n\tshelf_tables();\n} );\n",
        lines: [3],
      },
    ],
    good: [
      '<?php\nregister_activation_hook( __FILE__, function () {\n\tflush_rewrite_rules();\n} );\n',
      "<?php\nadd_action( 'init', function () {\n\tif ( '4' !== get_option( 'shelf_version' ) ) {\n\t\tadd_role( 'librarian', 'Librarian' );\n\t\tupdate_option( 'shelf_version', '4' );\n\t}\n} );\n",
      "<?php\nadd_action( 'init', function () {\n\tif ( get_role( 'librarian' ) ) {\n\t\treturn;\n\t}\n\tadd_role( 'librarian', 'Librarian' );\n} );\n",
    ],
  },
};

/** What each function does, as the message says it. */
const work: ReadonlyMap<string, string> = new Map([
  ['dbdelta', 'compares and changes tables'],
  ['maybe_create_table', 'asks the database for its tables'],
  ['flush_rewrite_rules', 'rebuilds all rewrite rules and writes them to the database'],
  ['wp_insert_post', 'writes a post'],
  ['wp_insert_term', 'asks for a term and writes it'],
  ['wp_insert_user', 'writes a user'],
  ['wp_create_user', 'writes a user'],
  ['wp_create_nav_menu', 'writes a menu'],
  ['wp_insert_category', 'writes a category'],
  ['wp_create_category', 'asks for a category and writes it'],
  ['add_cap', 'writes all roles to the database'],
  ['wp_cache_flush', 'empties the whole object cache'],
  ['activate_plugin', 'activates a plugin'],
  ['deactivate_plugins', 'writes the list of active plugins'],
  ['wp_clear_scheduled_hook', 'reads and writes the list of scheduled events'],
]);
/** They look first whether there is anything to do: a little waste, no harm. */
const cheap: ReadonlyMap<string, string> = new Map([['add_role', 'asks for the role']]);

function check(call: CallNode, entry: string, context: PhpContext): void {
  let name = '';
  if (call.kind === 'Call' && call.callee.kind === 'Name') name = context.names.functionName(call.callee);
  else if (call.kind === 'MethodCall' && typeof call.name === 'string') {
    name = call.name.toLowerCase();
    if (name === 'flush_rules') name = 'flush_rewrite_rules';
    else if (name !== 'add_cap') return;
  } else return;
  const does = work.get(name) ?? cheap.get(name);
  if (does === undefined || context.names.localFunctions.has(name)) return;
  context.report({
    at: call,
    message: `${context.source.slice({ start: call.start, end: call.end }).split('(')[0]?.trim() ?? name}() ${does} on every request: ${entry} runs it without a condition.`,
    suggestion: 'Do it on activation, and again only when the stored version differs from the plugin version.',
    severity: cheap.has(name) ? 'low' : 'medium',
    confidence: 'high',
  });
}

function checkHeavy(context: PhpContext): void {
  for (const visit of usualVisitsHere(context)) {
    const found = heavyWork(visit, context);
    if (found === null) continue;
    context.report({
      at: visit.call,
      message: `${found.what} on every request: ${visit.entry.label} leads here, and the result is not kept.`,
      suggestion: found.advice,
      severity: found.severity,
      confidence: 'medium',
    });
  }
}

function checkFunction(info: FunctionInfo, context: PhpContext): void {
  const entry = pageViewEntry(info) ?? adminEntry(info);
  if (entry !== null) visitEveryRun(info, context, (call) => check(call, entry, context));
}

/** Every page of the dashboard, and every AJAX request, waits for these. */
function adminEntry({ entries }: FunctionInfo): string | null {
  const found = entries.find(({ name }) => name === 'admin_init' || name === 'admin_menu');
  return found === undefined ? null : `the hook ${found.name}`;
}

export const visitor: PhpVisitor = {
  functions: checkFunction,
  methods: [{ on: 'wpdb', names: ['get_results', 'get_col', 'get_var', 'get_row'], visit: noteStatement }],
  file(context) {
    checkHeavy(context);
    if (!isMainFile(context)) return;
    visitEveryLoad(context.program.body, context, (call) => check(call, 'loading the plugin', context));
  },
};
