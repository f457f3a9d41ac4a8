import type { BehaviourExample } from '../example.ts';
import type { OwnerMessage } from './message-plan.ts';

const asks = (rest: Partial<OwnerMessage> = {}): OwnerMessage => ({
  kind: 'owner_message',
  entity: 'post',
  label: 'Write to the author',
  button: 'Send',
  requires_login: false,
  consent: '',
  hourly: 5,
  subject: '',
  message: '',
  ...rest,
});

/** What customers say whose visitors write to each other. */
export const examples: readonly BehaviourExample<'owner_message'>[] = [
  { says: 'Visitors write to the author of a post through a form; the address stays hidden.', asks: asks() },
  { says: 'A contact form below each article that goes to its author.', asks: asks({ label: 'Contact the author' }) },
  { says: 'Only members may message the author of a post.', asks: asks({ requires_login: true }) },
  {
    says: 'Readers reach whoever wrote a page without seeing the email address.',
    asks: asks({ entity: 'page', label: 'Questions about this page?' }),
  },
  {
    says: 'People who write to an author must agree to our privacy policy.',
    asks: asks({ consent: 'I agree to the privacy policy.' }),
  },
  {
    says: 'In the category Adverts visitors can write to the seller.',
    asks: asks({
      label: 'Write to the seller',
      conditions: [{ attribute: 'category', is: 'contains', value: 'Adverts' }],
    }),
  },
  { says: 'Questions about a product go to whoever sells it.', asks: asks({ entity: 'product', button: 'Ask' }) },
  { says: 'Let visitors contact authors, two messages an hour at most.', asks: asks({ hourly: 2 }) },
  {
    says: 'The mail to the author should begin with “{name} has a question about {title}”.',
    asks: asks({ message: '{name} has a question about {title}:\n{text}' }),
  },
  {
    says: 'A button “I am interested” with a form for the owner of the offer.',
    asks: asks({ label: 'I am interested', button: 'I am interested' }),
  },
  {
    says: 'Subject of messages to authors: “Your article {title}”.',
    asks: asks({ subject: 'Your article {title}' }),
  },
  {
    says: 'Logged-in users ask the editor of a page, and their question is mailed.',
    asks: asks({ entity: 'page', requires_login: true, label: 'Ask the editor' }),
  },
];

/** What sounds like it and is something else. */
export const counterExamples: readonly string[] = [
  'Show the email address of the author below each post.',
  'A contact form that goes to the administrator.',
  'Authors are mailed when somebody comments.',
  'Visitors send in posts with a form.',
  'Members follow authors and are mailed.',
  'Nobody can write to authors.',
];
