import { allFields, planForm } from '@presswright/shared/plan-form/plan-form';
import type { PlanSchema } from '@presswright/shared/plan-form/schema';
import { l10n, Range, type TextDocument, WorkspaceEdit, window, workspace } from 'vscode';

/** Asks which kind of part to add to a list; undefined: none. */
export async function choosePart(schema: PlanSchema, plan: unknown, path: string): Promise<string | undefined> {
  const field = allFields(planForm(schema, plan)).find((one) => one.path === path);
  if (field?.control.kind !== 'list' || field.control.add === null) return;
  const { label, shapes } = field.control.add;
  const choice = await window.showQuickPick(
    shapes.map((shape) => ({ label: shape.label, detail: shape.help ?? '', value: shape.value })),
    { title: label, placeHolder: l10n.t('Select what to add'), matchOnDetail: true },
  );
  return choice?.value;
}

/** Replaces the text of a document, as one step to undo; false: it cannot be changed. */
export async function replaceText(document: TextDocument, text: string): Promise<boolean> {
  const edit = new WorkspaceEdit();
  edit.replace(document.uri, new Range(0, 0, document.lineCount, 0), text);
  return await workspace.applyEdit(edit);
}
