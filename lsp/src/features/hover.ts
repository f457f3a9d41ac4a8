import type { Issue } from '@presswright/shared/schemas/analysis';
import { type Hover, MarkupKind, type Position } from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import { issueRange } from '../documents/issue-diagnostics.ts';
import { suppressedRules } from '../documents/named-rules.ts';
import { touches } from '../documents/ranges.ts';
import type { RulePages } from '../documents/rule-pages.ts';
import { isTooLarge } from '../documents/size.ts';
import type { Feature } from '../host.ts';
import { jsonKindOf } from '../json/json-kind.ts';
import { jsonDocumentsOf } from '../json/late.ts';

/** Explains the finding or rule under the cursor, else says what WordPress knows of the name or key there. */
export const hover: Feature = {
  capabilities: () => ({ hoverProvider: true }),

  register({ analyses, connection, documents, pages }) {
    const json = jsonDocumentsOf(pages);
    connection.onHover(async ({ textDocument, position }) => {
      const document = documents.get(textDocument.uri);
      const issues = (document && analyses.latest(document)?.issues) ?? [];
      const cursor = { start: position, end: position };
      const here = issues.filter((issue) => touches(issueRange(issue), cursor));
      const name = document ? await aboutName(document, position, pages, json) : null;
      const [first] = here;
      if (!first) return name;
      const findings = here.map((issue) => explain(issue, pages.address(issue.rule, issue.docs_url)));
      const rules = await Promise.all([...new Set(here.map(({ rule }) => rule))].map((rule) => pages.find(rule)));
      // A finding may span a whole call: what its functions and hooks do stands before the pages of the rules.
      const parts = [...findings, ...(name ? [textOf(name)] : []), ...rules.filter((page) => page !== undefined)];
      return { range: issueRange(first), contents: { kind: MarkupKind.Markdown, value: parts.join('\n\n---\n\n') } };
    });
  },
};

/** What a hover says, as Markdown. */
function textOf({ contents }: Hover): string {
  const parts = Array.isArray(contents) ? contents : [contents];
  return parts.map((part) => (typeof part === 'string' ? part : part.value)).join('\n\n');
}

async function aboutName(
  document: TextDocument,
  position: Position,
  pages: RulePages,
  json: ReturnType<typeof jsonDocumentsOf>,
): Promise<Hover | null> {
  if (jsonKindOf(document.uri) !== undefined) return (await json()).hover(document, position);
  const rule = suppressedRules(document).find(({ range }) => touches(range, { start: position, end: position }));
  const page = rule && (await pages.about(rule.id));
  if (rule && page) return { range: rule.range, contents: { kind: MarkupKind.Markdown, value: page } };
  return document.languageId === 'php' ? aboutWordPress(document, position) : null;
}

async function aboutWordPress(document: TextDocument, position: Position): Promise<Hover | null> {
  if (isTooLarge(document)) return null;
  // The facts are read with the first question, not at the start.
  const { subjectAt } = await import('../wordpress/subject-at.ts');
  const subject = subjectAt(document.getText(), document.offsetAt(position));
  if (!subject) return null;
  const range = { start: document.positionAt(subject.start), end: document.positionAt(subject.end) };
  return { range, contents: { kind: MarkupKind.Markdown, value: subject.markdown } };
}

/** A finding in Markdown: what it says, what to do, and where it is written of. */
function explain(issue: Issue, address: string | undefined): string {
  const rule = address ? `[${issue.rule}](${address})` : `\`${issue.rule}\``;
  const number = /^CWE-(\d+)$/.exec(issue.cwe ?? '')?.[1];
  const cwe = number ? `[${issue.cwe}](https://cwe.mitre.org/data/definitions/${number}.html)` : undefined;
  const facts = [rule, issue.severity, cwe, `${issue.confidence} confidence`].filter((fact) => fact !== undefined);
  const paragraphs = [`**${plain(issue.message)}**`, plain(issue.suggestion), facts.join(' · ')];
  return paragraphs.filter((paragraph) => paragraph !== '').join('\n\n');
}

/** Text that Markdown must not read as its own; `code` stays code, rules write it on purpose. */
function plain(text: string): string {
  return text
    .split(/(`[^`]*`)/)
    .map((part, index) => (index % 2 === 1 ? part : part.replace(/[\\`*_[\]<>|]/g, '\\$&')))
    .join('');
}
