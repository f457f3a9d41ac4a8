import type { ReadmeDocument } from '../../../languages/readme/readme-document.ts';
import type { DocumentContext, RuleMeta } from '../../rule.ts';
import { mainFileBeside } from '../../support/readme-kind.ts';

export const meta: RuleMeta = {
  id: 'quality/readme-text',
  language: 'readme',
  category: 'quality',
  severity: 'low',
  type: 'quality',
  title: 'Readme text',
  description:
    'Reports a short description that is missing, too long or marked up, missing sections, and placeholder text.',
  rationale: `The directory shows the short description under the name, cuts it off after 150 characters and shows markup as
it is written. A readme without \`== Description ==\` has nothing below it. An upgrade notice is cut off after 300
characters. Text that a template left behind ("Here is a short description of the plugin.") is refused in the review.

**When to ignore it:** for a plugin that is never published in the directory.`,
  references: [
    {
      title: 'How your readme.txt works',
      url: 'https://developer.wordpress.org/plugins/wordpress-org/how-your-readme-txt-works/',
    },
  ],
  fix: 'none',
  sniffs: [],
  examples: {
    bad: [
      { code: '=== Shelf ===\nTags: books\n\n== Description ==\nBooks.\n', lines: [1] },
      {
        code: '=== Shelf ===\nTags: books\n\n<b>Lists</b> books on a shelf.\n\n== Description ==\nHere is a short description of the plugin.\n',
        lines: [4, 7],
      },
      { code: '=== Shelf ===\nTags: books\n\nLists books.\n\n== Changelog ==\n= 1.0 =\n* First.\n', lines: [1] },
    ],
    good: ['=== Shelf ===\nTags: books\n\nLists books on a shelf.\n\n== Description ==\nBooks by author.\n'],
  },
};

const maxDescriptionLength = 150;
const maxNoticeLength = 300;
/** Sentences of the sample readme and of generators. */
const placeholder =
  /\b(here is a (?:short|long(?:er)?) description of the plugin|this is the long description|a brief markdown example|an answer to that question|a question that someone might have|lorem ipsum|your (?:plugin )?description (?:goes )?here|todo: (?:describe|write))\b/gi;

/** Reports problems of the texts. */
export function check({ name, shortDescription, sections }: ReadmeDocument, context: DocumentContext): void {
  const { source, report, project, fileName } = context;
  for (const match of source.code.matchAll(placeholder)) {
    const start = source.base + match.index;
    report({
      at: { start, end: start + match[0].length },
      message: `"${match[0]}" is placeholder text.`,
      suggestion: 'Describe the plugin, or remove the section.',
      confidence: 'high',
    });
  }
  if (name === null || mainFileBeside(fileName, project)?.kind === 'theme') return;
  if (shortDescription === null) {
    report({
      at: name.at,
      detail: 'short',
      message: 'There is no short description between the header and the first section.',
      suggestion: 'Add one line of up to 150 characters that describes the plugin.',
      confidence: 'high',
    });
  } else {
    if (shortDescription.text.length > maxDescriptionLength) {
      report({
        at: shortDescription.at,
        message: `The short description has ${shortDescription.text.length} characters; the directory cuts it off after ${maxDescriptionLength}.`,
        suggestion: 'Shorten it, and move the rest to the Description section.',
        confidence: 'high',
      });
    }
    const markup = /<\/?[a-z][^>]*>|\*\*[^*]+\*\*|\[[^\]]+\]\([^)]+\)|`[^`]+`/i.exec(shortDescription.text);
    if (markup !== null) {
      report({
        at: shortDescription.at,
        detail: 'markup',
        message: `The short description is displayed as plain text, including ${markup[0]}.`,
        suggestion: 'Use plain text.',
        confidence: 'high',
      });
    }
  }
  if (!sections.some(({ title }) => /^(description|about)\b/i.test(title))) {
    report({
      at: name.at,
      detail: 'description',
      message: 'There is no == Description == section.',
      suggestion: 'Add one that describes the plugin.',
      confidence: 'high',
    });
  }
  const notices = sections.find(({ title }) => /^upgrade notice$/i.test(title));
  if (notices === undefined) return;
  for (const match of source.slice(notices.body).matchAll(/^=\s*([^=\n]+?)\s*=\s*\n+((?:(?!=)[^\n]*\n?)*)/gm)) {
    const text = (match[2] ?? '').trim();
    if (text.length <= maxNoticeLength) continue;
    const start = notices.body.start + match.index;
    report({
      at: { start, end: start + match[0].length },
      message: `The upgrade notice of ${match[1]} has ${text.length} characters; only ${maxNoticeLength} are shown.`,
      suggestion: 'Explain in one sentence why to upgrade.',
      confidence: 'high',
    });
  }
}
