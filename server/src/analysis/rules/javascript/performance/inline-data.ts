import type { JsNode } from '../../../languages/javascript/ast.ts';
import type { JsContext, JsVisitor, RuleMeta } from '../../rule.ts';

export const meta: RuleMeta = {
  id: 'performance/inline-data',
  language: 'javascript',
  category: 'performance',
  severity: 'info',
  type: 'performance',
  title: 'Large inline data in a script',
  description: 'A script contains an image, font or audio file of more than 8 KB as a data URL.',
  rationale: `Base64 makes a file a third larger, and it is downloaded and parsed with the script, whether it is shown or not. The browser cannot keep it on its own.

Ship it as a file and use its address (\`plugins_url()\` through \`wp_add_inline_script()\`, or an import that the build turns into one).`,
  references: [{ title: 'data: URLs', url: 'https://developer.mozilla.org/docs/Web/URI/Reference/Schemes/data' }],
  fix: 'none',
  sniffs: [],
  examples: {
    bad: [{ code: `const logo = 'data:image/png;base64,${'iVBORw0KGgoAAAANSUhEUgAA'.repeat(360)}';\n`, lines: [1] }],
    good: ["const dot = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';\nconst logo = settings.logo;\n"],
  },
};

function check(node: JsNode, context: JsContext): void {
  const length = node.end - node.start;
  if (length < 8192) return;
  const head = context.source.slice({ start: node.start, end: node.start + 200 });
  if (!/^['"`][\s\S]{0,80}?data:(?:image|font|application|audio|video)\/[\w.+-]+[^,]*;base64,/.test(head)) return;
  context.report({
    at: node,
    message: `${Math.round(length / 1024)} KB of data are part of this script.`,
    suggestion: 'Ship it as a separate file, and use its URL.',
  });
}

export const visitor: JsVisitor = { nodes: { string: check, template_string: check } };
