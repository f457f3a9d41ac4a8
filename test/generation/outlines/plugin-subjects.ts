import type { pluginFeatures } from '@presswright/shared/schemas/plugin-features';
import type { Subject } from './subjects.ts';

const plugin = (name: string, description: string, features: readonly (typeof pluginFeatures)[number][]): Subject => ({
  name,
  task: { kind: 'plugin', request: { plugin_name: 'Site Helper', description, features: [...features] } },
});

/** Plugins whose behaviours meet: what is late, how much there is for each of something, what may be sent once. */
export const behavingPlugins: readonly Subject[] = [
  plugin(
    'late-loans',
    'Loans with a borrower email, a due date and a status (out, returned). Members can request loans. Remind the borrower 3 days after the due date and when a loan is overdue.',
    [],
  ),
  plugin(
    'raised',
    'Campaigns with a goal, a start date and a description. Donations with an amount. Each donation belongs to a campaign. Visitors can submit donations. Show the total raised towards the goal of each campaign.',
    [],
  ),
  plugin(
    'rated',
    'Products with a price. Reviews with a rating and a text. Each review belongs to a product. Visitors can submit reviews. Show the average rating and the number of reviews of each product.',
    [],
  ),
  plugin(
    'filtered',
    'Houses with price, region, a featured checkbox and status (for sale, sold), grouped by type. Show featured houses in a grid with a shortcode. Visitors can filter houses by status and type.',
    ['shortcode', 'custom_post_type'],
  ),
  plugin(
    'votes',
    'Polls with a question. Visitors can vote. Each email can vote only once. Votes are limited to 40 per poll.',
    [],
  ),
  plugin(
    'ordered',
    'Orders with an email, a total and a status (new, paid, shipped). Customers submit orders. Orders are stored in a custom database table. Email the customer when the status changes. Email the managers when an order is paid.',
    ['custom_table', 'email', 'roles', 'admin_interface'],
  ),
  plugin('announced', 'Articles with a subtitle. Email the author when an article is published.', [
    'email',
    'custom_post_type',
  ]),
  plugin(
    'expiring',
    'Jobs with a salary. Jobs expire 30 days after they were published. Delete jobs every week that are older than 90 days.',
    [],
  ),
  plugin(
    'herbarium',
    'Plants grouped by habitat (forest, meadow, pond), with height in cm, a colour, a photo, a long description and uses (food, dye).',
    ['custom_post_type', 'meta_boxes', 'taxonomy', 'rest_api', 'settings', 'shortcode'],
  ),
  plugin(
    'messages',
    'Contact messages with name, email and message. Visitors can submit messages. Delete messages older than 60 days.',
    ['shortcode', 'settings', 'cron', 'dashboard_widget'],
  ),
  plugin(
    'clubhouse',
    'Members with name, phone, email, a birthday and membership (basic, premium). Only staff should see the members. Send the admin a monthly digest of members.',
    ['custom_table', 'admin_interface', 'dashboard_widget', 'import_export'],
  ),
  plugin(
    'calendar',
    'Events with a date and time, a venue and a capacity. Visitors can register for events until they are full. Remind attendees 2 hours before the event. Show upcoming events in a calendar with a shortcode.',
    ['settings', 'rest_api', 'widget_block', 'dashboard_widget'],
  ),
  plugin(
    'guided',
    'Trips with a start date and a price. Guides with a phone. Each trip belongs to a guide. Show trips as a table sorted by date.',
    ['meta_boxes', 'admin_interface'],
  ),
  plugin(
    'every-kind-of-setting',
    'Settings for a currency (EUR, USD), a start date, an email address, a website, a colour, a weight in kg and whether prices include tax.',
    ['settings'],
  ),
  plugin(
    'logged',
    'Every change of a machine is logged. Machines with a serial number. Serial numbers must be unique. Export the machines as CSV and import them.',
    ['custom_table', 'admin_interface'],
  ),
  plugin(
    'cached',
    'Recipes with ingredients (list), cooking time in minutes and a photo. Show recipes in a slider. Show the number of recipes on the dashboard. Show view counts of recipes. Cache the list for two hours.',
    [],
  ),
  plugin(
    'overdue',
    'Invoices with an amount, a due date and a client email. Automatically mark invoices as overdue when the due date has passed. Staff can mark invoices as paid. Email the client when an invoice is paid.',
    ['custom_table', 'admin_interface', 'cron'],
  ),
  plugin(
    'linked',
    'Movies with a year. Actors with a birthday and a photo. Actors are linked to movies. Movies have comments.',
    ['custom_post_type', 'meta_boxes', 'rest_api', 'cli', 'import_export'],
  ),
  plugin('everything-empty', '', ['custom_post_type', 'taxonomy', 'meta_boxes', 'custom_table', 'widget_block']),
  plugin('monthly-clean-up', 'Delete post revisions older than 3 months monthly. Empty the trash every hour.', []),
];
