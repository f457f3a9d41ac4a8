import type { PlanBehaviour, PluginPlan } from '@presswright/shared/schemas/plans/plugin-plan';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sampleEntities } from '../../../generation/support/random-behaviours.ts';
import { requirePeer } from '../../peers.ts';
import { ToolSite } from '../harness/tool-site.ts';

type Listing = Extract<PlanBehaviour, { kind: 'listing' }>;

const listing = (name: string, rest: Partial<Listing>): Listing => ({
  kind: 'listing',
  entity: 'event',
  name,
  whose: 'all',
  order_by: 'title',
  order: 'asc',
  layout: 'list',
  attributes: [],
  links: 'record',
  per_page: 10,
  paging: 'none',
  audience: { who: 'everyone' },
  ...rest,
});

const plan: PluginPlan = {
  version: 1,
  entities: sampleEntities,
  behaviours: [
    listing('upcoming', {
      title: 'Upcoming events',
      date: 'start',
      end_date: 'end',
      period: { show: 'upcoming' },
      first: [{ attribute: 'featured', value: true }],
      order_by: 'start',
      layout: 'cards',
      attributes: ['start', 'price', 'seats', 'level', 'venue', 'email', 'website'],
      controls: [
        { control: 'search' },
        { control: 'filter', attribute: 'level' },
        { control: 'filter', attribute: 'price' },
        { control: 'sort', attribute: 'price' },
      ],
      per_page: 2,
      paging: 'load_more',
    }),
    listing('month', { date: 'start', end_date: 'end', order_by: 'start', layout: 'calendar' }),
    listing('at_venue', {
      whose: 'children',
      layout: 'table',
      attributes: ['start', 'price'],
      places: [{ place: 'below_content', of: 'venue' }],
      empty_text: '',
    }),
    listing('notes', { entity: 'note', attributes: ['text'] }),
    listing('people', { entity: 'user', layout: 'a_to_z', attributes: ['bio', 'email'], order_by: 'name' }),
    listing('mine', {
      entity: 'post',
      whose: 'own',
      layout: 'table',
      attributes: ['status'],
      denied_text: 'Log in first.',
      audience: { who: 'logged_in' },
    }),
    listing('talk', { entity: 'comment', order_by: 'date', attributes: ['content', 'email'] }),
    listing('topics', { entity: 'category', attributes: ['count'] }),
    listing('files', { entity: 'media', layout: 'accordion', attributes: ['file_type'] }),
    listing('shop', { entity: 'product', attributes: ['price'] }),
    listing('orders', { entity: 'order', attributes: ['total'] }),
  ],
};

