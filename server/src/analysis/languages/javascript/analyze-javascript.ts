import type { Parser, Tree } from 'web-tree-sitter';
import { type Budget, OutOfTime } from '../../budget.ts';
import type { FindingList } from '../../findings.ts';
import type { Project, ProjectFile } from '../../project.ts';
import type { JsContext, JsRule } from '../../rules/rule.ts';
import { SourceText } from '../../source-text.ts';
import type { JsNode } from './ast.ts';
import { withoutTypes } from './without-types.ts';

interface Comment {
  readonly start: number;
  readonly end: number;
}

/** Parses one JavaScript or TypeScript file and runs rules over its tree. */
export function analyzeJavascript(
  parser: Parser,
  language: 'javascript' | 'typescript',
  rules: readonly JsRule[],
  source: SourceText,
  fileName: string,
  project: Project,
  budget: Budget,
  findings: FindingList,
  modules: Modules,
): { comments: readonly Comment[]; partial: boolean } {
  const comments: Comment[] = [];
  try {
    const root = readScript(parser, language, source, budget, comments);
    const module = (path: string) => openModule(path, project, modules, budget);
    visit({ root, comments, source, fileName, project, module }, rules, budget, findings);
    return { comments, partial: false };
  } catch (error) {
    if (!(error instanceof OutOfTime) && !(error instanceof RangeError)) throw error;
    return { comments, partial: true };
  }
}

/** Scripts of a project that others import, as far as they have been asked for, and how to read one. */
export interface Modules {
  readonly known: Map<string, JsContext | null>;
  parserOf(file: ProjectFile): Parser | null;
}

const maxModules = 40;
const maxModuleLength = 200_000;

function openModule(path: string, project: Project, modules: Modules, budget: Budget): JsContext | null {
  const before = modules.known.get(path);
  if (before !== undefined) return before;
  const file = project.file(path);
  const parser = file === null ? null : modules.parserOf(file);
  if (file === null || parser === null || file.code.length > maxModuleLength || modules.known.size >= maxModules)
    return null;
  const source = new SourceText(file.code);
  const comments: Comment[] = [];
  const language = file.language === 'typescript' ? 'typescript' : 'javascript';
  const context: JsContext = {
    root: readScript(parser, language, source, budget, comments),
    comments,
    source,
    fileName: path,
    project,
    module: (other) => openModule(other, project, modules, budget),
    report: () => {},
    // The file that asks has its own time.
    tick: () => {},
  };
  modules.known.set(path, context);
  return context;
}

function readScript(
  parser: Parser,
  language: 'javascript' | 'typescript',
  source: SourceText,
  budget: Budget,
  comments: Comment[],
): JsNode {
  const progressCallback = (() => budget.isSpent) as () => void;
  const tree = parser.parse(source.code, null, { progressCallback });
  if (tree === null) {
    parser.reset();
    throw new OutOfTime();
  }
  let root: JsNode;
  try {
    root = detach(tree, budget, comments, source.code);
  } finally {
    tree.delete();
  }
  if (language === 'typescript') withoutTypes(root);
  return root;
}

const operatorParents: ReadonlySet<string> = new Set([
  'binary_expression',
  'unary_expression',
  'augmented_assignment_expression',
  'for_in_statement',
  'update_expression',
]);

/** Copies the named nodes out of the parser's memory, without recursion. */
function detach(tree: Tree, budget: Budget, comments: Comment[], code: string): JsNode {
  const cursor = tree.walk();
  type Mutable = { -readonly [K in keyof JsNode]: JsNode[K] } & { children: JsNode[] };
  let parent: Mutable | null = null;
  let visited = 0;
  try {
    for (;;) {
      if ((++visited & 4095) === 0) budget.check();
      if (cursor.nodeIsNamed) {
        const start = cursor.startIndex;
        const end = cursor.endIndex;
        const type = cursor.nodeType;
        if (type === 'comment' || type === 'html_comment') comments.push({ start, end });
        else if (type !== 'optional_chain') {
          const node: Mutable = {
            type,
            start,
            end,
            field: cursor.currentFieldName,
            parent,
            children: [],
            operator: '',
          };
          parent?.children.push(node);
          if (cursor.gotoFirstChild()) {
            parent = node;
            continue;
          }
          if (parent === null) return node;
        }
      } else if (parent !== null && operatorParents.has(parent.type) && cursor.currentFieldName === 'operator') {
        parent.operator = code.slice(cursor.startIndex, cursor.endIndex);
      }
      while (!cursor.gotoNextSibling()) {
        if (!cursor.gotoParent() || parent === null) throw new Error('the tree has no root');
        if (parent.parent === null) return parent;
        parent = parent.parent as Mutable;
      }
    }
  } finally {
    cursor.delete();
  }
}

function visit(
  file: Omit<JsContext, 'report' | 'tick'>,
  rules: readonly JsRule[],
  budget: Budget,
  findings: FindingList,
): void {
  const listeners = new Map<string, ((node: JsNode) => void)[]>();
  for (const { meta, visitor } of rules) {
    const context: JsContext = { ...file, report: (finding) => findings.add(meta, finding), tick: () => budget.tick() };
    for (const [type, handle] of Object.entries(visitor.nodes)) {
      const list = listeners.get(type) ?? [];
      list.push((node) => handle(node, context));
      listeners.set(type, list);
    }
  }
  const stack: JsNode[] = [file.root];
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    budget.tick();
    for (const handle of listeners.get(node.type) ?? []) handle(node);
    for (let at = node.children.length - 1; at >= 0; at--) {
      const child = node.children[at];
      if (child !== undefined) stack.push(child);
    }
  }
}
