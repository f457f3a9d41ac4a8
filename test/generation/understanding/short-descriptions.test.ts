import { expect, test } from 'vitest';
import { siteTools } from '../../../server/src/generation/plugin/site-tools/table.ts';
import { understand } from '../../../server/src/generation/understanding/understand.ts';
import { briefOf } from './brief.ts';

/** What short descriptions ask for, all of it (see `brief.ts`). */
test.each<[description: string, meaning: readonly string[]]>([
  [
    'Loans with a borrower email and a due date. Remind the borrower 3 days after the due date.',
    [
      'Loan (private): borrower_email email, due_date date',
      'reminder_after_date entity=loan field=due_date days=3 recipient=submitter',
    ],
  ],
  [
    'Loans with a borrower email and a due date. Send a reminder when a loan is overdue.',
    [
      'Loan (private): borrower_email email, due_date date',
      'reminder_after_date entity=loan field=due_date days=0 recipient=submitter',
    ],
  ],
  [
    'Services with a technician email and a next service date. Email the technician when the next service date is within 7 days.',
    [
      'Service: technician_email email, next_service_date date',
      'reminder_before_date entity=service field=next_service_date hours=168 recipient=submitter',
    ],
  ],
  [
    'Invoices with an amount and a due date. Automatically mark invoices as overdue when the due date has passed.',
    [
      'Invoice (private): amount money, due_date date, status choice[New|Overdue]',
      'status_after_date entity=invoice field=due_date days=0 status=overdue',
    ],
  ],
  [
    'Rentals with a return date and a customer email. Rentals become late 2 days after the return date.',
    [
      'Rental (private): return_date date, customer_email email, status choice[New|Late]',
      'status_after_date entity=rental field=return_date days=2 status=late',
    ],
  ],
  [
    'Events have a date. Remind attendees one day before the event. Visitors can register for events.',
    [
      'Event: date date',
      'Registration (private): Name=title, event relation>event!, email email!',
      'public_form entity=registration requiresLogin=false',
      'reminder_before_date entity=event field=date hours=24 recipient=submitter',
    ],
  ],
  [
    'Members have an email and an expiry date. Email members a week before the expiry date.',
    [
      'Member (private): email email, expiry_date date',
      'reminder_before_date entity=member field=expiry_date hours=168 recipient=submitter',
    ],
  ],
  [
    'Orders with email and status (new, paid, shipped). Email the customer when an order is shipped.',
    [
      'Order (private): email email, status choice[New|Paid|Shipped]',
      'email_on_status entity=order status=shipped recipient=submitter',
    ],
  ],
  [
    'Orders with email and status (new, paid, shipped). Notify the customer whenever the status changes.',
    [
      'Order (private): email email, status choice[New|Paid|Shipped]',
      'email_on_status entity=order status= recipient=submitter',
    ],
  ],
  [
    'Applications with name and email. Email the applicant once the application is approved.',
    [
      'Application (private): Name=title, email email',
      'email_on_status entity=application status=approved recipient=submitter',
    ],
  ],
  [
    'Reviews with rating. Send the admin an email for every new review.',
    ['Review: rating rating 1..5', 'email_on_create entity=review recipient=admin'],
  ],
  [
    'Messages with name and email. Send a thank-you email to the sender.',
    ['Message (private): Name=title, email email', 'email_on_create entity=message recipient=submitter'],
  ],
  [
    'Registrations with name and email. Send a confirmation email.',
    ['Registration (private): Name=title, email email', 'email_on_create entity=registration recipient=submitter'],
  ],
  [
    'Donations with amount and email. Send a weekly summary of donations to the admin.',
    [
      'Donation (private): amount money, email email',
      'scheduled_digest entity=donation interval=weekly recipient=admin',
    ],
  ],
  [
    'Tickets with subject. A daily digest of open tickets is sent to the agents.',
    [
      'Ticket (private): Subject=title',
      'scheduled_digest entity=ticket interval=daily recipient=role agent',
      'role Agent',
    ],
  ],
  [
    'Projects with a client and a client email. When a project is completed, the client gets an email.',
    ['Project: client text, client_email email', 'email_on_status entity=project status=completed recipient=submitter'],
  ],
  [
    'Bookings with name and email. The owner confirms or declines each booking and the guest is emailed.',
    [
      'Booking (private): Name=title, email email, status choice[Pending|Confirmed|Declined]',
      'status_actions entity=booking statuses=confirmed+declined',
      'email_on_status entity=booking status=confirmed recipient=submitter',
      'email_on_status entity=booking status=declined recipient=submitter',
    ],
  ],
  [
    'Orders with name and email. Staff can mark orders as ready. The customer gets an email when the order is ready.',
    [
      'Order (private): Name=title, email email, status choice[New|Ready]',
      'status_actions entity=order statuses=ready',
      'email_on_status entity=order status=ready recipient=submitter',
      'role Staff order',
    ],
  ],
  [
    'Repairs with a fault and a customer email. Staff can mark repairs as in progress, on hold or done.',
    [
      'Repair: fault text, customer_email email, status choice[New|In Progress|On Hold|Done]',
      'status_actions entity=repair statuses=in progress+on hold+done',
      'role Staff repair',
    ],
  ],
  [
    'Leads with name and email. Leads are assigned a status: new, won, lost. The status can be changed from the list with one click.',
    [
      'Lead (private): Name=title, email email, status choice[New|Won|Lost]',
      'status_actions entity=lead statuses=new+won+lost',
    ],
  ],
  [
    'Claims with name and email. Claims can be approved or rejected. Email the claimant with the decision.',
    [
      'Claim (private): Name=title, email email, status choice[Pending|Approved|Rejected]',
      'status_actions entity=claim statuses=approved+rejected',
      'email_on_status entity=claim status=approved recipient=submitter',
      'email_on_status entity=claim status=rejected recipient=submitter',
    ],
  ],
  [
    'Photos with a caption. Photos are approved or rejected by editors before they are shown.',
    ['Photo: caption text', 'approval entity=photo', 'status_actions entity=photo statuses=approved+rejected'],
  ],
  [
    'Delete past events every night. Events have a date.',
    ['Event: date date', 'scheduled_cleanup entity=event field=date interval=daily olderThanDays=0'],
  ],
  [
    'Events have a date. Remove events older than 30 days every week.',
    ['Event: date date', 'scheduled_cleanup entity=event field=null interval=weekly olderThanDays=30'],
  ],
  [
    'Events have a date. Old events are deleted automatically.',
    ['Event: date date', 'scheduled_cleanup entity=event field=date interval=daily olderThanDays=0'],
  ],
  [
    'Messages with name and email. Messages older than 6 months are removed hourly.',
    [
      'Message (private): Name=title, email email',
      'scheduled_cleanup entity=message field=null interval=hourly olderThanDays=180',
    ],
  ],
  [
    'Offers with a valid until date. Hide offers after the valid until date.',
    ['Offer: valid_until_date date', 'expire_after_date entity=offer field=valid_until_date days=0'],
  ],
  [
    'Jobs with a salary. Jobs expire 30 days after they were published.',
    ['Job: salary money', 'expire_after_date entity=job field=null days=30'],
  ],
  [
    'Coupons with an expiry date. Coupons expire automatically.',
    ['Coupon: expiry_date date', 'expire_after_date entity=coupon field=expiry_date days=0'],
  ],
  [
    'Plants with height. Export the plants as CSV and import them too.',
    ['Plant: height number', 'csv_export entity=plant', 'csv_import entity=plant'],
  ],
  ['Plants with height. Import plants from a spreadsheet.', ['Plant: height number', 'csv_import entity=plant']],
  ['Plants with height. Download the plants as Excel.', ['Plant: height number', 'csv_export entity=plant']],
  [
    'Tickets with subject. Tickets are stored in a custom database table.',
    ['Ticket (private): Subject=title', 'stored_in_table entity=ticket'],
  ],
  ['Tickets with subject. Every change is logged.', ['Ticket (private): Subject=title', 'log_to_table subject=change']],
  ['Tickets with subject. Keep an audit log.', ['Ticket (private): Subject=title', 'tool activity_log']],
  ['Tickets with subject. Log all logins in a table.', ['Ticket (private): Subject=title', 'tool activity_log']],
  ['Reviews with rating. Reviews need approval.', ['Review: rating rating 1..5', 'approval entity=review']],
  [
    'Recipes with servings. Recipes must be approved before they are published.',
    ['Recipe: servings integer', 'approval entity=recipe'],
  ],
  [
    'Courses with a date. Visitors can register for courses. Limit each course to 12 participants.',
    [
      'Course: date date',
      'Registration (private): Name=title, course relation>course!, email email!',
      'public_form entity=registration requiresLogin=false',
      'capacity_limit entity=registration parent=course field=null most=12',
    ],
  ],
  [
    'Workshops with date and capacity. Visitors can register for workshops until they are full.',
    [
      'Workshop: date date, capacity integer',
      'Registration (private): Name=title, workshop relation>workshop!, email email!',
      'public_form entity=registration requiresLogin=false',
      'capacity_limit entity=registration parent=workshop field=capacity most=0',
    ],
  ],
  [
    'Tours with a date. Visitors book tours. No more than 8 bookings per tour.',
    [
      'Tour: date date',
      'Booking (private): Name=title, tour relation>tour!, email email!',
      'public_form entity=booking requiresLogin=false',
      'capacity_limit entity=booking parent=tour field=null most=8',
    ],
  ],
  [
    'Petitions with a text. Visitors can sign petitions. Each email can sign only once.',
    [
      'Petition: Text=editor',
      'Signature (private): Name=title, petition relation>petition!, email email!',
      'public_form entity=signature requiresLogin=false',
      'unique_entry entity=signature field=email parent=petition',
    ],
  ],
  [
    'Devices with serial number. Serial numbers must be unique.',
    ['Device: serial_number text', 'unique_entry entity=device field=serial_number parent=null'],
  ],
  [
    'Members with a photo. Only staff should see the members.',
    ['Member (private): Photo=thumbnail', 'role Staff member'],
  ],
  ['Notes with a text. Notes are for internal use only.', ['Note (private): Text=editor']],
  ['Clients with a phone. Clients must not be publicly visible.', ['Client (private): phone phone']],
  ['Clients with a phone. Everything is visible only to admins.', ['Client (private): phone phone']],
  [
    'Courses with a date. Instructors with a bio. Each course is taught by one instructor.',
    ['Course: date date, instructor relation>instructor', 'Instructor: bio textarea'],
  ],
  [
    'Movies with a year. Actors with a birthday. Actors are linked to movies.',
    ['Movie: year integer', 'Actor: birthday date, movies relation>movie*'],
  ],
  [
    'Companies with a website. Apprenticeships with a start date. Companies offer apprenticeships.',
    ['Company: website url', 'Apprenticeship: start_date date, company relation>company'],
  ],
  ['Recipes with servings. Taxonomies: season and region.', ['Recipe: servings integer, #season, #region']],
  ['Recipes with servings. Supports categories and tags.', ['Recipe: servings integer, #category, #tag~']],
  [
    'Recipes with servings. A genre taxonomy and a non-hierarchical taxonomy for moods.',
    ['Recipe: servings integer, #genre'],
  ],
  ['Recipes with servings. Genres as a taxonomy.', ['Recipe: servings integer, #genre']],
  ['Recipes with servings, grouped by course and season.', ['Recipe: servings integer, #course, #season']],
  [
    'Show the latest 5 news in a grid with a shortcode. News with a date.',
    ['News Item: date date', 'list_shortcode entity=news_item orderBy=null order=desc only=all layout=grid limit=5'],
  ],
  [
    'Concerts with a date. A shortcode lists upcoming concerts, soonest first.',
    ['Concert: date date', 'list_shortcode entity=concert orderBy=date order=asc only=upcoming layout=list limit=0'],
  ],
  [
    'Concerts with a date. A block shows past concerts as a table.',
    ['Concert: date date', 'list_block entity=concert orderBy=date order=desc only=past layout=table limit=0'],
  ],
  [
    'Photos with a place. Show photos in a slider on the homepage.',
    ['Photo: place text', 'list_shortcode entity=photo orderBy=null order=desc only=all layout=slider limit=0'],
  ],
  [
    'Shops with an address. Show the shops on a map.',
    ['Shop: address location', 'list_shortcode entity=shop orderBy=null order=desc only=all layout=map limit=0'],
  ],
  [
    'Events with a date. Show events in a calendar.',
    ['Event: date date', 'list_shortcode entity=event orderBy=null order=desc only=all layout=calendar limit=0'],
  ],
  [
    'Questions with an answer. Show the questions as an accordion.',
    [
      'Question: Answer=editor',
      'list_shortcode entity=question orderBy=null order=desc only=all layout=accordion limit=0',
    ],
  ],
  [
    'Houses with price and a featured checkbox. Show featured houses in a grid.',
    [
      'House: price money, featured boolean',
      'list_shortcode entity=house orderBy=null order=desc only=featured layout=grid limit=0',
    ],
  ],
  [
    'Bikes with a brand and price. Visitors can filter the bikes by brand and price.',
    ['Bike: brand text, price money', 'search_filter entity=bike by=brand+price'],
  ],
  ['Bikes with a brand. Visitors can search bikes.', ['Bike: brand text', 'search_filter entity=bike by=']],
  [
    'Games with player and result. Show the columns player and result in the admin list.',
    ['Game: player text, result text', 'admin_columns entity=game fields=player+result'],
  ],
  ['Games with player. Provide a REST API endpoint for games.', ['Game: player text', 'rest_endpoint entity=game']],
  ['Games with player. Cache the list for two hours.', ['Game: player text', 'cache minutes=120']],
  [
    'Games with player. Show the number of games on the dashboard.',
    ['Game: player text', 'dashboard_summary entity=game'],
  ],
  ['Games with player. Show view counts of games.', ['Game: player text', 'count_views entity=game']],
  [
    'Campaigns with a goal. Donations with an amount. Each donation belongs to a campaign. Show the total raised towards the goal of each campaign.',
    [
      'Campaign: goal money',
      'Donation (private): amount money, campaign relation>campaign',
      'parent_figure entity=donation parent=campaign figure=sum field=amount goal=goal',
    ],
  ],
  [
    'Donations with an amount. Show the total of donations.',
    ['Donation (private): amount money', 'sum_total entity=donation field=amount'],
  ],
  [
    'Recipes with a rating. Show the average rating of recipes.',
    ['Recipe: rating rating 1..5', 'rating_average entity=recipe field=rating'],
  ],
  [
    'Only reviewers can edit applications. Applications with name and email.',
    ['Application (private): Name=title, email email', 'role Reviewer application'],
  ],
  ['A role for trainers. Courses with a date.', ['Course: date date', 'role Trainer']],
  [
    'Managers can approve bookings. Bookings with name and email.',
    ['Booking (private): Name=title, email email', 'approval entity=booking', 'role Manager booking'],
  ],
  [
    'Agents can set the priority (low, high). Tickets with subject.',
    ['Ticket (private): Subject=title, priority choice[Low|High]', 'role Agent ticket'],
  ],
  [
    'Customers submit tickets with a subject and a message.',
    [
      'Ticket (private): Subject=title, message textarea, email email!',
      'public_form entity=ticket requiresLogin=false',
    ],
  ],
  [
    'Logged-in members can submit recipes. Recipes with servings.',
    ['Recipe: servings integer', 'public_form entity=recipe requiresLogin=false'],
  ],
  [
    'Visitors can report damages. Damages with a place and a photo.',
    ['Damage: Photo=thumbnail, place text', 'public_form entity=damage requiresLogin=false'],
  ],
  [
    'A contact form with name, email and message.',
    ['Message (private): Name=title, email email, message textarea', 'public_form entity=message requiresLogin=false'],
  ],
  [
    'A suggestion form where visitors leave a subject and a message.',
    [
      'Suggestion (private): Subject=title, message textarea, email email!',
      'public_form entity=suggestion requiresLogin=false',
    ],
  ],
  [
    'A booking form for tours. Tours with a date.',
    [
      'Booking (private): tour relation>tour!, email email!',
      'Tour: date date',
      'public_form entity=booking requiresLogin=false',
    ],
  ],
  [
    'Accept donations with a name and an amount.',
    ['Donation (private): Name=title, amount money', 'public_form entity=donation requiresLogin=false'],
  ],
  [
    'Supporters make pledges. Campaigns with a goal.',
    ['Pledge (private): email email!', 'Campaign: goal money', 'public_form entity=pledge requiresLogin=false'],
  ],
  [
    'Alumni can register themselves. Alumni with a graduation year.',
    ['Alumnus: graduation_year integer', 'public_form entity=alumnus requiresLogin=false'],
  ],
  [
    'Equipment can be borrowed. Equipment has a serial number.',
    ['Equipment: serial_number text', 'Loan (private): equipment relation>equipment!'],
  ],
  [
    'Trips can be booked online. Trips have a price.',
    [
      'Trip: price money',
      'Booking (private): trip relation>trip!, email email!',
      'public_form entity=booking requiresLogin=false',
    ],
  ],
  [
    'Visitors can rate recipes. Recipes with servings.',
    [
      'Recipe: servings integer',
      'Rating: Name=title, rating rating! 1..5, recipe relation>recipe!',
      'public_form entity=rating requiresLogin=false',
    ],
  ],
  [
    'Readers leave reviews of books. Books with author.',
    [
      'Book: author text',
      'Review: Name=title, book relation>book!, email email!',
      'public_form entity=review requiresLogin=false',
    ],
  ],
  ['Nobody can book tours. Tours with a date.', ['Tour: date date', 'left: Nobody can book tours']],
  [
    'Settings for the number of items per page and an API key.',
    ['setting number_of_items_per_page integer', 'setting api_key text'],
  ],
])('%j', (description, meaning) => {
  expect(briefOf(understand(description, 'Acme', siteTools))).toEqual(meaning);
});
// A table of cases: as long as there are cases.
