import { blockFeatures, styleVariants } from '@presswright/shared/schemas/blocks';
import { pluginFeatures } from '@presswright/shared/schemas/plugins';
import { scaffoldStructures } from '@presswright/shared/schemas/scaffold';
import { themeFeatures } from '@presswright/shared/schemas/themes';
import type { ProjectTask } from '../../../server/src/generation/generate-project.ts';
import { switchedOff } from '../../../server/src/generation/plugin/site-tools/admin/switch-off/table.ts';
import { siteTools } from '../../../server/src/generation/plugin/site-tools/table.ts';
import { everyAttribute } from '../block/support/generated-block.ts';

export interface Subject {
  /** Name of the file with its outline. */
  readonly name: string;
  readonly task: ProjectTask;
}

const plugin = (name: string, description: string, features: readonly (typeof pluginFeatures)[number][]): Subject => ({
  name,
  task: { kind: 'plugin', request: { plugin_name: 'Site Helper', description, features: [...features] } },
});

const events =
  'Manage events with date, venue, price and contact e-mail, grouped by topic. Speakers have a name and a photo.';

const plugins: readonly Subject[] = [
  plugin('named-settings', 'Settings for the number of items per page and an API key.', ['settings']),
  ...pluginFeatures.map((feature) => plugin(feature, events, [feature])),
  plugin('all-features', events, pluginFeatures),
  plugin(
    'bookings',
    'Events with a date, a capacity and a price. Visitors can book events with their email. Remind attendees one day before the event. Bookings are limited to 20 per event. Delete past events every night.',
    [],
  ),
  plugin(
    'reviews',
    'Restaurants with an address, opening hours, photos and a website. Visitors can submit reviews with a rating from 1 to 5. Show the average rating of reviews. Count views of each restaurant. Visitors can search and filter restaurants.',
    ['shortcode', 'rest_api'],
  ),
  plugin(
    'tickets',
    'Keep support tickets with subject, message, priority (low, high) and email of the customer in a table of their own. Agents close tickets. Email the customer when the status changes. Export tickets as CSV.',
    ['custom_table', 'admin_interface', 'roles', 'rest_api', 'cli', 'abilities', 'email'],
  ),
  plugin(
    'jobs',
    'Jobs with a deadline, salary, PDF and several locations. Jobs expire after the deadline. Delete jobs older than 90 days. Logged-in members can submit jobs.',
    ['custom_post_type', 'cron', 'cli', 'import_export', 'dashboard_widget', 'widget_block'],
  ),
  plugin(
    'clean-up',
    'Clean up expired transients, spam comments and old revisions daily, WP-CLI command to run it now.',
    [],
  ),
  plugin(
    'loans',
    'Loan requests with email, amount, date, several documents and a status. Members submit loan requests. Staff can approve or reject them; the member is notified. List loan requests in a table that can be sorted and filtered by status. Monthly report of the total amount.',
    ['shortcode', 'email'],
  ),
  plugin(
    'donations',
    'Campaigns with a goal, a start date, an end date and a description. Donations with a name, an email and an amount. Visitors can submit donations. Show the total of donations per campaign and a progress bar. Email the campaign owner when a donation is made. Send a weekly summary by email.',
    [],
  ),
  plugin(
    'lending',
    'A library: books with title, ISBN, author, page count and cover image, grouped by genre. Readers can borrow a book; send an email reminder every day when it is overdue. Show the latest books on the dashboard. Cache lists for 5 minutes.',
    ['custom_post_type', 'taxonomy', 'meta_boxes', 'rest_api', 'cron', 'email', 'dashboard_widget'],
  ),
  plugin(
    'every-kind-of-field',
    'Machines with a name, notes, a photo, photos, a manual (PDF), website, email, phone, color, date bought, opening time, price, weight in kg, length in cm, duration in minutes, rating from 1 to 5, percentage, address, condition (new, used, broken), uses (home, work), checklist, and whether they are insured. Each machine belongs to a workshop.',
    ['custom_table', 'admin_interface', 'rest_api', 'import_export', 'abilities'],
  ),
  plugin(
    'own-pages',
    'Recipes with ingredients (list), cooking time in minutes, difficulty (easy, medium, hard), and whether they are vegetarian. Show the latest recipes in the sidebar. Logged-in users can save favourite recipes. Visitors can rate recipes. Search recipes by ingredient.',
    ['widget_block', 'shortcode', 'custom_post_type', 'meta_boxes', 'cli'],
  ),
  ...siteTools.map(({ tool, example }) => plugin(`tool-${tool}`, example, [])),
  plugin('off-everything', switchedOff.map(({ label }) => `Disable ${label.toLowerCase()}.`).join('\n'), []),
  plugin('off-for-some', 'Hide the admin bar for everyone except administrators.', []),
  plugin('off-for-types', 'Disable the block editor for posts. Turn comments off on pages.', []),
  ...[
    'A redirect manager with 301 and 302 redirects, a hit counter and a 404 log. Redirect /a to /b and /c to /d.',
    'Show a table of contents above every post and page that can be folded, with smooth scrolling. It has numbers and headings 2 to 4.',
    'Show 4 related posts from the same tag with dates and excerpts, without images, above the text.',
    'Share buttons for Facebook, X, LinkedIn, WhatsApp, email and copying the link above and below posts and pages.',
    'Show the author box above the text of posts and pages, with the role and links to social profiles.',
    'Exit-intent popup with the heading "Wait!" and the text "10% off" with a button "Shop now" to https://example.com/shop, once per session, on the front page only.',
    'Maintenance mode with a title, a message and an end time. Editors can see the site. Allow the IP address 203.0.113.7.',
    'Cookie notice at the top with accept and reject buttons and a link to the privacy policy, valid for 30 days.',
    'A countdown shortcode to 31 December 2031 with the message "It is here" afterwards, above the header.',
    'Log logins, failed logins, deleted posts and plugin changes. Keep entries for 30 days. Export the log as CSV.',
    'Limit login attempts to 3 in 10 minutes, lock out for 30 minutes, and email the admin.',
    'Custom login page with a logo, a background color and a message. Redirect subscribers to /account after login and everybody to the homepage after logout.',
    'Posts expire after 30 days and are moved to the trash. Email the author a week before.',
    'Limit access to pages by user role. Hide parts of a post from visitors who are not logged in. Show "Please join" instead.',
    'Send a signed webhook to https://hooks.example.com/a when a post is published, a user registers or a comment is posted.',
    'Email the admin when a user registers, a post is pending review or a plugin is updated.',
    'Export posts as CSV. Also export users as CSV.',
    'List the 10 most popular posts of the last week with a shortcode. Show the view count above posts. Do not count logged-in users.',
    'Insert "Some links are affiliate links." above posts and "Thank you" below pages.',
    'Show the last updated date above posts and pages. A reading progress bar at the bottom. Show the reading time with 250 words per minute below the title.',
    'Breadcrumbs at the top of every page with a "›" separator and structured data. Add nofollow to external links and open them in a new tab.',
    'A floating WhatsApp button for +49 170 1234567 on the left with the prefilled message "Hi", and a back to top button on the left.',
    'Google Analytics G-ABCDE12345 in the footer, not for administrators. Add custom CSS and JavaScript code.',
    'Pull the latest 5 jobs from https://api.example.com/jobs every 15 minutes with an API key and show them by shortcode.',
    'Link the keywords "WordPress" to https://wordpress.org and "PHP" to https://php.net, only the first time. Add tags automatically from the words of a post.',
    'Limit excerpts to 40 words, with a read more link. Exclude pages from search results. Close comments after 14 days and hold comments with 2 links.',
    'Provide a REST route /acme/v1/latest that returns the 5 latest posts. Site statistics over the REST API for admins.',
    'An announcement bar "Free shipping" with a button "Shop" to https://example.com that can be dismissed, from 1 May 2031 to 31 May 2031.',
    'Duplicate pages and posts. The whole site is only for logged-in users. OpenGraph and Twitter card data with a default image.',
  ].map((description, at) => plugin(`options-${String(at + 1).padStart(2, '0')}`, description, [])),
];

