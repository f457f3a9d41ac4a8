import { type Deed, slotsOf } from '../deeds.ts';
import { isPeople } from '../people.ts';
import type { Story } from '../story.ts';
import { recordsAmong } from './sentence-words.ts';

/** Nouns that mean records of any kind, where they stand, or nothing at all. */
const light =
  /^(?:one|rest|eye|time|way|access|thing|log-?in|account|day|else.*|other|list|directory|overview|register|table|calendar|map|entry)$/;

/** "Only they may open the page with the *notes*": whether a noun that nobody marked means no records, where none are named. */
export function namesOther(deed: Deed, story: Story): boolean {
  if (slotsOf(deed, 'thing', 'group').length > 0 || /\bown\b/i.test(deed.text)) return false;
  const { tokens } = deed.sentence;
  const isMarked = (at: number): boolean =>
    [...deed.slots, ...deed.chunks, deed.act].some(({ from, to }) => at >= from && at < to);
  // "The owner *of the dog*": who somebody is
  const isOfPeople = (at: number): boolean =>
    slotsOf(deed, 'who').some(({ to }) => to < at && at - to <= 3 && tokens[to]?.lower === 'of');
  return tokens
    .slice(deed.span.from, deed.span.to)
    .some(
      ({ pos, lemma }, place) =>
        pos === 'NOUN' &&
        !isMarked(deed.span.from + place) &&
        !isOfPeople(deed.span.from + place) &&
        !light.test(lemma) &&
        !isPeople(lemma) &&
        story.find(lemma) === null &&
        recordsAmong(lemma, story) === null,
    );
}
