import type { BehaviourOf } from '../../../behaviours/behaviour.ts';
import { keyOf } from '../names.ts';
import type { Story } from '../story.ts';
import { clauseWith, isDeclined } from './clauses.ts';
import { addOf, type Gathered, gather, isGathered, recordsMeant, refuseOf } from './gathering.ts';
import type { Found, Idiom } from './idiom.ts';
import { decimalsIn, fateIn, keysIn, type Schedule, scheduleIn } from './import-words.ts';

type Import = BehaviourOf<'file_import'>;

const file =
  '(?:\\bcsv\\b|\\b(?:excel|spreadsheets?|xlsx?|price ?lists?|stock ?lists?|data ?files?|files?|feeds?)\\b|\\S+\\.csv\\b)';
const take =
  '\\b(?:imports?|imported|importing|loads?|loaded|fetch(?:es|ed)?|pulls?(?: in)?|pulled|picks? up|picked up|reads? in|read in|be read|tak(?:e|es|en) over|takes? in|brings? in|brought in|upload(?:s|ed)?|synced|syncs?|updated?|updates|refresh(?:es|ed)?|feeds?|fed|follow(?:s|ed)?|process(?:es|ed)?|(?:get|gets|go|goes|put|puts|come|comes) (?:in|into|onto|on|out of|from)|drops?|dropped|suppl(?:y|ies|ied) (?:us|by)|sends? us|offers)\\b';
const often =
  '\\b(?:hourly|daily|nightly|weekly|overnight|automatic(?:ally)?|at night|on (?:its|their) own|by (?:itself|themselves)|without (?:me|us|anybody|anyone|somebody)|regularly|(?:every|each|once an?|once per) (?:single )?(?:hour|day|night|morning|evening|week|monday|tuesday|wednesday|thursday|friday|saturday|sunday))\\b';

/** What goes out of the site, or is somebody else's file. */
const outward =
  /\b(?:download(?:s|ed)?|backups?|digest|newsletter|attach\w*)\b|\bexport(?:s|ed|ing)? (?:(?:all|the|our|every|its|their) )*(?:orders?|entries|posts?|members?|users?|customers?|products?|records|registrations?|submissions?|bookings?|sign-?ups?)\b|\b(?:are|is|gets?|be) exported\b|\b(?:visitors?|customers?|users?|applicants?|guests?|members?|students?|parents?|people) (?:can |may |must |should )?(?:upload|send|attach|add)\b/;

const addressed = /\bhttps?:\/\/[^\s"'<>\\,;]+/;
const path = /(?<![\w/:.-])(?:(?:[\w-]+ ?\/ ?)+)?[\w-]+\.csv\b/;

/** Where a description says that the file is; null where it does not. */
function sourceIn(description: string): Import['source'] | null {
  const url = addressed.exec(description)?.[0].replace(/[.)]+$/, '');
  if (url !== undefined && url.length <= 300) return { in: 'address', url };
  const named = path.exec(description)?.[0].replaceAll(' ', '');
  if (named === undefined) return null;
  const folder = /\b(?:in|into) (?:the |a )?(?:folder|directory) (?:called |named )?["“]?(?<folder>[\w-]+)["”]?/i.exec(
    description,
  )?.groups?.folder;
  const isWhole = named.includes('/') || folder === undefined || /^(?:of|in|on|with|and|called)$/i.test(folder);
  return { in: 'uploads', path: isWhole ? named : `${folder}/${named}` };
}

const fitting = new Set(['text', 'integer', 'email', 'url', 'phone']);
const telling = /\b(?:number|no|id|code|sku|isbn|ean|reference|ref|key|slug|article|barcode)\b/;

