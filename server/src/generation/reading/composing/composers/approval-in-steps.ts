import type { ApprovalSteps } from '../../../behaviours/approval-steps/steps-plan.ts';
import { isOffice } from '../audience-of.ts';
import { type Deed, slotsOf } from '../deeds.ts';
import { capital, singularOf } from '../names.ts';
import type { Mutable } from '../records-told.ts';
import type { Story } from '../story.ts';
import type { OutrightComposer } from './composer.ts';
import { sentenceWords } from './sentence-words.ts';

type Step = ApprovalSteps['steps'][number];
type Named = { readonly from: number; readonly to: number; readonly text: string };

const inOrder =
  /\b(?:first(?:ly)?|then|after(?:wards?| that| this)?|next|finally|lastly|second(?:ly)?|steps?|stages?|followed by)\b/;
/** "Above 1,000 euros", "if it costs more": a step that not every record takes. */
const inCase = /^(?:above|over|beyond|from|exceeding|if|when|whenever|unless|for)$/;
const onlySometimes = 'A step that is needed in certain cases only cannot be said: each step decides on all of them.';

/** "First the head of department, then the press office must approve." */
export const approvalInSteps: OutrightComposer = (deed, story) => {
  if (deed.intent !== 'approve' || deed.isDenied) return false;
  const words = sentenceWords(deed);
  const last = story.last('approval_steps') as Mutable<ApprovalSteps> | undefined;
  // "Datasets are checked by the steward first": what is approved is nobody who approves.
  const people = peopleIn(deed).filter(({ text }) => !story.isOwn(story.find(text) ?? ''));
  if (last !== undefined && isOfCase(deed)) {
    story.refuse(deed, onlySometimes);
    return true;
  }
  // The second deed of the same sentence: "checked by the steward first and then approved by the librarian"
  if (
    last !== undefined &&
    story.told.some(({ deed: other, behaviour }) => behaviour === last && other.sentence === deed.sentence)
  ) {
    story.add(last, deed);
    return true;
  }
  if (people.length < 2 || !inOrder.test(words)) return false;
  const entity = entityOf(deed, story);
  if (entity === null) return false;
  if (!story.isOwn(entity) && entity !== 'post' && entity !== 'page') return false;
  const cut = caseAt(deed, people);
  const always = people.filter(({ from }) => from < cut);
  const steps = ordered(always, deed).map(({ text }) => stepOf(text, entity, story));
  const unknown = always[steps.indexOf(null)];
  if (unknown !== undefined) {
    story.refuse(deed, `It is not clear who “${unknown.text}” are.`);
    return true;
  }
  if (steps.length === 0) {
    story.refuse(deed, onlySometimes);
    return true;
  }
  if (steps.length < 2 && cut === Number.POSITIVE_INFINITY) return false;
  story.current = entity;
  story.add(
    {
      kind: 'approval_steps',
      entity,
      steps: steps.filter((step): step is Step => step !== null).slice(0, 6),
      comment: 'optional',
      tells_owner:
        /\b(?:author|submitter|applicant|owner|employee|they|who (?:sent|submitted))\b.*\b(?:told|informed|notified|mailed|hears?)\b/.test(
          words,
        ),
      message: '',
    },
    deed,
  );
  if (people.length > always.length) story.refuse(deed, onlySometimes);
  return true;
};

/** People of all deeds of the sentence that approve, from the first of these on. */
function peopleIn(deed: Deed): readonly Named[] {
  const { sentence } = deed;
  const { tokens } = sentence;
  const from = Math.min(deed.span.from, ...slotsOf(deed, 'who').map((slot) => slot.from));
  const others = sentence.acts.filter(({ intent }) => intent !== 'approve');
  return sentence.slots
    .filter(({ label, from: at }) => label === 'who' && at >= from)
    .filter((slot) => !others.some((act) => slot.from <= act.from && act.from - slot.to <= 2 && act.from >= slot.to))
    .map((slot) => ({
      from: slot.from,
      to: slot.to,
      text: tokens
        .slice(slot.from, slot.to)
        .map(({ text }) => text)
        .join(' '),
    }));
}

/** Where in a sentence a case begins that not every record is; behind its end where there is none. */
function caseAt({ sentence: { tokens }, act }: Deed, people: readonly Named[]): number {
  const last = people.at(-1);
  const at = tokens.findIndex(
    ({ lower }, index) =>
      inCase.test(lower) &&
      index > Math.min(act.from, people[0]?.from ?? act.from) &&
      (lower === 'if' ||
        lower === 'when' ||
        lower === 'whenever' ||
        lower === 'unless' ||
        tokens.slice(index, index + 4).some(({ pos }) => pos === 'NUM')),
  );
  return at === -1 || last === undefined ? Number.POSITIVE_INFINITY : at;
}

/** Whether a deed, or what is left of a sentence without one, tells of a case. */
const isOfCase = ({ text, chunks }: Deed): boolean =>
  /\b(?:above|over|more than|beyond|exceed\w*|from|at least)\b[^.;]*\d/i.test(text) ||
  chunks.some(({ label }) => label === 'if' || label === 'except');

/** "After the treasurer has agreed, the board approves" is in order; "the board approves after the treasurer" is not. */
function ordered(people: readonly Named[], { sentence: { tokens } }: Deed): readonly Named[] {
  const [first, second] = people;
  if (people.length !== 2 || first === undefined || second === undefined) return people;
  const before = tokens.slice(Math.max(0, second.from - 3), second.from).map(({ lower }) => lower);
  const isAfter = /(?:^| )(?:after|once)(?: (?:the|an?|our|its|their))?$/.test(before.join(' '));
  return isAfter ? [second, first] : people;
}

function stepOf(who: string, entity: string, story: Story): Step | null {
  const name = singularOf(who);
  const role =
    story.role(who, entity) ??
    (/^(?:head|chair|member) of \p{L}+/u.test(name) || isOffice.test(name) ? story.newRole(name) : null);
  return role === null ? null : { label: capital(name).slice(0, 120), by: { who: 'roles', roles: [role] } };
}

/** What is approved: what the deed names, "trips" being trip requests; else what was spoken of. */
function entityOf(deed: Deed, story: Story): string | null {
  const things = deed.slots.filter(({ label }) => label === 'thing');
  for (const { text } of things) {
    const name = singularOf(text);
    const own = [...story.entities.values()].find(({ singular }) => singular.toLowerCase().startsWith(`${name} `));
    const found = story.find(text) ?? own?.key ?? null;
    if (found !== null) return found;
  }
  if (things.length > 0 && things.some(({ text }) => !/^(?:it|they|them|these|those|this|that)$/i.test(text)))
    return story.recordOf(deed);
  return story.current ?? story.recordOf(deed);
}
