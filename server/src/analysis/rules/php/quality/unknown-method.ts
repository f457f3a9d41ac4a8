import { Dictionary } from '@presswright/shared/edit-distance';
import type { MethodCall, StaticCall } from '../../../languages/php/ast.ts';
import type { PhpContext, PhpVisitor, RuleMeta } from '../../rule.ts';
import { hasMethod } from './support/known-class.ts';
import { isLeftToOthers } from './support/left-to-others.ts';
import { looksInNothing } from './support/never-filled.ts';

export const meta: RuleMeta = {
  id: 'quality/unknown-method',
  language: 'php',
  category: 'quality',
  severity: 'high',
  type: 'correctness',
  title: 'Unknown method',
  description: 'Reports calls of own methods ($this->…, self::…) that the class, its parents and traits do not have.',
  rationale: `Calling a method that does not exist is a fatal error. A call is reported when the whole class is known: it, its
parents and its traits are among the analysed files, and it has no \`__call()\`.

Write the method, or correct its name.

**When to ignore it:** never, unless a subclass that always stands in for this one has the method; then declare it
abstract here.`,
  references: [{ title: 'PHP manual: classes', url: 'https://www.php.net/manual/en/language.oop5.basic.php' }],
  fix: 'none',
  sniffs: [],
  examples: {
    bad: [
      {
        code: '<?php\nfinal class Shelf {\n\tpublic function show() {\n\t\treturn $this->rendr() . self::label();\n\t}\n\tprivate function render() {\n\t\treturn "";\n\t}\n}\n',
        lines: [4],
      },
    ],
    good: [
      '<?php\nclass Shelf_Base {\n\tpublic function show() {\n\t\treturn $this->render_all();\n\t}\n}\nclass Shelf_List extends Shelf_Base {\n\tpublic function render_all() {\n\t\treturn new self();\n\t}\n}\n',
      '<?php\nclass Shelf extends Other {\n\tpublic function show() {\n\t\treturn $this->render();\n\t}\n}\nabstract class Base {\n\tabstract protected function a();\n\tpublic function b() {\n\t\treturn $this->a();\n\t}\n}\n',
      "<?php\nclass Shelf {\n\tpublic function show() {\n\t\treturn method_exists( $this, 'render' ) ? $this->render() : '';\n\t}\n\tpublic function __call( $name, $args ) {\n\t\treturn $name;\n\t}\n}\n",
    ],
  },
};

/** The call stands under a condition that never holds. */
function neverRuns({ ancestors }: PhpContext): boolean {
  const body = ancestors.findLast((node) => node.kind === 'Method');
  if (body?.kind !== 'Method') return false;
  const conditions = ancestors.flatMap((node) => (node.kind === 'Branch' ? [node.condition] : []));
  return looksInNothing(conditions, body);
}

function check(node: MethodCall | StaticCall, context: PhpContext): void {
  if (typeof node.name !== 'string') return;
  const isOwn =
    node.kind === 'MethodCall'
      ? node.object.kind === 'Var' && node.object.name === 'this'
      : node.cls.kind === 'Name' && /^(self|static)$/i.test(node.cls.text);
  const owner = isOwn ? context.index.classAt(node.start) : null;
  if (owner === null || hasMethod(context, owner.name, node.name) !== false) return;
  if (new RegExp(`['"]${node.name}['"]`).test(context.source.slice(owner.node))) return;
  // A class that is meant to be extended may leave it to those that do, unless it is made here as it is.
  const head = context.source.slice({ start: owner.node.start, end: owner.node.nameStart });
  const isFinal = /\bfinal\b/i.test(head);
  const slip = new Dictionary(() => owner.methods.keys()).nearest(node.name.toLowerCase());
  if (isLeftToOthers(owner, node.name.toLowerCase(), context) || neverRuns(context)) return;
  const isMade = new RegExp(`\\bnew\\s+(?:\\\\?([\\w\\\\]+\\\\)?${owner.node.name})\\b`, 'i');
  const makesItself = /\bnew\s+(?:self|static)\b/i.test(context.source.slice(owner.node));
  if (!isFinal && slip === null && !makesItself && !context.project.files.some(({ code }) => isMade.test(code))) return;
  if (/\babstract\b/i.test(head)) return;
  context.report({
    at: { start: node.nameStart, end: node.nameStart + node.name.length },
    message: `${owner.node.name} has no method ${node.name}(): the call causes a fatal error.`,
    suggestion: slip === null ? 'Add the method, or correct its name.' : `${slip}() is probably meant.`,
    confidence: isFinal || slip !== null ? 'high' : 'medium',
  });
}

export const visitor: PhpVisitor = { nodes: { MethodCall: check, StaticCall: check } };
