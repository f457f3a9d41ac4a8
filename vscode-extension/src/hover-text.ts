/**
 * Leaves out the message at the head of each finding that the language server explains: VS Code shows it right above,
 * with the diagnostic.
 */
export function withoutMessages(markdown: string): string {
  return markdown.replaceAll(/(^|\n\n---\n\n)\*\*[^\n]+\*\*\n\n/g, '$1');
}
