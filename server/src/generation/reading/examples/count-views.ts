import { exampleOf } from './example-of.ts';

const asks = exampleOf<'count_views'>({ kind: 'count_views', entity: 'event' });

/** What customers say who want to know how often records are looked at. */
export const examples = [
  asks('Count the views of each event.'),
  asks('How often has a listing been looked at?', { entity: 'listing' }),
  asks('Track how many people open a course.', { entity: 'course' }),
  asks('We would like a hit counter on vacancies.', { entity: 'vacancy' }),
  asks('The number of visits to a property is recorded.', { entity: 'property' }),
  asks('Owners can see how many times their boat was viewed.', { entity: 'boat' }),
  asks('Each recipe keeps a tally of its readers.', { entity: 'recipe' }),
  asks('Page impressions for every exhibition.', { entity: 'exhibition' }),
  asks('I am curious which houses get the most clicks.', { entity: 'house' }),
  asks('Register every time a visitor calls up a dog.', { entity: 'dog' }),
  asks('View statistics of the workshops, please.', { entity: 'workshop' }),
  asks('It should be measured how popular a download is by its page views.', { entity: 'download' }),
  asks('Count how many times each listing is viewed.', { entity: 'listing' }),
  asks('Show the number of views of a property.', { entity: 'property' }),
  asks('I want to know how often a job is opened.', { entity: 'job' }),
  asks('Views of a recipe are counted.', { entity: 'recipe' }),
  asks('A view counter for each product page of a tour.', { entity: 'tour' }),
  asks('See which courses are viewed most.', { entity: 'course' }),
  asks('Track the number of views per vehicle.', { entity: 'vehicle' }),
  asks('Record how many visitors have seen an offer.', { entity: 'offer' }),
  asks('There is a counter of visits on each guide.', { entity: 'guide' }),
  asks('How popular a dish is should be seen from its views.', { entity: 'dish' }),
];

/** What sounds like it and is none. */
export const counterExamples: readonly string[] = [
  'We do not count views.',
  'Count the bookings of each event.',
  'Rooms have a view of the sea.',
  'Visitors rate a course.',
  'Show the number of free places.',
  'Only members may view a listing.',
  'The museum had a million visitors.',
];
