import type { JsNode } from '../../../languages/javascript/ast.ts';
import { fileIndexOf } from '../../../languages/javascript/file-index.ts';
import { importsOf } from '../../../languages/javascript/imports.ts';
import { childOf } from '../../../languages/javascript/nodes.ts';
import type { JsContext, JsVisitor, RuleMeta } from '../../rule.ts';

export const meta: RuleMeta = {
  id: 'quality/undefined-component',
  language: 'javascript',
  category: 'quality',
  severity: 'medium',
  type: 'correctness',
  title: 'Undefined component',
  description: 'JSX names a component that a module neither imports nor defines.',
  rationale: `The block is replaced by "This block has encountered an error" as soon as it is drawn.

Import it. Only modules that import something are looked at, as classic scripts may get names from others.`,
  references: [
    { title: 'Importing and exporting components', url: 'https://react.dev/learn/importing-and-exporting-components' },
  ],
  fix: 'none',
  sniffs: [],
  examples: {
    bad: [
      {
        code: 'import { PanelBody } from \'@wordpress/components\';\nexport const Panel = () => (\n\t<PanelBody>\n\t\t<TextControl label="Name" />\n\t</PanelBody>\n);\n',
        lines: [4],
      },
    ],
    good: [
      'import { PanelBody } from \'@wordpress/components\';\nconst { TextControl } = wp.components;\nclass Row extends Component {}\nexport const Panel = ( { icon: Icon, as: Tag } ) => <PanelBody><TextControl label="Name" /><Row /><Icon /><Tag /></PanelBody>;\n',
      'const Panel = () => <PanelBody />;\n',
    ],
  },
};

function check(tag: JsNode, context: JsContext): void {
  const name = childOf(tag, 'name');
  if (name === undefined || importsOf(context).size === 0) return;
  const root = context.source.slice(name).split('.')[0] ?? '';
  if (!/^[A-Z]\w*$/.test(root) || importsOf(context).has(root)) return;
  if (fileIndexOf(context).lookup(root, tag) !== null) return;
  // Classes, and declarations of any other kind.
  if (
    new RegExp(
      `\\b(?:class|function|enum|namespace|import|const|let|var)\\s+(?:type\\s+)?${root}\\b|\\bglobals?\\s[^*]*\\b${root}\\b`,
    ).test(context.source.code)
  )
    return;
  context.report({
    at: name,
    message: `${root} is neither imported nor defined here.`,
    suggestion: `Import ${root}.`,
    detail: root,
  });
}

export const visitor: JsVisitor = { nodes: { jsx_opening_element: check, jsx_self_closing_element: check } };
