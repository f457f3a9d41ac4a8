import type { JsNode } from '../../../languages/javascript/ast.ts';
import { fileIndexOf } from '../../../languages/javascript/file-index.ts';
import { calledOf } from '../../../languages/javascript/imports.ts';
import { argumentsOf, calleeText, childOf, isFunction, within } from '../../../languages/javascript/nodes.ts';
import type { JsContext, JsVisitor, RuleMeta } from '../../rule.ts';

export const meta: RuleMeta = {
  id: 'performance/selector-new-value',
  language: 'javascript',
  category: 'performance',
  severity: 'medium',
  type: 'performance',
  title: 'Selector returns a new value each time',
  description: 'The callback of `useSelect()` or `withSelect()` returns an array or object that it has just created.',
  rationale: `The callback runs at every change of any store, with each key that is typed. What it gives is compared with what it gave before, entry by entry, by identity: an array that \`filter()\` or \`map()\` made, a literal, or \`|| []\` is never the same, and the component is drawn again each time.

Select the data as the store holds it, and derive from it in \`useMemo()\`. Keep an empty array as a constant outside of the component.`,
  references: [
    {
      title: 'useSelect',
      url: 'https://developer.wordpress.org/block-editor/reference-guides/packages/packages-data/#useselect',
    },
  ],
  fix: 'none',
  sniffs: [],
  examples: {
    bad: [
      {
        code: "import { useSelect } from '@wordpress/data';\nfunction List() {\n\tconst { posts } = useSelect( ( select ) => ( {\n\t\tposts: select( 'core' ).getEntityRecords( 'postType', 'post' )?.filter( ( post ) => post.sticky ),\n\t} ), [] );\n\treturn posts;\n}\n",
        lines: [4],
      },
      {
        code: "function Titles() {\n\treturn useSelect( ( select ) => {\n\t\tconst posts = select( 'core' ).getPosts();\n\t\treturn posts.map( ( post ) => ( { id: post.id } ) );\n\t}, [] );\n}\n",
        lines: [4],
      },
      {
        code: "export default withSelect( ( select ) => ( { terms: select( 'core' ).getTerms() || [] } ) )( Edit );\n",
        lines: [1],
      },
    ],
    good: [
      "const EMPTY = [];\nfunction List() {\n\tconst { posts, terms } = useSelect( ( select ) => {\n\t\tconst { getPosts, getTerms } = select( 'core' );\n\t\treturn { posts: getPosts(), terms: getTerms() ?? EMPTY };\n\t}, [] );\n\treturn useMemo( () => posts.map( ( post ) => ( { id: post.id } ) ), [ posts ] );\n}\n",
      "function Count() {\n\treturn useSelect( ( select ) => select( 'core' ).getPosts().filter( Boolean ).length, [] );\n}\n",
    ],
  },
};

const making = /^(?:filter|map|flatMap|concat|slice|sort|reverse|flat|toSorted|splice)$/;

/** Why a value is never the same twice; null when it may be. */
function newness(node: JsNode, context: JsContext, depth = 0): { at: JsNode; what: string } | null {
  if (depth > 6) return null;
  const next = (child: JsNode | undefined) => (child === undefined ? null : newness(child, context, depth + 1));
  switch (node.type) {
    case 'array':
      return { at: node, what: 'an array literal' };
    case 'object':
      return { at: node, what: 'an object literal' };
    case 'arrow_function':
    case 'function_expression':
      return { at: node, what: 'a function' };
    case 'new_expression':
      return { at: node, what: `new ${calleeText(node, context.source)}()` };
    case 'parenthesized_expression':
      return next(node.children[0]);
    case 'ternary_expression':
      return next(node.children[1]) ?? next(node.children[2]);
    case 'binary_expression':
      return /^(?:\|\||\?\?|&&)$/.test(node.operator)
        ? (next(node.children[1]) ?? next(node.operator === '&&' ? undefined : node.children[0]))
        : null;
    case 'call_expression': {
      const callee = childOf(node, 'function');
      const property = callee === undefined ? undefined : childOf(callee, 'property');
      if (property === undefined) return null;
      const name = context.source.slice(property);
      if (
        /^Object\.(?:keys|values|entries|assign|fromEntries)$|^Array\.from$|^structuredClone$/.test(
          calleeText(node, context.source),
        )
      )
        return { at: node, what: `${calleeText(node, context.source)}()` };
      if (!making.test(name)) return null;
      return name === 'slice' && isText(callee, context) ? null : { at: node, what: `${name}()` };
    }
    case 'identifier': {
      const binding = fileIndexOf(context).lookup(context.source.slice(node), node);
      const [write] = binding?.writes ?? [];
      if (binding === null || binding === undefined || write === undefined || binding.writes.length !== 1) return null;
      // A constant of the file, or of the component, is made elsewhere.
      if (
        write.how !== 'set' ||
        write.key !== null ||
        !isFunction(binding.scope) ||
        !selectorsOf(context).has(binding.scope)
      )
        return null;
      return newness(write.value, context, depth + 1);
    }
    default:
      return null;
  }
}

