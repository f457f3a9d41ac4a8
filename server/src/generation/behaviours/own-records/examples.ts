import type { BehaviourExample } from '../example.ts';
import type { OwnRecords } from './own-plan.ts';

const asks = (fields: string[], rest: Partial<OwnRecords> = {}): OwnRecords => ({
  kind: 'own_records',
  entity: 'post',
  name: 'my_posts',
  proof: { by: 'account' },
  fields,
  marks: [],
  can_delete: false,
  after_edit: 'stays',
  ...rest,
});

/** What customers say whose visitors look after their own records. */
export const examples: readonly BehaviourExample<'own_records'>[] = [
  { says: 'Members can edit their own posts on the site.', asks: asks(['title', 'content']) },
  {
    says: 'Authors change and delete their articles without seeing the dashboard.',
    asks: asks(['title', 'content'], { can_delete: true }),
  },
  {
    says: 'People may correct their post; after a change an editor looks at it again.',
    asks: asks(['title', 'content'], { after_edit: 'waits' }),
  },
  { says: 'Guest authors can take back what they sent in.', asks: asks([], { can_delete: true }) },
  { says: 'Users may rename their posts, nothing else.', asks: asks(['title']) },
  { says: 'Let writers update the text of their post from the front end.', asks: asks(['content']) },
  {
    says: 'Everybody edits the page that is theirs.',
    asks: asks(['title', 'content'], { entity: 'page', name: 'my_page' }),
  },
  {
    says: 'Owners of a page change its text, which we check before it is online again.',
    asks: asks(['content'], { entity: 'page', name: 'my_pages', after_edit: 'waits' }),
  },
  {
    says: 'A page “My adverts” on which members edit or remove their adverts.',
    asks: asks(['title', 'content'], { name: 'my_adverts', can_delete: true }),
  },
  { says: 'Members delete pages of their own themselves.', asks: asks([], { entity: 'page', can_delete: true }) },
  {
    says: 'Sellers can change the title of their posts; it has to be approved anew.',
    asks: asks(['title'], { after_edit: 'waits' }),
  },
  {
    says: 'Under “My texts” the logged-in user finds all own texts with a form to change each.',
    asks: asks(['title', 'content'], { name: 'my_texts' }),
  },
];

/** What sounds like it and is something else. */
export const counterExamples: readonly string[] = [
  'Members edit their profile on the site.',
  'Visitors send in posts with a form.',
  'Show members a list of their own posts.',
  'Authors may not delete what is published.',
  'Editors change all posts in the dashboard.',
  'The owner of the site changes the settings.',
];
