import type { Language, Parser, Tree } from 'web-tree-sitter';
import { type Budget, OutOfSteps } from '../../budget.ts';
import type { ParserRuntime } from '../parser-runtime.ts';
import { stopsWithout } from '../parsing-steps.ts';
import { errorId, SyntaxCursor } from '../syntax-cursor.ts';
import type { JsNode } from './ast.ts';
import { withoutTypes } from './without-types.ts';

/** A parser for one dialect of scripts, and what its numbers stand for. */
export interface ScriptParser {
  readonly parser: Parser;
  readonly runtime: ParserRuntime;
  /** By type id; the empty text where the type is no named one. */
  readonly types: readonly string[];
  readonly fields: readonly (string | null)[];
  readonly hasTypes: boolean;
}

export interface ScriptComment {
  readonly start: number;
  readonly end: number;
}

const operatorParents: ReadonlySet<string> = new Set([
  'binary_expression',
  'unary_expression',
  'augmented_assignment_expression',
  'for_in_statement',
  'update_expression',
]);

/** The same text as names of properties are kept: the engine compares two such texts without reading them. */
function asKey(text: string): string {
  return Object.keys({ [text]: true })[0] ?? text;
}

/** Makes the parser of a loaded grammar, once. */
export function scriptParser(
  parser: Parser,
  grammar: Language,
  runtime: ParserRuntime,
  hasTypes: boolean,
): ScriptParser {
  const types = Array.from({ length: grammar.nodeTypeCount }, (_, id) =>
    grammar.nodeTypeIsNamed(id) ? asKey(grammar.nodeTypeForId(id) ?? '') : '',
  );
  const fields = grammar.fields.map((name) => (name === null ? null : asKey(name)));
  return { parser, runtime, types, fields, hasTypes };
}

/** Parses a script into a tree of its own. Throws {@link OutOfSteps}; the parser stays usable. */
export function readScript(script: ScriptParser, code: string, budget: Budget, comments: ScriptComment[]): JsNode {
  const tree = script.parser.parse(code, null, { progressCallback: stopsWithout(budget) });
  if (tree === null) {
    script.parser.reset();
    throw new OutOfSteps();
  }
  let root: JsNode;
  try {
    root = detach(tree, script, budget, comments, code);
  } finally {
    tree.delete();
  }
  if (script.hasTypes) withoutTypes(root);
  return root;
}

/** Copies the named nodes out of the parser's memory, without recursion. */
function detach(
  tree: Tree,
  { runtime, types, fields }: ScriptParser,
  budget: Budget,
  comments: ScriptComment[],
  code: string,
): JsNode {
  const cursor = new SyntaxCursor(runtime, tree);
  type Mutable = { -readonly [K in keyof JsNode]: JsNode[K] } & { children: JsNode[] };
  let parent: Mutable | null = null;
  let visited = 0;
  for (;;) {
    if ((++visited & 4095) === 0) budget.spend(4096);
    const id = cursor.typeId;
    const type = id === errorId ? 'ERROR' : (types[id] ?? '');
    if (type !== '') {
      const start = cursor.start;
      const end = cursor.end;
      if (type === 'comment' || type === 'html_comment') comments.push({ start, end });
      else if (type !== 'optional_chain') {
        const field = fields[cursor.fieldId] ?? null;
        const node: Mutable = { type, start, end, field, parent, children: [], operator: '' };
        parent?.children.push(node);
        if (cursor.toFirstChild()) {
          parent = node;
          continue;
        }
        if (parent === null) return node;
      }
    } else if (parent !== null && operatorParents.has(parent.type) && fields[cursor.fieldId] === 'operator') {
      parent.operator = code.slice(cursor.start, cursor.end);
    }
    while (!cursor.toNextSibling()) {
      if (!cursor.toParent() || parent === null) throw new Error('the tree has no root');
      if (parent.parent === null) return parent;
      parent = parent.parent as Mutable;
    }
  }
}
