import type { JsNode } from '../../../languages/javascript/ast.ts';
import { fileIndexOf } from '../../../languages/javascript/file-index.ts';
import { childOf, textOf } from '../../../languages/javascript/nodes.ts';
import type { JsContext, JsVisitor, RuleMeta } from '../../rule.ts';
import { oncePerFile } from '../../support/once-per-file.ts';

export const meta: RuleMeta = {
  id: 'quality/mutated-attributes',
  language: 'javascript',
  category: 'quality',
  severity: 'medium',
  type: 'block_editor',
  title: 'Mutated attributes',
  description:
    'A block writes into its `attributes`, or an array or object in them, instead of calling `setAttributes()` with a copy.',
  rationale: `The editor compares attributes by identity. An array that \`push()\` changed is still the same array: the block is not drawn again, undo does not know of it, and the change may never be saved.

Call \`setAttributes()\` with a new value: \`setAttributes( { items: [ ...items, item ] } )\`.`,
  references: [
    {
      title: 'Attributes',
      url: 'https://developer.wordpress.org/block-editor/reference-guides/block-api/block-edit-save/#setattributes',
    },
  ],
  fix: 'none',
  sniffs: [],
  examples: {
    bad: [
      {
        code: 'function Edit( { attributes, setAttributes } ) {\n\tconst add = ( item ) => {\n\t\tattributes.items.push( item );\n\t\tsetAttributes( { items: attributes.items } );\n\t};\n\treturn <Button onClick={ add }>Add</Button>;\n}\n',
        lines: [3],
      },
      {
        code: 'function Edit( { attributes, setAttributes } ) {\n\tconst { items } = attributes;\n\tconst rename = ( at, label ) => {\n\t\titems[ at ].label = label;\n\t\tsetAttributes( { items } );\n\t};\n\treturn <Row onChange={ rename } />;\n}\n',
        lines: [4],
      },
    ],
    good: [
      'function Edit( { attributes, setAttributes } ) {\n\tconst { items } = attributes;\n\tconst add = ( item ) => setAttributes( { items: [ ...items, item ] } );\n\tconst sort = () => {\n\t\tconst next = [ ...items ];\n\t\tnext.sort();\n\t\tsetAttributes( { items: next } );\n\t};\n\treturn <Button onClick={ add } onFocus={ sort }>Add</Button>;\n}\n',
      'function build( attributes ) {\n\tattributes.title = "x";\n\treturn attributes;\n}\n',
    ],
  },
};

const changing = /^(?:push|pop|shift|unshift|splice|sort|reverse|fill|copyWithin)$/;

/** The variable that a chain of members starts with. */
function rootOf(node: JsNode): JsNode {
  let at = node;
  while (at.type === 'member_expression' || at.type === 'subscript_expression') {
    const object = childOf(at, 'object');
    if (object === undefined) break;
    at = object;
  }
  return at;
}

/** Whether an expression is the block's attributes, or a part of them. */
function isAttributes(node: JsNode, context: JsContext): boolean {
  const text = textOf(node, context.source);
  const root = rootOf(node);
  if (root.type === 'this') return /^this\.props\.attributes\b/.test(text);
  if (root.type !== 'identifier') return false;
  const name = context.source.slice(root);
  const writes = fileIndexOf(context).lookup(name, root)?.writes ?? [];
  const [write] = writes;
  if (write === undefined || writes.some(({ how }) => how === 'each')) return false;
  if (name === 'props') return /^props\.attributes\b/.test(text) && write.how === 'parameter';
  if (write.how === 'parameter') return name === 'attributes' && write.key === 'attributes';
  if (write.key === null || write.how !== 'set' || writes.length > 2) return false;
  const from = context.source.slice(write.value);
  if (write.key === 'attributes') return /^(?:this\.)?props$/.test(from);
  return from === 'attributes' || /^(?:this\.)?props\.attributes$/.test(from);
}

function report(at: JsNode, context: JsContext): void {
  context.report({
    at,
    message: `${context.source.slice(at).replace(/\s+/g, ' ').slice(0, 60)} is mutated, so the editor does not notice the change.`,
    suggestion: 'Pass a changed copy to setAttributes().',
  });
}

const setsAttributes = oncePerFile(/\bsetAttributes\b/);

function isBlock(context: JsContext): boolean {
  return setsAttributes(context.source);
}

function checkTarget(target: JsNode | undefined, context: JsContext): void {
  if (target === undefined || !/^(?:member|subscript)_expression$/.test(target.type) || !isBlock(context)) return;
  const object = childOf(target, 'object');
  if (object !== undefined && isAttributes(object, context)) report(target, context);
}

export const visitor: JsVisitor = {
  nodes: {
    assignment_expression: (node, context) => checkTarget(childOf(node, 'left'), context),
    augmented_assignment_expression: (node, context) => checkTarget(childOf(node, 'left'), context),
    update_expression: (node, context) => checkTarget(childOf(node, 'argument'), context),
    unary_expression: (node, context) => {
      if (node.operator === 'delete') checkTarget(childOf(node, 'argument'), context);
    },
    call_expression: (node, context) => {
      const callee = childOf(node, 'function');
      if (callee?.type !== 'member_expression') return;
      const property = childOf(callee, 'property');
      const object = childOf(callee, 'object');
      if (property === undefined || object === undefined || !changing.test(context.source.slice(property))) return;
      if (!isBlock(context)) return;
      if (isAttributes(object, context)) report(object, context);
    },
  },
};
