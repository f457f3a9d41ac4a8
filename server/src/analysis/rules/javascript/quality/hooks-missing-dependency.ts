import type { JsNode } from '../../../languages/javascript/ast.ts';
import { type Binding, fileIndexOf } from '../../../languages/javascript/file-index.ts';
import { argumentsOf, functionAround, isFunction, textOf, within } from '../../../languages/javascript/nodes.ts';
import type { JsContext, JsVisitor, RuleMeta } from '../../rule.ts';
import { hookOf, roleOf, stateOf } from '../support/react.ts';

export const meta: RuleMeta = {
  id: 'quality/hooks-missing-dependency',
  language: 'javascript',
  category: 'quality',
  severity: 'low',
  type: 'react_hooks',
  title: 'Missing hook dependency',
  description:
    'An effect, a memo, a callback or a selector reads a prop, state or attribute that is missing from its dependencies.',
  rationale: `The function is made again only when one of the named values changes. With one left out it goes on with the value it first saw: the preview shows yesterday's category.

Name every prop, state and attribute that is read. Where an effect must run once, read what it needs through a ref.`,
  references: [
    {
      title: 'useEffect: dependencies',
      url: 'https://react.dev/reference/react/useEffect#specifying-reactive-dependencies',
    },
  ],
  fix: 'suggestion',
  sniffs: [],
  examples: {
    bad: [
      {
        code: 'function Edit( { attributes } ) {\n\tconst posts = useSelect(\n\t\t( select ) => select( store ).getPosts( attributes.category ),\n\t\t[]\n\t);\n\treturn posts;\n}\n',
        lines: [4],
      },
      {
        code: 'function Title( { id } ) {\n\tconst [ text, setText ] = useState( "" );\n\tuseEffect( () => {\n\t\tsave( id, text );\n\t}, [ id ] );\n\treturn text;\n}\n',
        lines: [5],
      },
    ],
    good: [
      'function Edit( { attributes, setAttributes } ) {\n\tconst { id, size } = attributes;\n\tconst ref = useRef();\n\tuseEffect( () => {\n\t\tsetAttributes( { id: id || make( size ) } );\n\t\tref.current = id;\n\t}, [ id, size ] );\n\tconst all = useMemo( () => list( attributes.tags ), [ attributes.tags ] );\n\treturn all;\n}\n',
      'function Title( { id } ) {\n\tuseEffect( () => {\n\t\tlog( id );\n\t\t// eslint-disable-next-line react-hooks/exhaustive-deps\n\t}, [] );\n\treturn id;\n}\n',
    ],
  },
};

const hooks = /^use(?:Effect|LayoutEffect|InsertionEffect|Memo|Callback|Select|SuspenseSelect)$/;
/** Values that stay the same, or that nobody calls data. */
const stable = /^(?:set[A-Z]|on[A-Z]|get[A-Z]|dispatch|is?Mounted|ref$|.*Ref$|clientId$|store$)/;

function check(call: JsNode, context: JsContext): void {
  const hook = hookOf(call, context);
  if (hook === null || !hooks.test(hook)) return;
  const [callback, list] = argumentsOf(call);
  if (callback === undefined || list?.type !== 'array' || !isFunction(callback)) return;
  const owner = functionAround(call);
  if (roleOf(owner, context) === 'other' || isExcused(call, list, context)) return;
  const named = list.children.map((entry) => textOf(entry, context.source));
  const missing = missingIn(callback, owner, named, context);
  if (missing.length === 0) return;
  const names = missing.join(', ');
  const inner = context.source.slice({ start: list.start + 1, end: list.end - 1 }).trim();
  context.report({
    at: list,
    message: `${hook}() reads ${names}, which is missing from its dependencies.`,
    suggestion: `Add ${names} to the array.`,
    confidence: 'medium',
    fix: {
      edits: [
        {
          start: list.start,
          end: list.end,
          text: `[ ${inner === '' ? names : `${inner.replace(/,$/, '')}, ${names}`} ]`,
        },
      ],
      safe: false,
    },
  });
}

/** The author has said so. */
function isExcused(call: JsNode, list: JsNode, context: JsContext): boolean {
  const from = context.source.lineStart(context.source.lineAt(call.start)) - 120;
  return context.comments.some(
    (comment) =>
      comment.start >= from &&
      comment.start <= list.end + 80 &&
      /eslint-disable[\s\S]*(?:exhaustive-deps|$)/.test(context.source.slice(comment)) &&
      /exhaustive-deps/.test(context.source.slice(comment)),
  );
}

function missingIn(callback: JsNode, owner: JsNode, named: readonly string[], context: JsContext): string[] {
  const index = fileIndexOf(context);
  const state = stateOf(owner, context).values;
  const missing = new Set<string>();
  for (const node of within(callback)) {
    context.tick();
    if (node.type !== 'identifier' && node.type !== 'shorthand_property_identifier') continue;
    const name = context.source.slice(node);
    if (stable.test(name)) continue;
    const binding = index.lookup(name, node);
    if (binding === null || binding.scope !== owner || isWritten(node)) continue;
    if (!state.has(name) && !isReactive(binding, owner, context)) continue;
    const path = pathFrom(node, context);
    if (stable.test(path.slice(path.lastIndexOf('.') + 1)) || /\.(?:set[A-Z]\w*|current)$/.test(path)) continue;
    if (named.some((entry) => path === entry || path.startsWith(`${entry}.`) || entry.startsWith(`${path}.`))) continue;
    missing.add(path);
  }
  return [...missing].slice(0, 6);
}

function isWritten(node: JsNode): boolean {
  return node.field === 'left' && node.parent?.type === 'assignment_expression';
}

/** `attributes.category`, without what is called on it. */
function pathFrom(node: JsNode, context: JsContext): string {
  let at = node;
  while (at.parent?.type === 'member_expression' && at.field === 'object') {
    const outer: JsNode = at.parent;
    if (outer.parent?.type === 'call_expression' && outer.field === 'function') break;
    at = outer;
    if (context.source.slice(node) !== 'props' && at.parent?.type === 'member_expression' && at !== node) break;
  }
  return textOf(at, context.source);
}

/** A prop, a part of one, or what a selector gave. */
function isReactive(binding: Binding, owner: JsNode, context: JsContext): boolean {
  const [write] = binding.writes;
  if (binding.writes.length !== 1 || write === undefined) return false;
  if (write.how === 'parameter') return write.value === owner;
  if (write.how !== 'set') return false;
  if (hookOf(write.value, context) === 'useSelect') return true;
  if (write.key === null) return false;
  const root = /^[\w$]+/.exec(context.source.slice(write.value))?.[0];
  if (root === undefined || !/^[\w$.]+$/.test(context.source.slice(write.value))) return false;
  const from = fileIndexOf(context).lookup(root, write.value);
  return from?.scope === owner && from.writes.length === 1 && from.writes[0]?.how === 'parameter';
}

export const visitor: JsVisitor = { nodes: { call_expression: check } };
