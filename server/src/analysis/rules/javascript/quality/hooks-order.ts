import type { JsNode } from '../../../languages/javascript/ast.ts';
import { fileIndexOf } from '../../../languages/javascript/file-index.ts';
import { calleeText, functionAround, isFunction, within } from '../../../languages/javascript/nodes.ts';
import type { JsContext, JsVisitor, RuleMeta } from '../../rule.ts';
import { hookOf, roleOf, wrapperOf } from '../support/react.ts';

export const meta: RuleMeta = {
  id: 'quality/hooks-order',
  language: 'javascript',
  category: 'quality',
  severity: 'medium',
  type: 'react_hooks',
  title: 'Conditional hook call',
  description:
    'A React hook is called in a condition, a loop, after a return, in a callback, in a class or outside a component.',
  rationale: `React tells the hooks of a component apart by their order alone. One that is skipped once gives every later hook the state of another, and the editor shows "Rendered fewer hooks than expected".

Call hooks at the top of the component, before any \`return\`, and put the condition inside: into the effect, the selector or what is returned.`,
  references: [{ title: 'Rules of Hooks', url: 'https://react.dev/reference/rules/rules-of-hooks' }],
  fix: 'none',
  sniffs: [],
  examples: {
    bad: [
      {
        code: 'export function Edit( { isOpen } ) {\n\tif ( isOpen ) {\n\t\tuseEffect( () => load(), [] );\n\t}\n\treturn <p />;\n}\n',
        lines: [3],
      },
      {
        code: 'const Edit = ( { id } ) => {\n\tif ( ! id ) {\n\t\treturn null;\n\t}\n\tconst [ open, setOpen ] = useState( false );\n\treturn <p>{ open }</p>;\n};\n',
        lines: [5],
      },
      {
        code: 'function List( { items } ) {\n\treturn items.map( ( item ) => {\n\t\tconst ref = useRef();\n\t\treturn <li key={ item } ref={ ref } />;\n\t} );\n}\n',
        lines: [3],
      },
      { code: 'function renderTitle() {\n\tconst [ title ] = useState( "" );\n\treturn title;\n}\n', lines: [2] },
    ],
    good: [
      'export function Edit( { isOpen } ) {\n\tconst props = useBlockProps();\n\tuseEffect( () => {\n\t\tif ( isOpen ) {\n\t\t\tload();\n\t\t}\n\t}, [ isOpen ] );\n\tif ( ! isOpen ) {\n\t\treturn null;\n\t}\n\treturn <p { ...props } />;\n}\n',
      'function useTitle( id ) {\n\treturn useSelect( ( select ) => select( store ).getTitle( id ), [ id ] );\n}\nconst withTitle = ( Inner ) => ( props ) => {\n\tconst title = useTitle( props.id );\n\treturn <Inner title={ title } />;\n};\n',
    ],
  },
};

const hooksOfReact =
  /^use(?:State|Effect|LayoutEffect|Reducer|Ref|Memo|Callback|Context|Select|Dispatch|EntityProp|EntityRecords?|BlockProps|InstanceId|Id)$/;

function check(call: JsNode, context: JsContext): void {
  const hook = hookOf(call, context);
  if (hook === null) return;
  const fn = functionAround(call);
  const found = !isFunction(fn) ? atTopLevel(hook) : problemIn(fn, call, hook, context);
  if (found === null) return;
  context.report({
    at: call.children[0] ?? call,
    message: `${hook}() ${found}.`,
    suggestion: 'Call it unconditionally at the top level of the component; move the condition inside.',
    confidence: 'high',
  });
}

function atTopLevel(hook: string): string | null {
  return hooksOfReact.test(hook) ? 'is called outside of any component' : null;
}

function problemIn(fn: JsNode, call: JsNode, hook: string, context: JsContext): string | null {
  if (roleOf(fn, context) === 'other') return outside(fn, hook, context);
  for (let at: JsNode = call; at !== fn && at.parent !== null; at = at.parent) {
    const where = conditional(at, at.parent);
    if (where !== null) return where;
  }
  for (const node of within(fn, false))
    if (node.type === 'return_statement' && node.end <= call.start)
      return 'stands after a return, so it is not always called';
  return null;
}

function conditional(child: JsNode, parent: JsNode): string | null {
  switch (parent.type) {
    case 'if_statement':
    case 'ternary_expression':
      return child.field === 'condition' ? null : 'is called under a condition';
    case 'binary_expression':
      return /^(?:&&|\|\||\?\?)$/.test(parent.operator) && child.field === 'right'
        ? 'is called under a condition'
        : null;
    case 'switch_case':
    case 'switch_default':
      return child.field === 'value' ? null : 'is called under a condition';
    case 'for_statement':
    case 'for_in_statement':
    case 'while_statement':
    case 'do_statement':
      return child.field === 'body' ? 'is called in a loop' : null;
    default:
      return null;
  }
}

/** A function that is neither component nor hook. */
function outside(fn: JsNode, hook: string, context: JsContext): string | null {
  if (fn.type === 'method_definition' && fn.parent?.type === 'class_body')
    return hooksOfReact.test(hook) ? 'is called in a class' : null;
  const name = fileIndexOf(context).nameOf(fn);
  if (name !== null && wrapperOf(fn) === null)
    return hooksOfReact.test(hook) && isPlain(fn) ? `is called in ${name}(), which is no component` : null;
  const handedOver = wrapperOf(fn) !== null || fn.parent?.type === 'jsx_expression';
  if (!handedOver) return null;
  for (let outer = functionAround(fn); isFunction(outer); outer = functionAround(outer))
    if (roleOf(outer, context) !== 'other') return 'is called in a function inside the component';
  const call = wrapperOf(fn);
  if (
    call !== null &&
    hooksOfReact.test(hook) &&
    /\.(?:map|forEach|filter|flatMap|reduce)$/.test(calleeText(call, context.source))
  )
    return 'is called once for each entry of a list';
  return null;
}

/** A function of the file, no entry of an object, whose name others give a meaning. */
function isPlain(fn: JsNode): boolean {
  return fn.type === 'function_declaration' || fn.parent?.type === 'variable_declarator';
}

export const visitor: JsVisitor = { nodes: { call_expression: check } };
