import type { PlanResult } from '@presswright/shared/generators';
import { type Finding, placeLabel } from '../findings/finding.ts';

/** Findings as a Markdown list. In English: language models read it. */
export function findingList(findings: readonly Finding[], title: string): string {
  if (findings.length === 0) return `${title}: no findings.`;
  const lines = findings.map((finding) => {
    const { severity, rule, message, suggestion } = finding;
    return `- \`${placeLabel(finding)}\` **${severity}** ${message} ${suggestion} (\`${rule}\`)`;
  });
  return `${title}: ${findings.length === 1 ? '1 finding' : `${findings.length} findings`}.\n\n${lines.join('\n')}`;
}

/** A plan, and what of its description was not understood. */
export function planText({ plan, not_understood: missed }: PlanResult): string {
  const json = `\`\`\`json\n${JSON.stringify(plan, null, 2)}\n\`\`\``;
  if (missed.length === 0) return `Everything was understood.\n\n${json}`;
  const clauses = missed.map(({ text, reason }) => `- “${text}”: ${reason}`).join('\n');
  return `Not understood:\n\n${clauses}\n\n${json}`;
}

/** What a request in the chat asks for: `plugin: Events with a date` names the kind, `plugin "Event desk": …` the name too. */
export function readProject(prompt: string): { kind: 'plugin' | 'block' | 'theme'; name: string; description: string } {
  const match = /^\s*(plugin|block|theme)\b\s*(?:["“]([^"”]+)["”])?\s*:?\s*/i.exec(prompt);
  const description = prompt.slice(match?.[0].length ?? 0).trim();
  const kind = match?.[1]?.toLowerCase();
  const name = match?.[2] ?? nameFrom(description);
  return { kind: kind === 'block' || kind === 'theme' ? kind : 'plugin', name, description };
}

/** The first words of a description, up to a verb or a stop. */
function nameFrom(description: string): string {
  const words = description.split(/[^\p{L}\p{N}'’-]+/u).filter((word) => word !== '');
  const upTo = words.findIndex(
    (word, index) => index > 0 && /^(?:with|that|which|and|for|in|on|by|of|to|as)$/i.test(word),
  );
  return words.slice(0, upTo < 0 ? 3 : Math.min(upTo, 4)).join(' ') || 'My project';
}
