import type { Category, Severity } from '@presswright/shared/schemas/analysis';
import type { Judgement } from '../code-kind/judgement.ts';
import type { CodeKind } from '../code-kind.ts';
import type { StyleDocument } from '../languages/css/style-document.ts';
import type { JsNode } from '../languages/javascript/ast.ts';
import type { JsonDocument } from '../languages/json/json-document.ts';
import type { MarkupDocument } from '../languages/markup/markup-document.ts';
import type { Call, Comment, Expr, Interpolated, Node, NodeKind, NodeOf, Program } from '../languages/php/ast.ts';
import type {
  CallEvent,
  ComparisonEvent,
  ConstructEvent,
  CreationEvent,
  MethodEvent,
  OutputEvent,
} from '../languages/php/flow/events.ts';
import type { FileIndex } from '../languages/php/flow/file-index.ts';
import type { FunctionInfo, HandlerInfo } from '../languages/php/flow/function-info.ts';
import type { Ledger } from '../languages/php/flow/ledger.ts';
import type { Reached } from '../languages/php/flow/reach.ts';
import type { Span, Taint, Value } from '../languages/php/flow/value.ts';
import type { Lists } from '../languages/php/items.ts';
import type { Names } from '../languages/php/names.ts';
import type { BodyOwner } from '../languages/php/node-row.ts';
import type { DangerMask } from '../languages/php/taint/kinds.ts';
import type { ReadmeDocument } from '../languages/readme/readme-document.ts';
import type { Project } from '../project.ts';
import type { SourceText } from '../source-text.ts';
import { type RuleLanguage, ruleLanguageFacts } from './rule-languages.ts';

/** What a rule says about itself: the documentation page, the rule index and the defaults of its findings. */
export interface RuleMeta {
  /** `<category>/<file name>`, such as `security/unescaped-output`. */
  readonly id: `${Category}/${string}`;
  /** The folder it lies in. */
  readonly language: RuleLanguage;
  readonly category: Category;
  /** Of a finding that sets none of its own. */
  readonly severity: Severity;
  /** `security_vulnerability` for exploitable findings, else the family, such as `performance`. */
  readonly type: string;
  /**
   * Low and info findings of a file are one: those that say the same (`message`), or all of the rule. For what is mended in
   * one go, such as a habit of spelling.
   */
  readonly merge?: 'message' | 'rule';
  /** How its findings are judged in kinds of code, where that differs from its category's (kind-judgement.ts). */
  readonly kinds?: Readonly<Partial<Record<CodeKind, Judgement>>>;
  /** Such as `CWE-79`. */
  readonly cwe?: `CWE-${number}`;
  /** A noun phrase: "Unescaped output". */
  readonly title: string;
  /** One sentence: what the rule reports. */
  readonly description: string;
  /** Why it matters and how to mend it, as Markdown paragraphs, for the documentation page. */
  readonly rationale: string;
  /** Pages of the WordPress handbooks, CWE and the like. */
  readonly references: readonly { readonly title: string; readonly url: string }[];
  /** `safe`: its edits change nothing but the flaw. `suggestion`: they must be read first. */
  readonly fix: 'safe' | 'suggestion' | 'none';
  /** PHPCS sniffs that report the same: `phpcs:ignore` of one of them, or of its parents, silences this rule. */
  readonly sniffs: readonly string[];
  /**
   * How much the flaw counts by who gets to it. `trusted`: where a capability is asked for first; by default medium, and
   * low where a nonce is, too, and the flaw is not critical. `victim`: data that makes somebody else's browser do something harms whoever opens the
   * address, whatever they may do; only a nonce keeps such an address from being made.
   */
  readonly reach?: { readonly trusted?: Severity; readonly victim?: 'visitor' };
  readonly examples: {
    /** `code` is a whole file; `lines` (from 1) are those the rule reports, in order, each once. */
    readonly bad: readonly (Example & { readonly lines: readonly number[] })[];
    /** Whole files in which the rule reports nothing. */
    readonly good: readonly (string | Example)[];
  };
}

/** A whole file of an example, in its surroundings where those matter. */
export interface Example {
  readonly code: string;
  /** Its path; by default one that fits the language. */
  readonly name?: string;
  /** Other files of the plugin or theme, by path. When given, they and the example are all there is. */
  readonly beside?: Readonly<Record<string, string>>;
}

/** One edit of the source, in UTF-16 offsets, end exclusive. */
export interface SourceEdit extends Span {
  readonly text: string;
}

/** A place that belongs to a finding. */
export interface RelatedPlace {
  readonly at: Span;
  readonly message: string;
}

/** What a rule reports. Findings of one rule with equal sinks, or places, and `detail` are one: the worst of them. */
export interface Finding {
  /** Decides the position. */
  readonly at: Span;
  /** Where the harm is done, for a finding that stands elsewhere: where the handler that leads there is registered. */
  readonly sink?: RelatedPlace;
  /** Other ways to the same sink. */
  readonly others?: readonly RelatedPlace[];
  /** Tells findings at one place apart, such as several pieces of one text. */
  readonly detail?: string;
  readonly message: string;
  /** What to do, specific to this place. */
  readonly suggestion: string;
  readonly severity?: Severity;
  readonly confidence?: 'high' | 'medium' | 'low';
  readonly fix?: { readonly edits: readonly SourceEdit[]; readonly safe: boolean };
  /** The data's way here, for `trace`; the sink itself is appended by the report. */
  readonly taint?: Taint;
  /** Further steps of the trace when no taint is at hand. */
  readonly trace?: readonly { readonly at: Span; readonly message: string }[];
}

