import type { DraftAttribute } from '../attributes/named-attribute.ts';
import { flagText, isShown } from '../view/compose-view.ts';

const most = 6;

/** What a label says of how a value is stored. */
const addressWords: Partial<Record<DraftAttribute['kind'], RegExp>> = { url: /\s+(?:URL|link|address)$/i };

/** One sentence that says what a block shows: its attributes by their labels, and nothing that it does not have. */
export function describeBlock(title: string, drafts: readonly DraftAttribute[], hasInner: boolean): string {
  const labels = drafts
    .filter((draft) => !draft.isOurs && isShown(draft))
    .map(({ kind, label }) =>
      inSentence(kind === 'boolean' ? flagText(label) : label.replace(addressWords[kind] ?? '', '')),
    );
  const named = [...new Set(labels), ...(hasInner ? ['other blocks'] : [])];
  if (named.length === 0) return `Adds the ${title} block.`;
  const listed = named.length > most ? [...named.slice(0, most - 1), 'more'] : named;
  const [last = ''] = listed.slice(-1);
  const rest = listed.slice(0, -1);
  return `Shows ${rest.length === 0 ? last : `${rest.join(', ')} and ${last}`}.`;
}

/** A label in the middle of a sentence; abbreviations and words of other scripts stay as they are. */
const inSentence = (label: string): string =>
  label.slice(0, 60).replace(/^[A-Z](?=[a-z ])/, (letter) => letter.toLowerCase());
