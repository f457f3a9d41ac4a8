import type { Closure, FunctionDecl, Method, Node, Program } from '../../../languages/php/ast.ts';
import { childNodes } from '../../../languages/php/child-nodes.ts';
import type { PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';
import { oncePerFile } from '../../support/once-per-file.ts';
import { isOutsideCore } from './support/core-file.ts';

export const meta: RuleMeta = {
  id: 'quality/missing-reset-postdata',
  language: 'php',
  category: 'quality',
  severity: 'medium',
  type: 'correctness',
  title: 'Missing wp_reset_postdata()',
  description:
    'Reports loops with the_post() of a query of their own, or setup_postdata(), without wp_reset_postdata() after.',
  rationale: `\`$query->the_post()\` sets the global \`$post\`. After the loop \`the_title()\`, \`the_content()\` and \`comments_template()\`
speak of its last post instead of the page's, in the theme and in other plugins.

Call \`wp_reset_postdata()\` after the loop. Without a loop of template functions, iterate over \`$query->posts\` instead:
that touches no global.

**When to ignore it:** when the request ends after the loop, as in an AJAX answer.`,
  references: [
    { title: 'wp_reset_postdata()', url: 'https://developer.wordpress.org/reference/functions/wp_reset_postdata/' },
  ],
  fix: 'none',
  sniffs: [],
  examples: {
    bad: [
      {
        code: "<?php\nfunction shelf_list() {\n\t$query = new WP_Query( array( 'post_type' => 'shelf', 'posts_per_page' => 5 ) );\n\twhile ( $query->have_posts() ) {\n\t\t$query->the_post();\n\t\tthe_title();\n\t}\n}\n",
        lines: [5],
      },
    ],
    good: [
      "<?php\nfunction shelf_list() {\n\t$query = new WP_Query( array( 'post_type' => 'shelf', 'posts_per_page' => 5 ) );\n\twhile ( $query->have_posts() ) {\n\t\t$query->the_post();\n\t\tthe_title();\n\t}\n\twp_reset_postdata();\n}\nfunction shelf_main() {\n\twhile ( have_posts() ) {\n\t\tthe_post();\n\t}\n}\n",
    ],
  },
};

const resets = /wp_reset_(postdata|query)\s*\(|->reset_postdata\s*\(/;

const isConcerned = oncePerFile(/the_post\s*\(|setup_postdata/i);

function check(node: FunctionDecl | Method | Closure | Program, context: PhpContext): void {
  if (!isConcerned(context.source)) return;
  const body: Node | null = node.kind === 'Program' ? node : node.body;
  if (body === null) return;
  const text = context.source.slice(node.kind === 'Program' ? { start: node.start, end: node.end } : node);
  if (!/->the_post\s*\(|setup_postdata\s*\(/.test(text) || resets.test(text)) return;
  // A template tag of its own: the loop, and its end, are where it is called.
  if (node.kind !== 'Program' && !/setup_postdata\s*\(|\bhave_posts\b|\bforeach\b|\bnew\s/.test(text)) return;
  // A view prints the posts that it is given; who made the query restores them.
  if (node.kind === 'Program' && context.source.code.includes('?>') && !/setup_postdata\s*\(|\bnew\s/.test(text))
    return;
  if (/wp_send_json|wp_die\s*\(|\bexit\b|\bdie\b|\$(GLOBALS\['post'\]|post)\s*=\s*\$/.test(text)) return;
  const stack: Node[] = node.kind === 'Program' ? [...node.body] : [body];
  let first: Node | null = null;
  for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
    if (at.kind === 'Function' || at.kind === 'Class' || at.kind === 'Closure') continue;
    const isOwn =
      at.kind === 'MethodCall' &&
      at.name === 'the_post' &&
      !(at.object.kind === 'Var' && at.object.name === 'wp_query') &&
      !(at.object.kind === 'Var' && at.object.name === 'this');
    const isSetup = at.kind === 'Call' && at.callee.kind === 'Name' && /^\\?setup_postdata$/i.test(at.callee.text);
    if ((isOwn || isSetup) && (first === null || at.start < first.start)) first = at;
    stack.push(...childNodes(at));
  }
  if (first === null) return;
  context.report({
    at: first,
    message: 'This sets the global $post without restoring it afterwards.',
    suggestion: 'Call wp_reset_postdata() after the loop.',
    confidence: 'medium',
  });
}

export const visitor: PhpVisitor = {
  wantsFile: isOutsideCore,
  nodes: { Function: check, Method: check, Closure: check, Program: check },
};
