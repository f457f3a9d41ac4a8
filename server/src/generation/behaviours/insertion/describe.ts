import type { Words } from '../behaviour.ts';
import { conditionWords } from '../conditions.ts';
import { audienceWords } from '../shown/audience.ts';
import { placeModule, placeWords } from '../shown/places.ts';
import { type Insertion, placesOf } from './insertion-plan.ts';

const list = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`;

function whatWords({ what, entity }: Insertion, words: Words): string {
  const said = (text: string): string =>
    text === '' ? 'the text entered in the settings' : `“${text.split('\n')[0]}”`;
  switch (what.show) {
    case 'text':
      return said(what.text);
    case 'notice':
      return `the notice ${said(what.text)}`;
    case 'badge':
      return `the badge ${said(what.text)}`;
    case 'button':
      return `the button ${said(what.label)}${what.url === '' ? '' : ` to ${what.url}`}`;
    case 'print':
      return `the button ${said(what.label)} that prints the page`;
    case 'value':
      return `the ${words.attribute(entity ?? 'post', what.attribute)}`;
    case 'picture':
      return 'a picture';
    case 'code':
      return 'the code entered in the settings';
  }
}

const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** One sentence: `Shows the notice “…” above the content of posts, if …, from … until …` */
export function describeInsertion(insertion: Insertion, words: Words): string {
  const { entity, conditions = [], from, until, hours, devices, dismissible } = insertion;
  const places = placesOf(insertion, (place) => placeModule(place).about);
  const audience = audienceWords(insertion.audience);
  const parts = [
    `Shows ${whatWords(insertion, words)} ${list(places.map((place) => placeWords(place, words)))}${audience === '' ? '' : ` ${audience}`}`,
    ...(conditions.length > 0
      ? [`if ${list(conditions.map((one) => conditionWords(entity ?? 'post', one, words)))}`]
      : []),
    ...(from === undefined ? [] : [`from ${from.replace('T', ' ')}`]),
    ...(until === undefined ? [] : [`until ${until.replace('T', ' ')}`]),
    ...(hours === undefined
      ? []
      : [`${list(hours.weekdays.map((day) => `${days[day]}s`))} from ${hours.from} to ${hours.to}`]),
    ...(devices === 'all' ? [] : [devices === 'phones' ? 'on phones only' : 'on large screens only']),
    ...(dismissible === undefined ? [] : [`until it is closed, for ${dismissible} days`]),
  ];
  return `${parts.join(', ')}.`;
}
