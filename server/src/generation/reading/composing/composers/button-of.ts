import type { BehaviourOf } from '../../../behaviours/behaviour.ts';
import type { Deed } from '../deeds.ts';

/** "A button “Join” to /join", "a “Join us” button linking to https://…". */
const address = /(?:https?:\/\/[^\s"”]+|(?<=\s)\/[^\s"”,]*)/;

/** The button that a deed asks for below a message: what is on it and where it leads; null where one of them is missing. */
export function buttonOf({ text, sentence, span }: Deed): NonNullable<BehaviourOf<'restriction'>['button']> | null {
  if (!/\bbutton\b/i.test(text)) return null;
  const label = sentence.tokens.slice(span.from, span.to).find(({ quote }) => quote !== null)?.quote ?? '';
  const url = address.exec(text)?.[0].replace(/[.,;]+$/, '') ?? '';
  return label === '' || url === '' ? null : { label: label.slice(0, 120), url };
}
