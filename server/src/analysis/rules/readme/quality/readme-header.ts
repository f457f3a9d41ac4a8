import { wordpressVersion } from '@presswright/shared/wordpress/facts';
import type { ReadmeDocument } from '../../../languages/readme/readme-document.ts';
import { isLater } from '../../../wordpress/extension.ts';
import { isGplCompatible, versionNumber } from '../../../wordpress/header.ts';
import type { DocumentContext, RuleMeta } from '../../rule.ts';
import { mainFileBeside } from '../../support/readme-kind.ts';

export const meta: RuleMeta = {
  id: 'quality/readme-header',
  language: 'readme',
  category: 'quality',
  severity: 'low',
  type: 'quality',
  title: 'Readme header',
  description: 'Reports what is missing or wrong in the first lines of a readme.txt: name, tags, versions, license.',
  rationale: `The plugin directory shows a plugin by the first lines of its readme.txt. Without \`Tested up to\` it warns every
visitor that the plugin has not been tested; of more than five tags it shows five; a license or a name that is not the
plugin's own stops the review.

**When to ignore it:** for a plugin that is never published in the directory.`,
  references: [
    {
      title: 'How your readme.txt works',
      url: 'https://developer.wordpress.org/plugins/wordpress-org/how-your-readme-txt-works/',
    },
  ],
  fix: 'suggestion',
  sniffs: [],
  examples: {
    bad: [
      {
        code: 'Contributors: ann\nTags: a, b\nTested up to: 6.8\nStable tag: 1.0\nLicense: GPLv2 or later\n\nLists books.\n\n== Description ==\nBooks.\n',
        lines: [1],
      },
      {
        code: '=== Shelf ===\nContributors: Ann Smith\nTags: books, list, shelf, library, reading, isbn\nTested up to: WordPress 6.8\nRequires at least: 6.2+\nRequires PHP: 7.4\nStable tag: 1.0\nLicense: Proprietary\n\nLists books.\n\n== Description ==\nBooks.\n',
        lines: [2, 3, 4, 5, 8],
      },
      {
        code: '=== Shelf ===\nContributors: ann\nTags: books\nRequires at least: 6.9\nTested up to: 6.5\nStable tag: 1.0\nLicense: GPLv2 or later\n\nLists books.\n\n== Description ==\nBooks.\n',
        lines: [4],
      },
      {
        name: 'shelf/readme.txt',
        code: '=== Books ===\nContributors: ann\nTags: books\nRequires at least: 6.2\nTested up to: 6.8\nRequires PHP: 8.1\nStable tag: 1.0\nLicense: MIT\n\nLists books.\n\n== Description ==\nBooks.\n',
        beside: {
          'shelf/shelf.php':
            '<?php\n/**\n * Plugin Name: Shelf\n * Version: 1.0\n * Requires at least: 6.4\n * Requires PHP: 7.4\n * License: GPL-2.0-or-later\n */\n',
        },
        lines: [1, 4, 6, 8],
      },
    ],
    good: [
      '=== Shelf ===\nContributors: ann, bob-2\nTags: books, list, shelf\nRequires at least: 6.2\nTested up to: 6.8\nRequires PHP: 7.4\nStable tag: 1.0\nLicense: GPLv2 or later\nLicense URI: https://www.gnu.org/licenses/gpl-2.0.html\n\nLists books.\n\n== Description ==\nBooks.\n',
    ],
  },
};

const maxTags = 5;
/** Beyond this the number is no version of WordPress that is being made. */
const furthestAhead = 2;

/** Reports problems of the lines above the first section. */
export function check(document: ReadmeDocument, context: DocumentContext): void {
  const { headers, name } = document;
  const { source, report, project, fileName } = context;
  if (headers.size === 0 && document.sections.length === 0) return;
  const main = mainFileBeside(fileName, project);
  const top = { start: 0, end: source.lineText(1).length };
  if (name === null) {
    report({
      at: top,
      message: 'The readme does not start with the plugin name.',
      suggestion: 'Start with "=== Plugin Name ===".',
      severity: 'medium',
      confidence: 'high',
    });
  }
  const title = name?.at ?? top;
  const missing = ['tested up to', 'stable tag', 'license', 'contributors'].filter(
    (key) => !headers.has(key) && !(main?.kind === 'theme' && key !== 'license'),
  );
  const names: Readonly<Record<string, string>> = {
    'tested up to': 'Tested up to',
    'stable tag': 'Stable tag',
    license: 'License',
    contributors: 'Contributors',
  };
  if (missing.length > 0) {
    report({
      at: title,
      detail: 'missing',
      message: `The readme has no ${missing.map((key) => names[key]).join(', ')}.`,
      suggestion: 'Add the lines below the name.',
      severity: missing.includes('contributors') && missing.length === 1 ? 'info' : 'low',
      confidence: 'high',
    });
  }
  checkFields(document, context);
  if (main === null) return;
  const { fields } = main.header;
  const own = fields.get(main.kind === 'plugin' ? 'plugin name' : 'theme name')?.value;
  if (name !== null && own !== undefined && own !== '' && plain(own) !== plain(name.text)) {
    report({
      at: name.at,
      detail: 'name',
      message: `The name is "${name.text}" in the readme, but "${own}" in the header of ${main.name}.`,
      suggestion: 'Use one name in both.',
      confidence: 'high',
    });
  }
  for (const key of ['requires at least', 'requires php']) {
    const here = headers.get(key);
    const there = fields.get(key)?.value;
    if (here === undefined || !there || !versionNumber.test(here.value) || !versionNumber.test(there)) continue;
    if (!isLater(here.value, there) && !isLater(there, here.value)) continue;
    report({
      at: here.at,
      detail: key,
      message: `${here.key} is ${here.value} here but ${there} in the header of ${main.name}, which takes precedence.`,
      suggestion: 'Use the same version in both.',
      confidence: 'high',
      fix: { edits: [{ start: here.at.end - here.value.length, end: here.at.end, text: there }], safe: false },
    });
  }
  const license = headers.get('license');
  const other = fields.get('license')?.value;
  if (
    license &&
    other &&
    family(license.value) !== null &&
    family(other) !== null &&
    family(license.value) !== family(other)
  ) {
    report({
      at: license.at,
      detail: 'license',
      message: `The license is "${license.value}" here but "${other}" in the header of ${main.name}.`,
      suggestion: 'Use the same license in both.',
      confidence: 'high',
    });
  }
}

