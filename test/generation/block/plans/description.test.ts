import { expect, it } from 'vitest';
import { generateBlock } from '../../../../server/src/generation/block/generate-block.ts';
import { planFor } from '../../../../server/src/generation/block/plans/plan-for.ts';
import { Slots } from '../../../../server/src/generation/slots.ts';

const planned = (description: string, block_type = 'Page part') => planFor({ block_type, description });
const keysOf = (description: string) => planned(description).plan.attributes?.map(({ key, type }) => `${key}: ${type}`);

it('makes attributes of the parts that a description lists', () => {
  expect(keysOf('A testimonial with a quote, the name, a photo and five stars.')).toEqual([
    'quote: rich_text',
    'name: string',
    'photo: image',
    'rating: integer',
  ]);
  expect(keysOf('Shows a dog up for adoption: photo, name, breed, age and a button to apply.')).toEqual([
    'photo: image',
    'name: string',
    'breed: string',
    'age: integer',
    'button: url',
    'buttonText: string',
  ]);
  expect(keysOf('A recipe with a list of ingredients, cooking time and the picture.')).toEqual([
    'title: string',
    'ingredients: array',
    'cookingTime: integer',
    'picture: image',
  ]);
});

it('gives a block what none of its kind goes without, whatever is listed', () => {
  expect(keysOf('A testimonial with a photo, stars and a link.')).toEqual([
    'quote: rich_text',
    'author: string',
    'photo: image',
    'rating: integer',
    'link: url',
  ]);
  expect(keysOf('An event with a date, a place and a button to buy a ticket.')).toEqual([
    'title: string',
    'date: date',
    'place: string',
    'button: url',
    'buttonText: string',
  ]);
  // One part alone comes besides the usual ones.
  expect(keysOf('A card with a price.')).toEqual([
    'title: string',
    'text: textarea',
    'image: image',
    'linkUrl: url',
    'price: number',
  ]);
});

it('takes what a button says from the description', () => {
  const textOf = (description: string) =>
    planned(description).plan.attributes?.find(({ key }) => key === 'buttonText')?.default;
  expect(textOf('An event with a date, a place and a button to buy a ticket.')).toBe('Buy a ticket');
  expect(textOf('A card with a picture, a price and a button that says "Add to basket".')).toBe('Add to basket');
  expect(textOf('A card with a picture, a price and a button to our shop.')).toBeUndefined();
  expect(planned('A card with a picture and a button that says "Add to basket".').notUnderstood).toEqual([]);
});

it('makes rows of what there are several of', () => {
  const rowsOf = (description: string, name?: string) => {
    const rows = planned(description, name).plan.attributes?.find(({ type }) => type === 'query');
    return rows && `${rows.key}: ${rows.properties?.map(({ key }) => key).join(', ')}`;
  };
  expect(rowsOf('Testimonials with photo, stars and a link, in a grid.')).toBe(
    'testimonials: rating, quote, photo, author, link',
  );
  expect(rowsOf('Four figures with a number and a label, such as customers and years.')).toBe('figures: number, label');
  expect(rowsOf('Restaurant menu with dishes, their descriptions and prices.')).toBe(
    'items: title, price, description',
  );
  expect(rowsOf('Questions with an answer and a picture.')).toBe('questions: question, answer, picture');
  expect(rowsOf('A testimonial with a photo and five stars.')).toBeUndefined();
});

/** An attribute in one line: its type or its columns, and what it begins with. */
const linesOf = (description: string, name?: string): string[] =>
  (planned(description, name).plan.attributes ?? []).map(
    ({ key, type, options, properties, default: value }) =>
      `${key}: ${properties ? `{${properties.map((column) => column.key).join(', ')}}` : type}${options ? ` ${options.map((one) => one.value).join('|')}` : ''}${typeof value === 'string' ? ` “${value}”` : ''}`,
  );

it('reads figures with their units, counts, choices, marks and ratings', () => {
  expect(
    linesOf('Property card with image gallery, price, bedrooms, area in square metres and a badge that says sold.'),
  ).toEqual([
    'title: string',
    'imageGallery: array',
    'price: number',
    'bedrooms: integer',
    'area: number',
    'badge: string “Sold”',
  ]);
  expect(planned('A flat with a size in square metres.').plan.attributes?.at(-1)?.label).toBe('Size (m²)');
  expect(linesOf('A job opening: title, location, full-time or part-time, salary range and an apply button.')).toEqual([
    'title: string',
    'location: string',
    'fullTimeOrPartTime: enum full-time|part-time',
    'salaryRange: string',
    'applyButton: url',
    'buttonText: string “Apply”',
  ]);
  expect(
    linesOf('A course: number of lessons, level (beginner, advanced), price per person and rating out of ten.'),
  ).toEqual([
    'title: string',
    'lessons: integer',
    'level: enum beginner|advanced',
    'price: number',
    'period: string “per person”',
    'rating: integer',
  ]);
  expect(linesOf('A notice with info, warning and error styles.')).toContain('style: enum info|warning|error');
  expect(linesOf('A box with a heading and a text. Editors can choose between tip, warning and note.')).toContain(
    'type: enum tip|warning|note',
  );
});

