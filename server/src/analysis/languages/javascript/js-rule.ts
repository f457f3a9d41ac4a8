import type { Finding } from '../../finding.ts';
import type { Project } from '../../project.ts';
import type { RuleMeta } from '../../rule-meta.ts';
import type { SourceText } from '../../source-text.ts';
import type { Span } from '../php/flow/value.ts';
import type { JsNode } from './ast.ts';

/** What every JavaScript visitor gets. */
export interface JsContext {
  readonly source: SourceText;
  /** Of a TypeScript file: without the types. */
  readonly root: JsNode;
  readonly comments: readonly Span[];
  readonly fileName: string;
  readonly project: Project;
  /** Another script of the project by its path, read when asked for; null when there is none. What it reports is lost. */
  module(path: string): JsContext | null;
  report(finding: Finding): void;
  /** Ends the analysis when the file's steps are used up: for each round of a long loop. */
  tick(): void;
}

/** JavaScript rules listen to tree-sitter's node types. */
export interface JsVisitor {
  readonly nodes: { readonly [type: string]: (node: JsNode, context: JsContext) => void };
}

/** A rule file for JavaScript. */
export interface JsRule {
  readonly meta: RuleMeta;
  readonly visitor: JsVisitor;
}
