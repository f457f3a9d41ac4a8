import { indentRest } from '../../../writers/code.ts';
import { joinPhp, type PhpCode, php } from '../../../writers/php.ts';
import { type Composer, raw } from '../../composer.ts';
import type { Draft } from '../draft.ts';
import { method } from './cache-class.ts';

const recurrences: readonly (readonly [RegExp, string])[] = [
  [/\btwice a day|twicedaily|twice daily/, 'twicedaily'],
  [/\bhourly|every hour|once an hour/, 'hourly'],
  [/\bweekly|every week|once a week|every (?:mon|tues|wednes|thurs|fri|satur|sun)day/, 'weekly'],
  [/\bdaily|every (?:day|night|morning)|once a day|nightly/, 'daily'],
];

export const recurrenceOf = (prose: string): string | null =>
  recurrences.find(([said]) => said.test(prose))?.[1] ?? null;

/** The first time that a recurring event runs: what the prompt says, in the site's time zone; now, where it says nothing. */
export function firstRun(c: Composer): PhpCode {
  const [, day, time] =
    c.asked.states(
      /\b(?:next\s+)?(monday|tuesday|wednesday|thursday|friday|saturday|sunday)?\s*(?:at|@)\s*(\d{1,2}:\d{2})/i,
    ) ?? [];
  const [, hour, half] = time === undefined ? (c.asked.states(/\bat (\d{1,2}) ?(am|pm)\b/i) ?? []) : [];
  const clock =
    time ?? (hour === undefined ? null : `${(Number(hour) % 12) + (half?.toLowerCase() === 'pm' ? 12 : 0)}:00`);
  if (clock === null) return php`time()`;
  if (day !== undefined)
    return php`( new DateTimeImmutable( ${`next ${day.toLowerCase()} ${clock}`}, wp_timezone() ) )->getTimestamp()`;
  return php`( new DateTimeImmutable( ${`tomorrow ${clock}`}, wp_timezone() ) )->getTimestamp()`;
}

/** A class that schedules an event and takes it off again. */
export const schedulerClass: Draft = {
  id: 'draft-scheduler-class',
  name: 'scheduler',
  needs: /\bschedul/,
  compose(c) {
    const { className, functions, text } = c.instruction;
    if (className === null || functions.length < 2) return null;
    const constant = c.asked.states(/\bconst(?:ant)?\s+(?:public\s+)?(\w+)\s*=\s*[`"'](\w+)[`"']/i);
    const hook = constant?.[2] ?? c.asked.value('(?:event|hook)');
    const every = recurrenceOf(text.toLowerCase());
    if (hook === null || hook === undefined || every === null) return null;
    const name = constant === null ? php`${hook}` : raw(`self::${constant[1]}`);
    const methods: PhpCode[] = [];
    for (const fn of functions) {
      if (/^(?:un|de|clear|stop|cancel|remove)/.test(fn.name))
        methods.push(method(fn, php`wp_clear_scheduled_hook( ${name} );`, 'Takes the event off the schedule.'));
      else if (/^(?:schedule|start|activate|register)/.test(fn.name))
        methods.push(
          method(
            fn,
            php`
              if ( false === wp_next_scheduled( ${name} ) ) {
                wp_schedule_event( ${firstRun(c)}, ${every}, ${name} );
              }
            `,
            'Schedules the event once.',
          ),
        );
      else if (/^(?:is|has)/.test(fn.name))
        methods.push(method(fn, php`return false !== wp_next_scheduled( ${name} );`));
      else if (/^next/.test(fn.name)) methods.push(method(fn, php`return wp_next_scheduled( ${name} );`));
      else return null;
    }
    c.asked.takeAll();
    const members = joinPhp(
      [constant === null ? raw('') : php`const ${raw(constant[1] ?? '')} = ${hook};`, ...methods],
      '\n\n',
    );
    return {
      summary: '',
      body: php``,
      whole: raw(`class ${className} {\n\t${indentRest(members.text, '\t')}\n}`),
    };
  },
};