/** What every PHP visitor gets. */
export interface PhpContext {
  readonly source: SourceText;
  readonly names: Names;
  readonly comments: readonly Comment[];
  /** The file's path as the user gave it, with `/`; '' when unknown. */
  readonly fileName: string;
  readonly project: Project;
  readonly program: Program;
  /** Functions and classes of all PHP files that are analysed together. */
  readonly index: FileIndex;
  /** Calls and declarations of all those files; the same object for each of them, so that tables can be kept for it. */
  readonly lists: Lists;
  /** What expressions gave and what became of the results of calls; complete when `nodes` visitors are called. */
  readonly ledger: Ledger;
  report(finding: Finding): void;
  /**
   * Reports foreign data in `value` that is dangerous here (`mask`), now and for every caller: data that comes in
   * through a parameter is followed to the calls of the function, and `found` runs once for each source that arrives.
   * `at` is the sink.
   */
  track(value: Value, mask: DangerMask, at: Span, found: (taint: Taint) => Finding | null): void;
  /** Who gets to a function, and what has been checked whenever it is got to; null is the file's own top level. */
  reached(info: Pick<FunctionInfo, 'node'> | null): Reached;
  /** The text with variables in it that an expression is a direct part of, null when it stands in code. */
  interpolationOf(node: Expr): Interpolated | null;
  /** Counts the work of the analysis, which ends when its budget is used up: for each round of a long loop. */
  tick(): void;
  /** Ancestors of the node being visited, outermost first (only inside `nodes` and `namedCalls` visitors). */
  readonly ancestors: readonly Node[];
  /**
   * The nodes of a function's body, parents first, in source order (only inside `nodes` and `namedCalls` visitors).
   * Closures, functions and classes in it are there, what is in them is not; the inside of arrow functions is.
   */
  bodyNodes(owner: BodyOwner): readonly Node[];
}

type Visit<E> = (event: E, context: PhpContext) => void;

/**
 * What a rule listens to. Only what is declared is ever called, and a visitor keeps no state between calls: everything
 * it needs is in the event, the context, or a table beside it. Names are compared without case.
 */
export interface PhpVisitor {
  /** Asked once for each file: false when the rule has nothing to find there by `nodes` and `namedCalls`. Default: true. */
  readonly wantsFile?: (context: PhpContext) => boolean;
  /** Each node of the kind once, parents first, when the program has run. */
  readonly nodes?: { readonly [K in NodeKind]?: (node: NodeOf<K>, context: PhpContext) => void };
  /** Syntax only: calls of these functions, as `nodes` would tell of them; no other call costs anything. */
  readonly namedCalls?: readonly {
    readonly names: readonly string[] | ReadonlySet<string>;
    readonly visit: (node: Call, context: PhpContext) => void;
  }[];
  readonly calls?: readonly { readonly names: Iterable<string>; readonly visit: Visit<CallEvent> }[];
  /** `on`: the receiver's class, or `*` for any, unknown too. */
  readonly methods?: readonly {
    readonly on: string;
    readonly names: Iterable<string>;
    readonly visit: Visit<MethodEvent>;
  }[];
  readonly creations?: readonly { readonly names: Iterable<string>; readonly visit: Visit<CreationEvent> }[];
  readonly output?: Visit<OutputEvent>;
  readonly construct?: Visit<ConstructEvent>;
  /** Two values compared for being equal; in a loop one may come twice. */
  readonly comparisons?: Visit<ComparisonEvent>;
  /** Once for each function, method and closure, after its body. */
  readonly functions?: Visit<FunctionInfo>;
  /** Once for each entry point: a function WordPress calls, the file's top level, or one nobody here calls. */
  readonly handlers?: Visit<HandlerInfo>;
  /** Once, last. */
  readonly file?: (context: PhpContext) => void;
}

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

/** A rule file for PHP. */
export interface PhpRule {
  readonly meta: RuleMeta;
  readonly visitor: PhpVisitor;
}

/** A rule file for JavaScript. */
export interface JsRule {
  readonly meta: RuleMeta;
  readonly visitor: JsVisitor;
}

/** What a rule over a document gets: metadata, markup, styles, a readme. */
export interface DocumentContext {
  readonly source: SourceText;
  /** The file's path as the user gave it, with `/`; '' when unknown. */
  readonly fileName: string;
  readonly project: Project;
  report(finding: Finding): void;
}

/** A rule file for documents: it is called once for each of them. */
export interface DocumentRule<D> {
  readonly meta: RuleMeta;
  readonly check: (document: D, context: DocumentContext) => void;
}

export type JsonRule = DocumentRule<JsonDocument>;
export type MarkupRule = DocumentRule<MarkupDocument>;
export type StyleRule = DocumentRule<StyleDocument>;
export type ReadmeRule = DocumentRule<ReadmeDocument>;

/** The path of an example. */
export function exampleName(meta: RuleMeta, example: string | Example): string {
  return (typeof example === 'string' ? undefined : example.name) ?? ruleLanguageFacts[meta.language].example;
}
