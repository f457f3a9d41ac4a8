import { slotOf, slotsOf } from '../deeds.ts';
import type { OutrightComposer } from './composer.ts';
import { sentenceWords } from './sentence-words.ts';

const others =
  /^(?:(?:everyone|everybody|anyone|anybody|nobody|no one|no-one) else|(?:all )?(?:the )?(?:others|rest)|all others?|other people)$/i;

/** "Members can look at it, everyone else should not": says the same once more of what was closed just now. */
export const theOthers: OutrightComposer = (deed, story) => {
  if (deed.intent !== 'restrict' || !others.test(slotOf(deed, 'who')?.text ?? '')) return false;
  const last = story.told.at(-1);
  if (last?.behaviour?.kind !== 'restriction' || last.deed.sentence !== deed.sentence) return false;
  if (deed.chunks.length > 0 || slotsOf(deed, 'thing', 'field', 'text', 'url', 'place').length > 0) return false;
  if (!/\b(?:n't|not|never|nobody|no one|no-one|nothing|cannot)\b|n't\b/.test(sentenceWords(deed))) return false;
  story.add(last.behaviour, deed);
  return true;
};
