import { type AddToBaselineArguments, baselineCommands } from '@presswright/shared/protocol';
import type { Issue } from '@presswright/shared/schemas/analysis';
import {
  type AnnotatedTextEdit,
  type CodeAction,
  CodeActionKind,
  type Diagnostic,
  type Range,
  type SnippetTextEdit,
  type TextEdit,
} from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { DocumentAnalysis } from './document-analyses.ts';
import { toTextEdit } from './issue-diagnostics.ts';
import { languageOf } from './language-of.ts';
import { isOrdered, touches } from './ranges.ts';
import { suppressionEdit } from './suppression.ts';

export const actionKinds = {
  quickFix: `${CodeActionKind.QuickFix}.presswright`,
  fixAll: `${CodeActionKind.SourceFixAll}.presswright`,
  rewrite: `${CodeActionKind.RefactorRewrite}.presswright`,
} as const;

/** The command that opens the page of a rule. */
export const explainCommand = 'presswright.explainRule';

/** The findings whose fixes are also changes that a person looks for under its own name. */
const rewrites: Readonly<Record<string, string>> = {
  'security/unescaped-output': 'Escape this output for its context',
  'security/sql-injection': 'Prepare this query',
  'security/missing-nonce': 'Add a nonce check to the handler',
  'security/missing-capability': 'Add a capability check to the handler',
  'security/unsanitized-input': 'Sanitize this input',
};

/** Which edit an action stands for; it is made when the person takes the action. */
export interface ActionTicket {
  readonly uri: string;
  readonly version: number;
  readonly resultId: string;
  readonly of: 'fix' | 'suppress' | 'all';
  /** Of the finding. */
  readonly index: number;
}

export type ActionEdit = TextEdit | AnnotatedTextEdit | SnippetTextEdit;

/** An action without its edit, and the ticket to get it. */
export interface Offer {
  readonly action: CodeAction;
  readonly ticket: ActionTicket | undefined;
}

/**
 * What can be done about the findings that touch `range`.
 * @param hasProject the document is in a folder that a baseline can be of
 */
export function offersAt(
  document: TextDocument,
  analysis: DocumentAnalysis,
  range: Range,
  hasProject: boolean,
): Offer[] {
  const ticketOf = (of: ActionTicket['of'], index: number): ActionTicket => {
    const { uri, version } = document;
    return { uri, version, resultId: analysis.resultId, of, index };
  };
  const here = analysis.issues.flatMap((issue, index) => {
    const diagnostic = analysis.diagnostics[index];
    return diagnostic && touches(diagnostic.range, range) ? [{ issue, diagnostic, index }] : [];
  });
  const fixes = here.flatMap(({ issue, diagnostic, index }): Offer[] => {
    if (!issue.fix) return [];
    const title = issue.fix.safe ? issue.suggestion : `${issue.suggestion} (review the change)`;
    const kind = actionKinds.quickFix;
    const action = { title, kind, diagnostics: [diagnostic], isPreferred: issue.fix.safe };
    return [{ action, ticket: ticketOf('fix', index) }];
  });
  const rewritten = here.flatMap(({ issue, index }): Offer[] => {
    const title = rewrites[issue.rule];
    if (title === undefined || !issue.fix) return [];
    return [{ action: { title, kind: actionKinds.rewrite }, ticket: ticketOf('fix', index) }];
  });
  const language = languageOf(document.uri, document.languageId);
  const suppressions = here.flatMap(({ issue, diagnostic, index }): Offer[] => {
    if (!language || !suppressionEdit(document, language, issue)) return [];
    const title = `Suppress ${issue.rule} here`;
    return [
      { action: { title, kind: actionKinds.quickFix, diagnostics: [diagnostic] }, ticket: ticketOf('suppress', index) },
    ];
  });
  const acceptable = hasProject ? here.filter(({ issue }) => !analysis.known.has(issue)) : [];
  const acceptances = acceptable.map(({ issue, diagnostic }) => acceptance(document.uri, issue, diagnostic));
  const rules = new Map(here.map(({ issue, diagnostic }) => [issue.rule, { issue, diagnostic }]));
  const explanations = [...rules.values()].map(({ issue, diagnostic }): Offer => {
    const title = `Explain ${issue.rule}`;
    const argument = { rule: issue.rule, ...(issue.docs_url !== undefined && { docsUrl: issue.docs_url }) };
    const command = { title, command: explainCommand, arguments: [argument] };
    return { action: { title, kind: actionKinds.quickFix, diagnostics: [diagnostic], command }, ticket: undefined };
  });
  return [...fixes, ...rewritten, ...suppressions, ...acceptances, ...explanations];
}

