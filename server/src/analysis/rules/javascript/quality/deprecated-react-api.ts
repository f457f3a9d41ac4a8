import type { JsNode } from '../../../languages/javascript/ast.ts';
import { childOf } from '../../../languages/javascript/nodes.ts';
import type { JsContext, JsVisitor, RuleMeta } from '../../rule.ts';

export const meta: RuleMeta = {
  id: 'quality/deprecated-react-api',
  language: 'javascript',
  category: 'quality',
  severity: 'low',
  type: 'deprecated',
  title: 'Deprecated React API',
  description: 'A class uses a deprecated React lifecycle method or a string ref.',
  rationale: `\`componentWillMount\`, \`componentWillReceiveProps\` and \`componentWillUpdate\` may run several times for one rendering, warn in the console, and are gone from later versions; so are texts as refs.

Use \`componentDidMount\`, \`componentDidUpdate\` or a function component with \`useEffect()\`; \`createRef()\` or \`useRef()\`.`,
  references: [
    { title: 'Component: deprecated methods', url: 'https://react.dev/reference/react/Component#componentwillmount' },
  ],
  fix: 'none',
  sniffs: [],
  examples: {
    bad: [
      {
        code: 'class Edit extends Component {\n\tcomponentWillMount() {\n\t\tload();\n\t}\n\trender() {\n\t\treturn <p ref="text" />;\n\t}\n}\n',
        lines: [2, 6],
      },
    ],
    good: [
      'class Edit extends Component {\n\tcomponentDidMount() {\n\t\tload();\n\t}\n\trender() {\n\t\treturn <p ref={ this.text } />;\n\t}\n}\n',
    ],
  },
};

const instead: ReadonlyMap<string, string> = new Map([
  ['componentWillMount', 'componentDidMount() or the constructor'],
  ['componentWillReceiveProps', 'componentDidUpdate( previous )'],
  ['componentWillUpdate', 'componentDidUpdate( previous )'],
]);

function checkMethod(node: JsNode, context: JsContext): void {
  const name = childOf(node, 'name');
  if (name === undefined || node.parent?.type !== 'class_body') return;
  const text = context.source.slice(name);
  const better = instead.get(text.replace(/^UNSAFE_/, ''));
  if (better !== undefined)
    context.report({ at: name, message: `${text}() is deprecated in React.`, suggestion: `Use ${better}.` });
}

function checkAttribute(node: JsNode, context: JsContext): void {
  const [name, value] = node.children;
  if (name === undefined || value?.type !== 'string' || context.source.slice(name) !== 'ref') return;
  context.report({
    at: node,
    message: 'String refs have been removed from React.',
    suggestion: 'Use createRef() or useRef().',
  });
}

export const visitor: JsVisitor = { nodes: { method_definition: checkMethod, jsx_attribute: checkAttribute } };
