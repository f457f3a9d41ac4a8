import { describe, expect, it } from 'vitest';
import { understand } from '../../../server/src/generation/understanding/understand.ts';

/** What a description makes a plugin do, in the sentences that people are told. */
const said = (text: string) => understand(text, 'Acme').understood;
const missed = (text: string) => understand(text, 'Acme').notUnderstood;

describe('decisions on entries', () => {
  it.each([
    [
      'Bookings with email. Visitors can book. The owner confirms or declines each booking and the guest is emailed.',
      'Booking',
      'confirmed',
      'declined',
    ],
    [
      'Loan requests with email. Members submit loan requests. Staff can approve or reject them; the member is notified.',
      'Loan Request',
      'approved',
      'rejected',
    ],
    [
      'Applications with email. Applications are accepted or refused by the board. The applicant gets an email either way.',
      'Application',
      'accepted',
      'refused',
    ],
    [
      'Claims with email. Each claim can be approved or denied. Email the claimant with the decision.',
      'Claim',
      'approved',
      'denied',
    ],
  ])('%s', (text, one, first, second) => {
    const sentences = said(text);
    expect(sentences).toContain(`"${one}s" are marked as ${first} or ${second} with one click.`);
    for (const status of [first, second])
      expect(sentences.join('\n')).toMatch(new RegExp(`An email to the sender when an? "${one}" is ${status}\\.`));
  });

  it('are any status that staff give', () => {
    const sentences = said(
      'Orders: email, quantity. Customers order online. The owner can mark orders as ready and the customer gets an email when the order is ready.',
    );
    expect(sentences).toContain('"Orders" are marked as ready with one click.');
    expect(sentences).toContain('An email to the sender when an "Order" is ready.');
  });

  it('are none where a status is only listed, or sets a message off', () => {
    for (const text of [
      'Bookings with email and a status (pending, confirmed, cancelled).',
      'Bookings with email. Email the customer when a booking is confirmed or cancelled.',
    ])
      expect(said(text).join()).not.toContain('with one click');
  });
});

describe('tables', () => {
  it('hold what is stored in them', () => {
    for (const text of [
      'Requests with email and subject. Visitors submit requests. Submissions are stored in a custom table.',
      'Requests with email and subject, saved to their own db table. Visitors submit requests.',
    ]) {
      expect(said(text)).toContain('"Requests" are stored in a custom database table.');
      expect(said(text).join()).not.toContain('logged');
    }
  });

  it('are for a log when changes are logged', () => {
    const sentences = said('Tickets with subject. Each change is logged in a database table.');
    expect(sentences).toContain('Each change is logged in a database table.');
    expect(sentences.join()).not.toContain('kept in');
  });
});

describe('messages', () => {
  it('are not made of properties', () => {
    expect(said('Loans with name, email and a daily price.').join()).not.toContain('summary');
    expect(missed('Loans with name, email and a daily price.')).toEqual([]);
  });

  it('are sent when something is published, not when it is new', () => {
    expect(
      said('Recipes with servings. Visitors submit recipes. The author receives an email once it is published.'),
    ).toContain('An email to the sender when a "Recipe" is published.');
  });
});

describe('dates', () => {
  it.each([
    [
      'Loans with email and due date. Send a reminder email when a loan is overdue.',
      'A reminder to the sender after the due date of a "Loan".',
    ],
    [
      'Tasks with a deadline, assignee email. Notify the assignee if a task is past its deadline by 2 days.',
      'A reminder to the sender 2 days after the deadline of a "Task".',
    ],
    [
      'Appointments with date and email. One day before the appointment we send a reminder.',
      'A reminder to the sender 1 day before the date of an "Appointment".',
    ],
    [
      'Talks with start date. People register with their email. Registrants get a reminder 24 hours and 1 hour before the talk starts.',
      'A reminder to the sender 1 hour before the start date of a "Talk".',
    ],
    [
      'Machines with next service date. Email the admin when the next service date is within 7 days.',
      'A reminder to the administrator 7 days before the next service date of a "Machine".',
    ],
    [
      'Jobs with salary. Jobs expire 30 days after publication.',
      '"Jobs" are unpublished 30 days after their publication.',
    ],
    [
      'Ads with price. Ads are automatically unpublished after 60 days.',
      '"Ads" are unpublished 60 days after their publication.',
    ],
    [
      'Invoices with due date and status (sent, paid, overdue). Automatically mark invoices as overdue when the due date has passed.',
      '"Invoices" are marked as overdue after the due date.',
    ],
  ])('%s', (text, sentence) => {
    expect(said(text)).toContain(sentence);
    expect(missed(text)).toEqual([]);
  });

  it('are not all that something depends on', () => {
    const text = 'Items with found date. Items unclaimed after 60 days get archived.';
    expect(missed(text)).toEqual(['Items unclaimed after 60 days get archived']);
  });
});

describe('exports', () => {
  it('are of what visitors send, whatever the text calls it', () => {
    expect(said('Products with price. Visitors send enquiries with their email. Export submissions to CSV.')).toContain(
      '"Enquiries" can be exported as CSV.',
    );
  });
});

