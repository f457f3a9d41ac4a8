import type { Words } from '../behaviour.ts';
import { conditionWords } from '../conditions.ts';
import { audienceWords } from '../shown/audience.ts';
import { placeWords } from '../shown/places.ts';
import type { Figure } from './figure-plan.ts';

const list = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`;

const looks: Readonly<Record<Figure['look'], string>> = {
  number: 'as a number',
  progress: 'as progress towards a goal',
  remaining: 'as what is left of a goal',
  stars: 'as stars',
  bars: 'as a bar chart',
  line: 'as a line chart',
  pie: 'as a pie chart',
  table: 'in a table',
};

const whose: Readonly<Record<Figure['whose'], string>> = {
  all: '',
  own: ' of the current user',
  author: ' of the author',
  related: ' that share a term with what is looked at',
  children: ' that belong to what is looked at',
};

/** One sentence: `“Money raised” shows the sum of the amounts of donations as progress towards a goal …` */
export function describeFigure(figure: Figure, words: Words): string {
  const { entity, what, attribute, conditions = [], period, by, places = [], cache_minutes: minutes } = figure;
  const { plural } = words.entity(entity);
  const of = attribute === undefined ? '' : words.attribute(entity, attribute);
  const subject =
    what === 'count'
      ? `the number of ${plural}`
      : what === 'distinct'
        ? `how many different values the ${of} of ${plural} has`
        : `the ${what} of the ${of} of ${plural}`;
  const time =
    period === undefined
      ? ''
      : ` ${{ today: 'today', this_week: 'this week', this_month: 'this month', this_year: 'this year', last_days: `in the last ${'days' in period ? period.days : ''} days`, next_days: `in the next ${'days' in period ? period.days : ''} days` }[period.only]}`;
  const each =
    by === undefined ? '' : ` for each ${by.each === 'value' ? words.attribute(entity, by.attribute) : by.each}`;
  const audience = audienceWords(figure.audience);
  const parts = [
    `“${figure.title}” shows ${subject}${whose[figure.whose]}${time}${each} ${looks[figure.look]}${audience === '' ? '' : ` ${audience}`}`,
    ...(conditions.length > 0 ? [`where ${list(conditions.map((one) => conditionWords(entity, one, words)))}`] : []),
    ...(figure.has_trend === true ? ['compared with the time before'] : []),
    ...(places.length > 0 ? [list(places.map((place) => placeWords(place, words)))] : []),
    ...(minutes > 0 ? [`updated every ${minutes} minutes`] : []),
  ];
  return `${parts.join(', ')}.`;
}
