import type { Call, Closure, FunctionDecl, Method, Node, Program } from '../../../languages/php/ast.ts';
import { childNodes } from '../../../languages/php/child-nodes.ts';
import type { PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';
import { oncePerFile } from '../../support/once-per-file.ts';
import { isOutsideCore } from './support/core-file.ts';

export const meta: RuleMeta = {
  id: 'quality/unchecked-wp-error',
  language: 'php',
  category: 'quality',
  severity: 'medium',
  type: 'correctness',
  cwe: 'CWE-252',
  title: 'Unchecked WP_Error',
  description:
    'Reports results that may be a WP_Error and are used as an array or list without checking is_wp_error().',
  rationale: `\`wp_remote_get()\`, \`get_terms()\`, \`wp_get_post_terms()\` and others give a \`WP_Error\` object when they fail: no
connection, an unknown taxonomy. Taken for an array, it is a fatal error; in \`foreach\` it goes through the object's
properties.

Ask \`is_wp_error()\` first. \`wp_remote_retrieve_body()\` and its like accept an error and give an empty text.

**When to ignore it:** when the call cannot fail there, such as \`get_terms()\` of a taxonomy that is always registered.`,
  references: [
    { title: 'is_wp_error()', url: 'https://developer.wordpress.org/reference/functions/is_wp_error/' },
    { title: 'CWE-252: Unchecked Return Value', url: 'https://cwe.mitre.org/data/definitions/252.html' },
  ],
  fix: 'none',
  sniffs: [],
  examples: {
    bad: [
      {
        code: "<?php\nfunction shelf_fetch() {\n\t$answer = wp_remote_get( 'https://example.com/' );\n\treturn json_decode( $answer['body'] );\n}\n",
        lines: [4],
      },
      {
        code: "<?php\nfunction shelf_fetch() {\n\t$answer = wp_remote_get( 'https://example.com/' );\n\treturn is_a( $answer, 'Shelf_Answer' ) ? '' : $answer['body'];\n}\n",
        lines: [4],
      },
    ],
    good: [
      "<?php\nfunction shelf_fetch() {\n\t$answer = wp_remote_get( 'https://example.com/' );\n\treturn is_a( $answer, 'WP_Error' ) ? '' : $answer['body'];\n}\n",
      "<?php\nfunction shelf_fetch() {\n\t$answer = wp_remote_get( 'https://example.com/' );\n\tif ( is_wp_error( $answer ) ) {\n\t\treturn null;\n\t}\n\treturn json_decode( $answer['body'] );\n}\nfunction films_fetch() {\n\t$answer = wp_safe_remote_get( 'https://example.com/' );\n\treturn wp_remote_retrieve_body( $answer );\n}\n",
    ],
  },
};

const mayFail = new Set([
  'wp_remote_get',
  'wp_remote_post',
  'wp_remote_head',
  'wp_remote_request',
  'wp_safe_remote_get',
  'wp_safe_remote_post',
  'wp_safe_remote_request',
  'wp_insert_term',
  'wp_update_term',
]);

const isConcerned = oncePerFile(/\bwp_(safe_)?remote_\w+|\bwp_(insert|update)_term\b/i);

function check(node: FunctionDecl | Method | Closure | Program, context: PhpContext): void {
  if (!isConcerned(context.source)) return;
  if (node.kind !== 'Program' && node.body === null) return;
  const results = new Map<string, Call>();
  const uses: { name: string; at: Node }[] = [];
  const asked = new Set<string>();
  const written = new Map<string, number>();
  const stack: Node[] = node.kind === 'Program' ? [...node.body] : node.body ? [node.body] : [];
  for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
    if (at.kind === 'Function' || at.kind === 'Class' || at.kind === 'Closure') continue;
    if (at.kind === 'Assign' && at.target.kind === 'Var') {
      written.set(at.target.name, (written.get(at.target.name) ?? 0) + 1);
      const { value } = at;
      if (
        value.kind === 'Call' &&
        value.callee.kind === 'Name' &&
        mayFail.has(context.names.functionName(value.callee))
      )
        results.set(at.target.name, value);
    }
    if (at.kind === 'Index' && at.base.kind === 'Var') uses.push({ name: at.base.name, at });
    if (
      at.kind === 'Call' &&
      at.callee.kind === 'Name' &&
      /^\\?(is_wp_error|is_array|is_object|isset|empty)$/i.test(at.callee.text)
    ) {
      for (const arg of at.args) note(arg.value, asked);
    }
    if (at.kind === 'Call' && asksForWpError(at)) note(at, asked);
    // `$x instanceof WP_Error`, and `$x['body'] ?? ''`, which an object throws at all the same.
    if (at.kind === 'Binary' && at.op === 'instanceof') note(at.left, asked);
    stack.push(...childNodes(at));
  }
  uses.sort((a, b) => a.at.start - b.at.start);
  const seen = new Set<string>();
  for (const { name, at } of uses) {
    const call = results.get(name);
    if (!call || asked.has(name) || seen.has(name) || written.get(name) !== 1 || at.start < call.start) continue;
    seen.add(name);
    context.report({
      at,
      message: `$${name} may be a WP_Error here, and using it as an array causes a fatal error.`,
      suggestion: `Check is_wp_error( $${name} ) first.`,
      confidence: 'high',
    });
  }
}

/** `is_a( $answer, 'WP_Error' )`, and the same with a name that `WP_Error::class` gives. */
function asksForWpError({ callee, args }: Call): boolean {
  if (callee.kind !== 'Name' || !/^\\?is_a$/i.test(callee.text)) return false;
  const named = args[1]?.value;
  if (named?.kind === 'Str') return /^\\?WP_Error$/i.test(named.value);
  return named?.kind === 'ClassConst' && named.cls.kind === 'Name' && /^\\?WP_Error$/i.test(named.cls.text);
}

function note(value: Node, names: Set<string>): void {
  const stack: Node[] = [value];
  for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
    if (at.kind === 'Var') names.add(at.name);
    stack.push(...childNodes(at));
  }
}

export const visitor: PhpVisitor = {
  wantsFile: isOutsideCore,
  nodes: { Function: check, Method: check, Closure: check, Program: check },
};
