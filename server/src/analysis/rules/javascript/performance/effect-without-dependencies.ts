import type { JsNode } from '../../../languages/javascript/ast.ts';
import { argumentsOf, calleeText, functionAround, isFunction, within } from '../../../languages/javascript/nodes.ts';
import type { JsContext, JsVisitor, RuleMeta } from '../../rule.ts';
import { hookOf, roleOf, stateOf } from '../support/react.ts';
import { requestOf } from '../support/requests.ts';

export const meta: RuleMeta = {
  id: 'performance/effect-without-dependencies',
  language: 'javascript',
  category: 'performance',
  severity: 'medium',
  type: 'performance',
  merge: 'message',
  title: 'Hook without dependencies',
  description: 'An effect that sets state or sends requests, a memo, a callback or a selector runs in every render.',
  rationale: `Without its second argument an effect runs after every rendering: one that sets state renders again without end, one that asks a server asks with each key typed. \`useMemo()\` and \`useCallback()\` without it remember nothing, and \`useSelect()\` runs its selector each time.

Name what the function reads: \`[ id ]\`, or \`[]\` for once.`,
  references: [{ title: 'useEffect', url: 'https://react.dev/reference/react/useEffect#parameters' }],
  fix: 'none',
  sniffs: [],
  examples: {
    bad: [
      {
        code: 'function List() {\n\tconst [ items, setItems ] = useState( [] );\n\tuseEffect( () => {\n\t\tsetItems( read() );\n\t} );\n\treturn items;\n}\n',
        lines: [3],
      },
      {
        code: "function List( { id } ) {\n\tuseEffect( () => {\n\t\tapiFetch( { path: '/a/' + id } ).then( show );\n\t} );\n}\n",
        lines: [2],
      },
      {
        code: 'function List( { items } ) {\n\tconst sorted = useMemo( () => sort( items ) );\n\treturn sorted;\n}\n',
        lines: [2],
      },
    ],
    good: [
      'function List( { items, id } ) {\n\tconst [ all, setAll ] = useState( [] );\n\tuseEffect( () => setAll( items ), [ items ] );\n\tuseEffect( () => {\n\t\tdocument.title = id;\n\t} );\n\tconst posts = useSelect( ( select ) => select( store ).getPosts( id ), [ id ] );\n\treturn useMemo( () => sort( all ), [ all, posts ] );\n}\n',
    ],
  },
};

function check(call: JsNode, context: JsContext): void {
  const hook = hookOf(call, context);
  if (hook === null || !/^use(?:Effect|LayoutEffect|Memo|Callback|Select)$/.test(hook)) return;
  const args = argumentsOf(call);
  const [fn] = args;
  if (args.length !== 1 || fn === undefined || !isFunction(fn)) return;
  const owner = functionAround(call);
  if (roleOf(owner, context) === 'other') return;
  const problem = /Effect$/.test(hook) ? effect(fn, owner, context) : memo(hook);
  if (problem === null) return;
  context.report({
    at: call.children[0] ?? call,
    message: `${hook}() has no dependencies: ${problem}.`,
    suggestion: 'Pass an array of the values that the function reads as the second argument.',
    severity: /Effect$/.test(hook) ? 'medium' : hook === 'useSelect' ? 'info' : 'low',
  });
}

function memo(hook: string): string {
  return hook === 'useSelect' ? 'its selector is made and run at every rendering' : 'it remembers nothing';
}

/** What an effect does at each rendering that it should not. */
function effect(fn: JsNode, owner: JsNode, context: JsContext): string | null {
  const { setters } = stateOf(owner, context);
  for (const node of within(fn)) {
    if (node.type !== 'call_expression') continue;
    const request = requestOf(node, context);
    if (request !== null) return `it calls ${request}() at every rendering`;
    const name = calleeText(node, context.source);
    const isSetter = setters.has(name) || /^(?:props\.)?setAttributes$/.test(name);
    if (isSetter && isStraight(node, fn)) return `${name}() makes it run again and again`;
  }
  return null;
}

/** Neither under a condition nor in a handler. */
function isStraight(node: JsNode, fn: JsNode): boolean {
  for (let at = node.parent; at !== null && at !== fn; at = at.parent)
    if (isFunction(at) || /^(?:if_statement|ternary_expression|binary_expression|switch_case)$/.test(at.type))
      return false;
  return true;
}

export const visitor: JsVisitor = { nodes: { call_expression: check } };
