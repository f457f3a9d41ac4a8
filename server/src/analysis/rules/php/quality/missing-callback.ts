import { Dictionary } from '@presswright/shared/edit-distance';
import { wordpressFunction } from '@presswright/shared/wordpress/facts';
import type { Call, Expr } from '../../../languages/php/ast.ts';
import { walkNodes } from '../../../languages/php/child-nodes.ts';
import type { ClassInfo } from '../../../languages/php/flow/class-hierarchy.ts';
import { phpFunction } from '../../../languages/php/php-functions.ts';
import type { PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';
import { calledFunction } from './support/called-function.ts';
import { isCoreFile } from './support/core-file.ts';
import { hasMethod } from './support/known-class.ts';
import { isLeftToOthers } from './support/left-to-others.ts';

export const meta: RuleMeta = {
  id: 'quality/missing-callback',
  language: 'php',
  category: 'quality',
  severity: 'high',
  type: 'correctness',
  title: 'Missing callback',
  description: 'Reports callbacks of hooks, shortcodes and menus that name a method or function that is not there.',
  rationale: `WordPress calls the callback when the hook fires, and a callback that does not exist is a fatal error then.

\`array( $this, 'name' )\`, \`array( __CLASS__, 'name' )\` and \`'Class::name'\` are reported when the class is among the files,
with all its parents and traits, and has no such method; a function's name when the files have one that differs from it by
a letter or two. A private method cannot be called by WordPress either.

**When to ignore it:** when another file, not analysed here, defines the function.`,
  references: [{ title: 'add_action()', url: 'https://developer.wordpress.org/reference/functions/add_action/' }],
  fix: 'none',
  sniffs: [],
  examples: {
    bad: [
      {
        code: "<?php\nclass Shelf {\n\tpublic function start() {\n\t\tadd_action( 'init', array( $this, 'regsiter' ) );\n\t\tadd_shortcode( 'shelf', array( $this, 'show' ) );\n\t}\n\tpublic function register() {}\n\tpublic function show() {\n\t\treturn '';\n\t}\n}\nadd_action( 'admin_init', 'shelf_instal' );\nfunction shelf_install() {}\n",
        lines: [4, 12],
      },
    ],
    good: [
      "<?php\nclass Shelf extends Other {\n\tpublic function start() {\n\t\tadd_action( 'init', array( $this, 'inherited' ) );\n\t\tadd_action( 'init', array( self::class, 'boot' ) );\n\t}\n}\nadd_action( 'admin_init', 'shelf_elsewhere' );\nadd_filter( 'the_title', 'trim' );\n",
    ],
  },
};

const positions: ReadonlyMap<string, number> = new Map([
  ['add_action', 1],
  ['add_filter', 1],
  ['add_shortcode', 1],
  ['add_meta_box', 2],
  ['add_menu_page', 4],
  ['add_submenu_page', 5],
  ['add_options_page', 4],
  ['add_management_page', 4],
  ['add_theme_page', 4],
  ['add_settings_section', 2],
  ['add_settings_field', 2],
  ['register_activation_hook', 1],
  ['register_deactivation_hook', 1],
  ['register_uninstall_hook', 1],
  ['wp_add_dashboard_widget', 2],
]);

function check(node: Call, context: PhpContext): void {
  const name = calledFunction(node, context);
  const position = name === null ? undefined : positions.get(name);
  const callback = position === undefined ? undefined : node.args[position];
  if (!callback || callback.spread || callback.name !== null || isCoreFile(context.fileName)) return;
  const { value } = callback;
  if (value.kind === 'Array') checkMethod(value, context);
  else if (value.kind === 'Str') checkName(value.value, value, context);
}

function checkMethod(value: Expr & { kind: 'Array' }, context: PhpContext): void {
  const [owner, method] = value.items.map((item) => item?.value);
  if (value.items.length !== 2 || method?.kind !== 'Str' || !owner || method.value.includes('::')) return;
  const className = classOf(owner, context);
  if (className !== null && !isAskedFirst(method.value, context)) report(className, method.value, method, context);
}

const askers = /^\\?(?:is_callable|method_exists)$/i;

/** `if ( is_callable( array( $this, 'name' ) ) )` around it. */
function isAskedFirst(method: string, context: PhpContext): boolean {
  return context.ancestors.some((node) => {
    if (node.kind !== 'Branch') return false;
    let asked = false;
    walkNodes(node.condition, context, (part) => {
      if (part.kind === 'Call' && part.callee.kind === 'Name' && askers.test(part.callee.text))
        walkNodes(part, context, (named) => {
          asked ||= named.kind === 'Str' && named.value.toLowerCase() === method.toLowerCase();
        });
    });
    return asked;
  });
}

function classOf(owner: Expr, context: PhpContext): string | null {
  const isSelf =
    (owner.kind === 'Var' && owner.name === 'this') ||
    (owner.kind === 'Name' && /^__CLASS__$/i.test(owner.text)) ||
    (owner.kind === 'ClassConst' &&
      owner.name === 'class' &&
      owner.cls.kind === 'Name' &&
      /^(self|static)$/i.test(owner.cls.text));
  if (isSelf) return context.index.classAt(owner.start)?.name ?? null;
  if (owner.kind === 'ClassConst' && owner.name === 'class' && owner.cls.kind === 'Name')
    return context.names.className(owner.cls);
  if (owner.kind === 'Str') return owner.value.replace(/^\\/, '').toLowerCase();
  return null;
}

function report(className: string, method: string, at: Expr, context: PhpContext): void {
  if (hasMethod(context, className, method) !== false) return;
  const info = context.index.classes.get(className);
  if (!info) return;
  if (isLeftToOthers(info, method.toLowerCase(), context)) return;
  const meant = new Dictionary(() => info.methods.keys()).nearest(method.toLowerCase());
  if (meant === null && isForOthers(info, context)) return;
  const shown = meant === null ? null : (info.methods.get(meant)?.node as { name?: string } | undefined)?.name;
  context.report({
    at,
    message: `The class ${info.node.name} has no method ${method}(): calling it causes a fatal error.`,
    suggestion: shown ? `${shown} is probably meant.` : 'Add the method, or correct its name.',
    confidence: 'high',
  });
}

/** An abstract class that nothing here extends: the classes that do may have the method. */
function isForOthers({ name, node }: ClassInfo, { index, source }: PhpContext): boolean {
  const head = source.slice({ start: node.start, end: node.nameStart });
  return /\babstract\b/i.test(head) && index.hierarchy.descendants(name).length === 0;
}

const functionsKey = Symbol('names of functions');

function ownFunctions({ lists, names }: PhpContext): Dictionary {
  return lists.facts.of(functionsKey, () => new Dictionary(() => names.localFunctions));
}

function checkName(name: string, at: Expr, context: PhpContext): void {
  const [cls, method] = name.split('::');
  if (cls !== undefined && method !== undefined) {
    report(cls.replace(/^\\/, '').toLowerCase(), method, at, context);
    return;
  }
  const lower = name.replace(/^\\/, '').toLowerCase();
  // What a part of a project hooks may be declared in another one.
  if (context.project.isPart) return;
  if (context.names.localFunctions.has(lower) || phpFunction(lower) || wordpressFunction(lower)) return;
  const meant = ownFunctions(context).nearest(lower);
  if (meant === null) return;
  context.report({
    at,
    message: `There is no function ${name}(): calling it causes a fatal error.`,
    suggestion: `${meant} is probably meant.`,
    confidence: 'medium',
  });
}

export const visitor: PhpVisitor = { namedCalls: [{ names: [...positions.keys()], visit: check }] };
