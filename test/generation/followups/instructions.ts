import type { SampleName } from './sample-plans.ts';

/** An instruction, and the changes that it asks for: `path: was → is`; none where it cannot be read. */
export type Instruction = readonly [plan: SampleName, says: string, changes: readonly string[]];

/** Instructions that the reader was made with. */
export const instructions: readonly Instruction[] = [
  ['events', 'Add a phone field to events.', ['entities[0].fields[4]: – → phone']],
  [
    'events',
    'Events also need a speaker and a photo',
    ['entities[0].fields[4]: – → speaker', 'entities[0].fields[5]: – → photo'],
  ],
  [
    'events',
    'call the events workshops',
    [
      'entities[0].singular: "Event" → "Workshop"',
      'entities[0].plural: "Events" → "Workshops"',
      'entities[0].slug: "events" → "workshops"',
    ],
  ],
  ['events', 'No e-mails please.', ['behaviours[1]: email_on_create → –', 'behaviours[4]: reminder_before_date → –']],
  ['events', "don't ask for a phone", ['entities[1].fields[3]: phone → –']],
  ['events', 'drop the price', ['entities[0].fields[2]: price → –']],
  ['events', 'The phone should be required', ['entities[1].fields[3].required: – → true']],
  ['events', 'Only logged-in users may book.', ['behaviours[0].requires_login: false → true']],
  ['events', 'at most 12 bookings', ['behaviours[3].most: 20 → 12']],
  ['events', 'remind two days before instead', ['behaviours[4].hours: 24 → 48']],
  ['events', 'add "medium" to level', ['entities[0].fields[3].choices[2]: – → medium']],
  [
    'events',
    'Remove the date',
    [
      'entities[0].fields[0]: date → –',
      'behaviours[2].order_by: "date" → null',
      'behaviours[2].only: "upcoming" → "all"',
      'behaviours[4]: reminder_before_date → –',
    ],
  ],
  ['events', 'show the events in a grid', ['behaviours[2].layout: "list" → "grid"']],
  [
    'events',
    'Make bookings public and drop the venue.',
    ['entities[1].public: false → true', 'entities[0].fields[1]: venue → –'],
  ],
  ['events', 'make it nicer', []],
  [
    'stores',
    'call them branches',
    [
      'entities[0].singular: "Store" → "Branch"',
      'entities[0].plural: "Stores" → "Branches"',
      'entities[0].slug: – → "branches"',
    ],
  ],
  ['stores', 'without the map', ['behaviours[0].layout: "map" → "list"']],
  ['stores', 'remove the city', ['entities[0].fields[1]: city → –', 'behaviours[2].by[0]: "city" → –']],
  [
    'stores',
    'We need a phone number and a website for each store',
    ['entities[0].fields[3]: – → phone_number', 'entities[0].fields[4]: – → website'],
  ],
  ['stores', 'no CSV import', ['behaviours[1]: csv_import → –']],
  [
    'stores',
    'rename region to district',
    [
      'entities[0].taxonomies[0].singular: "Region" → "District"',
      'entities[0].taxonomies[0].plural: "Regions" → "Districts"',
    ],
  ],
  ['stores', 'no REST API', ['features[0]: "rest_api" → –']],
  ['jobs', 'send the e-mail to the admin instead', ['behaviours[1].recipient.to: "submitter" → "admin"']],
  ['jobs', 'The digest should come weekly', ['behaviours[3].interval: "daily" → "weekly"']],
  ['jobs', 'make the CV optional', ['entities[1].fields[2].required: true → false']],
  [
    'jobs',
    'remove the email',
    ['entities[1].fields[1]: email → –', 'behaviours[1]: email_on_create → –', 'behaviours[4]: unique_entry → –'],
  ],
  ['jobs', 'call the recruiters HR managers', ['roles[0].name: "Recruiter" → "HR manager"']],
  ['library', 'remind after a week', ['behaviours[0].days: 3 → 7']],
  ['library', 'add the status "lost"', ['behaviours[1].statuses[2]: – → "lost"']],
  ['library', 'delete the cleanup', ['behaviours[4]: scheduled_cleanup → –']],
  ['library', 'The ISBN should be a number', ['entities[0].fields[1].type: "text" → "number"']],
  ['library', 'Only members may see the books', ['behaviours[5]: – → restriction']],
  ['library', 'Email the admin for each new loan', ['behaviours[5]: – → email_on_create']],
  ['recipes', 'newest first', ['behaviours[0].order_by: "title" → "date"', 'behaviours[0].order: "asc" → "desc"']],
  ['recipes', 'show 24 per page', ['behaviours[0].per_page: 12 → 24']],
  ['recipes', 'Difficulty: easy, medium or hard', ['entities[0].fields[3]: – → difficulty']],
  ['recipes', 'no archive page', ['entities[0].archive: true → false']],
  ['site', 'put the bar at the bottom', ['behaviours[0].position: "top" → "bottom"']],
  ['site', 'remember the cookie answer for 30 days', ['behaviours[1].days: 180 → 30']],
  ['site', 'purple elephants dance', []],
  ['stores', 'add categories', ['entities[0].taxonomies[1]: – → category']],
  ['library', 'books can have several authors', ['entities[0].fields[0].multiple: – → true']],
  ['events', 'I want the reminder to go out three days earlier', []],
];

/** Instructions that were kept back until it was made. */
export const heldBack: readonly Instruction[] = [
  ['events', 'Please also ask for a postcode when people book', ['entities[1].fields[4]: – → postcode']],
  [
    'events',
    'use the word lesson instead of event',
    [
      'entities[0].singular: "Event" → "Lesson"',
      'entities[0].plural: "Events" → "Lessons"',
      'entities[0].slug: "events" → "lessons"',
    ],
  ],
  ['events', 'we do not need the venue any more', ['entities[0].fields[1]: venue → –']],
  [
    'events',
    'Send the reminder to the admin',
    ['behaviours[4].recipient.to: "role" → "admin"', 'behaviours[4].recipient.role: "editor" → –'],
  ],
  ['events', 'the level can also be medium', ['entities[0].fields[3].choices[2]: – → medium']],
  ['events', 'sort by price', ['behaviours[2].order_by: "date" → "price"', 'behaviours[2].only: "upcoming" → "all"']],
  ['events', 'no limit on bookings', ['behaviours[3]: capacity_limit → –']],
  ['stores', 'Opening hours must be filled in', ['entities[0].fields[2].required: – → true']],
  ['stores', 'as a table rather than a map', ['behaviours[0].layout: "map" → "table"']],
  ['stores', 'Let visitors export the stores as CSV', ['behaviours[3]: – → csv_export']],
  ['jobs', 'take the salary out', ['entities[0].fields[1]: salary → –']],
  ['jobs', 'Salary in dollars', ['entities[0].fields[1].unit: "€" → "$"']],
  ['jobs', 'Expire jobs 7 days after the closing date', ['behaviours[2].days: 0 → 7']],
  ['jobs', 'one may apply several times', ['behaviours[4]: unique_entry → –']],
  ['library', 'The borrower is an email address', ['entities[1].fields[1].type: "text" → "email"']],
  ['library', 'clean up every day', ['behaviours[4].interval: "weekly" → "daily"']],
  ['library', "loans shouldn't be exported", ['behaviours[3]: csv_export → –']],
  ['recipes', 'Rename servings to portions', ['entities[0].fields[2].label: "Servings" → "Portions"']],
  ['site', 'Visitors should be able to close the announcement bar', ['behaviours[0].is_dismissible: false → true']],
  ['site', 'no cookie notice', ['behaviours[1]: cookie_notice → –']],
];
