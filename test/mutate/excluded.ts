import type { Node } from './parse-typescript.ts';

/** Nothing of these runs, or what runs is only said to people who read the code. */
const silentTypes: ReadonlySet<string> = new Set([
  'comment',
  'import_statement',
  'type_annotation',
  'type_alias_declaration',
  'interface_declaration',
  'type_arguments',
  'type_parameters',
  'literal_type',
  // What is thrown tells of a fault of ours: texts for people who mend it.
  'throw_statement',
]);

/**
 * Properties whose values are texts for people, or tests that rules (`examples`) and generated projects (`tests`) bring;
 * `copy` is the text of whole pages.
 */
const proseKeys: ReadonlySet<string> = new Set([
  'title',
  'description',
  'rationale',
  'references',
  'examples',
  'sniffs',
  'message',
  'suggestion',
  'readme',
  'label',
  'help',
  'summary',
  'instructions',
  'copy',
  'keywords',
  'question',
  'answer',
  'test',
  'tests',
]);

/** Functions that make a text for people of their argument. */
const proseCalls: ReadonlySet<string> = new Set(['translated', 'docComment']);

/** Modules that write nothing but texts, or the tests that generated projects bring, which run in WordPress alone. */
const proseFiles = /\/(?:tests|instructions|summary|paraphrase)\.ts$|\/readme(?:-txt)?\.ts$/;

/** Whether a node and all below it are left as they are; docs/mutation.md says why. */
export function isExcluded(node: Node, file: string): boolean {
  if (silentTypes.has(node.type) || proseFiles.test(file)) return true;
  if (node.type === 'export_statement' && node.childForFieldName('source') !== null) return true;
  if (node.type === 'pair') return isExcludedPair(node);
  if (node.type === 'method_definition' || node.type === 'function_declaration') return isOfTests(node);
  if (node.type === 'variable_declarator') return isOfTests(node);
  if (node.type === 'call_expression') return proseCalls.has(node.childForFieldName('function')?.text ?? '');
  return node.type === 'string' && isProse(node);
}

/** Whether an entry of a list or object is, or holds, a text for people. */
export const isExcludedEntry = (entry: Node): boolean =>
  isExcludedPair(entry) || (entry.type === 'string' && isProse(entry));

const isExcludedPair = (entry: Node): boolean =>
  entry.type === 'pair' &&
  (proseKeys.has(keyOf(entry)) || /[a-z](?:Title|Text|Label|Words|Heading)$/.test(keyOf(entry)));

/** Name of a property, without its quotes. */
const keyOf = (pair: Node): string => (pair.childForFieldName('key')?.text ?? '').replace(/^['"]|['"]$/g, '');

/** Tests that generated projects bring are made by functions of that name. */
const isOfTests = (node: Node): boolean =>
  /(?:Tests|TestsOf|TestMethod)$/.test(node.childForFieldName('name')?.text ?? '');

/** A text of several words that holds no code, unless it is a list that is split into its words. */
function isProse(node: Node): boolean {
  const text = node.text.slice(1, -1);
  if (node.parent?.type === 'member_expression' && node.parent.childForFieldName('property')?.text === 'split')
    return false;
  return isProseText(text);
}

/** Words of a sentence rather than code. */
export const isProseText = (text: string): boolean => /^[A-Z][a-z]+ (?:\S+ )+\p{L}+/u.test(text) || isPlainProse(text);

const isPlainProse = (text: string): boolean =>
  /^[\p{L}“"‘(%][^<>{}$;=\\|]*[\s][^<>{}$;=\\|]*$/u.test(text) && /\p{L}{2,}[,.:’]? \p{L}+/u.test(text);
