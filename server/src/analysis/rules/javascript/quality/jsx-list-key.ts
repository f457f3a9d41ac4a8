import type { JsNode } from '../../../languages/javascript/ast.ts';
import {
  argumentsOf,
  calleeText,
  childOf,
  isFunction,
  parametersOf,
  within,
} from '../../../languages/javascript/nodes.ts';
import type { JsContext, JsVisitor, RuleMeta } from '../../rule.ts';
import { elementOf } from '../support/react.ts';

export const meta: RuleMeta = {
  id: 'quality/jsx-list-key',
  language: 'javascript',
  category: 'quality',
  severity: 'low',
  type: 'react',
  merge: 'message',
  title: 'List items without a stable key',
  description: 'Elements created in `.map()` have no `key`, or use the array index as their key.',
  rationale: `React matches the items of a list by their \`key\`. Without one, or with the position, an item that is added or sorted takes over the state and the focus of its neighbour.

Give the outermost element the item's own id.`,
  references: [
    { title: 'Rendering lists', url: 'https://react.dev/learn/rendering-lists#keeping-list-items-in-order-with-key' },
  ],
  fix: 'none',
  sniffs: [],
  examples: {
    bad: [
      {
        code: 'const List = ( { items } ) => <ul>{ items.map( ( item ) => <li>{ item.title }</li> ) }</ul>;\n',
        lines: [1],
      },
      {
        code: 'function List( { items } ) {\n\treturn items.map( ( item, index ) => {\n\t\treturn <Row key={ index } item={ item } />;\n\t} );\n}\n',
        lines: [3],
      },
    ],
    good: [
      'const List = ( { items } ) => <ul>{ items.map( ( item ) => <li key={ item.id }>{ item.title }</li> ) }</ul>;\n',
      'const labels = items.map( ( item ) => item.label );\nconst rows = items.map( ( item ) => <Row { ...item } /> );\n',
    ],
  },
};

function check(call: JsNode, context: JsContext): void {
  const callee = childOf(call, 'function');
  const property = callee === undefined ? undefined : childOf(callee, 'property');
  if (property === undefined || !/^(?:map|flatMap)$/.test(context.source.slice(property))) return;
  const [fn] = argumentsOf(call);
  if (fn === undefined || !isFunction(fn)) return;
  // `Children.map()` sets keys itself.
  if (/Children$/.test(context.source.slice(callee?.children[0] ?? call))) return;
  // What a block saves is turned into text once: nothing moves.
  const isSaved = /(?:^|\/)(?:save|deprecated)\.\w+$/.test(context.fileName);
  const position = isSaved ? undefined : parametersOf(fn)[1];
  for (const element of elementsOf(fn)) checkElement(element, position, context);
}

/** The outermost elements that the callback gives. */
function elementsOf(fn: JsNode): JsNode[] {
  const body = childOf(fn, 'body');
  if (body === undefined) return [];
  if (body.type !== 'statement_block') return elementsIn(body);
  return [...within(body, false)]
    .filter(({ type }) => type === 'return_statement')
    .flatMap(({ children }) => children.flatMap(elementsIn));
}

function elementsIn(node: JsNode): JsNode[] {
  switch (node.type) {
    case 'jsx_element':
    case 'jsx_self_closing_element':
    case 'call_expression':
      return [node];
    case 'parenthesized_expression':
      return node.children.flatMap(elementsIn);
    case 'ternary_expression':
      return node.children.slice(1).flatMap(elementsIn);
    case 'binary_expression':
      return node.children.slice(-1).flatMap(elementsIn);
    default:
      return [];
  }
}

/** `createElement( 'li', { … } )`: its properties must say the key. */
function checkCreated(call: JsNode, context: JsContext): void {
  const name = calleeText(call, context.source);
  const args = argumentsOf(call);
  const [type, properties] = args;
  const isElement =
    /(?:^|\.)createElement$/.test(name) ||
    (/^(?:el|h|createEl|element)$/.test(name) && args.length > 1 && /createElement/.test(context.source.code));
  if (!isElement || type === undefined || (properties !== undefined && !/^(?:object|null)$/.test(properties.type)))
    return;
  const hasKey = properties?.children.some(
    (pair) => pair.type === 'spread_element' || /^['"]?key\b/.test(context.source.slice(pair)),
  );
  if (hasKey !== true)
    report(
      call,
      `${context.source.slice(type)} in a list has no key.`,
      'Add a key with the ID of the item.',
      'low',
      context,
    );
}

function checkElement(node: JsNode, position: JsNode | undefined, context: JsContext): void {
  if (node.type === 'call_expression') {
    // `document.createElement()` makes no element of React.
    if (!/^document\./.test(context.source.slice(node))) checkCreated(node, context);
    return;
  }
  const tag = node.type === 'jsx_element' ? node.children[0] : node;
  if (tag === undefined) return;
  const element = elementOf(tag, context);
  if (element === null) {
    // `<>` takes no key.
    if (tag.type !== 'jsx_opening_element') return;
    report(tag, 'A fragment in a list has no key.', 'Write <Fragment key={ … }>.', 'low', context);
    return;
  }
  const key = element.attributes.get('key');
  if (key === undefined) {
    if (!element.hasSpread)
      report(tag, `<${element.name}> in a list has no key.`, 'Add key={ … } with the ID of the item.', 'low', context);
    return;
  }
  const inner = key?.children[0];
  if (
    position?.type === 'identifier' &&
    inner !== undefined &&
    isPosition(inner, context.source.slice(position), context)
  )
    report(tag, 'The key is the array index.', 'Use the ID of the item.', 'info', context);
}

function isPosition(value: JsNode, name: string, context: JsContext): boolean {
  if (value.type === 'identifier') return context.source.slice(value) === name;
  if (value.type === 'call_expression') return context.source.slice(value) === `String( ${name} )`;
  const isText = value.type === 'template_string' || value.type === 'binary_expression';
  if (!isText) return false;
  const parts = [...within(value)].filter(({ type }) => type === 'identifier');
  return parts.length === 1 && parts[0] !== undefined && context.source.slice(parts[0]) === name;
}

function report(at: JsNode, message: string, suggestion: string, severity: 'low' | 'info', context: JsContext): void {
  context.report({ at, message, suggestion, severity });
}

export const visitor: JsVisitor = { nodes: { call_expression: check } };
