import { applyEdits, modify } from 'jsonc-parser';

/** The text of a `presswright.json` that names a baseline; all else stays as it is. */
export function withBaseline(text: string, baseline: string): string {
  const edits = modify(text, ['baseline'], baseline, { formattingOptions: { insertSpaces: true, tabSize: 2 } });
  return `${applyEdits(text, edits).trimEnd()}\n`;
}
