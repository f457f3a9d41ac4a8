import { administrationExamples } from './switch-off/administration.ts';
import { discussionExamples } from './switch-off/discussion.ts';
import { outputExamples } from './switch-off/output.ts';

/** What customers say who want to do without something that WordPress brings. */
export const examples = [...discussionExamples, ...outputExamples, ...administrationExamples];

/** What sounds like it and is none. */
export const counterExamples: readonly string[] = [
  'Comments stay open.',
  'Do not disable the REST API.',
  'Comments with more than two links are held.',
  'Delete old revisions every week.',
  'Visitors search the events by place.',
  'Show the avatar of the author.',
  'Add our own logo to the login page.',
  'Email the editors about new posts.',
  'A feed of our latest photos on the front page.',
  'Hide sold boats from the list.',
  'Remove members who have not paid.',
  'A dashboard widget with the latest bookings.',
  'Limit login attempts to five.',
];
