import { wordpressClass, wordpressFunction, wordpressHook } from '@presswright/shared/wordpress/facts';
import type { Call, ClassDecl, New, StaticCall } from '../../../languages/php/ast.ts';
import type { Span } from '../../../languages/php/flow/value.ts';
import { phpFunction } from '../../../languages/php/php-functions.ts';
import { SourceText } from '../../../source-text.ts';
import { isLater } from '../../../wordpress/extension.ts';
import type { PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';
import { blocksByRenderFile } from '../../support/block-of-file.ts';
import { askedNames } from './support/asked-names.ts';
import { extensionFor } from './support/extension-for.ts';
import { isVersionChecked, isVersionGuarded } from './support/guarded-by.ts';

export const meta: RuleMeta = {
  id: 'quality/newer-api',
  language: 'php',
  category: 'quality',
  severity: 'medium',
  type: 'compatibility',
  title: 'API newer than the required WordPress',
  description:
    'Reports functions, classes, parameters and hooks that the WordPress version in "Requires at least" does not have.',
  rationale: `A plugin says in its header which WordPress it needs. On that version a function or class of a later one does not
exist, and using it stops the site with a fatal error; a parameter of a later one is ignored, and a hook is never fired.

Raise \`Requires at least\`, or ask \`function_exists()\`, \`class_exists()\` or \`version_compare()\` first and do without.
Code behind such a question is not reported. The header, or readme.txt, must be among the files that are analysed
together.

**When to ignore it:** when the code is only reached on newer versions, because a hook runs it that they alone have.`,
  references: [
    {
      title: 'Plugin Handbook: header requirements',
      url: 'https://developer.wordpress.org/plugins/plugin-basics/header-requirements/',
    },
  ],
  fix: 'none',
  sniffs: [],
  examples: {
    bad: [
      {
        code: "<?php\n/**\n * Plugin Name: Shelf\n * Requires at least: 5.8\n */\nfunction shelf_name() {\n\treturn wp_is_block_theme() ? wp_get_development_mode() : '';\n}\n$tags = new WP_HTML_Tag_Processor( $html );\n",
        lines: [7, 9],
      },
      {
        code: "<?php\n/**\n * Plugin Name: Shelf\n * Requires at least: 6.0\n */\nif ( wp_is_mobile() ) {\n\twp_admin_notice( 'Hello' );\n}\n",
        lines: [7],
      },
      {
        code: '<?php\necho get_block_wrapper_attributes();\n$tags = new WP_HTML_Processor( $content );\n',
        name: 'card/render.php',
        lines: [3],
        beside: {
          'shelf.php': '<?php\n/**\n * Plugin Name: Shelf\n * Requires at least: 5.5\n */\n',
          'card/block.json': '{ "name": "shelf/card", "attributes": {}, "render": "file:./render.php" }',
        },
      },
    ],
    good: [
      '<?php\n/**\n * Plugin Name: Shelf\n * Requires at least: 6.3\n */\nfunction shelf_name() {\n\treturn wp_get_development_mode();\n}\n',
      "<?php\n/**\n * Plugin Name: Shelf\n * Requires at least: 5.8\n */\nfunction shelf_name() {\n\tif ( ! class_exists( 'WP_HTML_Tag_Processor' ) ) {\n\t\treturn '';\n\t}\n\t$tags = new WP_HTML_Tag_Processor( '' );\n\treturn function_exists( 'wp_get_development_mode' ) ? wp_get_development_mode() : $tags;\n}\n",
      '<?php\nfunction shelf_name() {\n\treturn wp_get_development_mode();\n}\n',
    ],
  },
};

interface Use {
  readonly at: Span;
  readonly what: string;
  readonly since: string;
  readonly question: string;
  readonly severity?: 'low' | 'info';
}

/** The first WordPress that reads `render` in block.json: on earlier ones the file is never run. */
const rendersBlocks = '6.1';

function isNeverRun(since: string, { project, fileName }: PhpContext): boolean {
  return !isLater(since, rendersBlocks) && blocksByRenderFile(project).has(fileName);
}

function report(use: Use, context: PhpContext): void {
  const extension = extensionFor(context);
  const least = extension?.requiresWordpress;
  if (!least || !isLater(use.since, least) || isNeverRun(use.since, context)) return;
  context.report({
    at: use.at,
    detail: use.what,
    message: `${use.what} exists since WordPress ${use.since}; this ${extension.kind} says it runs on ${least}.`,
    suggestion: `Require at least ${use.since.replace(/(\.\d+)\.0$/, '$1')}, or ${use.question}.`,
    confidence: use.severity === 'info' ? 'low' : 'high',
    ...(use.severity ? { severity: use.severity } : {}),
  });
}

const askedAnywhere = Symbol('asked names');

/** Whether any of the files asks for the name. */
function isAsked(name: string, { project, source }: PhpContext): boolean {
  if (askedNames(source).has(name.toLowerCase())) return true;
  const names = project.fact(askedAnywhere, ({ files }) => {
    const all = new Set<string>();
    for (const { code, language } of files) {
      if (language === 'php') for (const one of askedNames(new SourceText(code))) all.add(one);
    }
    return all;
  });
  return names.has(name.toLowerCase());
}

function checkCall(node: Call, context: PhpContext): void {
  const least = node.callee.kind === 'Name' ? extensionFor(context)?.requiresWordpress : undefined;
  if (node.callee.kind !== 'Name' || !least) return;
  const name = context.names.functionName(node.callee);
  if (name === 'add_action' || name === 'add_filter') checkHook(node, context);
  const facts = wordpressFunction(name);
  // What PHP itself has, WordPress only supplies where PHP lacks it.
  if (!facts || phpFunction(name) !== undefined || context.names.localFunctions.has(name)) return;
  if (facts.since && isLater(facts.since, least)) {
    if (isAsked(facts.name, context) || isVersionGuarded(context) || isVersionChecked(context, node)) return;
    const question = `ask function_exists( '${facts.name}' ) first`;
    report({ at: node.callee, what: `${facts.name}()`, since: facts.since, question }, context);
    return;
  }
  if (node.args.some((arg) => arg.spread)) return;
  for (const [position, arg] of node.args.entries()) {
    const parameter =
      arg.name === null ? facts.parameters[position] : facts.parameters.find((one) => one.name === arg.name);
    if (!parameter?.since || !isLater(parameter.since, least) || isVersionGuarded(context)) continue;
    const what = `The parameter $${parameter.name} of ${facts.name}()`;
    report({ at: arg, what, since: parameter.since, question: 'do without it', severity: 'low' }, context);
  }
}

function checkHook(node: Call, context: PhpContext): void {
  const hook = node.args[0]?.value;
  const facts = hook?.kind === 'Str' ? wordpressHook(hook.value) : undefined;
  if (!hook || !facts?.since || facts.name.includes('{') || isVersionGuarded(context)) return;
  const what = `The ${facts.kind} '${facts.name}'`;
  report({ at: hook, what, since: facts.since, question: 'do not rely on it', severity: 'info' }, context);
}

function checkClass(written: string, at: Span & New['cls'], context: PhpContext): void {
  const facts = wordpressClass(context.names.classNameAt(written, at.start));
  if (!facts?.since || context.index.classes.has(facts.name.toLowerCase())) return;
  if (isAsked(facts.name, context) || isVersionGuarded(context) || isVersionChecked(context, at)) return;
  const question = `ask class_exists( '${facts.name}' ) first`;
  report({ at, what: `The class ${facts.name}`, since: facts.since, question }, context);
}

function checkStatic(node: StaticCall, context: PhpContext): void {
  if (node.cls.kind === 'Name') checkClass(node.cls.text, node.cls, context);
}

function checkParent(node: ClassDecl, context: PhpContext): void {
  for (const name of [node.parent, ...node.interfaces]) {
    if (name !== null) checkClass(name, { ...node, end: node.start + 5 }, context);
  }
}

export const visitor: PhpVisitor = {
  wantsFile: (context) => Boolean(extensionFor(context)?.requiresWordpress),
  nodes: {
    Call: checkCall,
    StaticCall: checkStatic,
    Class: checkParent,
    New: (node, context) => {
      if (node.cls.kind === 'Name') checkClass(node.cls.text, node.cls, context);
    },
  },
};
