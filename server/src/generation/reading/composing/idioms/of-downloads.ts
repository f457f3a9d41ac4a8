import type { BehaviourOf } from '../../../behaviours/behaviour.ts';
import { freeName } from '../composers/lists.ts';
import { valueCondition } from '../conditions-of.ts';
import { capital } from '../names.ts';
import type { Story } from '../story.ts';
import { clauseWith, isDeclined } from './clauses.ts';
import { columnsIn, filtersIn, formatsIn, logsIn, rolesIn, stateIn } from './download-words.ts';
import { addOf, type Gathered, gather, isGathered, recordsMeant, refuseOf } from './gathering.ts';
import type { Found, Idiom } from './idiom.ts';

type Export = BehaviourOf<'record_export'>;

const out =
  '\\b(?:downloads?|downloaded|downloading|exports?|exported|exporting|extracts?|sav(?:e|ed|es) (?:\\w+ ){0,3}?(?:as|in|to)|(?:pull|pulls|take|takes|get|gets|have|print|copy|open|opens) (?:(?!,|;).)*?(?:out|into|as|in excel|to excel)|put(?:s)? (?:(?!,|;).)*?into (?:an? )?(?:excel|spreadsheet)|dump(?:s)?|needs? (?:them|it|these|those|all|the list|everything)(?: \\w+)? as)\\b';
const format = '\\b(?:csv|excel|spreadsheets?|xlsx?|json|openoffice|libreoffice|google sheets?|sheet)\\b';

/** What comes into the site, or is no record. */
const inward =
  /\bput (?:\w+ ){0,3}in\b|\b(?:i|we) have (?:an?|the|my|our) (?:\w+ )?(?:list|file|csv|spreadsheet)\b|\bimport(?:s|ed|ing)?\b|\bupload(?:s|ed|ing)?\b|\b(?:visitors?|customers?|guests?|readers?|people|students?|everyone|everybody|anyone|users?) (?:can |may |should |could |must )?(?:download|export|save|get)\b|\bdownloads? (?:the |a |our |an )?(?:brochure|pdf|files?|app|catalogue|form|map|flyer|menu|documents?|certificate|ticket|invoice|receipt)\b|\b(?:supplier|wholesaler)\b|\b(?:every|each) (?:hour|day|night|morning|week|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b|\b(?:nightly|daily|hourly|weekly|activity log|logs?|backups?|api|rest|endpoints?)\b/;

function make(all: Gathered, story: Story) {
  const entity = recordsMeant(all, story);
  const own = entity === null ? undefined : story.entity(entity);
  if (entity === null || own === undefined)
    return refuseOf(all, 'It does not say which records are downloaded.', story);
  const { text } = all;
  const state = stateIn(text);
  const condition =
    state === null ? null : story.choice(entity, state) === null ? null : valueCondition(state, entity, story, false);
  if (state !== null && condition === null)
    return refuseOf(
      all,
      `The plan cannot say “${state}”, and without it more would be downloaded than you ask for.`,
      story,
    );
  const named = columnsIn(text, entity, story);
  const whole = ['title', ...own.fields.keys(), ...own.taxonomies.keys()].filter(
    (key, at, keys) => keys.indexOf(key) === at && own.fields.get(key)?.type !== 'rich_text',
  );
  const formats = formatsIn(text);
  const filters = filtersIn(text, entity, story);
  const names = story.namesOf(entity);
  const title = state === null ? names.plural : `${capital(state)} ${names.plural.toLowerCase()}`;
  const behaviour: Export = {
    kind: 'record_export',
    entity,
    name: freeName(`${title} download`, story),
    title: title.slice(0, 120),
    columns: (named.length > 0 ? named : whole).slice(0, 40),
    ...(condition === null ? {} : { conditions: [condition] }),
    roles: rolesIn(text, story),
    ...(formats.length === 0 ? {} : { formats }),
    ...(filters.length === 0 ? {} : { filters }),
    ...(logsIn(text) ? { logs: true } : {}),
  };
  addOf(all, behaviour, story);
}

const keep = (found: Found, story: Story): true => {
  gather('download', found, story, make);
  return true;
};

const read: Idiom['read'] = (found, story) => {
  const { sentence } = found;
  if (inward.test(sentence) || story.entities.size === 0) return false;
  if (isDeclined(sentence, new RegExp(out))) {
    story.tell(found.deed, 'nothing');
    return true;
  }
  return keep(found, story);
};

/** Records that staff take out of the site as a file. */
export const ofDownloads: readonly Idiom[] = [
  {
    // "I want to pull the whole list into Excel", "a button to download the approved ones as CSV"
    pattern: clauseWith(out, format),
    unlessMarked: ['email', 'log', 'endpoint'],
    read,
  },
  {
    // "At the end of the season we download the entries", "let staff export the list"
    pattern: clauseWith(
      '\\b(?:we|i|staff|office|team|editors?|admins?|administrators?|treasurer|accountant|secretary|teachers?|committee|board|organi[sz]ers?|she|he|us|me)\\b (?:(?!,|;).)*?\\b(?:download|export|extract)s?\\b (?:(?:all|the|our|every|these|those|this|that|whole|complete|full) )*(?:entries|list|records?|data|sign-?ups?|registrations?|members?|[a-z]+s)\\b',
    ),
    unlessMarked: ['email', 'log', 'endpoint'],
    read(found, story) {
      return /\bdownload(?:s|ed)? (?:count|counter)|\bwho downloaded\b/.test(found.sentence)
        ? false
        : read(found, story);
    },
  },
  {
    // "There is no need for exports or downloads of any kind"
    pattern: /^(?=.*\b(?:no|not|n't|without|never)\b)(?=.*\b(?:exports?|downloads?|exporting|downloading)\b).*/,
    read(found, story) {
      if (
        !isDeclined(found.sentence, /\b(?:exports?|downloads?|exporting|downloading)\b/) ||
        /\b(?:visitors?|can|may|who|which|that|media|files?|images?)\b/.test(found.sentence)
      )
        return false;
      story.tell(found.deed, 'nothing');
      return true;
    },
  },
  {
    // "I want it written down who downloaded what", "editors may do that too", "just the names and the allergies"
    pattern: /.+/,
    read(found, story) {
      if (!isGathered('download', story)) return false;
      const { sentence } = found;
      return logsIn(sentence) ||
        (/\b(?:the |this |that )?(?:download|export|csv|spreadsheet|excel)\b/.test(sentence) && !inward.test(sentence))
        ? keep(found, story)
        : false;
    },
  },
];
