import type { BehaviourExample } from '../example.ts';
import type { PostSubscription } from './subscription-plan.ts';

const weekly: PostSubscription = {
  kind: 'post_subscription',
  entity: 'post',
  sends: 'weekly',
  shows: 'excerpts',
  below_content: false,
  label: 'Get new posts by email',
  button: 'Subscribe',
  consent: '',
  roles: [],
  subject: '',
  message: '',
};
const each: PostSubscription = { ...weekly, sends: 'each' };

/** What customers say whose readers want to hear of what is new. */
export const examples: readonly BehaviourExample<'post_subscription'>[] = [
  { says: 'Visitors subscribe to new posts with their email address.', asks: each },
  {
    says: 'Readers choose categories and get a digest of new posts every Friday at 9.',
    asks: { ...weekly, choices: 'category', weekday: 'friday', time: '09:00' },
  },
  { says: 'A newsletter of the week’s articles every Monday morning, with double opt-in.', asks: weekly },
  {
    says: 'Send subscribers a daily email at 18:30 with the headlines.',
    asks: { ...weekly, sends: 'daily', time: '18:30', shows: 'titles' },
  },
  { says: 'Mail everybody who has subscribed as soon as a blog post is published.', asks: each },
  {
    says: 'On the first of the month subscribers get an email with all new articles.',
    asks: { ...weekly, sends: 'monthly' },
  },
  {
    says: 'Below each post there is a form to get new ones by email; people must agree to the privacy policy.',
    asks: { ...each, below_content: true, consent: 'I agree to the privacy policy.' },
  },
  {
    says: 'Editors see the subscribers with the date when they confirmed, and can export them.',
    asks: { ...each, roles: ['editor'] },
  },
  { says: 'People subscribe by email to the tags that interest them.', asks: { ...each, choices: 'tag' } },
  {
    says: 'The subject of the weekly email to subscribers is “{count} new stories from {site}”.',
    asks: { ...weekly, subject: '{count} new stories from {site}' },
  },
  {
    says: 'Mail subscribers of new posts in the category Press only.',
    asks: { ...each, conditions: [{ attribute: 'category', is: 'contains', value: 'Press' }] },
  },
  {
    says: 'The button of the subscription form says “Keep me posted”.',
    asks: { ...each, button: 'Keep me posted' },
  },
];

/** What sounds like it and is something else. */
export const counterExamples: readonly string[] = [
  'Email the administrator when a post is published.',
  'Customers subscribe to a monthly box.',
  'Members follow authors and are told of their new posts.',
  'Send me a weekly report of new orders.',
  'Connect the newsletter form to our mail service.',
  'Readers get an email when somebody answers their comment.',
];
