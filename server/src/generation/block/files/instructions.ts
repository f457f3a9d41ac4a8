import { markdownText } from '../../plugin/core/markdown-text.ts';
import { codeSpan } from '../attributes/attribute-names.ts';
import { requiredWordPress } from '../php/required-wordpress.ts';
import type { BlockPlan } from '../plan.ts';

/** What to do with the files, what the block has, and what was decided: Markdown. */
export function instructionsOf(plan: BlockPlan, more: readonly string[]): string {
  const { names, attributes } = plan;
  const lines = attributes.map(
    ({ name, label, kind, isOurs }) =>
      `- ${codeSpan(name)} (${kind}${isOurs ? ', added' : ''}): ${markdownText(label)}`,
  );
  const sections = [
    [
      '## Installation',
      `1. Copy the folder \`${names.slug}\` to \`wp-content/plugins\`, or upload the ZIP file under **Plugins → Add Plugin → Upload Plugin**.`,
      '2. Activate the plugin under **Plugins**.',
      `3. Add the “${markdownText(names.title)}” block (\`${names.blockName}\`) to a post, page or template.`,
      '',
      `It requires WordPress ${requiredWordPress(plan)} or later and PHP 7.4 or later. No build step is required.`,
    ],
    ['## Attributes', ...lines],
    more.length === 0 ? [] : ['## Features', ...more],
    plan.notes.length === 0 ? [] : ['## Decisions', ...plan.notes.map((note) => `- ${note}`)],
  ];
  return `${sections
    .filter((section) => section.length > 1)
    .map(([title, ...rest]) => [title, '', ...rest].join('\n'))
    .join('\n\n')}\n`;
}
