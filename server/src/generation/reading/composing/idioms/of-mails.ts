import type { PlanBehaviour } from '@presswright/shared/schemas/plans/plugin-plan';
import { daysOf, durationIn } from '../measures.ts';
import type { Story } from '../story.ts';
import type { Found, Idiom } from './idiom.ts';

type Automation = Extract<PlanBehaviour, { kind: 'automation' }>;
type Email = Extract<Automation['actions'][number], { do: 'email' }>;
type Open<T> = { -readonly [Key in keyof T]: T[Key] };

const mailsOf = (one: Automation): readonly Open<Email>[] =>
  one.actions.filter((action): action is Email => action.do === 'email');

const isToStaff = ({ recipients }: Email): boolean => recipients.every(({ to }) => to === 'admin');

/** What sends e-mails, the last first; those to administrators are left out. */
const sending = (story: Story): readonly Automation[] =>
  story.behaviours
    .filter((one): one is Automation => one.kind === 'automation' && mailsOf(one).some((mail) => !isToStaff(mail)))
    .toReversed();

const change =
  (edit: (mail: Open<Email>) => void, isOfAll: boolean) =>
  ({ deed }: Found, story: Story): boolean => {
    const found = isOfAll ? sending(story) : sending(story).slice(0, 1);
    for (const one of found) for (const mail of mailsOf(one)) if (!isToStaff(mail)) edit(mail);
    const [last] = found;
    if (last === undefined) return false;
    story.add(last, deed);
    return true;
  };

/** Links in e-mails, their wording, and how often they are sent again. */
export const ofMails: readonly Idiom[] = [
  {
    // "Every reminder needs a link at the bottom so they can stop them"
    pattern:
      /(?:every|each|all)(?: of the| the)? (?:e-?mails?|mails?|reminders?|messages?|newsletters?|notifications?) (?:has|have|needs?|must have|should have|contains?|gets?|comes? with|ends? with|includes?|carries|carry) (?:an? |the )?(?:unsubscribe (?:link|button)|link\b[^,;]*\b(?:stop|unsubscribe|opt out|leave the list))[^,;.]*/,
    read: change((mail) => {
      mail.can_unsubscribe = true;
    }, true),
  },
  {
    // "… with a link they can use to cancel"
    pattern:
      /(?<act>with an? link (?:(?:with|by|through) which |that |to |where )?(?:they|he|she|people|guests|customers|visitors)? ?(?:can )?(?:(?:be )?used? )?(?:to )?cancel(?: it| (?:the|their) \w+)?)/,
    isLast: true,
    read: change((mail) => {
      mail.can_cancel = true;
    }, false),
  },
  {
    // "If it has not been updated another four weeks on, send one more, and after that leave them alone"
    pattern:
      /^(?:and |but )?(?:if|when) [^,]*(?:\bnot\b|n't\b|\bno\b|\bstill\b)[^,]*\b(?:another|a further|after a further|after another) (?<span>[a-z0-9]+ (?:days?|weeks?|months?))[^,]* , (?:please )?(?:send|they get|we send|he gets|she gets|it sends|there is) (?:one more|another|it again|a second|once more)[^.]*/,
    read({ deed, groups }, story) {
      const [last] = sending(story);
      const duration = durationIn(groups.span ?? '');
      if (last === undefined || duration === null || last.when.on !== 'date' || last.when.side !== 'after')
        return false;
      Object.assign(last.when, { repeat: { every_days: Math.min(365, daysOf(duration)), times: 1 } });
      story.add(last, deed);
      return true;
    },
  },
  {
    // "… with wording we can change ourselves": every e-mail of a plan has its text in the settings
    pattern:
      /(?<act>with (?:the |a )?(?:wording|text|words|message) (?:that |which )?(?:we|i) can (?:change|edit|adjust|write)(?: ourselves| myself| later)?)/,
    isLast: true,
    read: change(() => {}, false),
  },
];
