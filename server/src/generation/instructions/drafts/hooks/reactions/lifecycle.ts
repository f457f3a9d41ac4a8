import { phpString } from '../../../../writers/php.ts';
import { raw } from '../../../composer.ts';
import { block, type HookPart, type HookReader } from '../parts.ts';
import { numberOf, type Phrase, type Reading, secondsOf } from '../reading.ts';
import { readTests } from '../tests.ts';
import { effectsIn } from './effects-in.ts';

const q = phpString;

const activation =
  '(?:on|upon|at|during|when|after|when the)?\\s*(?:the )?(?:plugin )?(?:activation|(?:plugin |it |is |gets )+activated|activating)(?: of the plugin| hook)?(?: only)?';
const deactivation =
  '(?:on|upon|at|during|when|after|when the)?\\s*(?:the )?(?:plugin )?(?:deactivation|(?:plugin |it |is |gets )+deactivated|deactivating)(?: of the plugin| hook)?(?: only)?';

const intervalWords: Readonly<Record<string, string>> = {
  hourly: 'hourly',
  daily: 'daily',
  weekly: 'weekly',
  twicedaily: 'twicedaily',
  hour: 'hourly',
  day: 'daily',
  night: 'daily',
  week: 'weekly',
};

interface Schedule {
  readonly name: string;
  readonly seconds: string | null;
  readonly label: string;
}

/** How often something happens, with the interval that WordPress does not have itself. */
function scheduleIn(r: Reading): Schedule | null {
  const own = r.take(
    '(?:add |register |define |with |using |on |and )*(?:a |an |the )?(?:(?:custom|new|own) )?(?:cron )?(?:interval|schedule|recurrence)s?(?: named| called|:)?\\s+<key>',
  );
  const every = r.take(
    '(?:runs? |scheduled |schedules? it |repeats? |repeated )?\\b(?:every|each) (?:<number>[ -])?(other )?(second|minute|hour|day|night|week|month)s?|\\b(hourly|twice daily|twice a day|daily|weekly|twicedaily|once (?:an hour|a day|per day|a week))\\b',
  );
  const literal = r.take('\\(?(?:of |interval |= ?|: ?)*(\\d+) seconds');
  const display = r.take(
    '(?:and )?(?:the )?(?:display(?: name)?|label(?:led)?|shown as|display text|named|called)\\s*(?:is|:|=|of)?\\s*<text>',
  );
  const given = every?.groups ?? [];
  const word = given[3]?.toLowerCase();
  const usual =
    word === undefined
      ? given[0] === undefined && given[1] === undefined
        ? intervalWords[given[2]?.toLowerCase() ?? '']
        : undefined
      : /twice/.test(word)
        ? 'twicedaily'
        : /hour/.test(word)
          ? 'hourly'
          : /week/.test(word)
            ? 'weekly'
            : 'daily';
  const count = given[1] !== undefined ? 2 : given[0] === undefined ? 1 : numberOf(given[0]);
  const unit = given[2] ?? '';
  const seconds = literal?.groups[0] ?? (unit === '' ? null : secondsOf(String(count), unit.replace('night', 'day')));
  if (own?.groups[0] !== undefined && !Object.hasOwn(intervalWords, own.groups[0]))
    return seconds === null
      ? null
      : { name: own.groups[0], seconds, label: display?.groups[0] ?? labelOf(count, unit) };
  if (usual !== undefined) return { name: usual, seconds: null, label: '' };
  if (own?.groups[0] !== undefined) return { name: own.groups[0], seconds: null, label: '' };
  return seconds === null || unit === ''
    ? null
    : { name: `every_${count}_${unit}s`, seconds, label: display?.groups[0] ?? labelOf(count, unit) };
}

const labelOf = (count: number, unit: string): string =>
  unit === '' ? 'Own interval' : count === 1 ? `Every ${unit}` : `Every ${count} ${unit}s`;

const hookName =
  '(?:(?:the |a |an |cron |scheduled |recurring |wp-cron |its )*(?:events?|hook|action|jobs?|tasks?)(?: name)?(?:d| is| called| named|:|=)*\\s*<key>|<key> (?:cron )?(?:event|job|hook|task))';

