import type { PlanBehaviour } from '@presswright/shared/schemas/plans/plugin-plan';
import { describe, expect, it } from 'vitest';
import { faultOf, planWith, projectOf, standsUp } from './support.ts';

type Automation = Extract<PlanBehaviour, { kind: 'automation' }>;

const mail: Extract<Automation['actions'][number], { do: 'email' }> = {
  do: 'email',
  recipients: [{ to: 'admin' }],
  subject: '',
  message: '',
};
const made = (change: Partial<Automation>): Automation => ({
  kind: 'automation',
  entity: 'event',
  when: { on: 'event', event: 'created' },
  actions: [mail],
  ...change,
});
const codeOf = (change: Partial<Automation>): string => projectOf(planWith(made(change))).file('automations.php');

describe('automations', () => {
  standsUp('automation');

  it('wait with a delay, and look again before they act', () => {
    const code = codeOf({
      when: { on: 'event', event: 'created', delay: { amount: 2, unit: 'hours' } },
      conditions: [{ attribute: 'featured', is: 'equal', value: true }],
    });
    expect(code).toContain(`wp_schedule_single_event( time() + 7200, 'harbour_event_created_1_later'`);
    expect(code.match(/get_post_meta\( \$record->ID, 'harbour_featured', true \)/g)?.length).toBeGreaterThan(1);
  });

  it('hear of changes of a field', () => {
    const code = codeOf({ when: { on: 'change', attribute: 'level', to: 'easy' } });
    expect(code).toContain(`add_action( 'updated_post_meta', array( $this, 'event_level_changed_1' ), 10, 3 );`);
    expect(code).toContain(`'harbour_level' === $meta_key`);
    expect(code).toContain(`'easy' === (string)`);
  });

  it('send chosen fields alone, with a secret, and again while a service is down', () => {
    const code = codeOf({
      actions: [{ do: 'webhook', address: '', sends: ['title'], secret_header: 'X-Key', retries: 3 }],
    });
    expect(code).toContain(`event_values( $record, '{title}' )`);
    expect(code).toContain(`'X-Key' => Harbour_Settings::get( 'webhook_1_secret' )`);
    expect(code).toContain(`'retries' => 3`);
    expect(codeOf({ actions: [{ do: 'webhook', address: '' }] })).not.toContain('retry');
  });

  it('send what a record is and where it stands, nothing of people, where no fields are chosen', () => {
    const sent = codeOf({ entity: 'post', actions: [{ do: 'webhook', address: 'https://hooks.example.com/news' }] });
    const call = sent.slice(sent.indexOf("$this->post( 'https://hooks.example.com/news'")).split(';')[0] ?? '';
    expect(call).toMatch(/'id' +=> \(string\) /);
    expect(call).toMatch(/'type' +=> 'post'/);
    expect([...call.matchAll(/\{(\w+)\}/g)].map(([, key]) => key).sort()).toEqual(['date', 'link', 'status', 'title']);
  });

  it.each<[string, Partial<Automation>, string]>([
    ['what there is not', { actions: [{ do: 'webhook', address: '', sends: ['nothing'] }] }, 'actions[0].sends[0]'],
    [
      'what is gone again',
      { when: { on: 'event', event: 'deleted' }, actions: [{ do: 'webhook', address: '', retries: 1 }] },
      'actions[0].retries',
    ],
    [
      'a link that cancels posts',
      { entity: 'post', actions: [{ ...mail, can_cancel: true }] },
      'actions[0].can_cancel',
    ],
    [
      'before the date of nothing',
      { when: { on: 'date', attribute: 'date', via: 'title', days: 1, side: 'before' } },
      'when.via',
    ],
  ])('do not send %s', (_, wrong, at) => {
    expect(faultOf(planWith(made(wrong)))).toContain(`plan.behaviours[0].${at}`);
  });

  it('keep to a time of day and a weekday', () => {
    const code = codeOf({
      when: { on: 'interval', every: 'weekly', is_together: true, weekday: 'friday', at: '17:30' },
    });
    expect(code).toContain(`'harbour_event_weekly_1' => array( 'daily', '17:30' )`);
    expect(code).toContain(`'5' !== wp_date( 'N' )`);
  });

  it('keep to a day of the year', () => {
    const code = codeOf({ when: { on: 'interval', every: 'yearly', is_together: true, date: '10-31' } });
    expect(code).toContain(`'harbour_event_yearly_1' => array( 'daily', '' )`);
    expect(code).toContain(`'10-31' !== wp_date( 'm-d' )`);
    expect(code).toContain('Every year on October 31');
  });

  it('call statuses what WordPress calls them', () => {
    expect(codeOf({ conditions: [{ attribute: 'status', is: 'equal', value: 'published' }] })).toContain(
      `'publish' ===`,
    );
    expect(codeOf({ entity: 'order', when: { on: 'event', event: 'status', status: 'on_hold' } })).toContain(
      'woocommerce_order_status_on-hold',
    );
  });

  it('record log-ins where they read them', () => {
    const { project } = projectOf(
      planWith(made({ entity: 'user', when: { on: 'date', attribute: 'last_login', days: 30, side: 'after' } })),
    );
    expect(project.files.some(({ path }) => path.endsWith('last-login.php'))).toBe(true);
    expect(projectOf(planWith(made({}))).project.files.some(({ path }) => path.endsWith('last-login.php'))).toBe(false);
  });

  it.each<[string, Partial<Automation>, string]>([
    ['an event of something else', { when: { on: 'event', event: 'login' } }, 'when.event: expected one of "created"'],
    ['a change of nothing', { when: { on: 'change', attribute: 'colour' } }, 'when.attribute: expected one of "title"'],
    [
      'a weekday of days',
      { when: { on: 'interval', every: 'daily', is_together: false, weekday: 'monday' } },
      'when.weekday: expected none but of weekly',
    ],
    [
      'a date of weeks',
      { when: { on: 'interval', every: 'weekly', is_together: false, date: '10-31' } },
      'when.date: expected none but of yearly',
    ],
    [
      'a day that not every year has',
      { when: { on: 'interval', every: 'yearly', is_together: false, date: '02-29' } },
      'when.date: expected a day that every year has',
    ],
    [
      'who does nothing',
      {
        when: { on: 'interval', every: 'daily', is_together: false },
        actions: [{ ...mail, recipients: [{ to: 'actor' }] }],
      },
      'actions[0].recipients[0].to: expected "admin" or "owner"',
    ],
    [
      'a placeholder of nothing',
      { actions: [{ ...mail, message: 'Dear {surname}' }] },
      'actions[0].message: expected a text with {start}',
    ],
    [
      'a relation to nothing',
      { actions: [{ ...mail, recipients: [{ to: 'relation', relation: 'price' }] }] },
      'recipients[0].relation: expected one of "venue"',
    ],
    [
      'an attachment without a file',
      { actions: [{ ...mail, attach: ['price'] }] },
      'actions[0].attach[0]: expected one of "picture"',
    ],
    [
      'a note of an event',
      { actions: [{ do: 'note', message: 'x', to_customer: false }] },
      'actions[0].do: expected a note of orders alone',
    ],
    [
      'a user made',
      { actions: [{ do: 'create', entity: 'user', values: [{ attribute: 'name', value: 'x' }] }] },
      'actions[0].entity: expected one of "venue"',
    ],
    [
      'one list of all, once for each owner',
      { when: { on: 'interval', every: 'daily', is_together: true }, actions: [mail], once: 'owner' },
      'once: expected "record" or none',
    ],
    ['owners of terms', { entity: 'tag', once: 'owner' }, 'once: expected "record"'],
  ])('are refused: %s', (_name, change, fault) => {
    expect(faultOf(planWith(made(change)))).toContain(fault);
  });
});
