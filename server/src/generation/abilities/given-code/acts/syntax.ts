import type { Act, ActResult } from '../act.ts';
import { calledName, type Edit, type GivenPhp } from '../given-php.ts';

const wantsLong = /\b(?:long (?:array )?syntax|\[\]\s*(?:to|into)\s*array|wordpress coding standards?|to array\(\))/i;

/** `array( … )` as `[ … ]`, or back. */
export const arrays: Act = {
  id: 'arrays',
  title: 'write arrays in the short or the long form',
  wants:
    /\bshort(?:hand)? (?:array )?syntax\b|\bshort arrays?\b|\barray\(\)?\)?\s*(?:\w+\s+){0,3}(?:to|into|with|by)\s*\[|\blong (?:array )?syntax\b|\[\]\s*(?:to|into)\s*array/i,
  run(php, { words }) {
    const edits = wantsLong.test(words) ? toLong(php) : toShort(php);
    return edits.length === 0
      ? null
      : changed(php, edits, `${edits.length / 2} arrays are in the ${wantsLong.test(words) ? 'long' : 'short'} form.`);
  },
};

const changed = (php: GivenPhp, edits: readonly Edit[], ...done: readonly string[]): ActResult => ({
  kind: 'code',
  code: php.with(edits),
  done,
});

function toShort(php: GivenPhp): Edit[] {
  return php.places('Array').flatMap(({ node }) => {
    const [open] = /^(?:array|list)\s*\(/i.exec(php.text(node)) ?? [];
    if (open === undefined) return [];
    return [
      { start: node.start, end: node.start + open.length, text: '[' },
      { start: node.end - 1, end: node.end, text: ']' },
    ];
  });
}

function toLong(php: GivenPhp): Edit[] {
  return php.places('Array').flatMap(({ node }) =>
    php.code[node.start] === '['
      ? [
          { start: node.start, end: node.start + 1, text: `${node.list ? 'list' : 'array'}(` },
          { start: node.end - 1, end: node.end, text: ')' },
        ]
      : [],
  );
}

/** What newer PHP says shorter, with the same meaning. */
export const modernise: Act = {
  id: 'modernise',
  title: 'write it in newer PHP',
  wants:
    /\bmoderni[sz]\w*\b|\bmodern php\b|\b(?:newer|current|php 8(?:\.\d)?) (?:syntax|style|php)\b|\bupdate (?:it |this )?(?:for|to) php 8/i,
  run(php) {
    const edits = toShort(php);
    const done = edits.length > 0 ? [`${edits.length / 2} arrays are in the short form.`] : [];
    for (const { node } of php.tree.nodes) {
      const newer = newerForm(php, node);
      if (newer === null) continue;
      edits.push({ start: node.start, end: node.end, text: newer });
      done.push(`Line ${php.lineAt(node.start)}: ${newer}`);
    }
    return edits.length === 0 ? null : changed(php, edits, ...done);
  },
};

function newerForm(php: GivenPhp, node: GivenPhp['tree']['nodes'][number]['node']): string | null {
  const name = calledName(node);
  const args = node.kind === 'Call' ? node.args.map(({ value }) => php.text(value)) : [];
  if (node.kind === 'Ternary' && calledName(node.condition) === 'isset' && node.condition.kind === 'Call') {
    const tested = node.condition.args[0] === undefined ? '' : php.text(node.condition.args[0]);
    if (node.condition.args.length === 1 && node.thenValue !== null && php.text(node.thenValue) === tested)
      return `${tested} ?? ${php.text(node.otherwise)}`;
  }
  if (name === 'dirname' && args.length === 1 && args[0] === '__FILE__') return '__DIR__';
  if (name === 'is_null' && args.length === 1) return `null === ${args[0]}`;
  if (name === 'intval' && args.length === 1) return `(int) ${args[0]}`;
  if (name === 'floatval' && args.length === 1) return `(float) ${args[0]}`;
  return null;
}
