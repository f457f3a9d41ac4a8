import type { JsNode } from '../../../languages/javascript/ast.ts';
import { fileIndexOf } from '../../../languages/javascript/file-index.ts';
import {
  argumentsOf,
  calleeText,
  childOf,
  functionAround,
  isFunction,
  within,
} from '../../../languages/javascript/nodes.ts';
import type { JsContext, JsVisitor, RuleMeta } from '../../rule.ts';
import { renderingAround, returnsElement, roleOf } from '../support/react.ts';

export const meta: RuleMeta = {
  id: 'performance/costly-rendering',
  language: 'javascript',
  category: 'performance',
  severity: 'low',
  type: 'performance',
  title: 'Expensive work in every render',
  description: 'A component defines another component, or copies data through JSON, each time it renders.',
  rationale: `A component that is defined inside another is a new one at every rendering: React throws its elements away, and with them what was typed and the focus. A copy through \`JSON.parse( JSON.stringify() )\` is slow and always a new object, so all below renders again.

Define components at the top of the file. Copy what changes alone (\`{ ...item, label }\`), in the handler that changes it.`,
  references: [
    { title: 'Preserving and resetting state', url: 'https://react.dev/learn/preserving-and-resetting-state' },
  ],
  fix: 'none',
  sniffs: [],
  examples: {
    bad: [
      {
        code: 'function Edit( { attributes } ) {\n\tconst Row = ( { text } ) => <li>{ text }</li>;\n\treturn <ul><Row text="a" /></ul>;\n}\n',
        lines: [2],
      },
      {
        code: 'function Edit( { attributes } ) {\n\tconst copy = JSON.parse( JSON.stringify( attributes.items ) );\n\treturn <List items={ copy } />;\n}\n',
        lines: [2],
      },
    ],
    good: [
      'const Row = ( { text } ) => <li>{ text }</li>;\nfunction Edit( { attributes, setAttributes } ) {\n\tconst renderRow = ( text ) => <Row text={ text } />;\n\tconst change = () => setAttributes( { items: JSON.parse( JSON.stringify( attributes.items ) ) } );\n\treturn <ul onClick={ change }>{ renderRow( "a" ) }</ul>;\n}\n',
    ],
  },
};

/** `const Row = () => <li />` in a component that uses `<Row />`. */
function checkFunction(fn: JsNode, context: JsContext): void {
  const name = fileIndexOf(context).nameOf(fn);
  if (name === null || !/^[A-Z]/.test(name) || fn.type === 'method_definition') return;
  const owner = functionAround(fn);
  // What `save` makes is turned into text once.
  if (
    /^save$/i.test(fileIndexOf(context).nameOf(owner) ?? '') ||
    /(?:^|\/)(?:save|deprecated)\.\w+$/.test(context.fileName)
  )
    return;
  if (roleOf(owner, context) !== 'component' || !returnsElement(owner) || !returnsElement(fn)) return;
  const isUsed = [...within(owner)].some(
    (node) => /^jsx_(?:opening|self_closing)_element$/.test(node.type) && textOfName(node, context) === name,
  );
  if (!isUsed) return;
  context.report({
    at: childOf(fn.parent ?? fn, 'name') ?? childOf(fn, 'name') ?? fn,
    message: `${name} is redefined in every render, so its children are remounted and lose their state.`,
    suggestion: 'Define it at the top level of the file, and pass what it needs as props.',
    severity: 'medium',
  });
}

function textOfName(tag: JsNode, context: JsContext): string {
  const name = childOf(tag, 'name');
  return name === undefined ? '' : context.source.slice(name);
}

function checkCall(call: JsNode, context: JsContext): void {
  if (calleeText(call, context.source) !== 'JSON.parse') return;
  const [inner] = argumentsOf(call);
  if (inner?.type !== 'call_expression' || calleeText(inner, context.source) !== 'JSON.stringify') return;
  if (!isFunction(functionAround(call)) || renderingAround(call, context) === null) return;
  context.report({
    at: call,
    message: 'This data is serialized and parsed again in every render.',
    suggestion: 'Copy only what changes, where it changes; use structuredClone() for deep copies.',
  });
}

export const visitor: JsVisitor = {
  nodes: {
    arrow_function: checkFunction,
    function_expression: checkFunction,
    function_declaration: checkFunction,
    call_expression: checkCall,
  },
};