function checkFields({ headers }: ReadmeDocument, { report }: DocumentContext): void {
  const tags = headers.get('tags');
  const list = tags?.value.split(',').filter((tag) => tag.trim() !== '') ?? [];
  if (tags && list.length > maxTags) {
    const kept = list.slice(0, maxTags).map((tag) => tag.trim());
    report({
      at: tags.at,
      message: `There are ${list.length} tags, but only five are shown.`,
      suggestion: `Keep the most important ones, for example: ${kept.join(', ')}.`,
      confidence: 'high',
      fix: {
        edits: [{ start: tags.at.end - tags.value.length, end: tags.at.end, text: kept.join(', ') }],
        safe: false,
      },
    });
  }
  const contributors = headers.get('contributors');
  const wrong =
    contributors?.value
      .split(',')
      .map((entry) => entry.trim())
      .filter((entry) => !/^[a-z0-9][\w.@+-]*$/i.test(entry)) ?? [];
  if (contributors && wrong.length > 0 && contributors.value !== '') {
    report({
      at: contributors.at,
      message: `${wrong.map((entry) => `"${entry}"`).join(', ')} is not a valid WordPress.org username.`,
      suggestion: 'List the usernames from the profile URLs, separated by commas.',
      confidence: 'medium',
    });
  }
  for (const key of ['tested up to', 'requires at least', 'requires php']) {
    const field = headers.get(key);
    if (!field || field.value === '' || versionNumber.test(field.value)) continue;
    const inside = /\d+(?:\.\d+)*/.exec(field.value)?.[0];
    const edit = { start: field.at.end - field.value.length, end: field.at.end, text: inside ?? '' };
    report({
      at: field.at,
      message: `"${field.value}" is not a valid version number, so the line has no effect.`,
      suggestion: `Write only the number${inside === undefined ? '' : `: ${inside}`}.`,
      confidence: 'high',
      ...(inside === undefined ? {} : { fix: { edits: [edit], safe: false } }),
    });
  }
  const tested = headers.get('tested up to');
  const needed = headers.get('requires at least');
  const readable = (text: string | undefined): text is string => text !== undefined && versionNumber.test(text);
  if (tested && readable(tested.value)) {
    if (Number.parseInt(tested.value, 10) > Number.parseInt(wordpressVersion, 10) + furthestAhead) {
      report({
        at: tested.at,
        detail: 'future',
        message: `WordPress ${tested.value} does not exist.`,
        suggestion: 'Use the version you have tested with.',
        confidence: 'high',
      });
    }
    if (needed && readable(needed.value) && isLater(needed.value, `${tested.value}.99`)) {
      report({
        at: needed.at,
        detail: 'order',
        message: `It requires WordPress ${needed.value}, but has only been tested up to ${tested.value}.`,
        suggestion: 'Increase "Tested up to", or lower "Requires at least".',
        confidence: 'high',
      });
    }
  }
  const license = headers.get('license');
  if (license && license.value !== '' && !isGplCompatible(license.value)) {
    report({
      at: license.at,
      message: `"${license.value}" is not a known GPL-compatible license.`,
      suggestion: 'Use GPLv2 or later, or another GPL-compatible license.',
      confidence: 'medium',
    });
  }
}

function plain(name: string): string {
  return name
    .replace(/&amp;/g, '&')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();
}

/** `GPL2`, `GPL3`, `MIT`, …; null when it cannot be told. */
function family(license: string): string | null {
  const gnu = /\b([AL]?)(?:GPL|General Public License)[^\d]{0,12}(\d)/i.exec(license.replace(/GNU\s+/i, ''));
  if (gnu !== null) return `${gnu[1]?.toUpperCase()}GPL${gnu[2]}`;
  return /\b(MIT|Apache|MPL|ISC|BSD)\b/i.exec(license)?.[1]?.toUpperCase() ?? null;
}