/** Takes a finding into the baseline of its project. */
function acceptance(uri: string, { rule, category, severity, message }: Issue, diagnostic: Diagnostic): Offer {
  const { range } = diagnostic;
  const argument: AddToBaselineArguments = { findings: [{ uri, rule, category, severity, message, range }] };
  const title = `Add ${rule} here to the baseline`;
  const command = { title, command: baselineCommands.add, arguments: [argument] };
  const action = { title, kind: actionKinds.quickFix, diagnostics: [diagnostic], command };
  return { action, ticket: undefined };
}

/** All safe fixes of the document as one action; none where there is nothing to fix. */
export function offerOfAll(document: TextDocument, analysis: DocumentAnalysis): Offer[] {
  const { done } = safeEdits(analysis);
  if (done.length === 0) return [];
  const { uri, version } = document;
  const ticket: ActionTicket = { uri, version, resultId: analysis.resultId, of: 'all', index: 0 };
  const title = 'Apply all safe Presswright fixes';
  return [{ action: { title, kind: actionKinds.fixAll, diagnostics: done }, ticket }];
}

/**
 * The edits that a ticket stands for.
 * @param hasSnippets the editor takes a place to type the reason of a suppression at
 */
export function editsOf(
  document: TextDocument,
  analysis: DocumentAnalysis,
  { of, index }: ActionTicket,
  hasSnippets: boolean,
): ActionEdit[] {
  if (of === 'all') return safeEdits(analysis).kept;
  const issue: Issue | undefined = analysis.issues[index];
  if (!issue) return [];
  if (of === 'fix') return issue.fix?.edits.map(toTextEdit) ?? [];
  const language = languageOf(document.uri, document.languageId);
  const edit = language && suppressionEdit(document, language, issue);
  if (!edit) return [];
  return [hasSnippets ? askForReason(edit) : edit];
}

const reason = 'why it is safe';

function askForReason({ range, newText }: TextEdit): SnippetTextEdit {
  const escaped = newText.replace(/[\\$}]/g, '\\$&').replace(reason, `\${1:${reason}}`);
  return { range, snippet: { kind: 'snippet', value: escaped } };
}

/** Safe fixes that do not get in each other's way, and the findings that they mend. */
function safeEdits(analysis: DocumentAnalysis): { readonly kept: TextEdit[]; readonly done: Diagnostic[] } {
  const kept: TextEdit[] = [];
  const done: Diagnostic[] = [];
  analysis.issues.forEach((issue, index) => {
    if (!issue.fix?.safe) return;
    const edits = issue.fix.edits.map(toTextEdit);
    // Of two fixes of one place the second waits for the next round.
    if (edits.some((edit) => kept.some((other) => overlaps(edit.range, other.range)))) return;
    kept.push(...edits);
    const diagnostic = analysis.diagnostics[index];
    if (diagnostic) done.push(diagnostic);
  });
  return { kept, done };
}

/** Whether two edits get in each other's way; two insertions at one place do, since their order would matter. */
function overlaps(a: Range, b: Range): boolean {
  const isSamePlace = isOrdered(a.start, b.start) && isOrdered(b.start, a.start);
  return isSamePlace || (touches(a, b) && !(isEqual(a.end, b.start) || isEqual(b.end, a.start)));
}

const isEqual = (a: Range['start'], b: Range['start']): boolean => a.line === b.line && a.character === b.character;
