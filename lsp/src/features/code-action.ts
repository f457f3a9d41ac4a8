import type { Issue } from '@presswright/shared/schemas/analysis';
import {
  type CodeAction,
  CodeActionKind,
  type Diagnostic,
  type Range,
  type TextEdit,
  type WorkspaceEdit,
} from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { DocumentAnalysis } from '../documents/document-analyses.ts';
import { toTextEdit } from '../documents/issue-diagnostics.ts';
import { languageOf } from '../documents/language-of.ts';
import { isOrdered, touches } from '../documents/ranges.ts';
import { suppressionEdit } from '../documents/suppression.ts';
import type { Feature } from '../host.ts';

const fixAllKind = `${CodeActionKind.SourceFixAll}.presswright`;

/** Quick fixes, "suppress this finding", and all safe fixes of a file at once. */
export const codeAction: Feature = {
  capabilities: () => ({ codeActionProvider: { codeActionKinds: [CodeActionKind.QuickFix, fixAllKind] } }),

  register({ analyses, connection, documents, support }) {
    connection.onCodeAction(({ textDocument, range, context }) => {
      const document = documents.get(textDocument.uri);
      const analysis = document && analyses.latest(document);
      if (!analysis) return [];
      const isWanted = (kind: string) =>
        context.only?.some((only) => kind === only || kind.startsWith(`${only}.`)) ?? kind !== fixAllKind;
      const editOf = (edits: readonly TextEdit[]): WorkspaceEdit =>
        support.versionedEdits
          ? {
              documentChanges: [{ textDocument: { uri: document.uri, version: document.version }, edits: [...edits] }],
            }
          : { changes: { [document.uri]: [...edits] } };
      return [
        ...(isWanted(CodeActionKind.QuickFix) ? quickFixes(document, analysis, range, editOf) : []),
        ...(isWanted(fixAllKind) ? fixAll(analysis, editOf) : []),
      ];
    });
  },
};

type EditOf = (edits: readonly TextEdit[]) => WorkspaceEdit;

function quickFixes(document: TextDocument, analysis: DocumentAnalysis, range: Range, editOf: EditOf): CodeAction[] {
  const language = languageOf(document.uri, document.languageId);
  const here = analysis.issues
    .map((issue, index) => ({ issue, diagnostic: analysis.diagnostics[index] }))
    .filter((pair): pair is { issue: Issue; diagnostic: Diagnostic } => pair.diagnostic !== undefined)
    .filter(({ diagnostic }) => touches(diagnostic.range, range));
  const fixes = here.flatMap(({ issue, diagnostic }): CodeAction[] => {
    if (!issue.fix) return [];
    const title = issue.fix.safe ? issue.suggestion : `${issue.suggestion} (review the change)`;
    const edit = editOf(issue.fix.edits.map(toTextEdit));
    return [{ title, kind: CodeActionKind.QuickFix, diagnostics: [diagnostic], isPreferred: issue.fix.safe, edit }];
  });
  const suppressions = here.flatMap(({ issue, diagnostic }): CodeAction[] => {
    const edit = language && suppressionEdit(document, language, issue);
    const title = `Suppress ${issue.rule} here`;
    return edit ? [{ title, kind: CodeActionKind.QuickFix, diagnostics: [diagnostic], edit: editOf([edit]) }] : [];
  });
  return [...fixes, ...suppressions];
}

function fixAll(analysis: DocumentAnalysis, editOf: EditOf): CodeAction[] {
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
  if (kept.length === 0) return [];
  return [{ title: 'Apply all safe Presswright fixes', kind: fixAllKind, diagnostics: done, edit: editOf(kept) }];
}

/** Whether two edits get in each other's way; two insertions at one place do, since their order would matter. */
function overlaps(a: Range, b: Range): boolean {
  const isSamePlace = isOrdered(a.start, b.start) && isOrdered(b.start, a.start);
  return isSamePlace || (touches(a, b) && !(isEqual(a.end, b.start) || isEqual(b.end, a.start)));
}

const isEqual = (a: Range['start'], b: Range['start']): boolean => a.line === b.line && a.character === b.character;
