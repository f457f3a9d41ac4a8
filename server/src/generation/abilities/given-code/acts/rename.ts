import type { Node } from '../../../../analysis/languages/php/ast.ts';
import type { Act } from '../act.ts';
import type { Edit, GivenPhp } from '../given-php.ts';

const name = String.raw`[\`"']?(\$?[A-Za-z_]\w*)(?:\(\))?[\`"']?`;
const pattern = new RegExp(
  String.raw`\brename[sd]?\b(?:\s+(?:the|this|its|function|class|method|variable|parameter|hook|shortcode|it|from|called|named))*\s+${name}\s+(?:in)?to\s+${name}|\brename\b[^.\n]{0,40}?\bto\s+${name}`,
  'i',
);

/** Renames a function, method, class or variable wherever the code names it, in callbacks, too. */
export const rename: Act = {
  id: 'rename',
  title: 'rename a function, class or variable',
  wants: /\brenam(?:e|es|ed|ing)\b/i,
  run(php, { words }) {
    const [, said, to, alone] = pattern.exec(words) ?? [];
    const target = (to ?? alone ?? '').replace(/^\$/, '');
    const [only] = php.functions;
    const isNamed = said !== undefined && !/^(?:it|this|them|that|function|method|class)$/i.test(said);
    const from = isNamed ? said : php.functions.length === 1 ? only?.name : undefined;
    if (from === undefined || target === '') return null;
    const old = from.replace(/^\$/, '');
    const isVariable = from.startsWith('$') || !isDeclared(php, old);
    const edits = isVariable ? variableEdits(php, old, target) : nameEdits(php, old, target);
    if (edits.length === 0) return null;
    return {
      kind: 'code',
      code: php.with(edits),
      done: [`${edits.length} places say ${isVariable ? '$' : ''}${target}.`],
    };
  },
};

const isDeclared = (php: GivenPhp, name: string): boolean =>
  php.tree.nodes.some(
    ({ node }) => (node.kind === 'Function' || node.kind === 'Method' || node.kind === 'Class') && node.name === name,
  );

function nameEdits(php: GivenPhp, from: string, to: string): Edit[] {
  const at = (start: number): Edit => ({ start, end: start + from.length, text: to });
  return php.tree.nodes.flatMap(({ node }): Edit[] => {
    if ((node.kind === 'Function' || node.kind === 'Method' || node.kind === 'Class') && node.name === from)
      return [at(node.nameStart)];
    if (node.kind === 'Name' && node.text.replace(/^\\/, '') === from) return [at(node.end - from.length)];
    if ((node.kind === 'MethodCall' || node.kind === 'StaticCall') && node.name === from) return [at(node.nameStart)];
    if (node.kind === 'Str' && isCallback(node, from)) return [at(node.end - 1 - from.length)];
    return [];
  });
}

const isCallback = (node: Extract<Node, { kind: 'Str' }>, from: string): boolean =>
  node.value === from || node.value.endsWith(`::${from}`);

function variableEdits(php: GivenPhp, from: string, to: string): Edit[] {
  return php.tree.nodes.flatMap(({ node }): Edit[] => {
    if (node.kind === 'Var' && node.name === from) {
      const text = php.text(node);
      return [{ start: node.start, end: node.end, text: text.startsWith('$') ? `$${to}` : to }];
    }
    if (node.kind !== 'Param' || node.name !== from) return [];
    const start = node.start + php.text(node).indexOf(`$${from}`);
    return [{ start, end: start + from.length + 1, text: `$${to}` }];
  });
}
