import { nearestName } from '@presswright/shared/nearest-name';
import type { JsNode } from '../../../languages/javascript/ast.ts';
import { fileIndexOf } from '../../../languages/javascript/file-index.ts';
import { childOf } from '../../../languages/javascript/nodes.ts';
import type { JsContext, JsVisitor, RuleMeta } from '../../rule.ts';
import { blockOfScript } from '../../support/block-of-file.ts';

const block = '{ "apiVersion": 3, "name": "acme/price", "title": "Price", "usesContext": [ "acme/currency" ] }';

export const meta: RuleMeta = {
  id: 'quality/undeclared-context',
  language: 'javascript',
  category: 'quality',
  severity: 'medium',
  type: 'quality',
  title: 'Undeclared block context',
  description: 'Reports contexts that edit reads and that are not in usesContext of the block’s block.json.',
  rationale: `A block gets only the contexts that \`usesContext\` lists: any other is undefined.`,
  references: [
    {
      title: 'Block context',
      url: 'https://developer.wordpress.org/block-editor/reference-guides/block-api/block-context/',
    },
  ],
  fix: 'none',
  sniffs: [],
  examples: {
    bad: [
      {
        name: 'price/edit.js',
        code: "export default function Edit( { context, clientId } ) {\n\tconst { postId } = context;\n\treturn <p>{ context[ 'acme/currancy' ] }</p>;\n}\n",
        beside: { 'price/block.json': block },
        lines: [2, 3],
      },
    ],
    good: [
      {
        name: 'price/edit.js',
        code: "export default function Edit( { context, clientId } ) {\n\treturn <p>{ context[ 'acme/currency' ] }</p>;\n}\nconst draw = ( { context } ) => context.font;\n",
        beside: { 'price/block.json': block },
      },
      { name: 'price/edit.js', code: 'export default ( { context, clientId } ) => <p>{ context.postId }</p>;\n' },
    ],
  },
};

/** Whether an expression is the context that a component of the block gets. */
function isContext(node: JsNode, context: JsContext): boolean {
  if (node.type !== 'identifier' || context.source.slice(node) !== 'context') return false;
  const writes = fileIndexOf(context).lookup('context', node)?.writes ?? [];
  const [write] = writes;
  if (write === undefined || writes.length !== 1 || write.how !== 'parameter' || write.key !== 'context') return false;
  const taken = write.value.children.find(({ field }) => field === 'parameters' || field === 'parameter');
  return (
    taken !== undefined && /\b(?:attributes|setAttributes|clientId|isSelected)\b/.test(context.source.slice(taken))
  );
}

function check(at: JsNode, name: string, context: JsContext): void {
  const own = blockOfScript(context.project, context.fileName);
  if (own === null || own.contexts.has(name)) return;
  const meant = nearestName(name, own.contexts);
  context.report({
    at,
    message: `The block ${own.name} does not declare the context "${name}", so it is undefined.`,
    suggestion: meant === null ? `Add "${name}" to usesContext in block.json.` : `Did you mean "${meant}"?`,
  });
}

export const visitor: JsVisitor = {
  nodes: {
    member_expression(node, context) {
      const object = childOf(node, 'object');
      const property = childOf(node, 'property');
      if (object === undefined || property === undefined || !isContext(object, context)) return;
      check(property, context.source.slice(property), context);
    },
    subscript_expression(node, context) {
      const object = childOf(node, 'object');
      const index = childOf(node, 'index');
      if (object === undefined || index?.type !== 'string' || !isContext(object, context)) return;
      check(index, context.source.slice(index).slice(1, -1), context);
    },
    variable_declarator(node, context) {
      const pattern = childOf(node, 'name');
      const value = childOf(node, 'value');
      if (pattern?.type !== 'object_pattern' || value === undefined || !isContext(value, context)) return;
      for (const child of pattern.children) {
        const key = child.type === 'pair_pattern' ? childOf(child, 'key') : child;
        if (key?.type === 'shorthand_property_identifier_pattern' || key?.type === 'property_identifier')
          check(key, context.source.slice(key), context);
        else if (key?.type === 'string') check(key, context.source.slice(key).slice(1, -1), context);
      }
    },
  },
};
