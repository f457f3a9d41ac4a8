import type { BehaviourOf } from '../../../behaviours/behaviour.ts';
import { numberIn } from '../measures.ts';
import { capital, singularOf } from '../names.ts';
import type { Mutable } from '../records-told.ts';
import type { Story } from '../story.ts';
import type { Found, Idiom } from './idiom.ts';

type Steps = Mutable<BehaviourOf<'approval_steps'>>;

const stepsOf = (story: Story): Steps | undefined => story.last('approval_steps');

/** The approval of a plan as one in steps, which knows comments; undefined where the plan has none. */
function inSteps(story: Story): Steps | undefined {
  const known = stepsOf(story);
  if (known !== undefined) return known;
  const plain = story.last('approval');
  if (plain === undefined) return undefined;
  const made: Steps = {
    kind: 'approval_steps',
    entity: plain.entity,
    steps: [{ label: 'Editor', by: { who: 'roles', roles: ['editor'] } }],
    comment: 'optional',
    tells_owner: false,
    message: '',
  };
  story.behaviours = story.behaviours.map((one) => (one === plain ? made : one));
  story.told = story.told.map((one) => (one.behaviour === plain ? { ...one, behaviour: made } : one));
  return made;
}

/** What approval in steps does by itself; false where the plan has none. */
const byItself = ({ deed }: Found, story: Story): boolean => {
  const steps = stepsOf(story);
  if (steps === undefined) return false;
  story.add(steps, deed);
  return true;
};

/** How many have to agree, and what becomes of what is rejected. */
export const ofApprovals: readonly Idiom[] = [
  {
    // "… and then it needs a yes from two different editors before it goes out"
    pattern:
      /(?:needs?|requires?|takes) (?:a |an |the )?(?:yes|approval|okay|ok|sign-off|go-ahead)(?:es|s)? (?:from|of|by) (?<count>two|three|2|3) (?:different )?(?<who>[a-z]+s)\b(?: before [^,;.]*)?/,
    read({ deed, groups, sentence }, story) {
      const count = numberIn(groups.count ?? '');
      const role = story.role(groups.who ?? '');
      // What is approved: contents, wherever the description speaks of these rather than of people
      const entity = /\b(?:posts?|articles?|pieces?)\b/.test(story.description.toLowerCase()) ? 'post' : story.current;
      if (count === null || role === null || entity === null || (entity !== 'post' && !story.isOwn(entity)))
        return false;
      const label = capital(singularOf(groups.who ?? ''));
      story.current = entity;
      story.add(
        {
          kind: 'approval_steps',
          entity,
          steps: Array.from({ length: count }, () => ({ label, by: { who: 'roles' as const, roles: [role] } })),
          comment: 'optional',
          tells_owner: false,
          message: '',
        },
        deed,
      );
      if (/\bdifferent\b/.test(sentence))
        story.refuse(deed, 'The steps are planned, but nothing keeps one person from taking two of them.');
      return true;
    },
  },
  {
    // "If an editor says no, they have to write a reason, the piece goes back to draft, and the writer gets an email with that reason"
    pattern:
      /(?:if|when) [^,]*\b(?:says? no|rejects?|declines?|refuses?|turns? (?:it|them) down)\b[^,]* , (?:they|he|she) (?:have to|has to|must|needs? to|should) (?:write|give|add|put|enter|say) (?:an? )?(?:reasons?|comments?|notes?|why)(?:(?: ,)? (?:and )?(?:the \w+|it) goes back to (?:a )?draft)?(?<told>(?: ,)? and the \w+ (?:gets|receives|is sent) (?:an? |the )?(?:e-?mail|mail|message)?[^,;.]*\b(?:reason|comment|note)s?\b)?/,
    read({ deed, groups }, story) {
      const steps = inSteps(story);
      if (steps === undefined) return false;
      steps.comment = 'to_reject';
      if (groups.told !== undefined) steps.tells_owner = true;
      story.add(steps, deed);
      return true;
    },
  },
  {
    // "When the second yes is given it should publish by itself"
    pattern:
      /^(?:and )?(?:when|once|after) the (?:second|third|last|final) (?:yes|approval|okay|ok) (?:is given|is there|comes in|is in)? ?,? ?(?:it|the \w+) (?:should |must |will |can )?(?:publish(?:es)?|be published|is published|goes? (?:out|live))\b[^,;.]*/,
    read: byItself,
  },
  {
    // "See on the edit screen who has approved it already and on what date"
    pattern: /(?<act>(?:i |we )?[^,]*\b(?:see|shows?|read)\b[^,]*\bwho (?:has |have )?approved\b[^;.]*)/,
    read: byItself,
  },
  {
    // "You can't approve your own, even if you're the manager"
    pattern:
      /^(?:and )?(?:you|nobody|no one|no-one|they|people|staff|one) (?:(?:ca|may|must|can|should) ?(?:n't|not)|cannot|can|may) (?:approve|sign off|decide on) (?:your|their|his|her|one 's) own\b.*/,
    read: byItself,
  },
];
