import type { CleanupTarget } from '../understanding.ts';

/** What every site has, by the words for it: things that a plugin can look after and that are no content type of its own. */
const targets: readonly (readonly [RegExp, CleanupTarget])[] = [
  [/ transients? /, 'transients'],
  [/ revisions? /, 'revisions'],
  [/ (auto[- ]?drafts?|automatic drafts) /, 'auto_drafts'],
  [/ (spam comments?|comment spam|spam) /, 'spam_comments'],
  [/ (trash|trashed \w+|bin) /, 'trash'],
];

/** The things of the site that a line names, in its order, each with the text from there up to the next one. */
export function cleanupTargetsIn(line: string): readonly { readonly target: CleanupTarget; readonly text: string }[] {
  const found = targets
    .map(([pattern, target]) => ({ target, at: line.search(pattern) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at);
  return found.map(({ target, at }, index) => ({ target, text: `${line.slice(at, found[index + 1]?.at)} ` }));
}
