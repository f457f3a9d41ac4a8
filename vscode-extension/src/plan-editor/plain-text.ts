/** Markdown as plain text: what a page shows that renders no HTML of others. */
export function plainText(markdown: string): string {
  return markdown
    .replaceAll(/^#+\s+/gm, '')
    .replaceAll(/\*\*(.+?)\*\*/g, '$1')
    .replaceAll(/`([^`\n]+)`/g, '$1')
    .replaceAll(/\[([^\]\n]+)\]\(([^)\s]+)\)/g, '$1 ($2)')
    .trim();
}