/** By which property rows find records; `isTold` where the text says so. */
function keyFor(entity: string, text: string, story: Story): { key: string; isTold: boolean } {
  const own = story.entity(entity);
  const fields = [...(own?.fields.values() ?? [])].filter(
    ({ type, multiple }) => fitting.has(type) && multiple !== true,
  );
  for (const said of keysIn(text)) {
    const found = fields.find(
      ({ label }) => label.toLowerCase() === said || said.split(' ').at(-1) === label.toLowerCase(),
    );
    if (found !== undefined) return { key: found.key, isTold: true };
    if (/^(?:title|name)$/.test(said)) return { key: 'title', isTold: true };
    if (telling.test(said) && /^\S+(?: \S+){0,2}$/.test(said)) {
      const near = fields.filter(
        ({ label }) =>
          telling.test(label.toLowerCase()) &&
          said.split(' ').some((word) => label.toLowerCase().split(' ').includes(word)),
      );
      const [only] = near;
      if (only !== undefined && near.length === 1) return { key: only.key, isTold: true };
      const added = story.addField(entity, said, { type: 'text' });
      if (added !== null) return { key: added, isTold: true };
    }
  }
  const numbered = fields.filter(({ label }) => telling.test(label.toLowerCase()));
  const [only] = numbered;
  return { key: only !== undefined && numbered.length === 1 ? only.key : 'title', isTold: false };
}

