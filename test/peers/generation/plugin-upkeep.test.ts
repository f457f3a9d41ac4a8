import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { requirePeer } from '../peers.ts';
import { ToolSite } from './harness/tool-site.ts';

type Mail = readonly [to: string, subject: string];

const descriptions: Readonly<Record<string, string>> = {
  Lender:
    'Loans with borrower email and due date. Send a reminder email when a loan is overdue. Loans can be marked as returned.',
  Biller:
    'Invoices with email, due date and status (sent, paid, overdue). Automatically mark invoices as overdue when the due date has passed and email the client.',
  Hiring: 'Jobs with salary. Jobs expire 30 days after publication.',
  Funds:
    'Campaigns with goal amount. Donors donate to a campaign with name, email and amount. Show the total raised toward the goal of each campaign with a progress bar.',
};

// What happens by time, and what is worked out of entries that belong together.
requirePeer('php', 'wordpress', 'sqlite')('upkeep by generated plugins', { timeout: 120_000 }, () => {
  let tools: ToolSite;
  const made: number[] = [];

  const mails = (): Mail[] =>
    tools.site.evaluate(`$sent = get_option( 'test_mails', array() ); delete_option( 'test_mails' ); return $sent;`);

  /** Makes an entry with a repository of a plugin. */
  const add = (repository: string, values: string): number => {
    const id = tools.site.evaluate<number>(`return ( new ${repository}() )->create( array( ${values} ) );`);
    made.push(id);
    return id;
  };

  beforeAll(async () => {
    tools = new ToolSite(
      Object.entries(descriptions).map(([plugin_name, description]) => ({ plugin_name, description })),
    );
    writeFileSync(
      join(tools.site.folder, 'wp-content/mu-plugins/test-mails.php'),
      `<?php
add_filter( 'pre_wp_mail', function ( $result, $mail ) {
	$sent   = get_option( 'test_mails', array() );
	$sent[] = array( $mail['to'], $mail['subject'] );
	update_option( 'test_mails', $sent );
	return true;
}, 10, 2 );
`,
    );
    await tools.serve();
  }, 120_000);

  afterAll(() => tools?.remove());

  it('reminds of what is overdue, once, and not of what was returned', () => {
    const due = (days: number) => `'due_date' => wp_date( 'Y-m-d', time() + ${days} * DAY_IN_SECONDS )`;
    add('Lender_Loan_Repository', `'title' => 'Late', 'borrower_email' => 'late@example.com', ${due(-2)}`);
    add('Lender_Loan_Repository', `'title' => 'Today', 'borrower_email' => 'today@example.com', ${due(0)}`);
    add('Lender_Loan_Repository', `'title' => 'Soon', 'borrower_email' => 'soon@example.com', ${due(3)}`);
    add(
      'Lender_Loan_Repository',
      `'title' => 'Back', 'borrower_email' => 'back@example.com', ${due(-2)}, 'loan_status' => 'returned'`,
    );
    mails();
    tools.site.evaluate(`do_action( 'lender_chase_loan' ); do_action( 'lender_chase_loan' ); return true;`);
    expect(mails()).toEqual([['late@example.com', '[Test site] Overdue: Late']]);
  });

  it('gives a status once a date has passed, and tells whom it concerns', () => {
    const late = `'due_date' => '2026-01-31'`;
    add('Biller_Invoice_Repository', `'title' => 'A', 'email' => 'a@example.com', 'invoice_status' => 'sent', ${late}`);
    add('Biller_Invoice_Repository', `'title' => 'B', 'email' => 'b@example.com', 'invoice_status' => 'paid', ${late}`);
    mails();
    tools.site.evaluate(
      `do_action( 'biller_mark_invoice_overdue' ); do_action( 'biller_mark_invoice_overdue' ); return true;`,
    );
    expect(
      tools.site.evaluate(
        `return wp_list_pluck( ( new Biller_Invoice_Repository() )->find( array( 'orderby' => 'title', 'order' => 'asc' ) ), 'invoice_status' );`,
      ),
    ).toEqual(['overdue', 'paid']);
    expect(mails().map(([to]) => to)).toEqual(['a@example.com']);
  });

  it('takes off the site what has been on it for long enough', () => {
    made.push(
      ...[29, 31].map(
        (days) =>
          tools.post({
            post_type: 'hiring_job',
            post_title: `Job of ${days} days`,
            post_date: new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 19).replace('T', ' '),
          }).id,
      ),
    );
    tools.site.evaluate(`do_action( 'hiring_expire_job' ); return true;`);
    expect(tools.site.evaluate(`return wp_list_pluck( ( new Hiring_Job_Repository() )->find(), 'title' );`)).toEqual([
      'Job of 29 days',
    ]);
  });

  it('shows what was raised on the page of each campaign, and counts anew when more comes in', async () => {
    const campaign = tools.post({ post_type: 'funds_campaign', meta_input: { funds_goal_amount: 200 } });
    const other = tools.post({ post_type: 'funds_campaign' });
    made.push(campaign.id, other.id);
    const donate = (amount: number, to: number) =>
      add(
        'Funds_Donation_Repository',
        `'title' => 'Ann', 'email' => 'ann@example.com', 'amount' => ${amount}, 'campaign' => ${to}, 'status' => 'pending'`,
      );
    donate(30, campaign.id);
    donate(20.5, campaign.id);
    donate(99, other.id);
    const visitor = tools.visitor();
    const page = (await visitor.get(campaign.path)).text;
    expect(page).toMatch(/<strong>Raised so far:<\/strong> 50\.50 of 200\.00 \(25%\)/);
    expect(page).toMatch(/<progress max="100" value="25" aria-label="Raised so far:">/);
    donate(349.5, campaign.id);
    expect((await visitor.get(campaign.path)).text).toMatch(/400\.00 of 200\.00 \(200%\).*value="100"/s);
    expect((await visitor.get(other.path)).text).not.toContain('<progress');
  });

  it('says nothing in the log and leaves nothing behind', () => {
    tools.site.evaluate(
      `array_map( function ( $id ) { wp_delete_post( $id, true ); }, array( ${made.join()} ) ); delete_option( 'test_mails' ); return true;`,
    );
    expect(tools.takeDown()).toEqual([]);
  });
});
