import type { Translate } from '../translate.ts';
import { type Finding, type Place, placeLabel } from './finding.ts';
import { confidenceLabels, severityLabels } from './labels.ts';

/**
 * One finding as a Markdown page: what is wrong, how the data gets there, what to do, and the rule's page.
 * @param page Markdown of the rule's page
 */
export function explanation(finding: Finding, page: string | undefined, t: Translate): string {
  const { message, suggestion, severity, confidence, cwe, rule, steps } = finding;
  const number = /^CWE-(\d+)$/.exec(cwe ?? '')?.[1];
  const facts = [
    `\`${rule}\``,
    severityLabels(t)[severity],
    number === undefined ? undefined : `[${cwe}](https://cwe.mitre.org/data/definitions/${number}.html)`,
    confidenceLabels(t)[confidence],
  ];
  const parts = [
    `# ${plain(message)}`,
    `${placeName(finding)} · ${facts.filter((fact) => fact !== undefined).join(' · ')}`,
    `## ${t('What to do')}`,
    plain(suggestion),
  ];
  if (steps.length > 0) {
    parts.push(`## ${t('How it gets there')}`);
    parts.push(steps.map((step, index) => `${index + 1}. ${placeName(step)}: ${plain(step.message)}`).join('\n'));
  }
  if (page !== undefined) parts.push('---', withoutNotice(page));
  return `${parts.join('\n\n')}\n`;
}

/** In code, without a link: the preview of Markdown opens no files. The view's own rows lead there. */
function placeName(place: Place): string {
  return `\`${placeLabel(place).replaceAll('`', "'")}\``;
}

/** Text that Markdown must not read as its own; `code` stays code, rules write it on purpose. */
function plain(text: string): string {
  return text
    .split(/(`[^`]*`)/)
    .map((part, index) => (index % 2 === 1 ? part : part.replace(/[\\`*_[\]<>|#]/g, '\\$&')))
    .join('');
}

/** Rule pages begin with a comment for those who would edit them, and a title that becomes a section here. */
function withoutNotice(page: string): string {
  return page
    .replace(/^<!--.*?-->\s*/s, '')
    .replaceAll(/^(#+) /gm, '#$1 ')
    .trim();
}
