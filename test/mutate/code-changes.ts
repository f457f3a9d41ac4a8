import { isExcludedPair } from './excluded.ts';
import type { Change } from './mutant.ts';
import type { Node } from './parse-typescript.ts';

/** An operator and what takes its place. */
const operators: Readonly<Record<string, readonly [operator: string, replacement: string]>> = {
  '===': ['comparison', '!=='],
  '!==': ['comparison', '==='],
  '<': ['comparison', '>='],
  '<=': ['comparison', '<'],
  '>': ['comparison', '<='],
  '>=': ['comparison', '>'],
  '&&': ['logic', '||'],
  '||': ['logic', '&&'],
  '+': ['arithmetic', '-'],
  '-': ['arithmetic', '+'],
  '*': ['arithmetic', '/'],
  '/': ['arithmetic', '*'],
};

/** Methods that answer their list with fewer or otherwise ordered items. */
const listMethods: ReadonlySet<string> = new Set([
  'filter',
  'sort',
  'toSorted',
  'reverse',
  'toReversed',
  'slice',
  'trim',
]);

const replace = (node: Node, operator: string, replacement: string): Change => ({
  start: node.startIndex,
  end: node.endIndex,
  replacement,
  operator,
});

/** Changes of TypeScript at a node itself. */
export function codeChanges(node: Node): readonly Change[] {
  switch (node.type) {
    case 'true':
      return [replace(node, 'boolean', 'false')];
    case 'false':
      return [replace(node, 'boolean', 'true')];
    case 'number':
      return [replace(node, 'number', `${Number(node.text.replaceAll('_', '')) + 1}`)];
    case 'string':
      return stringChanges(node);
    case 'regex':
      return [replace(node, 'pattern', '/(?!)/')];
    case 'binary_expression':
      return binaryChanges(node);
    case 'unary_expression':
      return node.child(0)?.text === '!' ? [replace(node, 'negation', node.child(1)?.text ?? '')] : [];
    case 'ternary_expression':
    case 'if_statement':
      return conditionChanges(node);
    case 'expression_statement':
      return node.text.startsWith('await ') ? [] : [replace(node, 'statement', ';')];
    case 'continue_statement':
      return [replace(node, 'statement', ';')];
    case 'array':
    case 'object':
      return isTable(node) ? [replace(node, 'table', node.type === 'array' ? '[]' : '{}')] : entryChanges(node);
    case 'call_expression':
      return callChanges(node);
    default:
      return [];
  }
}

function stringChanges(node: Node): Change[] {
  // A property's name is changed by dropping the property.
  if (node.parent?.type === 'pair' && node.parent.childForFieldName('key')?.id === node.id) return [];
  return [replace(node, 'text', node.text.length > 2 ? "''" : "'mutated'")];
}

function binaryChanges(node: Node): Change[] {
  const sign = node.childForFieldName('operator');
  const change = sign && operators[sign.text];
  return sign && change ? [replace(sign, change[0], change[1])] : [];
}

function conditionChanges(node: Node): Change[] {
  const condition = node.childForFieldName('condition');
  if (condition === null) return [];
  const [yes, no] = node.type === 'if_statement' ? ['(true)', '(false)'] : ['true', 'false'];
  return [replace(condition, 'condition', yes), replace(condition, 'condition', no)];
}

/** Each entry dropped, its comma with it. */
function entryChanges(node: Node): Change[] {
  const entries = node.namedChildren.filter((child) => child !== null && child.type !== 'comment');
  return entries.flatMap((entry) => {
    if (!entry) return [];
    const comma = entry.nextSibling?.type === ',' ? entry.nextSibling : null;
    if (isExcludedPair(entry) || isEmptyText(entry)) return [];
    return [{ start: entry.startIndex, end: (comma ?? entry).endIndex, replacement: '', operator: 'entry' }];
  });
}

/** A list of more literals than this is a table. */
const maxListEntries = 5;
const literalTypes: ReadonlySet<string> = new Set(['string', 'number', 'regex', 'true', 'false', 'null']);

/** Whether a node is a list or map of many plain values: facts and vocabulary. It is emptied as a whole. */
export function isTable(node: Node): boolean {
  if (node.type !== 'array' && node.type !== 'object') return false;
  const entries = node.namedChildren.flatMap((child) => (child && child.type !== 'comment' ? [child] : []));
  return (
    entries.length > maxListEntries &&
    entries.every((entry) => literalTypes.has((entry.childForFieldName('value') ?? entry).type))
  );
}

const isEmptyText = (pair: Node): boolean => ["''", 'undefined'].includes(pair.childForFieldName('value')?.text ?? '');

function callChanges(node: Node): Change[] {
  const member = node.childForFieldName('function');
  const list = member?.childForFieldName('object');
  const name = member?.childForFieldName('property')?.text ?? '';
  if (!list || member?.type !== 'member_expression' || !listMethods.has(name)) return [];
  return [{ start: list.endIndex, end: node.endIndex, replacement: '', operator: `without ${name}` }];
}
