import type { Finding } from '../finding.ts';
import type { StyleDocument } from '../languages/css/style-document.ts';
import type { JsonDocument } from '../languages/json/json-document.ts';
import type { MarkupDocument } from '../languages/markup/markup-document.ts';
import type { ReadmeDocument } from '../languages/readme/readme-document.ts';
import type { Project } from '../project.ts';
import { ruleLanguageFacts } from '../rule-languages.ts';
import type { Example, RuleMeta } from '../rule-meta.ts';
import type { SourceText } from '../source-text.ts';

// What a rule file is written with: the languages' own parts stand beside what runs them.
export type { Finding, RelatedPlace, SourceEdit } from '../finding.ts';
export type { JsContext, JsRule, JsVisitor } from '../languages/javascript/js-rule.ts';
export type { PhpContext, PhpRule, PhpVisitor } from '../languages/php/php-rule.ts';
export type { Example, RuleMeta } from '../rule-meta.ts';

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
