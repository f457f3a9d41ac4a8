import { l10n, window } from 'vscode';
import type { Finding } from './finding.ts';
import { FindingNode } from './finding-nodes.ts';
import { readFindings } from './read-findings.ts';

/** The worst finding at the cursor of the active editor. */
export function findingAtCursor(): Finding | undefined {
  const editor = window.activeTextEditor;
  if (editor === undefined) return undefined;
  const { line, character } = editor.selection.active;
  const isHere = (finding: Finding): boolean =>
    (finding.line < line || (finding.line === line && finding.character <= character)) &&
    (finding.endLine > line || (finding.endLine === line && finding.endCharacter >= character));
  const findings = readFindings(editor.document.uri);
  return findings.find(isHere) ?? findings.find((finding) => finding.line === line);
}

/** The finding that a command is meant for: the one in the tree that it was chosen on, else the one at the cursor. */
export function chosenFinding(argument: unknown): Finding | undefined {
  if (argument instanceof FindingNode) return argument.finding;
  const finding = findingAtCursor();
  if (finding === undefined) {
    void window.showInformationMessage(
      l10n.t(
        'There is no finding at the cursor. Place the cursor on a squiggle, or choose a finding in the Findings view.',
      ),
    );
  }
  return finding;
}
