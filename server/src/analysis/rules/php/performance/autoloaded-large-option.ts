import type { CallEvent, PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';

export const meta: RuleMeta = {
  id: 'performance/autoloaded-large-option',
  language: 'php',
  category: 'performance',
  severity: 'low',
  type: 'performance',
  title: 'Large autoloaded option',
  description: 'Reports options that keep the body of a remote answer or of a file and are loaded on every page.',
  rationale: `WordPress loads all autoloaded options at the start of every request. The body of a remote answer or a whole file
among them makes every page read it, also those that need nothing of it, and object caches with a limit for each entry
cannot keep the set any more.

Pass \`false\` as \`$autoload\`, or keep the answer in a transient with an expiration.

**When to ignore it:** when the value is small, such as a token, and needed on every page.`,
  references: [
    { title: 'update_option()', url: 'https://developer.wordpress.org/reference/functions/update_option/' },
    { title: 'Transients API', url: 'https://developer.wordpress.org/apis/transients/' },
  ],
  fix: 'suggestion',
  sniffs: [],
  examples: {
    bad: [
      {
        code: "<?php\nfunction shelf_fetch() {\n\t$answer = wp_remote_get( 'https://api.example.com/books' );\n\tupdate_option( 'shelf_books', json_decode( wp_remote_retrieve_body( $answer ), true ) );\n}\n",
        lines: [4],
      },
      {
        code: "<?php\nfunction shelf_fetch( $answer ) {\n\t$body = wp_remote_retrieve_body( $answer );\n\tadd_option( 'shelf_books', $body );\n}\n",
        lines: [4],
      },
    ],
    good: [
      "<?php\nfunction shelf_fetch( $answer ) {\n\tupdate_option( 'shelf_books', wp_remote_retrieve_body( $answer ), false );\n}\n",
      "<?php\nfunction shelf_fetch( $answer ) {\n\t$data = json_decode( wp_remote_retrieve_body( $answer ), true );\n\tupdate_option( 'shelf_version', $data['version'] );\n}\n",
    ],
  },
};

/** Text of an expression that is a whole body, decoded or not. */
const wholeBody =
  /^(?:(?:json_decode|maybe_unserialize|simplexml_load_string)\s*\(\s*)?\\?(?:wp_remote_retrieve_body|file_get_contents)\s*\(/;

function check(event: CallEvent, context: PhpContext): void {
  const position = event.name === 'add_option' ? 3 : 2;
  const value = event.args[1];
  const autoload = event.args[position];
  if (event.isLocal || !value || event.args.some((arg) => arg.spread || arg.name)) return;
  if (autoload && ![true, 'yes', 'on', null].some((on) => autoload.value.constant === on)) return;
  if (!wholeBody.test(expressionText(event, context))) return;
  const isClean = position === 2 && !autoload && /^\s*\)/.test(context.source.code.slice(value.node.end));
  const edits = [{ start: value.node.end, end: value.node.end, text: ', false' }];
  context.report({
    at: event.node,
    message: `${event.name}() keeps a whole body among the options that every page loads.`,
    suggestion: 'Pass false as $autoload, or use a transient with an expiration.',
    confidence: 'medium',
    ...(isClean ? { fix: { edits, safe: false } } : {}),
  });
}

/** The value's own text, or that of the one assignment of the variable in this function. */
function expressionText({ args, enclosing }: CallEvent, context: PhpContext): string {
  const node = args[1]?.node;
  if (node === undefined) return '';
  if (node.kind !== 'Var' || enclosing === null) return context.source.slice(node);
  const body = context.source.slice(enclosing.node);
  const assignments = [...body.matchAll(new RegExp(`\\$${node.name}\\s*=\\s*([^=\\s][^;]*);`, 'g'))];
  return assignments.length === 1 ? (assignments[0]?.[1] ?? '') : '';
}

export const visitor: PhpVisitor = { calls: [{ names: ['update_option', 'add_option'], visit: check }] };
