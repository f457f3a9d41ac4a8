import type { CallEvent } from '../../../languages/php/flow/events.ts';
import { harmlessTypes, type Scalar, Type, type Value } from '../../../languages/php/flow/value.ts';
import type { PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';

export const meta: RuleMeta = {
  id: 'quality/loose-in-array',
  language: 'php',
  category: 'quality',
  severity: 'medium',
  type: 'type_juggling',
  cwe: 'CWE-697',
  title: 'Loose allowlist check',
  description:
    'Reports in_array() and array_search() without strict comparison where the list lets other values match.',
  rationale: `Without its third argument \`in_array()\` compares with \`==\`. Before PHP 8, \`'1 OR 1=1' == 1\` is true, so a list of
numbers lets any text through that begins with one of them; and \`true\`, \`null\`, \`0\` or \`''\` in the list match whole
families of values on every version. A check of foreign data against such a list checks little.

Cast the value to the list's type, or write the list's values as the texts that arrive, and pass \`true\` as the third
argument. Searches whose list holds only ordinary texts, and searches for values that are no texts, are not reported.

**When to ignore it:** when the value was converted to a number before, in a way the analyser cannot see.`,
  references: [
    { title: 'PHP manual: in_array()', url: 'https://www.php.net/manual/en/function.in-array.php' },
    { title: 'CWE-697: Incorrect Comparison', url: 'https://cwe.mitre.org/data/definitions/697.html' },
  ],
  fix: 'none',
  sniffs: ['WordPress.PHP.StrictInArray'],
  examples: {
    bad: [
      {
        code: "<?php\nif ( in_array( $_GET['size'], array( 10, 20, 50 ) ) ) {\n\tshelf_show( $_GET['size'] );\n}\n",
        lines: [2],
      },
      {
        code: "<?php\n$allowed = array( 'yes', 'no', true );\n$found = array_search( $_POST['answer'], $allowed );\n",
        lines: [3],
      },
    ],
    good: [
      "<?php\nif ( in_array( (int) $_GET['size'], array( 10, 20, 50 ) ) ) {\n\tshelf_show( (int) $_GET['size'] );\n}\n",
      "<?php\nif ( in_array( $_GET['size'], array( '10', '20' ), true ) ) {\n\tshelf_show( $_GET['size'] );\n}\n",
      "<?php\nif ( in_array( $_GET['order'], array( 'asc', 'desc' ) ) ) {\n\tshelf_sort( $_GET['order'] );\n}\n",
    ],
  },
};

function check(event: CallEvent, context: PhpContext): void {
  const [needle, haystack, strict] = event.args;
  if (event.isLocal || !needle || !haystack || strict || haystack.spread) return;
  // Only foreign data: a program's own values have the types it gave them.
  const foreign = needle.value.taints.find((taint) => taint.source.kind !== 'param');
  if (!foreign || (needle.value.types & ~harmlessTypes & Type.String) === 0) return;
  const loose = looseEntry(haystack.value);
  if (loose === undefined) return;
  context.report({
    at: { start: event.node.start, end: event.node.callee.end },
    message: `${event.name}() compares ${foreign.source.label} loosely with ${shown(loose)}.`,
    suggestion:
      typeof loose === 'number'
        ? 'Cast the value to int before the search, and pass true as the third argument.'
        : `Take ${shown(loose)} out of the list, and pass true as the third argument.`,
    confidence: 'medium',
    taint: foreign,
  });
}

/** An entry of a fully known list that equals more than itself. */
function looseEntry(list: Value): Scalar | undefined {
  if (list.shape === null || list.shape.rest !== null) return undefined;
  for (const { constant } of list.shape.entries.values()) {
    if (constant !== undefined && (typeof constant !== 'string' || constant === '')) return constant;
  }
  return undefined;
}

function shown(value: Scalar): string {
  return typeof value === 'string' ? `'${value}'` : String(value);
}

export const visitor: PhpVisitor = { calls: [{ names: ['in_array', 'array_search'], visit: check }] };