// What visitors see of records of every kind.
requirePeer('php', 'wordpress', 'sqlite')('listings', { timeout: 90_000 }, () => {
  let tools: ToolSite;
  let page: { readonly path: string };

  beforeAll(async () => {
    tools = new ToolSite([{ plugin_name: 'Harbour', plan }]);
    await tools.serve();
    page = tools.post({
      post_type: 'page',
      post_content: (plan.behaviours ?? []).map((one) => ('name' in one ? `[harbour_${one.name}]` : '')).join('\n'),
    });
  }, 120_000);

  afterAll(() => tools?.remove());

  const part = (html: string, name: string): string =>
    new RegExp(`<section id="harbour-${name}".*?</section>`, 's').exec(html)?.[0] ?? '';
  const see = async (name: string, query = ''): Promise<string> =>
    part((await tools.visitor().get(`${page.path}${query}`)).text, name);
  const event = (title: string, meta: Readonly<Record<string, unknown>>) =>
    tools.post({
      post_type: 'harbour_event',
      post_title: title,
      meta_input: Object.fromEntries(Object.entries(meta).map(([key, value]) => [`harbour_${key}`, value])),
    });

  it('show what is still to come, first what is featured, and keep what is private', async () => {
    const keys = tools.site.evaluate<string[]>(`return array_keys( ( new Harbour_Event_Repository() )->fields() );`);
    expect(keys).toContain('start');
    const venue = tools.post({ post_type: 'harbour_venue', post_title: 'Pier' });
    event('Past', { start: '2020-01-01T10:00' });
    event('Running', { start: '2020-01-01T10:00', end: '2090-01-01' });
    event('Backwards', { start: '2020-01-02T10:00', end: '2019-01-01' });
    event('Later', { start: '2080-01-01T10:00', price: '5', level: 'easy', email: 'a@example.org', venue: venue.id });
    event('Featured & co', { start: '2085-01-01T10:00', price: '90.5', seats: '1200', featured: '1' });
    const first = await see('upcoming');
    expect(first.match(/<h3>.*?<\/h3>/g)?.map((one) => one.replace(/<[^>]*>/g, ''))).toEqual([
      'Featured &amp; co',
      'Running',
    ]);
    expect(first).toContain('90.50');
    expect(first).toContain('1,200 seats');
    expect(first).toContain('data-load-more');
    const second = await see('upcoming', '&harbour_upcoming[page]=2'.replace('&', page.path.includes('?') ? '&' : '?'));
    expect(second).toContain('Later');
    expect(second).toContain('Easy');
    expect(second).toContain('Pier');
    expect(second).not.toContain('a@example.org');
    const asStaff = part(
      (await tools.admin.get(`${page.path}${page.path.includes('?') ? '&' : '?'}harbour_upcoming[page]=2`)).text,
      'upcoming',
    );
    expect(asStaff).toContain('mailto:');
    expect((await tools.visitor().get(venue.path)).text).toContain('Later');
  });

  it('let visitors search, filter and sort', async () => {
    const sign = page.path.includes('?') ? '&' : '?';
    expect(await see('upcoming', `${sign}harbour_upcoming[search]=PIER`)).toContain('Later');
    expect(await see('upcoming', `${sign}harbour_upcoming[search]=nothing`)).toContain('No events found.');
    const easy = await see('upcoming', `${sign}harbour_upcoming[filter][level]=Easy`);
    expect(easy).toContain('Later');
    expect(easy).not.toContain('Running');
    const dear = await see('upcoming', `${sign}harbour_upcoming[filter][price][from]=50`);
    expect(dear).toContain('Featured');
    expect(dear).not.toContain('Later');
    const odd = await see(
      'upcoming',
      `${sign}harbour_upcoming[sort]=<script>&harbour_upcoming[page][]=x&harbour_upcoming[filter][level][]=y`,
    );
    expect(odd).toContain('Featured');
    expect(odd).not.toContain('<script');
    expect(await see('month', `${sign}harbour_month[month]=2080-01`)).toContain('Later');
  });

  it('show records of the site to those who may see them', async () => {
    tools.site.evaluate(`wp_insert_comment( array( 'comment_post_ID' => 1, 'comment_content' => 'Well said', 'comment_author' => 'Eve', 'comment_author_email' => 'eve@example.org', 'comment_approved' => 1 ) );
      wp_insert_comment( array( 'comment_post_ID' => 1, 'comment_content' => 'Waiting', 'comment_approved' => 0 ) ); return 1;`);
    tools.post({ post_type: 'harbour_note', post_title: 'Secret note' });
    const { text } = await tools.visitor().get(page.path);
    expect(part(text, 'people')).toMatch(/<h3 id="harbour-people-a">A<\/h3>/);
    expect(text).not.toMatch(/admin@|eve@example\.org|Waiting|Secret note/);
    expect(part(text, 'talk')).toContain('Well said');
    expect(part(text, 'topics')).toContain('Uncategorized');
    expect(text).toContain('Log in first.');
    expect(part((await tools.admin.get(page.path)).text, 'notes')).toContain('Secret note');
    expect(part((await tools.admin.get(page.path)).text, 'mine')).toContain('publish');
  });

  it('are blocks of the editor', async () => {
    const block = await tools.admin.rest<{ rendered: string }>(
      'GET',
      '/wp/v2/block-renderer/harbour/topics?context=edit',
    );
    expect(block.status).toBe(200);
    expect(block.body.rendered).toContain('Uncategorized');
  });

  it('bring tests that pass', () => {
    expect(tools.failedTests()).toEqual([]);
  });

  it('say nothing in the log and leave nothing behind', () => {
    expect(tools.takeDown()).toEqual([]);
  });
});
