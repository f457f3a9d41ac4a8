import anyAscii from 'any-ascii';

/** Pictures have names in any-ascii's tables (`:tada:`), which nobody meant to write. */
const pictures =
  /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u200D|\uFE0F|\u20E3|[\u{E0020}-\u{E007F}]/gu;

/** Scripts written without spaces: each character is romanised to a syllable, and syllables are told apart by dashes. */
const syllables = /[\p{Script=Han}\p{Script=Hangul}]/gu;

/**
 * The words of a text in small Latin letters and digits, whatever its script: "Über uns" → `uber`, `uns`;
 * "活动管理" → `huo`, `dong`, `guan`, `li`. Apostrophes join ("Bob's" → `bobs`), everything else between words parts.
 */
export function asciiWords(text: string): string[] {
  const spaced = text.normalize('NFC').replace(pictures, ' ').replace(syllables, ' $& ');
  const apostrophesGone = spaced.replace(/(?<=\p{L})['’ʼ`](?=\p{L})/gu, '');
  return anyAscii(apostrophesGone.replace(/&/g, ' and ').replace(/[^\p{L}\p{M}\p{N}]+/gu, ' '))
    .replace(/['`]/g, '')
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== '');
}
