import type { Act } from '../act.ts';
import type { Edit, GivenPhp } from '../given-php.ts';

/** Properties of `wp_count_posts()` by what people call them. */
const counts: Readonly<Record<string, string>> = {
  pending: 'pending',
  private: 'private',
  scheduled: 'future',
  future: 'future',
  trashed: 'trash',
  trash: 'trash',
  draft: 'draft',
  drafts: 'draft',
  published: 'publish',
};

/** The last line that shows one of the counts. */
function lastShown(php: GivenPhp) {
  return php
    .places('Echo')
    .findLast(({ node }) => /\$\w+->(?:publish|draft|pending|private|future|trash)\b/.test(php.text(node)))?.node;
}

const too =
  /\b(pending|private|scheduled|future|trashed|trash|drafts?|published)\b(?: posts?)?[^.;\n]{0,30}\b(?:too|also|as well|in addition)\b|\b(?:also|in addition)\b[^.;\n]{0,30}\b(pending|private|scheduled|future|trashed|trash|drafts?|published)\b/i;

/** Shows one more of the counts of posts, as the others are shown. */
export const countedToo: Act = {
  id: 'counted-too',
  title: 'show one more of the counts',
  isVague: true,
  wants: too,
  run(php, { words }) {
    const match = too.exec(words);
    const said = (match?.[1] ?? match?.[2] ?? '').toLowerCase();
    const property = counts[said];
    const line = lastShown(php);
    if (property === undefined || line === undefined || !php.code.includes('wp_count_')) return null;
    const [, label] = /["'`](\w[\w ]*):? ?(?:N|X|\d+|<\w+>|%d|…|\.\.\.)["'`]/.exec(words) ?? [];
    const named = label ?? `${said[0]?.toUpperCase()}${said.slice(1)}`;
    const text = php
      .text(line)
      .replace(/->(?:publish|draft|pending|private|future|trash)\b/g, `->${property}`)
      .replace(
        /(['">])([A-Z][\w ]*)(:? ?)(?=['"<])/,
        (_all, before: string, _old: string, after: string) => `${before}${named}${after}`,
      );
    const edit: Edit = { start: line.end, end: line.end, text: `\n${php.indentAt(line.start)}${text}` };
    return { kind: 'code', code: php.with([edit]), done: [`It shows ${property}, too.`] };
  },
};
