import type { SiteTool } from '../../server/src/generation/plugin/site-tool.ts';
import { understand } from '../../server/src/generation/understanding/understand.ts';

const introduction = `# Tools that a plugin can bring

Many plugins have no content of their own: they do one job on a site. A description that asks for one of these jobs, in
these words or others, gets a whole plugin for it: its settings, its tests, and an uninstall that leaves nothing behind.
Several in one description come in one plugin, also beside content of its own.

    presswright generate plugin "Readly" --description "Show the reading time above each post."
`;

/** Text of docs/site-tools.md: each tool with a statement that asks for it and what is made of it. */
export function siteToolDocs(
  groups: readonly { readonly title: string; readonly tools: readonly SiteTool[] }[],
): string {
  const sections = groups.map(({ title, tools }) => {
    const rows = tools.map((tool) => `| ${cell(tool.example)} | ${cell(sentenceOf(tool))} |`);
    return `## ${title}\n\n| Ask | What is made |\n|---|---|\n${rows.join('\n')}\n`;
  });
  return `${introduction}\n${sections.join('\n')}`;
}

function sentenceOf(tool: SiteTool): string {
  const { tools } = understand(tool.example, 'A Plugin', [tool]);
  if (tools[0] === undefined) throw new Error(`${tool.tool} does not understand its own example: ${tool.example}`);
  return tools[0].sentence;
}

const cell = (text: string): string => text.replaceAll('|', '\\|');
