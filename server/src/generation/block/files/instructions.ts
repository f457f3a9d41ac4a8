import { markdownText } from '../../plugin/core/markdown-text.ts';
import { requiredWordPress } from '../php/required-wordpress.ts';
import type { BlockPlan } from '../plan.ts';

/** What to do with the files, what the block has, and what was decided: Markdown. */
export function instructionsOf(plan: BlockPlan, more: readonly string[]): string {
  const { names, attributes } = plan;
  const lines = attributes.map(
    ({ name, label, kind, isOurs }) => `- \`${name}\` (${kind}${isOurs ? ', added' : ''}): ${markdownText(label)}`,
  );
  const sections = [
    [
      '## Install',
      `1. Copy the folder \`${names.slug}\` to \`wp-content/plugins\`, or upload its archive under Plugins → Add New Plugin → Upload Plugin.`,
      '2. Activate the plugin under Plugins.',
      `3. Add the block “${markdownText(names.title)}” (\`${names.blockName}\`) to a post, a page or a template.`,
      '',
      `It needs WordPress ${requiredWordPress(plan)} or newer and PHP 7.4 or newer. Nothing has to be built.`,
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
