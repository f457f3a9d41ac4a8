import { exampleOf } from './example-of.ts';

const asks = exampleOf<'event_emails'>({ kind: 'event_emails', events: ['post_pending'] });

/** What customers say who want the e-mails about posts and accounts that sites usually lack. */
export const examples = [
  asks('Email the editors when a post is pending review.'),
  asks('Notify authors once their article is live.', { events: ['post_published'] }),
  asks('Let the site owner know when somebody registers.', { events: ['user_registered'] }),
  asks('A mail to the editorial team for each draft that has been submitted for review.'),
  asks('Contributors would like to hear by e-mail that their story went online.', { events: ['post_published'] }),
  asks('The administrator gets a message about every new account.', { events: ['user_registered'] }),
  asks('Whenever a text awaits approval, the editors are alerted.'),
  asks('Tell me if a new member signs up.', { events: ['user_registered'] }),
  asks('Writers receive a note as soon as one of their posts is published.', { events: ['post_published'] }),
  asks('Inform our desk about contributions that wait to be checked, and the author about their publication.', {
    events: ['post_pending', 'post_published'],
  }),
  asks('I have to be written to for new registrations and for entries which are to be reviewed.', {
    events: ['user_registered', 'post_pending'],
  }),
  asks('Congratulate the author per mail upon release of his piece.', { events: ['post_published'] }),
  asks('Send an e-mail to editors when a post needs review.'),
  asks('Authors get an e-mail when their post is published.', { events: ['post_published'] }),
  asks('Send me an e-mail when a user registers.', { events: ['user_registered'] }),
  asks('I want a notification for every post that waits for review.'),
  asks('When an article is approved, its author should be notified by e-mail.', { events: ['post_published'] }),
  asks('Mail the administrator when someone creates an account.', { events: ['user_registered'] }),
  asks('Editors receive an e-mail as soon as a contributor submits an article.'),
  asks('The owner is informed of new user registrations.', { events: ['user_registered'] }),
  asks('Let authors know their draft was published.', { events: ['post_published'] }),
  asks('An e-mail notification when content is submitted for review.'),
];

/** What sounds like it and is none. */
export const counterExamples: readonly string[] = [
  'Do not send e-mails about new users.',
  'Users have an e-mail address.',
  'Post a message to Slack when a post is published.',
  'Visitors can contact the authors by e-mail.',
  'Members get a reminder a day before the event.',
  'The newsletter is sent every Friday.',
  'Editors can review posts.',
];
