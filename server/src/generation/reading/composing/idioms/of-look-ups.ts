import type { BehaviourOf } from '../../../behaviours/behaviour.ts';
import { freeName } from '../composers/lists.ts';
import type { Story } from '../story.ts';
import { clauseWith, isDeclined } from './clauses.ts';
import { addOf, type Gathered, gather, isGathered, recordsMeant, refuseOf } from './gathering.ts';
import type { Idiom } from './idiom.ts';

type Lookup = BehaviourOf<'record_lookup'>;

const number =
  '\\b(?:(?:reference|ref|tracking|case|ticket|claim|order|booking|application|repair|request|registration|file|receipt|job|confirmation)[- ]?(?:number|no|code|id)s?|numbers?|references?|codes?|tracking id)\\b(?! (?:of|plates?)\\b)';
const address = '\\b(?:e-?mails?|mails?|mail address|e-?mail address(?:es)?|addresses|address)\\b';
const look =
  '\\b(?:look(?:s|ed)? (?:\\w+ ){0,3}?up|look(?:s)? at|check(?:s|ed)?|see(?:s)?|follow(?:s)?|track(?:s)?|find(?:s)? out|ask(?:s)? (?:for|how|where|what|whether)|typ(?:e|es|ing)(?: in)?|enter(?:s|ing)?|quer(?:y|ies)|view(?:s)?|get(?:s)? told|be told|learn(?:s)?|know(?:s)?|put(?:s|ting)? in|show(?:s|n)?|call(?:s)? up|pull(?:s)? up)\\b';
const state =
  "\\b(?:status|state|stage|progress|how far|how (?:it|things|their|the) (?:\\w+ )?stands?|where (?:it|things|they|their|the|his|her) (?:\\w+ )?(?:is|are|stands?)|what(?: has|'s| is) (?:become|happen\\w*|going on)|whether|until when|when)\\b";
const people =
  '\\b(?:they|customers?|clients?|visitors?|people|residents?|citizens?|everyone|everybody|anyone|applicants?|guests?|patients?|owners?|senders?|members?|parents?|tenants?|buyers?|students?|the person|who(?:ever)?|you|somebody|someone|drivers?|donors?|users?|pet owners?|policy ?holders?)\\b';

/** What the number begins with: "starts with CL", "like CL-1234"; '' where a text does not say. */
function prefixIn(all: Gathered): string {
  for (const { deed } of all.founds) {
    const typed = deed.sentence.tokens.map(({ text, quote }) => quote ?? text).join(' ');
    const found =
      /\b(?:start(?:s|ing)?|begin(?:s|ning)?|prefix(?:ed)?|front)\b(?: \w+)?? (?:with |of |by |it )?(?:the )?(?:letters? )?(?<prefix>[A-Z0-9]{1,8})\b/.exec(
        typed,
      )?.groups?.prefix ?? /\b(?:like|such as|e\.g\.) (?<prefix>[A-Z]{1,6}) ?-? ?\d+\b/.exec(typed)?.groups?.prefix;
    if (found !== undefined) return found;
  }
  return '';
}

const states = /(?:^|_)(?:status|state|stage|progress|step|phase)$/;

/** What of a record people see: what the sentences name, else how it stands. */
function shownIn(entity: string, text: string, email: string, story: Story): string[] {
  const own = story.entity(entity);
  if (own === undefined) return [];
  const fields = [...own.fields.values()].filter(({ key }) => key !== email);
  const named = fields.flatMap(({ key, label, type }) => {
    if (type === 'email') return [];
    const at = text.search(
      new RegExp(
        `\\b${label
          .toLowerCase()
          .replaceAll(/[^a-z0-9 ]/g, '.')
          .replaceAll(/[ -]/g, '[ -]')}\\b`,
      ),
    );
    return at === -1 ? [] : [{ key, at }];
  });
  const said = named.sort((one, other) => one.at - other.at).map(({ key }) => key);
  const standing = fields.filter(({ key, type }) => states.test(key) && type !== 'textarea').map(({ key }) => key);
  const isStanding = new RegExp(state).test(text) && !said.some((key) => states.test(key));
  return [...new Set([...(isStanding ? standing : []), ...said])].slice(0, 20);
}