/** Recurring events: their interval, where they are put on the schedule and taken off, and what they do. */
export const recurring: HookReader = (r, c) => {
  if (
    !r.says(
      '\\bcron\\b|\\bschedul|\\brecurring\\b|\\bevery \\w+ ?(?:minutes?|hours?|days?|weeks?)?\\b|\\b(?:daily|hourly|weekly|twicedaily)\\b',
    )
  )
    return [];
  if (
    r.says(
      'schedule[sd]? (?:a |one )?(?:single|one-time|one-off)|\\bwp[- ]cli\\b|\\bposts? from|\\bdashboard\\b|class\\b',
    )
  )
    return [];
  const schedule = scheduleIn(r);
  if (schedule === null) return [];
  const hook = r.take(hookName)?.groups.find((one) => one !== undefined) ?? c.prefixed('recurring_event');
  r.takeAll(
    '(?:(?:wp-?)?cron(?:,? please)?:?|scheduled?|schedules?|unless (?:it is )?(?:already )?scheduled(?: already)?|(?:but )?only if (?:it is )?not (?:already )?scheduled|if not (?:already )?scheduled|with it|(?:it )?runs?|the (?:event|job|task)|its? (?:handler|callback)|(?:handler|callback)|which|that|recurring|(?:in|on) the hook|reading)\\b',
  );
  const onStart = r.take(activation) !== null;
  const end = r.take(
    '(?:(?:and |is |be |gets? |it is |it )*(?:cleared|unscheduled|removed|clears? (?:it|the (?:event|hook|schedule))|unschedules? (?:it|the event)|removes? (?:it|the event)|clear(?:s|ing)?|unschedul(?:e|es|ing))(?: again)?)?\\s*(?:' +
      deactivation +
      ')',
  );
  const done = effectsIn(r, c, {}, r.phrases);
  const tests = readTests(r, {}, r.phrases);
  if (done.length === 0) return [];
  const planned = block(
    raw(
      `if ( ! wp_next_scheduled( ${q(hook)} ) ) {\n\twp_schedule_event( time(), ${q(schedule.name)}, ${q(hook)} );\n}`,
    ),
  );
  const parts: HookPart[] = [
    {
      name: hook.startsWith(`${c.prefix}_`) ? `run_${hook.slice(c.prefix.length + 1)}` : `run_${hook}`,
      summary: 'Does the recurring work.',
      kind: 'action',
      hook,
      params: '',
      returns: 'void',
      args: 0,
      body: block(
        ...(tests.length > 0
          ? [raw(`if ( ${tests.map((test) => `! ( ${test} )`).join(' || ')} ) {\n\treturn;\n}`)]
          : []),
        ...done,
      ),
    },
    {
      name: 'schedule_event',
      summary: 'Puts the event on the schedule, once.',
      kind: onStart ? 'start' : 'action',
      hook: 'init',
      params: '',
      returns: 'void',
      args: 0,
      body: planned,
    },
  ];
  if (schedule.seconds !== null)
    parts.unshift({
      name: 'cron_schedules',
      summary: 'Adds the interval.',
      kind: 'filter',
      hook: 'cron_schedules',
      params: 'array $schedules',
      returns: 'array',
      body: block(
        `$schedules[${q(schedule.name).length > 2 ? ` ${q(schedule.name)} `.trim() : q(schedule.name)}] = array(\n\t'interval' => ${schedule.seconds},\n\t'display'  => ${c.label(schedule.label).text},\n);\n`,
        'return $schedules;',
      ),
    });
  if (end !== null || onStart)
    parts.push({
      name: 'unschedule_event',
      summary: 'Takes the event off the schedule.',
      kind: 'end',
      hook: '',
      params: '',
      returns: 'void',
      body: block(`wp_clear_scheduled_hook( ${q(hook)} );`),
    });
  return parts;
};

/** What a plugin does when it is activated and deactivated. */
export const lifecycle: HookReader = (r, c) => {
  const found = [
    ...r.takeAll(`\\b(?:${deactivation})\\b`).map(({ from }) => ({ from, kind: 'end' as const })),
    ...r.takeAll(`\\b(?:${activation})\\b`).map(({ from }) => ({ from, kind: 'start' as const })),
  ].sort((one, other) => one.from - other.from);
  return found.flatMap(({ from, kind }, at) => {
    const start = at === 0 ? 0 : startOf(r, from);
    const next = found[at + 1]?.from;
    const end = next === undefined ? r.text.length : startOf(r, next);
    const within: Phrase[] = r.phrases.filter((one) => one.from >= start && one.from < Math.max(end, start + 1));
    const done = effectsIn(r, c, {}, within);
    if (done.length === 0) return [];
    return [
      {
        name: kind === 'start' ? 'activate' : 'deactivate',
        summary: kind === 'start' ? 'Prepares the site for the plugin.' : 'Takes back what the plugin prepared.',
        kind,
        hook: '',
        params: '',
        returns: 'void',
        body: block(...done),
      },
    ];
  });
};

const startOf = (r: Reading, at: number): number => r.phraseAt(at)?.from ?? at;