function isText(callee: JsNode | undefined, context: JsContext): boolean {
  return callee !== undefined && /(?:name|title|slug|text|content|id)\s*\.slice$/i.test(context.source.slice(callee));
}

const selectorsKey = Symbol('selectors');

/** The functions that are known to be selectors so far. */
function selectorsOf({ source }: JsContext): Set<JsNode> {
  return source.facts.of(selectorsKey, () => new Set<JsNode>());
}

/** What a function gives, whichever way it ends. */
function resultsOf(fn: JsNode): readonly JsNode[] {
  const body = childOf(fn, 'body');
  if (body === undefined) return [];
  if (body.type !== 'statement_block') return [body];
  return [...within(body, false)]
    .filter(({ type }) => type === 'return_statement')
    .flatMap(({ children }) => children.slice(0, 1));
}

function check(call: JsNode, context: JsContext): void {
  const name = calledOf(call, /^@wordpress\/data$/, context);
  if (name !== 'useSelect' && name !== 'withSelect') return;
  const [first] = argumentsOf(call);
  const [fn] = first === undefined ? [] : fileIndexOf(context).functionsOf(first);
  if (fn === undefined) return;
  selectorsOf(context).add(fn);
  for (const result of resultsOf(fn)) checkResult(result, name, context);
}

function checkResult(result: JsNode, hook: string, context: JsContext): void {
  let value = result;
  while (value.type === 'parenthesized_expression' && value.children[0] !== undefined) value = value.children[0];
  if (value.type !== 'object') {
    const found = newness(value, context);
    if (found === null) return;
    // A list is compared entry by entry: only new entries make it another one.
    const isNew = value.type !== 'array' && !makesEntries(found.at, context);
    // Two empty lists are equal entry by entry.
    if (/^(?:array|object)$/.test(found.at.type) && found.at.children.length === 0) return;
    report(found, hook, isNew ? 'low' : 'medium', context);
    return;
  }
  for (const pair of value.children) {
    const part = pair.type === 'pair' ? childOf(pair, 'value') : undefined;
    const found = part === undefined ? null : newness(part, context);
    if (found !== null) report(found, hook, 'medium', context);
  }
}

function makesEntries(call: JsNode, context: JsContext): boolean {
  const [fn] = argumentsOf(call);
  if (fn === undefined || !isFunction(fn) || !/\.(?:map|flatMap)$/.test(calleeText(call, context.source))) return false;
  return resultsOf(fn).some((result) =>
    /^(?:object|array)$/.test(
      (result.type === 'parenthesized_expression' ? (result.children[0] ?? result) : result).type,
    ),
  );
}

function report(
  found: { at: JsNode; what: string },
  hook: string,
  severity: 'medium' | 'low',
  context: JsContext,
): void {
  context.report({
    at: found.at,
    message: `The selector of ${hook}() returns a value that ${found.what} creates anew on every store change.`,
    suggestion: 'Select the data as it is stored, and derive from it in useMemo(); keep an empty array as a constant.',
    severity,
    confidence: severity === 'medium' ? 'high' : 'medium',
  });
}

export const visitor: JsVisitor = { nodes: { call_expression: check } };
