import type { PluginFeature } from '@presswright/shared/schemas/plugin-features';
import { expect, it } from 'vitest';
import { buildPlan } from '../../../server/src/generation/plugin/build-plan.ts';
import type { PlanEntity, PlanField } from '../../../server/src/generation/plugin/plan.ts';
import { planFor } from '../../../server/src/generation/plugin/plans/plan-for.ts';

const fieldText = ({ key, type, choices }: PlanField): string =>
  `${key} ${type}${choices.length > 0 ? `[${choices.map(({ value }) => value).join('|')}]` : ''}`;

/** Where records of a kind are kept, under which post type and table (`-` for none), and their fields. */
const entityText = ({ storage, postType, table, isLog, fields }: PlanEntity): string =>
  `${storage} ${postType || '-'} ${table || '-'}${isLog ? ' log' : ''}: ${fields.map(fieldText).join(', ')}`;

it.each<[description: string, asked: PluginFeature[], features: PluginFeature[], entities: string[]]>([
  [
    'Plants grouped by habitat (forest, meadow), with height.',
    ['custom_table'],
    ['custom_table'],
    ['table book_club_plant book_club_plants: height number, habitat choice[forest|meadow]'],
  ],
  [
    'Plants grouped by habitat, with height.',
    ['custom_table'],
    ['custom_table'],
    ['table book_club_plant book_club_plants: height number, habitat text'],
  ],
  [
    'Plants grouped by habitat (Wald, Wald), with height.',
    ['custom_table'],
    ['custom_table'],
    ['table book_club_plant book_club_plants: height number, habitat text'],
  ],
  [
    'Teams with a city. Players with a name and a birthday. Each player belongs to a team.',
    ['custom_table'],
    ['custom_table'],
    [
      'table book_club_team book_club_teams: city text',
      'table book_club_player book_club_players: birthday date, team integer',
    ],
  ],
  [
    'Books with author. Loans with an email. Visitors can submit loans. Loans are stored in a custom table.',
    [],
    ['custom_post_type', 'admin_interface', 'meta_boxes', 'shortcode', 'custom_table'],
    ['post_type book_club_book -: book_author text', 'table book_club_loan book_club_loans: email email'],
  ],
  [
    'Books with author. Visitors can reserve books.',
    ['custom_table', 'custom_post_type'],
    ['custom_post_type', 'meta_boxes', 'shortcode', 'custom_table'],
    [
      'post_type book_club_book -: book_author text',
      'table book_reservation book_club_reservations: book relation, email email',
    ],
  ],
  [
    'Books with author. Every change is logged.',
    [],
    ['custom_post_type', 'meta_boxes', 'custom_table'],
    [
      'post_type book_club_book -: book_author text',
      'table book_club_activity book_club_activity log: action choice[created|updated|deleted], object_id integer, user_id integer',
    ],
  ],
  [
    'Books with author.',
    ['custom_post_type', 'custom_table'],
    ['custom_post_type', 'meta_boxes', 'custom_table'],
    [
      'post_type book_club_book -: book_author text',
      'table book_club_activity book_club_activity log: action choice[created|updated|deleted], object_id integer, user_id integer',
    ],
  ],
  ['', ['custom_post_type'], ['custom_post_type'], ['post_type book_club_book -: ']],
  ['', ['meta_boxes'], ['meta_boxes'], ['posts post -: subtitle text, reference_url url']],
  ['', ['custom_table'], ['custom_table'], ['table book_club_book book_club_books: subtitle text, reference_url url']],
  ['', ['shortcode'], ['shortcode'], ['posts post -: ']],
  ['', ['settings'], ['settings'], []],
  ['', ['taxonomy', 'rest_api'], ['custom_post_type', 'rest_api', 'taxonomy'], ['post_type book_club_book -: ']],
  [
    'Books.',
    ['meta_boxes'],
    ['custom_post_type', 'meta_boxes'],
    ['post_type book_club_book -: subtitle text, reference_url url'],
  ],
  ['Books.', ['custom_post_type'], ['custom_post_type'], ['post_type book_club_book -: ']],
  [
    'Books with a title, a status (open, closed), an author and an ID.',
    ['custom_post_type'],
    ['custom_post_type', 'meta_boxes'],
    ['post_type book_club_book -: book_status choice[open|closed], book_author text, book_id text'],
  ],
  ['Redirect /a to /b.', [], [], []],
  [
    'Films with length in minutes, genre (list), a page count and terms.',
    ['rest_api'],
    ['custom_post_type', 'rest_api', 'meta_boxes'],
    ['post_type book_club_film -: length number, genre list, page_count integer, film_terms textarea'],
  ],
])('plans %j with %j', (description, asked, features, entities) => {
  const request = { plugin_name: 'Book Club', description, features: asked };
  const plan = buildPlan(request, planFor(request).plan);
  expect([...plan.features]).toEqual(features);
  expect(plan.entities.map(entityText)).toEqual(entities);
});
