import { expect, test } from 'vitest';
import {
  isPlural,
  pluralize,
  singularize,
  titleCase,
  toCamel,
  toKebab,
  toPascal,
  toSnake,
} from '../../../server/src/generation/naming/inflect.ts';

const pairs =
  `event events|book books|category categories|property properties|city cities|party parties|family families|therapy therapies
|box boxes|class classes|address addresses|dish dishes|match matches|bus buses|gas gases|lens lenses|quiz quizzes|status statuses|campus campuses
|person people|child children|man men|woman women|foot feet|tooth teeth|mouse mice|goose geese|salesperson salespeople|grandchild grandchildren
|chairman chairmen|human humans|German Germans|specimen specimens|leaf leaves|shelf shelves|bookshelf bookshelves|knife knives|life lives|wife wives|wolf wolves
|roof roofs|belief beliefs|chef chefs|hero heroes|potato potatoes|photo photos|video videos|logo logos|studio studios|piano pianos
|analysis analyses|crisis crises|criterion criteria|curriculum curricula|syllabus syllabi|index indexes|appendix appendices|matrix matrices
|movie movies|cookie cookies|pie pies|tie ties|recipe recipes|course courses|house houses|horse horses|nurse nurses|exercise exercises|database databases
|venue venues|fee fees|employee employees|archive archives|drive drives|cache caches|axe axes|day days|key keys|journey journeys|survey surveys|soliloquy soliloquies
|church churches|branch branches|month months|menu menus|tax taxes|process processes|waitress waitresses|business businesses|olive olives|glove gloves
|Team Member|FAQ FAQs|ID IDs|PERSON PEOPLE|Category Categories|cafe cafes|shoe shoes|prize prizes|size sizes|license licenses|vase vases|bookmark bookmarks`
    .split('|')
    .map((pair) => pair.trim().split(' '))
    .filter((pair) => pair[0] !== 'Team') as [string, string][];

test.each(pairs)('one %s, two %s, and back', (one, many) => {
  expect(pluralize(one)).toBe(many);
  expect(singularize(many)).toBe(one);
  expect(singularize(one)).toBe(one);
  expect(pluralize(many)).toBe(many);
  expect([isPlural(one), isPlural(many)]).toEqual([false, true]);
});

test.each(['sheep', 'fish', 'equipment', 'information', 'series', 'species', 'staff', 'merchandise', 'news', 'SMS'])(
  'many %s are as one',
  (noun) => {
    expect(pluralize(noun)).toBe(noun);
    expect(singularize(noun)).toBe(noun);
  },
);

test('the last word of a phrase changes, whatever follows it', () => {
  expect(pluralize('Team Member')).toBe('Team Members');
  expect(singularize('real estate listings')).toBe('real estate listing');
  expect(pluralize('')).toBe('');
  expect(pluralize('🎉')).toBe('🎉');
});

test.each([
  ['eventDate', 'event_date', 'event-date', 'eventDate', 'EventDate'],
  ['Event  date', 'event_date', 'event-date', 'eventDate', 'EventDate'],
  ['FAQs', 'faqs', 'faqs', 'faqs', 'Faqs'],
  ['userIDs', 'user_ids', 'user-ids', 'userIds', 'UserIds'],
  ['HTMLContent', 'html_content', 'html-content', 'htmlContent', 'HtmlContent'],
  ['prix-été', 'prix_ete', 'prix-ete', 'prixEte', 'PrixEte'],
  ['🎉', '', '', '', ''],
])('%j in four writings', (name, snake, kebab, camel, pascal) => {
  expect([toSnake(name), toKebab(name), toCamel(name), toPascal(name)]).toEqual([snake, kebab, camel, pascal]);
});

test.each([
  ['event_date', 'Event Date'],
  ['faq of the day', 'FAQ of the Day'],
  ['isbn', 'ISBN'],
  ['check-in date', 'Check-in Date'],
  ['iPhone case', 'IPhone Case'],
  ['', ''],
])('%j as a heading is %j', (name, heading) => {
  expect(titleCase(name)).toBe(heading);
});
