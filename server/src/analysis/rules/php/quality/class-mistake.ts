import type { ClassDecl, FunctionDecl, Method, Node } from '../../../languages/php/ast.ts';
import { childNodes } from '../../../languages/php/child-nodes.ts';
import type { PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';
import { isOutsideCore } from './support/core-file.ts';

export const meta: RuleMeta = {
  id: 'quality/class-mistake',
  language: 'php',
  category: 'quality',
  severity: 'medium',
  type: 'correctness',
  title: 'Broken constructor, $this or parameter',
  description:
    'Reports constructors named like their class, $this in static methods and functions, and required parameters after optional ones.',
  rationale: `A method named like its class was its constructor in PHP 4; since PHP 8 it is a method like any other and never runs by
itself: name it \`__construct()\`. In a static method, and in a function outside a class, there is no \`$this\`: using it
throws an error. A required parameter after one with a default makes that default useless, and has been deprecated since PHP 8.0.

**When to ignore it:** when a class deliberately has both a constructor and a method of its own name.`,
  references: [
    { title: 'PHP manual: constructors', url: 'https://www.php.net/manual/en/language.oop5.decon.php' },
    { title: 'PHP manual: static', url: 'https://www.php.net/manual/en/language.oop5.static.php' },
  ],
  fix: 'suggestion',
  sniffs: [
    'Generic.NamingConventions.ConstructorName',
    'WordPress.WP.DeprecatedClasses',
    'PEAR.Functions.ValidDefaultValue',
  ],
  examples: {
    bad: [
      {
        code: '<?php\nclass Shelf {\n\tpublic $books;\n\tpublic function Shelf() {\n\t\t$this->books = array();\n\t}\n\tpublic static function all() {\n\t\treturn $this->books;\n\t}\n}\nfunction shelf_add( $books = array(), $book ) {\n\treturn $books;\n}\n',
        lines: [4, 8, 11],
      },
    ],
    good: [
      '<?php\nclass Shelf {\n\tpublic function __construct() {}\n\tpublic function shelf() {}\n\tpublic static function all() {\n\t\treturn new class() {\n\t\t\tpublic function a() {\n\t\t\t\treturn $this;\n\t\t\t}\n\t\t};\n\t}\n}\nfunction shelf_add( WP_Post $book = null, $books ) {\n\treturn $books;\n}\n',
    ],
  },
};

function checkClass(node: ClassDecl, context: PhpContext): void {
  const names = node.methods.map(({ name }) => name.toLowerCase());
  if (node.name === '' || names.includes('__construct') || context.names.namespaceAt(node.start) !== '') return;
  const old = node.methods.find(({ name, isStatic }) => name.toLowerCase() === node.name.toLowerCase() && !isStatic);
  if (!old) return;
  const at = { start: old.nameStart, end: old.nameStart + old.name.length };
  context.report({
    at,
    message: `${old.name}() is not a constructor since PHP 8, so it does not run when an object is created.`,
    suggestion: 'Name it __construct().',
    confidence: 'high',
    fix: { edits: [{ ...at, text: '__construct' }], safe: false },
  });
}

function checkMethod(node: Method, context: PhpContext): void {
  checkParameters(node, context);
  if (node.isStatic && node.body !== null) checkThis(node, node.body, `the static method ${node.name}()`, context);
}

function checkFunction(node: FunctionDecl, context: PhpContext): void {
  checkParameters(node, context);
  if (!context.ancestors.some(({ kind }) => kind === 'Class'))
    checkThis(node, node.body, `the function ${node.name}()`, context);
}

function checkThis(node: FunctionDecl | Method, body: Node, what: string, context: PhpContext): void {
  if (!context.source.slice(node).includes('$this')) return;
  const stack: Node[] = [body];
  for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
    // A closure may be bound to an object, and a class inside has its own.
    if (at.kind === 'Class' || at.kind === 'Function' || at.kind === 'Closure' || at.kind === 'ArrowFn') continue;
    const isAsked = at.kind === 'Call' && at.callee.kind === 'Name' && /^\\?(isset|empty)$/i.test(at.callee.text);
    if (isAsked) return;
    if (at.kind === 'Var' && at.name === 'this') {
      context.report({
        at,
        message: `There is no $this in ${what}: using it throws an error.`,
        suggestion: 'Make the method non-static, or use self:: and a parameter.',
        severity: 'high',
        confidence: 'high',
      });
      return;
    }
    stack.push(...childNodes(at).toReversed());
  }
}

function checkParameters(node: FunctionDecl | Method, context: PhpContext): void {
  const required = node.params.findLastIndex((param) => param.value === null && !param.variadic);
  const optional = node.params.find((param, at) => {
    if (at >= required || param.value === null) return false;
    // `Type $a = null` was the way to say "or null" before PHP 7.1.
    return !(param.value.kind === 'Null' && param.type !== null);
  });
  if (!optional) return;
  context.report({
    at: optional,
    message: `$${optional.name} has a default value, but is followed by a required parameter, so the default is never used.`,
    suggestion: 'Move it after the required parameters, or remove the default.',
    severity: 'low',
    confidence: 'high',
  });
}

export const visitor: PhpVisitor = {
  wantsFile: isOutsideCore,
  nodes: { Class: checkClass, Method: checkMethod, Function: checkFunction },
};
