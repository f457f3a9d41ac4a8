import { Budget, isCutShort, stepsOfFile } from '../../budget.ts';
import type { FindingList } from '../../findings.ts';
import type { Project, ProjectFile } from '../../project.ts';
import { SourceText } from '../../source-text.ts';
import type { JsNode } from './ast.ts';
import type { JsContext, JsRule } from './js-rule.ts';
import { readScript, type ScriptComment, type ScriptParser } from './read-script.ts';

/** Parses one JavaScript or TypeScript file and runs rules over its tree. */
export function analyzeJavascript(
  parser: ScriptParser,
  rules: readonly JsRule[],
  source: SourceText,
  fileName: string,
  project: Project,
  budget: Budget,
  findings: FindingList,
  modules: Modules,
): { comments: readonly ScriptComment[]; partial: boolean } {
  const comments: ScriptComment[] = [];
  try {
    const root = readScript(parser, source.code, budget, comments);
    const module = (path: string) => openModule(path, project, modules);
    visit({ root, comments, source, fileName, project, module }, rules, budget, findings);
    return { comments, partial: false };
  } catch (error) {
    if (!isCutShort(error)) throw error;
    return { comments, partial: true };
  }
}

/** Scripts of a project that others import, as far as they have been asked for, and how to read one. */
export interface Modules {
  readonly known: Map<string, JsContext | null>;
  parserOf(file: ProjectFile): ScriptParser | null;
}

const maxModules = 40;
const maxModuleLength = 200_000;

function openModule(path: string, project: Project, modules: Modules): JsContext | null {
  const before = modules.known.get(path);
  if (before !== undefined) return before;
  const file = project.file(path);
  const parser = file === null ? null : modules.parserOf(file);
  if (file === null || parser === null || file.code.length > maxModuleLength || modules.known.size >= maxModules)
    return null;
  const source = new SourceText(file.code);
  const comments: ScriptComment[] = [];
  const root = readModule(parser, source.code, comments);
  const module = (other: string) => openModule(other, project, modules);
  // What is looked at in it is counted by the file that asks.
  const context: JsContext | null = root && {
    root,
    comments,
    source,
    fileName: path,
    project,
    module,
    report: () => {},
    tick: () => {},
  };
  modules.known.set(path, context);
  return context;
}

/** null: it has more than its own steps are enough for. */
function readModule(parser: ScriptParser, code: string, comments: ScriptComment[]): JsNode | null {
  try {
    return readScript(parser, code, new Budget(stepsOfFile(code.length)), comments);
  } catch (error) {
    if (!isCutShort(error)) throw error;
    return null;
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