/** The words of a sentence that say what people see, without those that say by what. */
const withoutMeans = (text: string): string =>
  text
    .replaceAll(
      /\b(?:with|by|using|through|via) (?:entering |typing in |typing |giving |the help of )?[^.,;]*?\b(?:number|reference|code|id|e-?mail(?: address)?|mail|address)\b[^,.;]*?(?=,|\.|;|$| (?:they|you|he|she|customers?|people|residents?|visitors?|everyone|can|may|should|to)\b)/g,
      ' ',
    )
    .replaceAll(
      /\b(?:typ(?:e|es|ing)|enter(?:s|ing)?|put(?:s|ting)?)(?: in)? [^.;]*?(?=\band (?:get|see|be|it|find|learn|then|are|know)|\bto (?:see|find|check|know)|, (?:and|they|it|then)|;|\.|$)/g,
      ' ',
    )
    .replaceAll(/\b(?:but|and)? ?(?:not|never|nothing|no) [^.,;]*/g, ' ');

function make(all: Gathered, story: Story) {
  const entity = recordsMeant(all, story);
  const own = entity === null ? undefined : story.entity(entity);
  if (entity === null || own === undefined) return refuseOf(all, 'It does not say what is looked up.', story);
  const fields = [...own.fields.values()];
  const said =
    / (?:serial|part|article|member|membership|licen[cs]e|chip|plate|isbn|policy|model)[- ](?:number|no|code|id)\b/
      .exec(` ${all.text}`)?.[0]
      .trim();
  const given =
    said === undefined ? undefined : fields.find(({ label }) => label.toLowerCase() === said.replace('-', ' '));
  if (given !== undefined)
    return refuseOf(
      all,
      `Records are looked up by a number that they are given, with the e-mail address: not by the ${given.label.toLowerCase()} that people enter themselves.`,
      story,
    );
  if (own.fields.has('number'))
    return refuseOf(all, 'Records that have a field “number” of their own get no number to look up.', story);
  const emails = fields.filter(({ type, multiple }) => type === 'email' && multiple !== true);
  const email = emails[0]?.key ?? story.addField(entity, 'email', { type: 'email' });
  if (email === null)
    return refuseOf(all, 'Records are looked up with an e-mail address, which these do not have.', story);
  const text = all.founds.map(({ sentence }) => withoutMeans(sentence)).join(' . ');
  const attributes = shownIn(entity, text, email, story);
  if (attributes.length === 0) return refuseOf(all, 'It does not say what people see when they look it up.', story);
  const behaviour: Lookup = {
    kind: 'record_lookup',
    entity,
    name: freeName(`${story.namesOf(entity).singular} lookup`, story),
    email,
    prefix: prefixIn(all),
    attributes,
    intro: '',
  };
  own.isPublic = false;
  addOf(all, behaviour, story);
  const [first] = all.founds;
  if (first !== undefined && !new RegExp(address).test(all.text))
    story.refuse(
      first.deed,
      'Is the number enough? People enter the e-mail address in the record as well, so that nobody guesses numbers.',
    );
}

const read: Idiom['read'] = (found, story) => {
  const { sentence } = found;
  if (story.entities.size === 0) return false;
  if (/\b(?:order status|track orders?|shop|password|log ?in|newsletter)\b/.test(sentence)) return false;
  if (
    /\b(?:i|we|staff|the office|admins?|editors?) (?:can |want to |could |should |must |will )?(?:look|check|see|track|search)\b/.test(
      sentence,
    )
  )
    return false;
  if (isDeclined(sentence, new RegExp(look)) && !/\bwithout\b/.test(sentence)) story.tell(found.deed, 'nothing');
  else gather('look-up', found, story, make);
  return true;
};

/** People who look up how their record stands. */
export const ofLookUps: readonly Idiom[] = [
  {
    // "With the number they got and their email they can check how far it is"
    pattern: clauseWith(number, address, look, people),
    read,
  },
  {
    // "Everyone gets a reference number and can look up the status with it"
    pattern: clauseWith(number, look, state, people),
    read: (found, story) =>
      /\b(?:number of|how many|phone numbers?)\b/.test(found.sentence) ? false : read(found, story),
  },
  {
    // "Owners type in the serial number and see until when the warranty runs"
    pattern: clauseWith(
      '\\b(?:typ(?:e|es|ing)|enter(?:s|ing)?|put(?:s|ting)?)(?: in)?\\b[^,;]*\\b(?:numbers?|codes?|reference|id)\\b[^;]*\\b(?:see(?:s)?|get(?:s)? told|told|find(?:s)? out|look(?:s)? up|learn(?:s)?|check(?:s)?|tells?|shows?)\\b',
    ),
    read,
  },
  {
    // "The numbers start with CL", "each gets a number such as CL-123"
    pattern: /^(?=.*\bnumbers?\b)(?=.*\b(?:start|begin|such as|prefix|in front)\w*\b).*/,
    read(found, story) {
      if (!isGathered('look-up', story)) return false;
      gather('look-up', found, story, make);
      return true;
    },
  },
];
