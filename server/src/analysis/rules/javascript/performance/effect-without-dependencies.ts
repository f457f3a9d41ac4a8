import type { JsNode } from '../../../languages/javascript/ast.ts';
import { fileIndexOf } from '../../../languages/javascript/file-index.ts';
import { argumentsOf, calleeText, functionAround, isFunction, within } from '../../../languages/javascript/nodes.ts';
import type { JsContext, JsVisitor, RuleMeta } from '../../rule.ts';
import { hookOf, roleOf, stateOf } from '../support/react.ts';
import { requestBehind, requestOf } from '../support/requests.ts';

export const meta: RuleMeta = {
  id: 'performance/effect-without-dependencies',
  language: 'javascript',
  category: 'performance',
  severity: 'medium',
  type: 'performance',
  merge: 'message',
  title: 'Hook without dependencies',
  description:
    'An effect that sets state or sends requests, a memo, a callback or a selector runs in every render, for lack of dependencies or because one of them is made anew.',
  rationale: `Without its second argument an effect runs after every rendering: one that sets state renders again without end, one that asks a server asks with each key typed. \`useMemo()\` and \`useCallback()\` without it remember nothing, and \`useSelect()\` runs its selector each time.

An object or a function among the dependencies that the component makes anew is another one at each rendering: the effect runs as often as without any.

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
      {
        code: "function List( { id } ) {\n\tconst [ rows, setRows ] = useState( [] );\n\tconst query = { parent: id };\n\tuseEffect( () => {\n\t\tapiFetch( { path: addQueryArgs( '/a', query ) } ).then( setRows );\n\t}, [ query ] );\n\treturn <ul>{ rows.length }</ul>;\n}\n",
        lines: [6],
      },
    ],
    good: [
      "function List( { id } ) {\n\tconst [ rows, setRows ] = useState( [] );\n\tconst query = useMemo( () => ( { parent: id } ), [ id ] );\n\tuseEffect( () => {\n\t\tapiFetch( { path: addQueryArgs( '/a', query ) } ).then( setRows );\n\t}, [ query ] );\n\treturn <ul>{ rows.length }</ul>;\n}\n",
      'function List( { items, id } ) {\n\tconst [ all, setAll ] = useState( [] );\n\tuseEffect( () => setAll( items ), [ items ] );\n\tuseEffect( () => {\n\t\tdocument.title = id;\n\t} );\n\tconst posts = useSelect( ( select ) => select( store ).getPosts( id ), [ id ] );\n\treturn useMemo( () => sort( all ), [ all, posts ] );\n}\n',
    ],
  },
};

function check(call: JsNode, context: JsContext): void {
  const hook = hookOf(call, context);
  if (hook === null || !/^use(?:Effect|LayoutEffect|Memo|Callback|Select)$/.test(hook)) return;
  const args = argumentsOf(call);
  const [fn, list] = args;
  if (fn === undefined || !isFunction(fn)) return;
  if (list !== undefined && /Effect$/.test(hook)) {
    checkUnstable(call, fn, list, context);
    checkFeedback(fn, list, context);
  }
  if (args.length !== 1) return;
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

/** `[ { id } ]`, or an object that the component makes: every rendering brings another one. */
function checkUnstable(call: JsNode, fn: JsNode, list: JsNode, context: JsContext): void {
  const owner = functionAround(call);
  if (list.type !== 'array' || roleOf(owner, context) === 'other') return;
  const unstable = list.children.find((entry) => isMadeAnew(entry, owner, context));
  const problem = unstable === undefined ? null : effect(fn, owner, context, true);
  if (unstable === undefined || problem === null) return;
  const text = context.source.slice(unstable);
  context.report({
    at: unstable,
    message: `${text.length > 40 ? 'This dependency' : `\`${text}\``} is another one at every rendering: ${problem}.`,
    suggestion: 'Depend on the values in it, or keep it with useMemo() or useCallback().',
    severity: 'medium',
  });
}

/** `setItem( { ...item, … } )` with `item` among the dependencies: each run brings what makes the next one run. */
function checkFeedback(fn: JsNode, list: JsNode, context: JsContext): void {
  const owner = functionAround(fn);
  if (list.type !== 'array' || roleOf(owner, context) === 'other') return;
  const { values, setters } = stateOf(owner, context);
  for (const entry of list.children) {
    if (entry.type !== 'identifier') continue;
    const name = context.source.slice(entry);
    const own = `set${name.charAt(0).toUpperCase()}${name.slice(1)}`;
    const isState = values.has(name) && setters.has(own);
    const setter = isState ? own : 'setAttributes';
    const again = [...within(fn)].find(
      (node) =>
        node.type === 'call_expression' &&
        calleeText(node, context.source) === setter &&
        isStraight(node, fn) &&
        argumentsOf(node).some((value) => (isState ? isNew(value) : setsAnew(value, name, context))),
    );
    if (again === undefined) continue;
    context.report({
      at: entry,
      message: `The effect depends on \`${name}\` and calls ${setter}() with a new object each time: it runs again and again.`,
      suggestion: `Pass a function to ${setter}(), and leave \`${name}\` out of the dependencies.`,
      severity: 'medium',
    });
  }
}

const isNew = ({ type }: JsNode): boolean => type === 'object' || type === 'array';

/** `{ item: { …item } }`: the attribute of that name becomes another object. */
function setsAnew(value: JsNode, name: string, { source }: JsContext): boolean {
  return value.children.some((pair) => {
    const [key, entry] = pair.type === 'pair' ? pair.children : [];
    return key !== undefined && entry !== undefined && source.slice(key) === name && isNew(entry);
  });
}

const literal = /^(?:object|array|arrow_function|function_expression)$/;

function isMadeAnew(entry: JsNode, owner: JsNode, context: JsContext): boolean {
  if (literal.test(entry.type)) return true;
  if (entry.type !== 'identifier') return false;
  const binding = fileIndexOf(context).lookup(context.source.slice(entry), entry);
  if (binding?.scope !== owner) return false;
  return (
    binding.writes.length === 1 &&
    binding.writes.every(({ how, key, value }) => how === 'set' && key === null && literal.test(value.type))
  );
}

function memo(hook: string): string {
  return hook === 'useSelect' ? 'its selector is made and run at every rendering' : 'it remembers nothing';
}

/** What an effect does at each rendering that it should not. */
function effect(fn: JsNode, owner: JsNode, context: JsContext, isAnew = false): string | null {
  const { setters } = stateOf(owner, context);
  for (const node of within(fn)) {
    if (node.type !== 'call_expression') continue;
    const request = requestOf(node, context);
    if (request !== null) return `it calls ${request}() at every rendering`;
    const behind = requestBehind(node, context);
    if (behind !== null) return `${behind}() sends a request at every rendering`;
    const name = calleeText(node, context.source);
    const isSetter = setters.has(name) || /^(?:props\.)?setAttributes$/.test(name);
    // Setting the same number or text again ends it.
    if (isSetter && isStraight(node, fn) && (!isAnew || argumentsOf(node).some(({ type }) => literal.test(type))))
      return `${name}() makes it run again and again`;
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
