import { isExcludedEntry } from './excluded.ts';
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
    if (isExcludedEntry(entry) || isEmptyText(entry)) return [];
    return [{ start: entry.startIndex, end: (comma ?? entry).endIndex, replacement: '', operator: 'entry' }];
  });
}

/** A list of more literals than this is a table. */
const maxListEntries = 5;
const literalTypes: ReadonlySet<string> = new Set(['string', 'number', 'regex', 'true', 'false', 'null']);

/**
 * Whether a node is a list or map of many plain values, or a constant of its module that has many rows of such: facts and
 * vocabulary. It is emptied as a whole.
 */
export function isTable(node: Node): boolean {
  if (node.type !== 'array' && node.type !== 'object') return false;
  const entries = entriesOf(node);
  if (entries.length <= maxListEntries) return false;
  return entries.every(isLiteral) || (isConstant(node) && entries.every(isRow));
}

const entriesOf = (node: Node): Node[] =>
  node.namedChildren.flatMap((child) => (child && child.type !== 'comment' ? [child] : []));

const ownValue = (entry: Node): Node => (entry.type === 'pair' ? (entry.childForFieldName('value') ?? entry) : entry);

const isLiteral = (entry: Node): boolean => literalTypes.has(ownValue(entry).type);

/** A literal, a name, or a list or map of such. */
function isRow(entry: Node): boolean {
  const value = ownValue(entry);
  if (['array', 'object'].includes(value.type)) return entriesOf(value).every(isRow);
  return isLiteral(value) || ['identifier', 'shorthand_property_identifier', 'spread_element'].includes(value.type);
}

/** Whether a value is what a constant of the module is given, inside `new Map()` and the like too. */
function isConstant(node: Node): boolean {
  let outer = node.parent;
  while (outer && ['arguments', 'new_expression', 'as_expression', 'satisfies_expression'].includes(outer.type)) {
    outer = outer.parent;
  }
  const statement = outer?.type === 'variable_declarator' ? outer.parent?.parent : null;
  return statement?.type === 'program' || statement?.type === 'export_statement';
}

const isEmptyText = (pair: Node): boolean => ["''", 'undefined'].includes(pair.childForFieldName('value')?.text ?? '');

function callChanges(node: Node): Change[] {
  const member = node.childForFieldName('function');
  const list = member?.childForFieldName('object');
  const name = member?.childForFieldName('property')?.text ?? '';
  if (!list || member?.type !== 'member_expression' || !listMethods.has(name)) return [];
  return [{ start: list.endIndex, end: node.endIndex, replacement: '', operator: `without ${name}` }];
}
