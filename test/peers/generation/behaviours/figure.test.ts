import type { PlanBehaviour, PluginPlan } from '@presswright/shared/schemas/plans/plugin-plan';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sampleEntities } from '../../../generation/support/random-behaviours.ts';
import { requirePeer } from '../../peers.ts';
import { ToolSite } from '../harness/tool-site.ts';

type Figure = Extract<PlanBehaviour, { kind: 'figure' }>;

const figure = (name: string, rest: Partial<Figure>): Figure => ({
  kind: 'figure',
  entity: 'event',
  name,
  title: `The ${name}`,
  what: 'count',
  whose: 'all',
  look: 'number',
  decimals: 0,
  before: '',
  after: '',
  cache_minutes: 0,
  audience: { who: 'everyone' },
  ...rest,
});

const seats = { what: 'sum', attribute: 'seats' } as const;
const plan: PluginPlan = {
  version: 1,
  entities: sampleEntities,
  behaviours: [
    figure('number', {}),
    figure('seats', seats),
    figure('average', { what: 'average', attribute: 'price', decimals: 2 }),
    figure('least', { what: 'minimum', attribute: 'seats', before: 'only ' }),
    figure('most', { what: 'maximum', attribute: 'seats' }),
    figure('levels', { what: 'distinct', attribute: 'level' }),
    figure('featured', { conditions: [{ attribute: 'featured', is: 'equal', value: true }] }),
    figure('year', { ...seats, date: 'start', period: { only: 'this_year' }, has_trend: true }),
    figure('by_level', { by: { each: 'value', attribute: 'level' }, look: 'pie' }),
    figure('by_month', { ...seats, date: 'start', by: { each: 'month' }, look: 'bars' }),
    figure('line', { date: 'start', by: { each: 'year' }, look: 'line' }),
    figure('table', { date: 'start', by: { each: 'day' }, look: 'table' }),
    figure('goal', { ...seats, look: 'progress', goal: { from: 'number', value: 100 } }),
    figure('stars', { what: 'average', attribute: 'seats', look: 'stars', decimals: 1 }),
    figure('sold', { ...seats, whose: 'children', places: [{ place: 'below_content', of: 'venue' }] }),
    figure('kept', { cache_minutes: 60 }),
    figure('users', {
      entity: 'user',
      audience: { who: 'logged_in' },
      places: [{ place: 'dashboard' }, { place: 'admin_page' }],
    }),
    figure('comments', { entity: 'comment' }),
    figure('files', { entity: 'media', what: 'sum', attribute: 'file_size' }),
    figure('orders', { entity: 'order', what: 'sum', attribute: 'total' }),
    figure('mine', { entity: 'post', whose: 'own' }),
  ],
};

// Figures of records that there are on a real site.
requirePeer('php', 'wordpress', 'sqlite')('figures', { timeout: 90_000 }, () => {
  let tools: ToolSite;
  let page: { readonly path: string };
  let venue: { readonly id: number; readonly path: string };

  beforeAll(async () => {
    tools = new ToolSite([{ plugin_name: 'Harbour', plan }]);
    await tools.serve();
    page = tools.post({
      post_type: 'page',
      post_content: (plan.behaviours ?? [])
        .map((one) => ('name' in one ? `<i id="${one.name}">[harbour_${one.name}]</i>` : ''))
        .join('\n'),
    });
    venue = tools.post({ post_type: 'harbour_venue', post_title: 'Pier' });
    const event = (meta: Readonly<Record<string, unknown>>, status = 'publish') =>
      tools.post({
        post_type: 'harbour_event',
        post_status: status,
        meta_input: Object.fromEntries(Object.entries(meta).map(([key, value]) => [`harbour_${key}`, value])),
      });
    const year = new Date().getFullYear();
    event({ start: `${year}-01-15T10:00`, seats: '4', price: '10', level: 'easy', featured: '1', venue: venue.id });
    event({ start: `${year}-03-15T10:00`, seats: '2', price: '5.5', level: 'easy' });
    event({ start: `${year - 1}-06-15T10:00`, seats: '3' });
    event({ seats: '1000', start: `${year}-01-15T10:00` }, 'draft');
  }, 120_000);

  afterAll(() => tools?.remove());

  const see = async (name: string): Promise<string> => {
    const { text } = await tools.visitor().get(page.path);
    return (new RegExp(`<i id="${name}">(.*?)</i>`, 's').exec(text)?.[1] ?? '').trim();
  };
  const plain = async (name: string): Promise<string> =>
    (await see(name))
      .replace(/<title>.*?<\/title>|<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim();

  it('are right', async () => {
    expect(await plain('number')).toBe('3 The number');
    expect(await plain('seats')).toBe('9 seats The seats');
    expect(await plain('average')).toBe('7.75 USD The average');
    expect(await plain('least')).toBe('only 2 seats The least');
    expect(await plain('most')).toBe('4 seats The most');
    expect(await plain('levels')).toBe('1 The levels');
    expect(await plain('featured')).toBe('1 The featured');
    expect(await plain('year')).toBe('6 seats The year +3 seats (+100%) compared with the time before');
    expect(await plain('by_level')).toContain('Easy 2');
    expect(await plain('by_month')).toMatch(/Jan \d{4} 4 seats Feb \d{4} 0 seats Mar \d{4} 2 seats/);
    expect(await plain('goal')).toContain('9 seats of 100 seats (9%)');
    expect(await plain('stars')).toContain('3.0 seats out of 5');
    expect(await plain('comments')).toBe('1 The comments');
    expect((await tools.visitor().get(venue.path)).text).toContain('<strong>4 seats</strong>');
  });

  it('are drawn, with a table for who cannot see it', async () => {
    expect(await see('line')).toMatch(/<svg [^>]*role="img" aria-label="The line".*<polyline.*<table>/s);
    expect(await see('table')).toContain('<caption>The table</caption>');
    expect((await see('by_level')).match(/<circle/g)).toHaveLength(1);
  });

  it('are for those who may see them', async () => {
    expect(await see('users')).toBe('');
    expect(await see('mine')).toBe('');
    expect((await tools.admin.get('/wp-admin/index.php')).text).toContain('The users');
    const screen = await tools.admin.get('/wp-admin/tools.php?page=harbour_users_2');
    expect(screen.text).toContain('<h1>The users</h1>');
  });

  it('are kept for a while', async () => {
    expect(await plain('kept')).toBe('3 The kept');
    tools.post({ post_type: 'harbour_event' });
    expect(await plain('kept')).toBe('3 The kept');
    expect(await plain('number')).toBe('4 The number');
  });

  it('bring tests that pass', () => {
    expect(tools.failedTests()).toEqual([]);
  });

  it('say nothing in the log and leave nothing behind', () => {
    expect(tools.takeDown()).toEqual([]);
  });
});
