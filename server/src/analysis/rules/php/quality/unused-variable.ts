import type { Assign, Closure, FunctionDecl, Method, Node } from '../../../languages/php/ast.ts';
import { childNodes } from '../../../languages/php/child-nodes.ts';
import type { PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';

export const meta: RuleMeta = {
  id: 'quality/unused-variable',
  language: 'php',
  category: 'quality',
  severity: 'low',
  type: 'maintainability',
  cwe: 'CWE-563',
  title: 'Unused variable',
  description: 'Reports variables that a function sets but never reads, and unused variables captured by closures.',
  rationale: `A value that nobody reads is left over from an earlier version, or its name is misspelled where it should be read:
then the function works with something else.

Delete the assignment, and keep a call on its right when it does something. Functions that read variables by name
(\`compact()\`, \`get_defined_vars()\`, \`include\`, \`$$name\`) are not looked at; nor are parameters, which hooks prescribe,
and the variables of \`foreach\` and \`list()\`.

**When to ignore it:** when the value is kept alive on purpose, such as a lock.`,
  references: [
    { title: 'CWE-563: Assignment to Variable without Use', url: 'https://cwe.mitre.org/data/definitions/563.html' },
  ],
  fix: 'none',
  sniffs: [
    'VariableAnalysis.CodeAnalysis.VariableAnalysis.UnusedVariable',
    'Generic.CodeAnalysis.UnusedFunctionParameter',
    'SlevomatCodingStandard.Variables.UnusedVariable',
  ],
  examples: {
    bad: [
      {
        code: "<?php\nfunction shelf_count( $books ) {\n\t$total = count( $books );\n\t$label = 'Books';\n\treturn $label;\n}\n",
        lines: [3],
      },
      {
        code: '<?php\nfunction shelf_sort( $books, $key ) {\n\tusort( $books, function ( $a, $b ) use ( $key ) {\n\t\treturn $a <=> $b;\n\t} );\n\treturn $books;\n}\n',
        lines: [3],
      },
    ],
    good: [
      "<?php\nfunction shelf_count( $books ) {\n\t$total = count( $books );\n\treturn compact( 'total' );\n}\nfunction shelf_keys( $books ) {\n\tforeach ( $books as $key => $book ) {\n\t\t$list[] = $key;\n\t}\n\treturn $list;\n}\n",
      '<?php\nfunction shelf_view( $books ) {\n\t$total = count( $books );\n\trequire __DIR__ . "/view.php";\n}\nfunction shelf_next() {\n\tglobal $shelf;\n\tstatic $last;\n\t$shelf = 1;\n\t$last = 2;\n}\nfunction shelf_fill( &$out ) {\n\t$out = 1;\n}\n',
    ],
  },
};

const readsByName =
  /\b(compact|extract|parse_str|get_defined_vars|eval|include|include_once|require|require_once|func_get_args?)\b|\$\$|\$\{\s*[^\w\s]/;

function check(node: FunctionDecl | Method | Closure, context: PhpContext): void {
  if (node.body === null) return;
  const spared = new Set(node.params.map(({ name }) => name));
  spared.add('this');
  if (node.kind === 'Closure') for (const use of node.uses) spared.add(use.name);
  const writes = new Map<string, Assign>();
  const reads = new Set<string>();
  let target: Node | null = null;
  const nodes = context.bodyNodes(node);
  for (let place = 0; place < nodes.length; place++) {
    const at = nodes[place];
    if (at === undefined) continue;
    switch (at.kind) {
      case 'Error':
      case 'VarVar':
        return;
      case 'Closure':
        for (const use of at.uses) reads.add(use.name);
        break;
      case 'Global':
        for (const name of at.names) spared.add(name);
        break;
      case 'StaticVar':
        spared.add(at.name);
        break;
      case 'Var':
        if (at !== target) reads.add(at.name);
        break;
      case 'Assign':
        if (at.target.kind === 'Var' && !at.byRef) {
          const first = writes.get(at.target.name);
          if (first === undefined || at.start < first.start) writes.set(at.target.name, at);
          // The next node; setting it is not reading it.
          target = at.target;
          break;
        }
        // A reference may be set to be read elsewhere.
        if (at.byRef && at.target.kind === 'Var') spared.add(at.target.name);
        break;
      default:
    }
  }
  const unread: [string, Assign][] = [];
  for (const entry of writes) {
    const name = entry[0];
    if (!reads.has(name) && !spared.has(name) && !/^(_|GLOBALS$|unused|dummy|ignored?)/.test(name)) unread.push(entry);
  }
  const hasUses = node.kind === 'Closure' && node.uses.length > 0;
  if ((unread.length === 0 && !hasUses) || readsByName.test(context.source.slice(node))) return;
  for (const [name, assign] of unread) {
    context.report({
      at: assign.target,
      message: `$${name} is set here but never read.`,
      suggestion: /Call|New$/.test(assign.value.kind)
        ? 'Remove the variable; keep the call if it has side effects.'
        : 'Remove the assignment, or use the variable where it was intended.',
      confidence: 'high',
    });
  }
  if (node.kind === 'Closure') reportUses(node, context);
}

function reportUses(node: Closure, context: PhpContext): void {
  if (node.uses.length === 0) return;
  const named = new Set<string>();
  const stack: Node[] = [node.body];
  for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
    if (at.kind === 'Var' || at.kind === 'ClosureUse') named.add(at.name);
    stack.push(...childNodes(at));
  }
  for (const use of node.uses) {
    if (named.has(use.name)) continue;
    context.report({
      at: use,
      message: `The closure captures $${use.name} but never reads it.`,
      suggestion: 'Remove it from use ( … ).',
      severity: 'info',
      confidence: 'high',
    });
  }
}

export const visitor: PhpVisitor = { nodes: { Function: check, Method: check, Closure: check } };
