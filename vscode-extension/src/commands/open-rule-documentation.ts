import { join } from 'node:path';
import { commands, languages, Uri, window } from 'vscode';
import { listRulePages } from '../rule-pages.ts';
import type { CommandContext } from './command-context.ts';

/** Presswright: Open Rule Documentation; `argument`, the id of a rule, saves the question for it. */
export async function openRuleDocumentation({ extension }: CommandContext, argument?: unknown): Promise<void> {
  const pages = await listRulePages(extension.asAbsolutePath(join('dist', 'docs', 'rules')));
  const rule = argument ?? ruleUnderCursor();
  const page =
    pages.find((candidate) => candidate.rule === rule) ??
    (await window.showQuickPick(
      pages.map((candidate) => ({ ...candidate, label: candidate.title, description: candidate.rule })),
      { title: 'Presswright rules', placeHolder: 'Select a rule', matchOnDescription: true },
    ));
  if (page !== undefined) await commands.executeCommand('markdown.showPreview', Uri.file(page.path));
}

function ruleUnderCursor(): string | undefined {
  const editor = window.activeTextEditor;
  if (editor === undefined) return undefined;
  const here = languages
    .getDiagnostics(editor.document.uri)
    .find(({ source, range }) => source?.toLowerCase() === 'presswright' && range.contains(editor.selection.active));
  const code = typeof here?.code === 'object' ? here.code.value : here?.code;
  return code === undefined ? undefined : String(code);
}