/** Who gets the report, and whether only of faults. */
function reportIn(text: string, story: Story): Pick<Import, 'report' | 'only_faults'> {
  const mail =
    /[^.;]*\b(?:(?:e-?mails?|mails?|notif\w+|tell|tells|inform\w*|let me know|let us know|messages?|reports?|warn\w*|alert\w*)\b)[^.;]*/g;
  const sentences = [...text.matchAll(mail)]
    .map(([words]) => words)
    .filter((words) => !/\b(?:no|not|n't|never) (?:\w+ ){0,2}(?:e-?mails?|mails?|reports?)\b/.test(words));
  const [said] = sentences.filter((words) =>
    /\b(?:report|result|wrong|faults?|faulty|errors?|fail\w*|problems?|import\w*|done|finished|summary|how many|afterwards|broken|rejected|could not)\b/.test(
      words,
    ),
  );
  if (said === undefined) return { report: [] };
  const address = /[^\s@<>]+@[^\s@<>]+\.[a-z]{2,}/.exec(said)?.[0];
  const people =
    /\b(?<who>(?:the |our |all )*[a-z]+(?: [a-z]+)?) (?:gets?|receives?|should get|should be|is|are|needs?|wants?|hears?)\b/.exec(
      said,
    )?.groups?.who ??
    /\b(?:e-?mail|mail|tell|notify|inform|warn|alert|to|for) (?<who>(?:the |our |all )*[a-z]+)\b/.exec(said)?.groups
      ?.who;
  const person = people === undefined ? null : story.person(people.trim(), null);
  const onlyFaults =
    /\b(?:wrong|faults?|faulty|errors?|fail\w*|problems?|broken|could not|rejected)\b/.test(said) &&
    /\b(?:only|if|when|whenever|in case|unless)\b/.test(said);
  const to: Import['report'][number] =
    address !== undefined
      ? { to: 'address', address }
      : person?.is === 'role'
        ? { to: 'role', role: person.role }
        : { to: 'admin' };
  return { report: [to], ...(onlyFaults ? { only_faults: true } : {}) };
}

const reasons: readonly (readonly [RegExp, string])[] = [
  [/\b(?:s?ftp|sftp|ssh|scp)\b/, 'A file is read from a web address or the uploads folder, not over FTP.'],
  [/\b(?:xml|json)\b(?! endpoint)/, 'Files that are read regularly are CSV.'],
];

function make(all: Gathered, story: Story) {
  const { text } = all;
  const entity = recordsMeant(all, story);
  if (entity === null) return refuseOf(all, 'It does not say which records the file has.', story);
  const reason = /\bcsv\b/.test(text) ? undefined : reasons.find(([words]) => words.test(text))?.[1];
  if (reason !== undefined) return refuseOf(all, reason, story);
  const schedule: Schedule = scheduleIn(text) ?? { every: 'daily', at: '' };
  const names = story.namesOf(entity);
  const source = sourceIn(
    all.founds.map(({ deed }) => deed.sentence.tokens.map(({ text: typed }) => typed).join(' ')).join(' ; '),
  ) ?? {
    in: 'uploads' as const,
    path: `import/${keyOf(names.plural).replaceAll('_', '-') || 'records'}.csv`,
  };
  const { key, isTold } = keyFor(entity, text, story);
  const behaviour: Import = {
    kind: 'file_import',
    entity,
    name: `${keyOf(names.plural, 24) || 'records'}_file`,
    source,
    match_by: key,
    missing: fateIn(text) ?? 'keep',
    decimals: decimalsIn(text) ?? 'point',
    every: schedule.every,
    at: schedule.at,
    ...(schedule.weekday === undefined ? {} : { weekday: schedule.weekday }),
    ...reportIn(text, story),
  };
  addOf(all, behaviour, story);
  const [first] = all.founds;
  if (first === undefined) return;
  if (
    sourceIn(
      all.founds.map(({ deed }) => deed.sentence.tokens.map(({ text: typed }) => typed).join(' ')).join(' ; '),
    ) === null &&
    source.in === 'uploads'
  )
    story.refuse(
      first.deed,
      `Where is the file? It is read from ${source.path} in the uploads folder: change it if it is elsewhere.`,
    );
  if (!isTold)
    story.refuse(
      first.deed,
      `What tells rows apart? They find their ${names.singular.toLowerCase()} by the ${key === 'title' ? 'title' : (story.entity(entity)?.fields.get(key)?.label.toLowerCase() ?? key)}: change it if that occurs twice.`,
    );
  if (scheduleIn(text) === null)
    story.refuse(first.deed, 'How often? The file is read once a day: change it if that is too seldom.');
}

const keep = (found: Found, story: Story): true => {
  gather('import', found, story, make);
  return true;
};

/** Files that the site takes in at intervals. */
export const ofImports: readonly Idiom[] = [
  {
    // "The supplier's CSV has to get into the site each night", "they come out of our program as CSV every Monday"
    pattern: clauseWith(file, take, often),
    unlessMarked: ['cli'],
    read(found, story) {
      const { sentence } = found;
      if (outward.test(sentence)) return false;
      // A price list is a file where it is fetched
      if (!/\bcsv\b|\bspreadsheets?\b|\bexcel\b|\bfiles?\b|\bfeed\b|\blists?\b|\bxml\b|\bjson\b/.test(sentence))
        return false;
      if (isDeclined(sentence, new RegExp(take)) && !/\bwithout (?:me|us|any|somebody)/.test(sentence)) return false;
      return keep(found, story);
    },
  },
  {
    // "… which offers them as CSV at https://…"
    pattern: /^(?=.*\b(?:csv|feed|file|export)\b)(?=.*\bhttps?:\/\/\S+\.csv\b).*/,
    read: (found, story) => (outward.test(found.sentence) ? false : keep(found, story)),
  },
  {
    // "Load the file once a day, match on the job ID"
    pattern:
      /^(?=.*\b(?:loads?|fetch|import|read|match\w*|pull|check|take)\b)(?=.*\b(?:files?|it|them|that|csv|rows?|lines?|feed)\b).*/,
    read: (found, story) =>
      isGathered('import', story) && (new RegExp(often).test(found.sentence) || keysIn(found.sentence).length > 0)
        ? keep(found, story)
        : false,
  },
  {
    // "The reference says which flat it is", "match by number"
    pattern: /.+/,
    read(found, story) {
      if (!isGathered('import', story)) return false;
      const { sentence } = found;
      const saysKey =
        /\b(?:tells?|says?|decides?|identifies|determines?) (?:us |you )?(?:which|what)\b|\bmatch\w*\b|\b(?:is|are) (?:the key|unique)\b/.test(
          sentence,
        ) && keysIn(sentence).length > 0;
      const saysFate = fateIn(sentence) !== null;
      const saysDecimals =
        decimalsIn(sentence) !== null &&
        /\b(?:prices?|amounts?|numbers?|decimals?|file|csv|look|written)\b/.test(sentence);
      const saysReport =
        /\b(?:e-?mails?|mails?|tell|notify|inform|let (?:me|us) know|reports?|warn|alert)\b/.test(sentence) &&
        /\b(?:file|import\w*|report|wrong|rows?|lines?|afterwards)\b/.test(sentence) &&
        !/\b(?:visitors?|customers?) (?:report|can)\b/.test(sentence);
      return saysKey || saysFate || saysDecimals || saysReport ? keep(found, story) : false;
    },
  },
];
