import { exampleOf } from './example-of.ts';

const asks = exampleOf<'public_form'>({ kind: 'public_form', entity: 'event', requires_login: false });

/** What customers say who want visitors to send records. */
export const examples = [
  asks('A form on the site where visitors submit an event.'),
  asks('People can book through a booking form on the front end.', { entity: 'booking' }),
  asks('Guests should be able to leave a testimonial.', { entity: 'testimonial' }),
  asks('Logged-in members propose a course.', { entity: 'course', requires_login: true }),
  asks('Parents fill in an application without having an account.', { entity: 'application' }),
  asks('Anyone may report a pothole on the website.', { entity: 'pothole' }),
  asks('Let our readers send in recipes.', { entity: 'recipe' }),
  asks('Applicants hand in their application online.', { entity: 'application' }),
  asks('There must be a page for entering a request, open to registered users only.', {
    entity: 'request',
    requires_login: true,
  }),
  asks('Customers place an enquiry from the public page.', { entity: 'enquiry' }),
  asks('A shortcode with the form for new listings.', { entity: 'listing' }),
  asks('Visitors write posts themselves, after they have signed in.', { entity: 'post', requires_login: true }),
  asks('The people of the village want to announce a lost animal by themselves.', { entity: 'animal' }),
  asks('Reservations are made by the guest in a form.', { entity: 'reservation' }),
  asks('Volunteers register a shift, but they have to be logged in.', { entity: 'shift', requires_login: true }),
  asks('Add a form for submitting an event.'),
  asks('Visitors should be able to submit a review through a form.', { entity: 'review' }),
  asks('A front-end form to add a listing.', { entity: 'listing' }),
  asks('Users who are logged in can submit a recipe.', { entity: 'recipe', requires_login: true }),
  asks('Customers send a request with a form.', { entity: 'request' }),
  asks('I need a registration form for each participant.', { entity: 'participant' }),
  asks('Patients request an appointment online.', { entity: 'appointment' }),
  asks('The public can nominate a candidate.', { entity: 'candidate' }),
  asks('Show a form with all fields so that visitors make a reservation.', { entity: 'reservation' }),
  asks('Members add their job on the site.', { entity: 'job', requires_login: true }),
  asks('Neighbours post an offer using a form on the website.', { entity: 'offer' }),
  asks('Students upload a thesis on a page.', { entity: 'thesis' }),
];

/** What sounds like it and is none. */
export const counterExamples: readonly string[] = [
  'Visitors cannot submit events.',
  'Only staff enter bookings in the administration.',
  'A registration form is not needed.',
  'The login form has our logo.',
  'Bookings have a form of payment.',
  'The calendar lists events for visitors.',
  'The search form is hidden.',
];
