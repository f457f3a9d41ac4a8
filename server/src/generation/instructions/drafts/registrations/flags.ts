import { arrayKeys } from '@presswright/shared/wordpress/array-keys';
import type { Composer } from '../../composer.ts';

const refusing =
  /\b(?:no|not|non|never|without|isn't|aren't|don't|doesn't|cannot|can't|shouldn't|won't|nor|off|hid(?:e|den|ing)|exclud(?:e|es|ed|ing)|disabl(?:e|es|ed|ing)|remov(?:e|es|ed|ing)|out of|instead of|rather than)\b/i;

/** What takes more than one thing away: "hidden from search, nav menus and the admin bar". */
const refusingList =
  /\b(?:hid(?:e|den)(?: from)?|excluded? from|(?:kept|keep|stay|left|leave) out of|not in|nor)\b[^.;:\n]*$/i;

const placed =
  /\b(?:in|show[sn]?|shows? up|visible|available|exposed?|appears?|with|has|have|enable[sd]?|listed|but|includ\w+)\b/i;

/** Whether what stands at a place of a text is wanted, by the words around it. */
export function isWanted(text: string, from: number, to: number): boolean {
  const [, said] =
    /^[`"']?(?:\)|\s|=>|=|:|\bis\b|\bare\b|\bset\b|\bto\b|\bshould be\b|\bmust be\b)*\s*[`"']?(true|false|yes|no|on|off|disabled|enabled|hidden|not\b|0|1)(?![\w-])/i.exec(
      text.slice(to, to + 40),
    ) ?? [];
  if (said !== undefined && !(/^no$/i.test(said) && /,/.test(text.slice(to, to + 4))))
    return /^(?:true|yes|on|enabled|1)$/i.test(said);
  const before = text.slice(Math.max(0, from - 160), from);
  const clause = before.slice(
    Math.max(...[...before.matchAll(/[.;:,\n()]|\bbut\b|\band\b/gi)].map(({ index }) => index + 1), 0),
  );
  if (refusing.test(clause)) return false;
  return placed.test(clause) || !refusingList.test(before);
}

/** What prompts call a flag, where that is not its key; `inverted`: the words say the opposite of the key. */
export interface FlagWords {
  readonly key: string;
  readonly words: string;
  readonly inverted?: boolean;
}

/** The flags of an array argument of WordPress that a prompt states, by their keys or by words for them. */
export function readFlags(c: Composer, path: string, wordings: readonly FlagWords[]): Record<string, boolean> {
  const found: Record<string, boolean> = {};
  for (const { name, type } of arrayKeys(path)) {
    if (!/\bbool\b/.test(type) || /^(?:_|label)/.test(name)) continue;
    const own = wordings.filter(({ key }) => key === name);
    const spoken = name.replace(/_/g, '[ _-]');
    for (const { words, inverted = false } of [{ words: spoken, inverted: false }, ...own]) {
      const match = new RegExp(String.raw`(?<![\w-])(?:${words})(?![\w-])`, 'i').exec(c.text);
      if (match === null) continue;
      c.asked.states(new RegExp(String.raw`(?<![\w-])(?:${words})(?![\w-])`, 'i'));
      found[name] = isWanted(c.text, match.index, match.index + match[0].length) !== inverted;
      break;
    }
  }
  return found;
}
