import type { Story } from '../story.ts';
import type { Found, Idiom } from './idiom.ts';

const redirectsOf = (story: Story) => story.last('redirects');

/** Says more of the redirects; false where the plan has none. */
const ofRedirects =
  (change: (found: Found, story: Story) => void = () => {}) =>
  (found: Found, story: Story): boolean => {
    const known = redirectsOf(story);
    if (known === undefined) return false;
    change(found, story);
    story.add(known, found.deed);
    return true;
  };

/** Makes redirects where the plan has none yet. */
function withRedirects(found: Found, story: Story, change: () => void = () => {}): boolean {
  if (redirectsOf(story) === undefined)
    story.behaviours.push({ kind: 'redirects', status: 301, logs_not_found: false, sources: [], targets: [] });
  change();
  return ofRedirects()(found, story);
}

/** Old addresses that lead to new ones. */
export const redirectIdioms: readonly Idiom[] = [
  {
    // "A screen under Tools where I type an old path and where it goes now, and pick whether it's a 301 or a 302"
    pattern:
      /(?:screen|page|list|table|place)\b.*\b(?:type|enter|add|put in|write)\b.*\bold (?:path|address|url|link)s?\b.*/,
    unlessMarked: ['redirect'],
    read: (found, story) => withRedirects(found, story),
  },
  {
    // "If I rename the slug of a published post or page, it should add the redirect from the old address"
    pattern:
      /(?:if|when|whenever)\b[^,]*\b(?:rename|renames|change|changes|edit|edits|changed|renamed) (?:the )?(?:slug|address|permalink|url)s? of an? (?:published )?(?<types>(?:posts?|pages?|products?)(?: (?:or|and) (?:an? )?(?:posts?|pages?|products?))?)\b.*\bredirect.*/,
    read: (found, story) =>
      withRedirects(found, story, () => {
        const types = ['post', 'page', 'product'].filter((type) => found.groups.types?.includes(type));
        Object.assign(redirectsOf(story) ?? {}, { moved_types: types });
      }),
  },
  {
    // The list of redirects has how often and when each was followed, refuses loops, and is for administrators alone
    pattern:
      /(?:see|show|shows|list|lists|count|counts)\b[^,;]*\b(?:how often|how many times)\b.*\b(?:hit|used|followed|called|clicked)\b.*/,
    read: ofRedirects(),
  },
  {
    pattern: /(?:refuse|reject|do n't|never|not|prevent|stop|forbid)\b.*\bloops?\b.*/,
    read: ofRedirects(),
  },
  {
    pattern:
      /^(?:and )?only (?:the )?(?:admins?|administrators?) (?:should|may|can|must|get|see|use|open)\b[^,;]*\b(?:screen|page|list|tool)\b.*/,
    read: ofRedirects(),
  },
  {
    // "Uppercase paths redirect to lowercase"
    pattern:
      /(?:upper-?case|capital letters?)\b[^,;]*\b(?:redirect|lead|go|sent|send|point)\w*\b[^,;]*\b(?:lower-?case|small letters)/,
    unlessMarked: ['redirect'],
    read: (found, story) =>
      withRedirects(found, story, () => {
        Object.assign(redirectsOf(story) ?? {}, { lowercase: true });
      }),
  },
];
