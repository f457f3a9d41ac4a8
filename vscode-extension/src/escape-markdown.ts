/**
 * Text as Markdown that shows just that. VS Code's own `appendText` makes every space one that no line may break at, so that
 * tooltips break words apart.
 */
export function escapeMarkdown(text: string): string {
  return text.trim().replaceAll(/[!-/:-@[-`{-~]/g, String.raw`\$&`);
}
