import { l10n, Range, type TreeItem, Uri, workspace } from 'vscode';

/** For people: inside the workspace, with `/`. */
export function pathOf(uri: string | Uri): string {
  return workspace.asRelativePath(typeof uri === 'string' ? Uri.parse(uri) : uri).replaceAll('\\', '/');
}

/** The command of a row that leads to a place, as the service tells places: counted from 1. */
export function openCommand(place: {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}): NonNullable<TreeItem['command']> {
  const [line, character] = [place.line - 1, place.column - 1];
  return openRangeCommand(Uri.parse(place.file), new Range(line, character, line, character));
}

/** The command of a row that leads to a range. */
export function openRangeCommand(uri: Uri, selection: Range): NonNullable<TreeItem['command']> {
  return { command: 'vscode.open', title: l10n.t('Open'), arguments: [uri, { selection, preview: true }] };
}