describe('figures of related entries', () => {
  it.each([
    [
      'Campaigns with goal amount. Donors donate to a campaign with name, email and amount. Show the total raised toward the goal of each campaign with a progress bar.',
      'Each "Campaign" shows the total amount of its "Donations", with a progress bar toward its goal amount.',
    ],
    [
      'Vehicles with plate. Trips belong to a vehicle and have distance (number) and cost. Show total cost for each vehicle.',
      'Each "Vehicle" shows the total cost of its "Trips".',
    ],
    [
      'Hotels with stars. Visitors leave a review of a hotel with rating. Show the average rating of each hotel.',
      'Each "Hotel" shows the average rating of its "Reviews".',
    ],
    [
      'Petitions with a deadline. Visitors can sign a petition with name and email. Show the number of signatures so far on each petition.',
      'Each "Petition" shows how many "Signatures" it has.',
    ],
  ])('%s', (text, sentence) => {
    expect(said(text)).toContain(sentence);
    expect(missed(text)).toEqual([]);
  });

  it('are nothing but said where they cannot be worked out', () => {
    const text = 'Expenses with amount and date. Show totals per month.';
    expect(missed(text)).toEqual(['Show totals per month']);
  });
});

describe('entries that there is one of', () => {
  it.each([
    [
      'Petitions with a deadline. Visitors can sign a petition with name and email. Each email can sign only once.',
      'Each email can only have one "Signature" for a "Petition".',
    ],
    [
      'Camps with date. Donors register with name, email, blood group. Only one registration per email.',
      'Each email can only have one "Registration" for a "Camp".',
    ],
    [
      'Guarantees: name, email, serial number. Visitors submit guarantees. Serial numbers must be unique.',
      'Each serial number can only have one "Guarantee".',
    ],
  ])('%s', (text, sentence) => {
    expect(said(text)).toContain(sentence);
    expect(missed(text)).toEqual([]);
  });

  it('are not what another act leaves', () => {
    expect(missed('Ideas board: users submit ideas. Others vote once per user.')).toEqual([
      'Others vote once per user',
    ]);
  });
});

describe('statuses', () => {
  it.each([
    [
      'Complaints: email, text. Visitors submit complaints. Status: open, in review, solved.',
      'status (one of Open, In Review and Solved)',
    ],
    [
      'Leads with email and phone. Leads are assigned a status: new, contacted, won, lost.',
      'status (one of New, Contacted, Won and Lost)',
    ],
    ['Messages: email, text. Visitors submit messages. Status open/closed.', 'status (one of Open and Closed)'],
  ])('%s', (text, words) => {
    expect(said(text)[0]).toContain(words);
    expect(missed(text)).toEqual([]);
  });

  it('are given with a click, and spelled as the text spells them', () => {
    const sentences = said('Bookings with device. Visitors book. Staff mark bookings as repaired or not repairable.');
    expect(sentences).toContain('"Bookings" are marked as repaired or not repairable with one click.');
  });
});

describe('short messages', () => {
  it.each([
    ['Orders with email. Customers order online. Confirmation email.', 'Order'],
    ['Orders with email. Customers order online. Send a welcome email.', 'Order'],
    [
      'Trees with species. Sponsors donate to a tree with name, email and amount. Thank-you email to the sponsor.',
      'Donation',
    ],
    ['Orders with email. Customers order online. Auto reply to sender.', 'Order'],
  ])('%s', (text, one) => {
    expect(said(text)).toContain(`An email to the sender for each new "${one}".`);
    expect(missed(text)).toEqual([]);
  });

  it('go to whoever sends entries, whatever they are called', () => {
    const sentences = said(
      'Ads with price and email. Sellers submit ads. The seller is emailed when the ad is approved.',
    );
    expect(sentences).toContain('An email to the sender when an "Ad" is approved.');
  });

  it('go to people with a role of their own too, where they sent the entry', () => {
    const sentences = said(
      'Classes with seats. Parents register for a class with name and email. Staff confirm or decline registrations and the parent gets an email.',
    );
    expect(sentences).toContain('An email to the sender when a "Registration" is confirmed.');
  });

  it('are two where a text has two', () => {
    const sentences = said(
      'Documents with owner email and review date. Mail the owner 30 days before the review date and again if the review date is overdue.',
    );
    expect(sentences).toContain('A reminder to the sender 30 days before the review date of a "Document".');
    expect(sentences).toContain('A reminder to the sender after the review date of a "Document".');
  });
});

describe('clean-ups', () => {
  it('are not of everything when the text has a condition', () => {
    const text = 'Tickets with email and subject. Tickets that are done are deleted after 90 days.';
    expect(missed(text)).toEqual(['Tickets that are done are deleted after 90 days']);
  });
});

describe('lists', () => {
  it('are spoken of as one says', () => {
    expect(said('FAQs with an answer. Show FAQs as an accordion with a shortcode.')).toContain(
      'A shortcode shows "FAQs" as an accordion.',
    );
  });
});
