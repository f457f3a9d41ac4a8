import { exampleOf } from './example-of.ts';

const asks = exampleOf<'approval'>({ kind: 'approval', entity: 'event' });

/** What customers say who want to look at records before they are public. */
export const examples = [
  asks('Submitted events must be approved before they are shown.'),
  asks('New testimonials wait for moderation.', { entity: 'testimonial' }),
  asks('No recipe goes online until one of us has checked it.', { entity: 'recipe' }),
  asks('I want to look over each review first.', { entity: 'review' }),
  asks('Listings from outside stay pending until an administrator releases them.', { entity: 'listing' }),
  asks('An editor has to okay the story of a guest.', { entity: 'story' }),
  asks('Classified ads are held back for review by staff.', { entity: 'ad' }),
  asks('Articles that readers send in should be saved as pending.', { entity: 'post' }),
  asks('Applications need our approval.', { entity: 'application' }),
  asks('Moderation of obituaries is required, for obvious reasons.', { entity: 'obituary' }),
  asks('A course proposed by a member only becomes visible after confirmation by the office.', { entity: 'course' }),
  asks('Before a photo of the contest appears in public, somebody of the jury gives green light.', { entity: 'photo' }),
  asks('An admin approves each review before it is published.', { entity: 'review' }),
  asks('Submissions of a recipe are pending until approved.', { entity: 'recipe' }),
  asks('Every listing has to be approved by us.', { entity: 'listing' }),
  asks('Events from visitors are not published until somebody approves them.'),
  asks('We moderate every entry of the guestbook.', { entity: 'entry' }),
  asks('I must approve a job before it goes live.', { entity: 'job' }),
  asks('Offers are only shown after an administrator has approved them.', { entity: 'offer' }),
  asks('Stories wait for approval.', { entity: 'story' }),
  asks('Editors check a submission before publication.', { entity: 'submission' }),
  asks('A testimonial should be reviewed by staff first.', { entity: 'testimonial' }),
];

/** What sounds like it and is none. */
export const counterExamples: readonly string[] = [
  'Events appear at once, without approval.',
  'Moderating comments is left to WordPress.',
  'The plan was approved by the council.',
  'Email me when a booking is approved.',
  'Reviews are visible to everybody.',
  'Patients wait for a doctor.',
  'Staff approve or reject a booking with a click.',
];
