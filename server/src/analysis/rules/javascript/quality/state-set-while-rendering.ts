import type { JsNode } from '../../../languages/javascript/ast.ts';
import { calleeText, functionAround } from '../../../languages/javascript/nodes.ts';
import type { JsContext, JsVisitor, RuleMeta } from '../../rule.ts';
import { roleOf, stateOf } from '../support/react.ts';

export const meta: RuleMeta = {
  id: 'quality/state-set-while-rendering',
  language: 'javascript',
  category: 'quality',
  severity: 'medium',
  type: 'react_hooks',
  title: 'State set while rendering',
  description: 'A component calls `setAttributes()` or a state setter in its body, not in an effect or a handler.',
  rationale: `Setting state renders again, which sets it again: React stops with "Too many re-renders". Attributes set while rendering mark a post as changed that nobody touched, and fill the undo history.

Set them in an event handler, or in \`useEffect()\` with the values it depends on. What follows from props needs no state at all.`,
  references: [
    {
      title: 'Components and hooks must be pure',
      url: 'https://react.dev/reference/rules/components-and-hooks-must-be-pure',
    },
  ],
  fix: 'none',
  sniffs: [],
  examples: {
    bad: [
      {
        code: 'function Edit( { attributes, setAttributes, clientId } ) {\n\tif ( ! attributes.id ) {\n\t\tsetAttributes( { id: clientId } );\n\t}\n\treturn <p { ...useBlockProps() } />;\n}\n',
        lines: [3],
      },
      {
        code: 'function Counter() {\n\tconst [ count, setCount ] = useState( 0 );\n\tsetCount( count + 1 );\n\treturn <p>{ count }</p>;\n}\n',
        lines: [3],
      },
      {
        code: 'function Edit( { setAttributes } ) {\n\treturn <Button onClick={ setAttributes( { open: true } ) }>Open</Button>;\n}\n',
        lines: [2],
      },
    ],
    good: [
      'function Edit( { attributes, setAttributes, clientId } ) {\n\tuseEffect( () => {\n\t\tsetAttributes( { id: clientId } );\n\t}, [ clientId ] );\n\tconst [ last, setLast ] = useState( clientId );\n\tif ( last !== clientId ) {\n\t\tsetLast( clientId );\n\t}\n\treturn <Button onClick={ () => setAttributes( { open: true } ) }>Open</Button>;\n}\n',
    ],
  },
};

function check(call: JsNode, context: JsContext): void {
  const name = calleeText(call, context.source);
  if (!/^(?:(?:this\.)?props\.)?set[A-Z]\w*$/.test(name)) return;
  const owner = functionAround(call);
  if (roleOf(owner, context) !== 'component') return;
  const isAttributes = /(?:^|\.)setAttributes$/.test(name);
  if (!isAttributes && !stateOf(owner, context).setters.has(name)) return;
  // React allows a component to correct its own state under a condition.
  if (!isAttributes && isConditional(call, owner)) return;
  context.report({
    at: call,
    message: `${name}() is called while the component renders.`,
    suggestion:
      call.parent?.type === 'jsx_expression'
        ? `Pass a function: () => ${context.source.slice(call).slice(0, 60)}.`
        : 'Call it in an event handler or in useEffect().',
  });
}

function isConditional(call: JsNode, owner: JsNode): boolean {
  for (let at: JsNode | null = call.parent; at !== null && at !== owner; at = at.parent)
    if (/^(?:if_statement|ternary_expression|binary_expression|switch_case)$/.test(at.type)) return true;
  return false;
}

export const visitor: JsVisitor = { nodes: { call_expression: check } };
