import type { ClassDecl } from '../../../languages/php/ast.ts';
import type { PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';

export const meta: RuleMeta = {
  id: 'quality/unused-private-method',
  language: 'php',
  category: 'quality',
  severity: 'low',
  type: 'maintainability',
  cwe: 'CWE-561',
  title: 'Unused private method',
  description: 'Reports private methods that are not called in their class.',
  rationale: `Only the class itself can call a private method. One whose name is written nowhere else in it, not even in a text, is
dead; or it was to be called, and something is not done.

Delete it, or call it. Classes that call methods by names they put together are not looked at.

**When to ignore it:** when the method is reached by reflection.`,
  references: [{ title: 'CWE-561: Dead Code', url: 'https://cwe.mitre.org/data/definitions/561.html' }],
  fix: 'none',
  sniffs: [],
  examples: {
    bad: [
      {
        code: '<?php\nclass Shelf {\n\tpublic function show() {\n\t\treturn 1;\n\t}\n\tprivate function render() {\n\t\treturn 2;\n\t}\n}\n',
        lines: [6],
      },
    ],
    good: [
      "<?php\nclass Shelf {\n\tprivate function __construct() {\n\t\tadd_action( 'init', array( $this, 'render' ) );\n\t\t$this->show();\n\t}\n\tprivate function render() {}\n\tprivate function show() {}\n}\n",
      "<?php\nclass Shelf {\n\tpublic function run( $what ) {\n\t\treturn $this->{'run_' . $what}();\n\t}\n\tprivate function run_a() {}\n}\n",
    ],
  },
};

function check(node: ClassDecl, context: PhpContext): void {
  const waiting = node.methods.filter(
    ({ visibility, body, name }) => visibility === 'private' && body !== null && !name.startsWith('__'),
  );
  if (waiting.length === 0 || node.traits.length > 0 || node.flavour === 'trait') return;
  const text = context.source.slice(node);
  // Names put together, or called from a variable.
  if (
    /(->|::)\s*(\$|\{)|\[\s*(\$this|self::class|static::class|__CLASS__)\s*,\s*(\$|['"]\w*['"]\s*\.)|array\s*\(\s*(\$this|__CLASS__)\s*,\s*\$/.test(
      text,
    )
  )
    return;
  const lower = text.toLowerCase();
  // `array( $this, 'step_' . $name )` and "step_{$name}" call every method whose name begins so.
  const beginnings = [...lower.matchAll(/(['"])([a-z]\w*)(?:\1\s*\.|\{?\$)/g)].map(([, , start = '']) => start);
  for (const method of waiting) {
    const name = method.name.toLowerCase();
    if (isNamedAgain(name, lower) || beginnings.some((start) => name.startsWith(start))) continue;
    context.report({
      at: { start: method.nameStart, end: method.nameStart + method.name.length },
      message: `The private method ${method.name}() is never called.`,
      suggestion: 'Remove it, or call it where it was intended.',
      confidence: 'high',
    });
  }
}

/** Whether a word stands in a text more than once. */
function isNamedAgain(word: string, text: string): boolean {
  let times = 0;
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    const isWord = !/\w/.test(text[at - 1] ?? '') && !/\w/.test(text[at + word.length] ?? '');
    if (isWord && ++times > 1) return true;
  }
  return false;
}

export const visitor: PhpVisitor = { nodes: { Class: check } };
