import type { Range } from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';

/** A rule's id where it is written. */
export interface NamedRule {
  readonly id: string;
  readonly range: Range;
}

const suppression = /presswright-ignore(?:-[a-z-]+)?[ \t]+([^\r\n]*)/g;
const ruleId = /[a-z]+\/[a-z0-9-]+/g;

/** The rules that a document's suppressions name. */
export function suppressedRules(document: TextDocument): NamedRule[] {
  return [...document.getText().matchAll(suppression)].flatMap((found) => {
    // After two hyphens stands the reason.
    const [rules = ''] = (found[1] ?? '').split('--');
    const start = found.index + found[0].length - (found[1]?.length ?? 0);
    return [...rules.matchAll(ruleId)].map(({ 0: id, index: at }) => ({
      id,
      range: { start: document.positionAt(start + at), end: document.positionAt(start + at + id.length) },
    }));
  });
}
