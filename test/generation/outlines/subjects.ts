import { blockFeatures, styleVariants } from '@presswright/shared/schemas/block-parts';
import { pluginFeatures } from '@presswright/shared/schemas/plugin-features';
import { scaffoldStructures } from '@presswright/shared/schemas/scaffold';
import { themeFeatures } from '@presswright/shared/schemas/theme-features';
import type { ProjectTask } from '../../../server/src/generation/generate-project.ts';
import { switchedOff } from '../../../server/src/generation/plugin/site-tools/admin/switch-off/table.ts';
import { siteTools } from '../../../server/src/generation/plugin/site-tools/table.ts';
import { everyAttribute } from '../block/support/generated-block.ts';
import { optionDescriptions } from '../plugin/site-tools/option-descriptions.ts';
import { kindsOfBlocks, namedBlocks } from './block-subjects.ts';
import { behavingPlugins } from './plugin-subjects.ts';
import { partialThemes } from './theme-subjects.ts';

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
  ...optionDescriptions.map((description, at) => plugin(`options-${String(at + 1).padStart(2, '0')}`, description, [])),
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

/** Files that a scaffold has by their names or endings alone. */
const otherFiles: readonly Subject[] = (['simple', 'object_oriented'] as const).map((structure) => ({
  name: `files-${structure}`,
  task: {
    kind: 'scaffold',
    request: {
      plugin_name: 'Other Files',
      structure,
      include_files: [
        '.editorconfig',
        '.gitignore',
        '.gitattributes',
        '.distignore',
        'README.md',
        'CHANGELOG.md',
        'LICENSE',
        'phpunit.xml.dist',
        'docs/guide.md',
        'docs/guide.txt',
        'data/list.xml',
        'data/list.yml',
        'assets/logo.svg',
        'assets/js/tool.ts',
        'assets/js/tool.mjs',
        'assets/css/tool.scss',
        'includes/functions.php',
        'includes/interface-store.php',
        'src/Store/Contract.php',
      ],
    },
  },
}));

/** Everything that has an outline, in folders; an outline leaves out what stands in one before it in its folder. */
export const subjects: Readonly<Record<string, readonly Subject[]>> = {
  plugins: [...plugins, ...behavingPlugins],
  blocks: [...blocks, ...looks, ...namedBlocks, ...kindsOfBlocks],
  themes: [...themes, ...partialThemes],
  scaffolds: [...scaffolds, ...otherFiles],
};