const blocks: readonly Subject[] = [
  { name: 'saved', task: { kind: 'block', request: { block_type: 'acme/saved', attributes: everyAttribute } } },
  {
    name: 'rendered',
    task: {
      kind: 'block',
      request: {
        block_type: 'acme/rendered',
        attributes: everyAttribute,
        features: ['server_side_rendering', 'custom_controls'],
      },
    },
  },
  ...blockFeatures.map(
    (feature): Subject => ({
      name: feature,
      task: {
        kind: 'block',
        request: {
          block_type: 'acme/voice',
          attributes: {
            statement: 'rich_text',
            author: 'string',
            tags: 'string[]',
            photo: 'image',
            mood: { type: 'enum', options: ['happy', 'sad', 'calm'] },
            score: 'integer',
          },
          features: [feature],
          style_variants: [...styleVariants],
        },
      },
    }),
  ),
  ...[
    'testimonial',
    'pricing table',
    'faq accordion',
    'countdown',
    'tabs',
    'image comparison',
    'team member',
    'call to action',
    'hero',
    'map',
    'newsletter signup',
    'event list',
    'gallery',
    'notice',
    'progress bar',
  ].map(
    (block_type): Subject => ({
      name: `block-${block_type.replaceAll(' ', '-')}`,
      task: { kind: 'block', request: { block_type, features: ['interactivity', 'server_side_rendering'] } },
    }),
  ),
];

