import { exampleOf } from './example-of.ts';

const asks = exampleOf<'api_feed'>({ kind: 'api_feed', noun: 'items', minutes: 60, endpoint: '', count: 10 });

/** What customers say who want to show what another service answers. */
export const examples = [
  asks('Every hour fetch reviews from an external API and show them.', { noun: 'reviews' }),
  asks('Pull the weather from https://api.example.org/weather every 30 minutes.', {
    noun: 'weather',
    endpoint: 'https://api.example.org/weather',
    minutes: 30,
  }),
  asks('Display the latest 5 jobs of our recruiting service.', { noun: 'jobs', count: 5 }),
  asks('Exchange rates should be loaded once a day from a third-party provider.', { noun: 'rates', minutes: 1440 }),
  asks('I would like the tide tables from the harbour office’s JSON on our site.', { noun: 'tides' }),
  asks('Import the listings from https://feed.example.com/v2/listings and refresh them twice a day.', {
    noun: 'listings',
    endpoint: 'https://feed.example.com/v2/listings',
    minutes: 720,
  }),
  asks('Twenty departures out of the timetable API of the bus company.', { noun: 'departures', count: 20 }),
  asks('Show what our ticket system answers when it is asked for concerts.', { noun: 'concerts' }),
  asks('The plugin gets quotes from a remote endpoint and stores them for a quarter of an hour.', {
    noun: 'quotes',
    minutes: 15,
  }),
  asks('Stock levels come from the web service of the warehouse, with an API key in the settings.', { noun: 'stock' }),
  asks('Snow depth is retrieved automatically from the lift operator’s server.', { noun: 'depths' }),
  asks('Bring in our newest ratings on Trustpilot, six of them, updated every 4 hours.', {
    noun: 'ratings',
    count: 6,
    minutes: 240,
  }),
  asks('Consume a REST service and output its articles with a shortcode.', { noun: 'articles' }),
  asks('Fetch data from an external API and display it with a shortcode.', { noun: 'data' }),
  asks('Get the latest events from https://api.example.net/events and show 8 of them.', {
    noun: 'events',
    endpoint: 'https://api.example.net/events',
    count: 8,
  }),
  asks('Load prices from a remote API every 10 minutes.', { noun: 'prices', minutes: 10 }),
  asks('Show our Instagram photos from its API.', { noun: 'photos' }),
  asks('The site displays the weather of an external service, updated hourly.', { noun: 'weather' }),
  asks('We have our products in another system with a JSON API, please show them here.', { noun: 'products' }),
  asks('Job offers are fetched from the API of our agency.', { noun: 'offers' }),
  asks('Read the scores of the league from a web service each 5 minutes.', { noun: 'scores', minutes: 5 }),
  asks('Reviews from Google should be pulled in and shown.', { noun: 'reviews' }),
  asks('Connect to a third-party API and list its 15 newest tracks.', { noun: 'tracks', count: 15 }),
];

/** What sounds like it and is none. */
export const counterExamples: readonly string[] = [
  'Offer our events over the REST API.',
  'Visitors can write reviews.',
  'Disable the REST API.',
  'Send each order to an external service.',
  'The nurse shows the children around every hour.',
  'Import members from a CSV file.',
  'No data from other servers may be loaded.',
];
