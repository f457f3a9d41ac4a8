import type { CleanupTarget } from '../understanding.ts';

/** What every site has, by the words for it: things that a plugin can look after and that are no content type of its own. */
const targets: readonly (readonly [RegExp, CleanupTarget])[] = [
  [/ transients? /, 'transients'],
  [/ revisions? /, 'revisions'],
  [/ (auto[- ]?drafts?|automatic drafts) /, 'auto_drafts'],
  [/ (spam comments?|comment spam|spam) /, 'spam_comments'],
  [/ (trash|trashed \w+|bin) /, 'trash'],
];

/** The things of the site that a line names. */
export const cleanupTargetsIn = (line: string): CleanupTarget[] =>
  targets.filter(([pattern]) => pattern.test(line)).map(([, target]) => target);
