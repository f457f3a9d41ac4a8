import type { JsonDocument } from '../../languages/json/json-document.ts';
import { membersOf, spanOf } from '../../languages/json/json-nodes.ts';
import type { DocumentContext, Finding } from '../rule.ts';

/** What keeps a JSON text from being read, and keys that stand twice in one object. */
export function syntaxFindings(document: JsonDocument, { source }: DocumentContext): Finding[] {
  const { code } = source;
  const findings: Finding[] = [];
  if (code.startsWith('\uFEFF')) {
    findings.push({
      at: { start: 0, end: 1 },
      message: 'The file starts with a byte order mark, so PHP cannot parse it as JSON.',
      suggestion: 'Save the file as UTF-8 without a byte order mark.',
      fix: { edits: [{ start: 0, end: 1, text: '' }], safe: true },
    });
  }
  if (code.trim() === '') {
    findings.push({ at: { start: 0, end: 0 }, message: 'The file is empty.', suggestion: 'Write a JSON object.' });
    return findings;
  }
  for (const { at, message } of document.errors) {
    const comma = trailingComma(code, at.start);
    if (comma !== null) {
      findings.push({
        at: { start: comma, end: comma + 1 },
        message: 'JSON does not allow a trailing comma, so WordPress ignores the whole file.',
        suggestion: 'Remove the comma.',
        fix: { edits: [{ start: comma, end: comma + 1, text: '' }], safe: true },
      });
      continue;
    }
    findings.push({
      at,
      message: `Invalid JSON (${message}), so WordPress ignores the whole file.`,
      suggestion: hintFor(code, at.start),
    });
    // What follows is most often only a consequence.
    break;
  }
  if (isReadable(document, source.code)) findings.push(...doubledKeys(document));
  return findings;
}

/** Whether a document can be judged: whole, or with nothing worse than commas too many. */
export function isReadable(document: JsonDocument, code: string): boolean {
  return document.root !== null && document.errors.every(({ at }) => trailingComma(code, at.start) !== null);
}

/** The offset of the comma before a closing bracket at `offset`. */
function trailingComma(code: string, offset: number): number | null {
  const closing = code[offset];
  if (closing !== '}' && closing !== ']') return null;
  let at = offset - 1;
  while (at >= 0 && /\s/.test(code[at] ?? '')) at--;
  return code[at] === ',' ? at : null;
}

function hintFor(code: string, offset: number): string {
  const rest = code.slice(offset, offset + 2);
  if (rest === '//' || rest === '/*') return 'Remove the comment: JSON has none.';
  if (rest.startsWith("'")) return 'Use double quotes.';
  if (rest.startsWith('"')) return 'Put a comma between the entries.';
  return 'Mend the syntax here: double quotes, a comma between entries, and a bracket for each one opened.';
}

function doubledKeys({ root }: JsonDocument): Finding[] {
  const findings: Finding[] = [];
  const stack = root === null ? [] : [root];
  for (let node = stack.pop(); node !== undefined && findings.length < 50; node = stack.pop()) {
    const seen = new Set<string>();
    for (const { key, keyNode } of membersOf(node)) {
      if (seen.has(key) && findings.length < 50) {
        findings.push({
          at: spanOf(keyNode),
          message: `"${key}" is defined twice in this object; only the last one is used.`,
          suggestion: 'Keep one of them.',
        });
      }
      seen.add(key);
    }
    stack.push(...(node.children ?? []));
  }
  return findings;
}
