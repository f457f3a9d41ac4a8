import { workspace } from 'vscode';

/** The model that the settings name; empty: the server chooses. */
export function chosenModel(): string {
  return workspace.getConfiguration('presswright').get('completion.model', '').trim();
}
