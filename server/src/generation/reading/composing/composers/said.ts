import { type Deed, slotsOf } from '../deeds.ts';

const people = '(?:them|people|visitors|customers|everyone|everybody|readers|who|him|her|whoever[^,]*?|the \\w+)';

/** Ways to say what is to be read, with the words behind them: "saying that …", "tell them it's …", "told to …". */
const ways: readonly (readonly [RegExp, 'sentence' | 'request'])[] = [
  [/\b(?:saying|says?|said|reading|reads|with the (?:words?|text|sentence)|which says)\s+that\s+(.+)$/i, 'sentence'],
  [
    new RegExp(
      `\\b(?:tell|tells|telling|told|inform|warn|remind)\\s+(?:${people}\\s+)?[^,]{0,24}?\\bthat\\s+(.+)$`,
      'i',
    ),
    'sentence',
  ],
  [
    /\b(?:mention|mentions|point out|points out|warns?|warning|note|notes|notice|hint|message|line|banner)\s+that\s+(.+)$/i,
    'sentence',
  ],
  [
    new RegExp(
      `\\b(?:tell|tells|telling)\\s+${people}\\s+((?:it|there|we|this|our|the|you|they)(?:['’]\\w+)?\\s.+)$`,
      'i',
    ),
    'sentence',
  ],
  [/\b(?:saying|that says|which says|reading|with the (?:words|text))\s+(.+)$/i, 'sentence'],
  [
    new RegExp(`\\b(?:tell\\s+${people}|told|asked|ask\\s+${people}|say)\\s+(?:please\\s+)?to\\s+(.+)$`, 'i'),
    'request',
  ],
];

/** Whom a text speaks to: "their order" is "your order" there. */
const addressed: readonly (readonly [RegExp, string])[] = [
  [/\bthey(?=['’]|\b)/gi, 'you'],
  [/\bthem\b/gi, 'you'],
  [/\btheirs\b/gi, 'yours'],
  [/\btheir\b/gi, 'your'],
];

/** What is to be read, where nobody quoted it: "a note saying that *this might be out of date*"; '' where nothing tells it. */
export function saidIn(deed: Deed): string {
  // When, where and for whom it is shown is no part of what it says.
  const parts = [...deed.chunks, ...slotsOf(deed, 'place')].map(({ text }) => text);
  const words = parts.reduce((text, part) => text.replace(part, ' '), deed.text.replaceAll(/\s+/g, ' '));
  for (const [pattern, form] of ways) {
    const found = pattern.exec(words)?.[1];
    if (found === undefined) continue;
    const text = addressed
      .reduce((said, [word, other]) => said.replaceAll(word, other), found)
      .replace(/[\s,;–-]*(?:too|please|then|as well)?[\s.!?,;–-]*$/i, '')
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/\s([,.;])/g, '$1')
      .trim();
    if (!/\p{L}{3}/u.test(text) || /^(?:so|it|this|that)$/i.test(text)) return '';
    const whole = form === 'request' ? `please ${text}` : text;
    return `${whole.charAt(0).toUpperCase()}${whole.slice(1)}.`.slice(0, 500);
  }
  return '';
}