it('reads links by what they lead to, and several buttons', () => {
  expect(
    linesOf('A podcast episode with cover art, title, guest name and links to Spotify and Apple Podcasts.'),
  ).toEqual([
    'coverArt: image',
    'title: string',
    'video: media',
    'guest: string',
    'spotifyUrl: url',
    'applePodcastsUrl: url',
  ]);
  expect(linesOf('A hero with a headline and two buttons.')).toEqual([
    'headline: string',
    'button: url',
    'secondButton: url',
  ]);
});

it('reads a list that nothing introduces, and no list where most of it is no part', () => {
  expect(linesOf('Address, phone number that can be tapped, e-mail and a map.', 'Contact card')).toEqual([
    'title: string',
    'address: string',
    'phoneNumber: string',
    'email: string',
  ]);
  expect(linesOf('Red, green and blue', 'Odd thing')).toEqual(['title: string', 'content: rich_text']);
});

it('makes rows of several things, named where the description names them', () => {
  const menu = planned('The lunch menu: soup, main course, dessert, each with a price and a vegetarian mark.').plan;
  expect(menu).toMatchObject({
    purpose: 'menu',
    attributes: [{}, { properties: [{ key: 'title' }, { key: 'price' }, { key: 'vegetarian', type: 'boolean' }] }],
  });
  expect(menu.attributes?.[1]?.default).toEqual([{ title: 'Soup' }, { title: 'Main course' }, { title: 'Dessert' }]);
  expect(linesOf('Timetable of our yoga classes with day, time, teacher and level.')).toEqual([
    'title: string',
    'entries: {day, time, title, teacher, level}',
  ]);
  expect(linesOf('Dogs looking for a home, each with photo, name, breed and whether they are vaccinated.')).toEqual([
    'title: string',
    'items: {photo, name, vaccinated, breed}',
  ]);
  expect(linesOf('Our team: photo, name and role, three in a row.')).toEqual([
    'title: string',
    'members: {photo, name, role}',
    'columns: integer',
  ]);
  expect(linesOf('History of our company as a timeline with year, headline, text and picture.')).toEqual([
    'title: string',
    'steps: {year, headline, text, picture}',
  ]);
  const figures = planned(
    'Our impact in numbers: trees planted, volunteers, countries. Each number has a caption.',
  ).plan;
  expect(figures.attributes?.[1]?.default).toEqual([
    { label: 'Trees planted' },
    { label: 'Volunteers' },
    { label: 'Countries' },
  ]);
});

it('takes what is told of visitors as a behaviour or says that there is none', () => {
  const { plan, notUnderstood } = planned('A recipe with ingredients and steps. Visitors can rate it.');
  expect(plan.behaviour).toBeUndefined();
  expect(notUnderstood.map(({ text }) => text)).toEqual(['Visitors can rate it']);
  expect(planned('Contact details with an address and a map.').plan).toMatchObject({
    purpose: 'contact',
    behaviour: 'map',
  });
  expect(planned('An event with a date, a title and a countdown.').plan).toMatchObject({
    purpose: 'event',
    behaviour: 'countdown',
  });
  expect(planned('Questions that open and close.').plan.behaviour).toBe('accordion');
});

it('reads what visitors do with a list, and takes it for none of its parts', () => {
  const behaviourAnd = (description: string) => [planned(description).plan.behaviour, linesOf(description)];
  expect(behaviourAnd('A recipe with a photo, ingredients to tick off and steps.')).toEqual([
    'checklist',
    ['title: string', 'photo: image', 'ingredients: array', 'steps: array'],
  ]);
  expect(behaviourAnd('A checklist for moving house: heading, intro text and tasks with a checkbox.')).toEqual([
    'checklist',
    ['heading: string', 'introText: textarea', 'tasks: array'],
  ]);
  expect(behaviourAnd('A searchable list of people with photo, name and department; filter by department.')).toEqual([
    'filter',
    ['title: string', 'members: {photo, name, department}'],
  ]);
  expect(behaviourAnd('A testimonial slider with several quotes, names and photos.')).toEqual([
    'slider',
    ['title: string', 'testimonials: {name, quote, photo}'],
  ]);
  expect(behaviourAnd('Our opening times with an "open now" badge and a phone number.')).toEqual([
    'open_now',
    ['title: string', 'days: {day, hours}', 'phoneNumber: string'],
  ]);
  expect(planned('In numbers: trees, volunteers, countries. The figures count up.').plan).toMatchObject({
    purpose: 'stats',
    behaviour: 'count_up',
  });
  expect(planned('Before and after slider with two pictures.').plan.behaviour).toBe('comparison');
});

