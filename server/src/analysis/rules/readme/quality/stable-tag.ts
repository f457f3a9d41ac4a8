import type { ReadmeDocument } from '../../../languages/readme/readme-document.ts';
import type { DocumentContext, RuleMeta } from '../../rule.ts';
import { mainFileBeside } from '../../support/readme-kind.ts';

export const meta: RuleMeta = {
  id: 'quality/stable-tag',
  language: 'readme',
  category: 'quality',
  severity: 'medium',
  type: 'quality',
  title: 'Stable tag',
  description:
    'Reports a Stable tag that is not the version of the plugin, and releases without a line in the changelog.',
  rationale: `The plugin directory serves the version that \`Stable tag\` names. When it is not the \`Version\` of the main file,
users get the old version or none, or are offered the same update again and again. \`trunk\` makes every commit a release
and is not accepted any more.

A release that the changelog does not name leaves users guessing what an update brings; it is reported as info.

**When to ignore it:** never for the tag.`,
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
        name: 'shelf/readme.txt',
        code: '=== Shelf ===\nStable tag: 1.3.0\n\nLists books.\n\n== Changelog ==\n\n= 1.3.0 =\n* New.\n',
        beside: { 'shelf/shelf.php': '<?php\n/**\n * Plugin Name: Shelf\n * Version: 1.4.0\n */\n' },
        lines: [2],
      },
      {
        name: 'shelf/readme.txt',
        code: '=== Shelf ===\nStable tag: 1.4.0\n\nLists books.\n',
        beside: { 'shelf/shelf.php': '<?php\n/**\n * Plugin Name: Shelf\n * Version: 1.4.0-beta2\n */\n' },
        lines: [2],
      },
      { code: '=== Shelf ===\nStable tag: trunk\n\nLists books.\n', lines: [2] },
      {
        code: '=== Shelf ===\nStable tag: 1.4.0\n\nLists books.\n\n== Changelog ==\n\n= 1.3.0 =\n* New.\n',
        lines: [6],
      },
    ],
    good: [
      {
        name: 'shelf/readme.txt',
        code: '=== Shelf ===\nStable tag: 1.4.3\n\nLists books.\n',
        beside: { 'shelf/shelf.php': '<?php\n/**\n * Plugin Name: Shelf\n * Version: 1.5-dev\n */\n' },
      },
      {
        name: 'shelf/readme.txt',
        code: '=== Shelf ===\nStable tag: 1.4.0\n\nLists books.\n\n== Changelog ==\n\n= 1.4.0 =\n* New.\n',
        beside: { 'shelf/shelf.php': '<?php\n/**\n * Plugin Name: Shelf\n * Version: 1.4.0\n */\n' },
      },
    ],
  },
};

/** Compares the tag with the header and the changelog. */
export function check(
  { headers, sections }: ReadmeDocument,
  { source, report, project, fileName }: DocumentContext,
): void {
  const tag = headers.get('stable tag');
  if (tag === undefined || tag.value === '') return;
  const valueAt = { start: tag.at.end - tag.value.length, end: tag.at.end };
  const main = mainFileBeside(fileName, project);
  const version = main?.header.fields.get('version')?.value;
  if (tag.value.toLowerCase() === 'trunk') {
    report({
      at: tag.at,
      message: 'Stable tag "trunk" makes every commit a release, which WordPress.org no longer accepts.',
      suggestion: `Tag releases, and specify the tag${version ? `: ${version}` : ', such as 1.4.0'}.`,
      confidence: 'high',
      ...(version ? { fix: { edits: [{ ...valueAt, text: version }], safe: false } } : {}),
    });
    return;
  }
  if (main !== null && version && version !== tag.value && !isComing(version, tag.value)) {
    report({
      at: tag.at,
      message: `Stable tag is ${tag.value}, but Version of ${main.name} is ${version}.`,
      suggestion: `Set both to the release version${/^\d/.test(version) ? `: ${version}` : ''}.`,
      severity: main.kind === 'theme' ? 'low' : 'medium',
      confidence: 'high',
      fix: { edits: [{ ...valueAt, text: version }], safe: false },
    });
    return;
  }
  const changelog = sections.find(({ title }) => /^change\s*log$/i.test(title));
  if (changelog === undefined || !/^\d/.test(tag.value)) return;
  const text = source.slice(changelog.body);
  const named = [...text.matchAll(/^\s*(?:=+|#+|\*\*)\s*\[?v?(?:ersion\s+)?(\d[\w.-]*)/gim)].map(
    ([, number]) => number,
  );
  if (named.length === 0 || named.some((number) => same(number ?? '', tag.value))) return;
  report({
    at: changelog.at,
    message: `The changelog has no entry for the stable version ${tag.value}; the latest one is ${named[0]}.`,
    suggestion: `Add "= ${tag.value} =" and the changes.`,
    severity: 'info',
    confidence: 'high',
  });
}

/** `1.5-dev` beside the tag `1.4`: the next release is being made, and the tag stays on the last one. */
function isComing(version: string, tag: string): boolean {
  const [, base] = /^(\d+(?:\.\d+)*)[-.]?(?:dev|alpha|beta|rc)[\w.-]*$/i.exec(version) ?? [];
  if (base === undefined || !/^\d+(?:\.\d+)*$/.test(tag)) return false;
  const released = tag.split('.').map(Number);
  const next = base.split('.').map(Number);
  const length = Math.max(released.length, next.length);
  const at = Array.from({ length }).findIndex((_, position) => (next[position] ?? 0) !== (released[position] ?? 0));
  return at !== -1 && (next[at] ?? 0) > (released[at] ?? 0);
}

/** `1.4` and `1.4.0` are the same release. */
function same(a: string, b: string): boolean {
  const short = (version: string) => version.replace(/\.$/, '').replace(/(\.0)+$/, '');
  return short(a) === short(b);
}
