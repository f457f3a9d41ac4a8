import { wordpressHook } from '@presswright/shared/wordpress/facts';
import type { Expr, Node, Stmt } from '../../../languages/php/ast.ts';
import { childNodes } from '../../../languages/php/child-nodes.ts';
import { calleeOf } from '../../../languages/php/flow/callees.ts';
import type { FunctionInfo } from '../../../languages/php/flow/function-info.ts';
import type { PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';
import { fallsThrough } from './support/falls-through.ts';

export const meta: RuleMeta = {
  id: 'quality/filter-without-return',
  language: 'php',
  category: 'quality',
  severity: 'high',
  type: 'correctness',
  title: 'Filter without return value',
  description: 'Reports callbacks of add_filter() that do not return a value on some path.',
  rationale: `What a filter's callback returns replaces the value. A path without \`return\` replaces it with \`null\`: the post
has no content, the query no conditions, the array no entries, and the next callback fails.

Return the value that was passed in on every path that does not change it.

**When to ignore it:** when the hook is known to throw its result away.`,
  references: [
    {
      title: 'Plugin Handbook: filters',
      url: 'https://developer.wordpress.org/plugins/hooks/filters/',
    },
  ],
  fix: 'none',
  sniffs: ['WordPressVIPMinimum.Hooks.AlwaysReturnInFilter'],
  examples: {
    bad: [
      {
        code: "<?php\nadd_filter( 'the_content', 'shelf_content' );\nfunction shelf_content( $content ) {\n\tif ( is_single() ) {\n\t\treturn $content . '<p>Shelf</p>';\n\t}\n}\n",
        lines: [3],
      },
      {
        code: "<?php\nadd_filter( 'the_title', function ( $title ) {\n\tif ( ! in_the_loop() ) {\n\t\treturn;\n\t}\n\treturn strtoupper( $title );\n} );\n",
        lines: [4],
      },
    ],
    good: [
      "<?php\nadd_filter( 'the_content', 'shelf_content' );\nfunction shelf_content( $content ) {\n\tif ( is_single() ) {\n\t\treturn $content . '<p>Shelf</p>';\n\t}\n\treturn $content;\n}\n",
      "<?php\nadd_filter( 'the_title', function ( $title ) {\n\tswitch ( $title ) {\n\t\tcase 'a':\n\t\t\treturn 'b';\n\t\tdefault:\n\t\t\treturn $title;\n\t}\n} );\n",
      "<?php\nadd_action( 'init', function () {\n\tshelf_start();\n} );\nadd_filter( 'init', 'shelf_start' );\nfunction shelf_start() {\n\tregister_post_type( 'book' );\n}\n",
    ],
  },
};

function check(info: FunctionInfo, context: PhpContext): void {
  const { node } = info;
  const filters = info.entries.filter(
    ({ kind, name }) =>
      kind === 'filter' && name !== '' && wordpressHook(name)?.kind !== 'action' && !isOnlyAction(name, context),
  );
  // Registered as an action as well, it does its work and its result matters to nobody in particular.
  if (filters.length === 0 || filters.length < info.entries.length || node.kind === 'ArrowFn' || !node.body) return;
  const found: { returns: Node[]; bare: Node[]; yields: boolean } = { returns: [], bare: [], yields: false };
  collect(node.body, found);
  if (found.yields) return;
  const name = filters[0]?.name ?? '';
  if (found.returns.length === 0 && !filters.some((filter) => isFilter(filter.name, context))) {
    // It returns nothing at all: whoever runs the hook, most likely as an action, does not ask for it.
    context.report({
      at: { start: node.start, end: node.body.start },
      message: `This callback of ${name} returns nothing, though add_filter() registers it.`,
      suggestion: 'Register it with add_action() if the hook is an action; else return the value.',
      severity: 'low',
      confidence: 'medium',
    });
    return;
  }
  const weight = filters.every((filter) => isUnasked(filter.name, context)) ? ({ severity: 'medium' } as const) : {};
  const suggestion = 'Return the value on every path; the first parameter where nothing is to change.';
  for (const bare of found.bare) {
    context.report({
      at: bare,
      message: `This return passes no value to the filter ${name}, so the value becomes null.`,
      suggestion,
      ...weight,
      confidence: 'high',
    });
  }
  const ends = (value: Expr): boolean => {
    const called = calleeOf(value, context);
    return called !== null && called.status === 'done' && !called.canReturn;
  };
  if (!fallsThrough(node.body.body, ends)) return;
  context.report({
    at: { start: node.start, end: node.body.start },
    message:
      found.returns.length === 0
        ? `This callback of the filter ${name} never returns the value, which becomes null.`
        : `This callback of the filter ${name} can end without returning the value, which becomes null.`,
    suggestion,
    ...weight,
    confidence: 'high',
  });
}

const runsKey = Symbol('how hooks are run');

/** These files run the hook with `do_action()` and never with `apply_filters()`: the result matters to nobody. */
function isOnlyAction(name: string, context: PhpContext): boolean {
  const { actions, filters } = hooksRun(context);
  return actions.has(name) && !filters.has(name);
}

/** Somebody who is known asks for the result: WordPress, or these files. */
function isFilter(name: string, context: PhpContext): boolean {
  return wordpressHook(name)?.kind === 'filter' || hooksRun(context).filters.has(name);
}

/** A hook of these files' own that none of them runs: nobody is known to ask for its result. */
function isUnasked(name: string, context: PhpContext): boolean {
  if (isFilter(name, context)) return false;
  const own = /^[a-z0-9]+_/i.exec(name)?.[0];
  const { actions, filters } = hooksRun(context);
  return own !== undefined && [...actions, ...filters].some((hook) => hook.startsWith(own));
}

function hooksRun(context: PhpContext): { actions: ReadonlySet<string>; filters: ReadonlySet<string> } {
  return context.project.fact(runsKey, () => {
    const found = { actions: new Set<string>(), filters: new Set<string>() };
    for (const { callee, args } of context.lists.calls) {
      const hook = args[0]?.value;
      if (hook?.kind !== 'Str' || callee.kind !== 'Name') continue;
      if (/^\\?do_action(?:_ref_array)?$/i.test(callee.text)) found.actions.add(hook.value);
      else if (/^\\?apply_filters(?:_ref_array)?$/i.test(callee.text)) found.filters.add(hook.value);
    }
    return found;
  });
}

function collect(body: Stmt, found: { returns: Node[]; bare: Node[]; yields: boolean }): void {
  const stack: Node[] = [body];
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    if (node.kind === 'Function' || node.kind === 'Class' || node.kind === 'Closure' || node.kind === 'ArrowFn')
      continue;
    if (node.kind === 'Yield' || node.kind === 'Error') found.yields = true;
    if (node.kind === 'Return') (node.value === null ? found.bare : found.returns).push(node);
    stack.push(...childNodes(node));
  }
}

export const visitor: PhpVisitor = { functions: check };