it('leaves out parts whose names no block can carry, and lists that are too long for one', () => {
  expect(linesOf('A door with a title, a lock, a constructor and a photo.')).toEqual(['title: string', 'photo: image']);
  expect(linesOf(`A card with a photo, a title and links to ${'Aa '.repeat(50).trim()}.`)).toEqual([
    'photo: image',
    'title: string',
  ]);
  const many = Array.from(
    { length: 300 },
    (_, at) => `value ${String.fromCharCode(97 + (at % 26)).repeat(2 + at / 26)}`,
  );
  expect(linesOf(`A sheet with ${many.join(', ')}.`).length).toBeLessThan(45);
});

it('reads opening hours as days, with a note for all of them', () => {
  expect(planned('Opening hours of our shop, with a note for holidays.').plan).toMatchObject({
    purpose: 'hours',
    attributes: [{ key: 'title' }, { key: 'days', properties: [{ key: 'day' }, { key: 'hours' }] }, { key: 'note' }],
  });
});

it('lays words out on a picture that is asked for as the background', () => {
  const { plan, notUnderstood } = planned(
    'A heading, a text and a button, with a background picture.',
    'Call to action',
  );
  expect(plan.purpose).toBe('hero');
  expect(plan.attributes?.find(({ role }) => role === 'background-image')).toBeDefined();
  expect(notUnderstood).toEqual([]);
});

it('makes no attribute of looks, doings and people', () => {
  const usual = planned('A card').plan.attributes;
  expect(planned('A card with rounded corners, a shadow and smooth animation.').plan.attributes).toEqual(usual);
  expect(planned('A card that shows where it came from and what is new.').plan.attributes).toEqual(usual);
});

it('keeps the attributes that were sent', () => {
  const { plan, understood } = planFor({
    block_type: 'Voice',
    attributes: { words: 'rich_text' },
    description: 'A quote with a photo, a name and a company.',
  });
  expect(plan.attributes?.map(({ key }) => key)).toEqual(['words']);
  expect(understood).toEqual([{ text: 'A quote', as: 'purpose' }]);
});

it('reads styles, features and what visitors do', () => {
  expect(planned('Shows how long a sale still lasts, in a card, works on phones.').plan).toMatchObject({
    purpose: 'countdown',
    behaviour: 'countdown',
    style_variants: ['card'],
    default_style: 'card',
    features: ['responsive_design'],
  });
  expect(planned('An alert bar that visitors can dismiss.').plan).toMatchObject({
    purpose: 'alert',
    behaviour: 'dismissal',
  });
});

it('says of each clause where it ended, and what is on offer instead', () => {
  const { understood, notUnderstood } = planned(
    'A pricing table with a name and a monthly price. Visitors can dismiss it. Rounded corners. It must play a sound.',
  );
  expect(understood).toContainEqual({ text: 'A pricing table', as: 'purpose' });
  expect(understood).toContainEqual({ text: 'a monthly price', as: 'attributes[1].properties[1]' });
  expect(notUnderstood.map(({ text }) => text)).toEqual([
    'Visitors can dismiss it',
    'Rounded corners',
    'It must play a sound',
  ]);
  expect(notUnderstood[0]?.reason).toContain('no use for closing it');
  expect(notUnderstood[1]?.reason).toContain('card, minimal, outline');
});

it('draws the only style that is asked for where nobody has picked one', () => {
  const { files } = generateBlock({ block_type: 'Acme', style_variants: ['outline'] }, new Slots());
  const contentOf = (path: string) => String(files.find((file) => file.path === path)?.content);
  expect(JSON.parse(contentOf('block/block.json')).styles).toEqual([
    { name: 'default', label: 'Plain' },
    { name: 'outline', label: 'Outline', isDefault: true },
  ]);
  expect(contentOf('block/style.css')).toContain(':is(.is-style-outline, :not([class*="is-style-"])) {');
});

it('changes no other file than an edit of the plan concerns', () => {
  const { plan } = planned('A testimonial with a quote, the name and a photo.');
  const edited = { ...plan, behaviour: 'favorite' as const };
  const restyled = { ...plan, style_variants: ['card' as const] };
  const files = (one: typeof plan) =>
    new Map(
      generateBlock({ block_type: 'Voice', plan: one }, new Slots()).files.map((file) => [file.path, file.content]),
    );
  const changed = (one: typeof plan) => {
    const before = files(plan);
    return [...files(one)].flatMap(([path, content]) => (before.get(path) === content ? [] : [path])).sort();
  };
  expect(changed(restyled)).toEqual(['block/block.json', 'block/style.css', 'languages/voice.pot']);
  expect(changed(edited)).toContain('block/view.js');
  expect(changed({ ...plan, summary: 'What a customer says.' })).toEqual([
    'block/block.json',
    'languages/voice.pot',
    'readme.txt',
    'voice.php',
  ]);
});
