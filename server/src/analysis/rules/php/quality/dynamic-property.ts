import type { ClassDecl, Node, Prop } from '../../../languages/php/ast.ts';
import { childNodes } from '../../../languages/php/child-nodes.ts';
import type { PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';
import { isOutsideCore } from './support/core-file.ts';

export const meta: RuleMeta = {
  id: 'quality/dynamic-property',
  language: 'php',
  category: 'quality',
  severity: 'info',
  type: 'compatibility',
  title: 'Undeclared property',
  description: 'Reports properties of $this that a class sets without declaring them.',
  rationale: `Since PHP 8.2 making a property by assigning to it is deprecated, and logged each time. A misspelled name makes one as
well, and nothing complains.

Declare it in the class: \`private $items = array();\`. Classes with a parent, with traits, with \`__set()\`, or marked
\`#[AllowDynamicProperties]\` are not looked at.

**When to ignore it:** in code that only runs on old versions of PHP.`,
  references: [{ title: 'PHP: deprecated in 8.2', url: 'https://www.php.net/manual/en/migration82.deprecated.php' }],
  fix: 'none',
  sniffs: [],
  examples: {
    bad: [
      {
        code: '<?php\nclass Shelf {\n\tpublic function __construct() {\n\t\t$this->books = array();\n\t\t$this->books[] = 1;\n\t}\n}\n',
        lines: [4],
      },
    ],
    good: [
      '<?php\nclass Shelf {\n\tprivate $books;\n\tpublic function __construct( private int $size ) {\n\t\t$this->books = array();\n\t\t$this->size = 2;\n\t}\n}\nclass Room extends Shelf {\n\tpublic function fill() {\n\t\t$this->door = 1;\n\t}\n}\n',
      '<?php\n#[AllowDynamicProperties]\nclass Shelf {\n\tpublic function fill() {\n\t\t$this->door = 1;\n\t}\n}\n',
    ],
  },
};

function check(node: ClassDecl, context: PhpContext): void {
  if (node.flavour !== 'class' || node.parent !== null || node.traits.length > 0) return;
  const { source } = context;
  if (
    /AllowDynamicProperties/.test(source.slice({ start: Math.max(source.base, node.start - 300), end: node.nameStart }))
  )
    return;
  const declared = new Set(node.props.map(({ name }) => name));
  for (const method of node.methods) {
    if (/^__(set|get)$/i.test(method.name)) return;
    for (const param of method.params) if (param.promoted) declared.add(param.name);
  }
  for (const method of node.methods) {
    if (method.body === null || method.isStatic) continue;
    const stack: Node[] = [method.body];
    for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
      if (at.kind === 'Class' || at.kind === 'Function') continue;
      const set = at.kind === 'Assign' || at.kind === 'AssignOp' ? ownProperty(at.target) : null;
      if (set !== null && typeof set.name === 'string' && !declared.has(set.name)) {
        declared.add(set.name);
        context.report({
          at: set,
          message: `$this->${set.name} is not declared in ${node.name === '' ? 'its class' : node.name}: dynamic properties are deprecated since PHP 8.2.`,
          suggestion: `Declare it in the class, such as private $${set.name};`,
          confidence: 'high',
        });
      }
      stack.push(...childNodes(at).toReversed());
    }
  }
}

function ownProperty(target: Node): Prop | null {
  return target.kind === 'Prop' && target.object.kind === 'Var' && target.object.name === 'this' ? target : null;
}

export const visitor: PhpVisitor = { wantsFile: isOutsideCore, nodes: { Class: check } };