/** Blocks whose attributes have roles of their own in how they look, in every style. */
const looks: readonly Subject[] = styleVariants.map((variant) => ({
  name: `look-${variant}`,
  task: {
    kind: 'block',
    request: {
      block_type: 'acme/everything',
      attributes: {
        ...everyAttribute,
        price: 'number',
        button: 'url',
        buttonText: 'string',
        icon: 'string',
        quote: 'rich_text',
      },
      features: ['server_side_rendering', 'responsive_design'],
      style_variants: [variant],
    },
  },
}));

const themes: readonly Subject[] = [
  ...(['block_theme', 'classic', 'child'] as const).flatMap((type): Subject[] => [
    {
      name: type,
      task: { kind: 'theme', request: { theme_name: 'Harbour Light', type, features: [...themeFeatures] } },
    },
    {
      name: `${type}-described`,
      task: {
        kind: 'theme',
        request: {
          theme_name: 'Corner Oven',
          type,
          description: 'A warm, rustic site of a bakery with a shop',
          seed: 3,
        },
      },
    },
  ]),
  ...[
    'A dark portfolio of a photographer',
    'A magazine about music',
    'A calm site of a law firm',
    'A playful school',
  ].map(
    (description, seed): Subject => ({
      name: `site-${seed}`,
      task: { kind: 'theme', request: { theme_name: 'Harbour Light', description, seed } },
    }),
  ),
];

const scaffolds: readonly Subject[] = scaffoldStructures.map((structure) => ({
  name: structure,
  task: {
    kind: 'scaffold',
    request: {
      plugin_name: 'Own Files',
      structure,
      include_files: [
        'includes/class-report.php',
        'assets/js/report.js',
        'templates/',
        'uninstall.php',
        'data/defaults.json',
        'src/Report/Printer.php',
        'views/report.html',
        'templates/report.php',
        'assets/css/report.css',
        'assets/js/report.jsx',
        'tests/',
        'composer.json',
        'package.json',
        'phpcs.xml.dist',
        'block.json',
        'theme.json',
        'languages/',
      ],
    },
  },
}));

/** Everything that has an outline, in folders; an outline leaves out what stands in one before it in its folder. */
export const subjects: Readonly<Record<string, readonly Subject[]>> = {
  plugins,
  blocks: [...blocks, ...looks],
  themes,
  scaffolds,
};
