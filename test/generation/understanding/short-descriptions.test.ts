// A table of cases: as long as there are cases.
import { expect, test } from 'vitest';
import { siteTools } from '../../../server/src/generation/plugin/site-tools/table.ts';
import { understand } from '../../../server/src/generation/understanding/understand.ts';
import { briefOf } from './brief.ts';

/** What short descriptions ask for, all of it (see `brief.ts`). One table a reader, which is why the file is so long. */
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
    ['Recipe: servings integer', 'public_form entity=recipe requiresLogin=true'],
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
  [
    'Rooms with a price. A settings page with the currency, the tax rate and an email address.',
    ['Room: price money', 'setting currency text', 'setting tax_rate number', 'setting email_address email'],
  ],
  [
    'Rooms with a price. The number of results per page is configurable.',
    ['Room: price money', 'setting number_of_results_per_page integer'],
  ],
  [
    'Teams, players and matches. Each match has a date and a score. Players have a position.',
    ['Team:', 'Player: position text', 'Match: date date, score integer'],
  ],
  [
    'Concerts (date, venue), albums (cover, release date) and videos (link, duration).',
    [
      'Concert: date date, venue text',
      'Album: Cover=thumbnail, release_date date',
      'Video: link url, duration duration',
    ],
  ],
  ['Courses with a price and teachers with a phone.', ['Course: price money', 'Teacher: phone phone']],
  [
    'Instructor: name, office, phone. Course: title, room, start date.',
    ['Instructor: Name=title, office text, phone phone', 'Course: Title=title, room text, start_date date'],
  ],
  [
    'Books can be borrowed by members. Books have an author.',
    ['Book: author text', 'Member (private):', 'Loan (private): book relation>book!, member relation>member!'],
  ],
  [
    'Each shop can have several coupons with a code and a discount. Shops have an address.',
    ['Shop: address location', 'Coupon: shop relation>shop, code text, discount number'],
  ],
  ['Show our team with photo and job title.', ['Team Member: Photo=thumbnail, job_title text']],
  [
    'Hi there, we run a small bike shop and need a repair tracker. Each repair has a bike, a problem and a price. Thanks in advance!',
    ['Repair: bike text, problem text, price money'],
  ],
  [
    "I'd like members to be able to post recipes. Recipes have servings and a difficulty (easy, hard).",
    ['Recipe: servings integer, difficulty choice[Easy|Hard]', 'public_form entity=recipe requiresLogin=false'],
  ],
  ['Plugin for a winery: wines with vintage, grape and price.', ['Wine: vintage integer, grape text, price money']],
  ['Our museum would like to show exhibits with artist and year.', ['Exhibit: artist text, year integer']],
  [
    'Sailing club wants a boat register: boats with name, length in m and berth.',
    ['Boat: Name=title, length number m, berth text'],
  ],
  ['Our orchestra plays concerts. Concerts have a date and a hall.', ['Concert: date date, hall text']],
  [
    'Driving school website. Lessons with date, instructor and price.',
    ['Lesson: date date, instructor text, price money'],
  ],
  [
    'Homeowners association: residents can report damages with a place and a photo.',
    ['Damage: Photo=thumbnail, place text', 'public_form entity=damage requiresLogin=false'],
  ],
  [
    'We are organising a conference and we need speakers with bio, photo and company.',
    ['Speaker: Photo=thumbnail, bio textarea, company text'],
  ],
  ['It allows users to create, edit and delete notes with a text and a color.', ['Note: Text=editor, color color']],
  [
    "For every hive I need the location, the queen's year and the number of frames.",
    ['Hive: location location, queen_year integer, number_of_frames integer'],
  ],
  [
    'There are films (director, year), venues (address, seats) and festivals (start date).',
    ['Film: director text, year integer', 'Venue: address location, seats integer'],
  ],
  [
    'Screenings, which link a film to a venue at a date. Films with director and year. Venues with an address.',
    [
      'Screening: film relation>film, venue relation>venue, date date',
      'Film: director text, year integer',
      'Venue: address location',
    ],
  ],
  [
    'Teachers are a separate post type with photo and bio. Courses have a date.',
    ['Teacher: Photo=thumbnail, bio textarea', 'Course: date date'],
  ],
  ['Lessons which are booked by students: date, time and room.', ['Lesson: date date, time time, room text']],
  ['Clinic records: owners with a phone and an address.', ['Owner: phone phone, address location']],
  [
    'Track donations from donors, amount and campaign.',
    ['Donation (private): donor text, amount money, campaign text'],
  ],
  [
    'Parents sign their child up for camps. Camps have a start date and a price.',
    [
      'Camp: start_date date, price money',
      'Sign-up (private): Name=title, camp relation>camp!, email email!',
      'public_form entity=sign_up requiresLogin=false',
    ],
  ],
  [
    'Measurements of customers: chest, waist, height.',
    ['Measurement: customer text, chest number, waist number, height number'],
  ],
  ['Conference site with speakers, sessions and sponsors.', ['Speaker:', 'Session:', 'Sponsor:']],
  [
    '**Recipes**\n\nEach recipe has:\n1. servings\n2. cooking time in minutes\n3. ingredients (list)',
    ['Recipe: servings integer, cooking_time duration minutes, ingredients textarea*'],
  ],
  [
    '- Events with date and venue\n- Speakers with bio and photo\n- Each event has several speakers',
    ['Event: date date, venue text', 'Speaker: Photo=thumbnail, bio textarea, event relation>event'],
  ],
  ['Trees.\nThey have a height and a\nplanting date.', ['Tree: height number, planting_date date']],
  [
    'Trees with height; shrubs with colour and price; a shortcode lists trees in a table.',
    [
      'Tree: height number',
      'Shrub: colour color, price money',
      'list_shortcode entity=tree orderBy=null order=desc only=all layout=table limit=0',
    ],
  ],
  ['NPCs with level, faction and YouTube link.', ['NPC: level text, faction text, youtube_link url']],
  ['Rezepte mit Zutaten, Kochzeit und Foto.', ['Rezept: Foto=thumbnail, zutaten textarea, kochzeit duration']],
  ['Eventos con fecha, lugar y precio.', ['Evento: fecha date, lugar text, precio money']],
  ['Livres avec auteur, date de parution et prix.', ['Livre: auteur text, date_de_parution date, prix money']],
  [
    'Books with title. Books have a genre (novel, crime) and several authors.',
    ['Book: Title=title, authors textarea*, #genre[Novel|Crime]'],
  ],
  [
    'Dogs with breed and age. Each dog has an owner. Owners have a phone and an address.',
    ['Dog: breed text, age integer, owner relation>owner', 'Owner: phone phone, address location'],
  ],
  [
    'Patients with a birthday. Visits with date and diagnosis. A patient has many visits.',
    ['Patient (private): birthday date', 'Visit: date date, diagnosis textarea, patient relation>patient'],
  ],
  [
    'Actors and directors are linked to movies. Movies with year. Actors with birthday. Directors with website.',
    [
      'Movie: year integer',
      'Actor: movies relation>movie*, birthday date',
      'Director: movies relation>movie*, website url',
    ],
  ],
  ['Exhibits with an artist. The exhibits are grouped by room and period.', ['Exhibit: artist text, #room, #period']],
  [
    'Exhibits with artist and a status (on display, in storage, on loan).',
    ['Exhibit: artist text, status choice[On display|In storage|On loan]'],
  ],
  ['Puzzles with pieces. Taxonomy: theme (animals, cities).', ['Puzzle: pieces textarea*, #theme[Animals|Cities]']],
  [
    'Puzzles with pieces, with categories such as animals and cities.',
    ['Puzzle: pieces textarea*, #category[Animals|Cities]'],
  ],
  ['Puzzles with pieces. Each puzzle has tags.', ['Puzzle: pieces textarea*, #tag~']],
  [
    'Only one registration per household. Fairs with a date. Visitors can register for fairs.',
    [
      'Fair: date date',
      'Registration (private): Name=title, fair relation>fair!, email email!',
      'public_form entity=registration requiresLogin=false',
      'unique_entry entity=registration field=email parent=fair',
    ],
  ],
  [
    'Parcels with weight. The tracking number must be unique. Parcels have a tracking number.',
    ['Parcel: weight number, tracking_number text', 'unique_entry entity=parcel field=tracking_number parent=null'],
  ],
  [
    'Members with a photo. Visible only to logged-in members.',
    ['Member (private): Photo=thumbnail', 'left: Visible only to logged-in members'],
  ],
  [
    'Board members can approve applications. Applications with name and email. Visitors send applications.',
    [
      'Application (private): Name=title, email email',
      'public_form entity=application requiresLogin=false',
      'approval entity=application',
    ],
  ],
  ['Only members can see the plants. Plants with height.', ['Plant: height number', 'role Member plant']],
  ['Coaches manage teams. Teams with a sport.', ['Team: sport text', 'role Coach team']],
  [
    'Tickets with subject. Every reply and status change is recorded.',
    ['Ticket (private): Subject=title', 'log_to_table subject=reply'],
  ],
  ['Entries with a score. Export all entries every month.', ['Item: score integer', 'csv_export entity=item']],
  [
    'Plants with height. The list of plants can be exported to CSV.',
    ['Plant: height number', 'csv_export entity=plant'],
  ],
  [
    'Plants with height. Bulk import from CSV. Upload a spreadsheet of plants.',
    ['Plant: height number', 'csv_import entity=plant'],
  ],
  [
    'Slots with a time. Limited to 5 bookings per slot. Visitors can book slots.',
    [
      'Slot: time time',
      'Booking (private): Name=title, slot relation>slot!, email email!',
      'public_form entity=booking requiresLogin=false',
      'capacity_limit entity=booking parent=slot field=null most=5',
    ],
  ],
  [
    'Rides with a maximum number of passengers. Visitors can book rides until they are fully booked.',
    [
      'Ride: maximum_number_of_passengers integer',
      'Booking (private): Name=title, ride relation>ride!, email email!',
      'public_form entity=booking requiresLogin=false',
      'capacity_limit entity=booking parent=ride field=maximum_number_of_passengers most=0',
    ],
  ],
  [
    'Ads with an end date. Ads are hidden once the end date has passed.',
    ['Ad: end_date date', 'expire_after_date entity=ad field=end_date days=0'],
  ],
  [
    'Ads with a price. Ads are archived after two weeks.',
    ['Ad: price money', 'expire_after_date entity=ad field=null days=14'],
  ],
  [
    'Empty the trash every night and delete spam comments hourly.',
    [
      'site_cleanup target=trash interval=daily olderThanDays=0',
      'site_cleanup target=spam_comments interval=hourly olderThanDays=0',
    ],
  ],
  [
    'Boats with an owner email and an inspection date. The owner is reminded one month, one week and one day before the inspection date.',
    [
      'Boat: owner_email email, inspection_date date',
      'reminder_before_date entity=boat field=inspection_date hours=720 recipient=submitter',
      'reminder_before_date entity=boat field=inspection_date hours=168 recipient=submitter',
      'reminder_before_date entity=boat field=inspection_date hours=24 recipient=submitter',
    ],
  ],
  [
    'Boats with an owner email and a payment deadline. Unpaid boats get a reminder 5 days after the payment deadline.',
    [
      'Boat: owner_email email, payment_deadline date',
      'reminder_after_date entity=boat field=payment_deadline days=5 recipient=submitter',
    ],
  ],
  [
    'Courses with a start date. Email participants the day before. Visitors register for courses.',
    [
      'Course: start_date date',
      'Registration (private): Name=title, course relation>course!, email email!',
      'public_form entity=registration requiresLogin=false',
      'reminder_before_date entity=course field=start_date hours=24 recipient=submitter',
    ],
  ],
  [
    'Complaints with a subject. Customers send complaints. An auto-reply is sent to the customer.',
    [
      'Complaint (private): Subject=title, email email!',
      'public_form entity=complaint requiresLogin=false',
      'email_on_create entity=complaint recipient=submitter',
    ],
  ],
  [
    'Grants with a deadline. Applicants apply for grants. Reviewers accept or reject applications. The applicant is informed of the decision.',
    [
      'Grant: deadline date',
      'Application (private): Name=title, grant relation>grant!, status choice[Pending|Accepted|Rejected], email email!',
      'public_form entity=application requiresLogin=false',
      'status_actions entity=application statuses=accepted+rejected',
      'email_on_status entity=application status=accepted recipient=submitter',
      'email_on_status entity=application status=rejected recipient=submitter',
      'role Reviewer application',
    ],
  ],
  [
    'Rooms with a price. Guests request bookings. The host approves or declines. Both ways the guest gets an email.',
    [
      'Room: price money',
      'Booking (private): Name=title, room relation>room!, status choice[Pending|Approved|Declined], email email!',
      'public_form entity=booking requiresLogin=false',
      'status_actions entity=booking statuses=approved+declined',
      'email_on_status entity=booking status=approved recipient=submitter',
      'email_on_status entity=booking status=declined recipient=submitter',
      'role Host room',
    ],
  ],
  [
    'Tasks with a deadline. Mark tasks as done or not done.',
    [
      'Task (private): deadline date, status choice[New|Done|Not Done]',
      'status_actions entity=task statuses=done+not done',
    ],
  ],
  [
    'Tasks with a deadline. Tasks can be flagged as under review.',
    [
      'Task (private): deadline date, status choice[New|Under Review]',
      'status_actions entity=task statuses=under review',
    ],
  ],
  [
    'Status: open, in review, solved. Bugs with a title.',
    ['Bug (private): Title=title, status choice[Open|In Review|Solved]'],
  ],
  [
    'Funds with a target amount. Pledges with an amount. Each pledge belongs to a fund. Show a progress bar on each fund page.',
    [
      'Fund: target_amount money',
      'Pledge (private): amount money, fund relation>fund',
      'parent_figure entity=pledge parent=fund figure=sum field=amount goal=target_amount',
    ],
  ],
  [
    'Walks with a distance in km. Show the total distance of walks.',
    ['Walk: distance number km', 'sum_total entity=walk field=distance'],
  ],
  ['Walks with a distance. Count how often walks are viewed.', ['Walk: distance number', 'count_views entity=walk']],
  ['Walks with a distance. Show the 5 most popular walks.', ['Walk: distance number', 'count_views entity=walk']],
  [
    'Walks with date and distance. Show upcoming walks in the sidebar as a list.',
    [
      'Walk: date date, distance number',
      'list_shortcode entity=walk orderBy=date order=asc only=upcoming layout=list limit=0',
    ],
  ],
  [
    'Walks with date and distance. A calendar widget shows all walks.',
    [
      'Walk: date date, distance number',
      'list_block entity=walk orderBy=null order=desc only=all layout=calendar limit=0',
    ],
  ],
  [
    'Walks with date and distance. List the next 4 walks by date in a block.',
    ['Walk: date date, distance number', 'list_block entity=walk orderBy=date order=asc only=all layout=list limit=4'],
  ],
  [
    'Partners with a logo and website. A logo slider on the homepage.',
    [
      'Partner: logo image, website url',
      'list_shortcode entity=partner orderBy=null order=desc only=all layout=slider limit=0',
    ],
  ],
  [
    'Partners with a logo. Show partner logos in a carousel with a shortcode.',
    ['Partner: logo image', 'list_shortcode entity=partner orderBy=null order=desc only=all layout=slider limit=0'],
  ],
  [
    'Walks with a region and a length. Visitors can filter walks by region, maximum length and date.',
    ['Walk: region text, length number', 'search_filter entity=walk by=region+length'],
  ],
  ['Walks with a region. Add a search box for walks.', ['Walk: region text', 'search_filter entity=walk by=']],
  [
    'Walks with a region. Walks are sortable in the admin by region.',
    ['Walk: region text', 'admin_columns entity=walk fields=region'],
  ],
  [
    'Walks with a region. Show region and length in the list table. Walks have a length.',
    ['Walk: region text, length number', 'admin_columns entity=walk fields=region+length'],
  ],
  ['Walks with a region. JSON API for walks for our mobile app.', ['Walk: region text', 'rest_endpoint entity=walk']],
  ['Walks with a region. Cache for 15 minutes.', ['Walk: region text', 'cache minutes=15']],
  [
    'Walks with a region. A dashboard widget shows the latest walks.',
    ['Walk: region text', 'dashboard_summary entity=walk'],
  ],
  [
    'Walks with a region. Allow comments on walks. Keep revisions of walks.',
    ['Walk: region text +comments +revisions'],
  ],
  [
    'Visitors can subscribe to a newsletter.',
    ['Subscription (private): Name=title, email email!', 'public_form entity=subscription requiresLogin=false'],
  ],
  [
    'Visitors can sign up for the newsletter with their email.',
    ['Sign-up (private): Name=title, email email!', 'public_form entity=sign_up requiresLogin=false'],
  ],
  [
    'People can apply to adopt a pet. Pets with breed and age.',
    [
      'Pet: breed text, age integer',
      'Application (private): Name=title, pet relation>pet!, email email!',
      'public_form entity=application requiresLogin=false',
    ],
  ],
  [
    'Customers can order cakes. Cakes with a price and a flavour.',
    [
      'Cake: price money, flavour text',
      'Order (private): Name=title, cake relation>cake!, email email!',
      'public_form entity=order requiresLogin=false',
    ],
  ],
  [
    'Users ask questions and experts answer them. Questions with a text.',
    ['Question: Text=editor', 'public_form entity=question requiresLogin=false', 'left: experts answer them'],
  ],
  [
    'Logged in users can vote on ideas. Ideas with a description.',
    ['Idea: Description=editor', 'public_form entity=idea requiresLogin=true'],
  ],
  [
    'Fans can suggest songs. Songs with an artist.',
    ['Song: artist text', 'public_form entity=song requiresLogin=false'],
  ],
  [
    'Feedback form: name, email, rating and message.',
    [
      'Feedback: Name=title, email email, rating rating 1..5, message textarea',
      'public_form entity=feedback requiresLogin=false',
    ],
  ],
  [
    'When someone registers for a course, email the trainer. Courses with a date.',
    [
      'Course: date date',
      'Registration (private): Name=title, course relation>course!, email email!',
      'public_form entity=registration requiresLogin=false',
      'email_on_create entity=registration recipient=role trainer',
      'role Trainer',
    ],
  ],
  [
    'Members have a phone and an email. Settings: currency, tax rate and default status (open, closed).',
    [
      'Member (private): phone phone, email email',
      'setting currency text',
      'setting tax_rate number',
      'setting default_status choice[Open|Closed]',
    ],
  ],
  [
    'Signed-in users can submit tips. Tips with a text and a source.',
    ['Tip: Text=editor, source text', 'public_form entity=tip requiresLogin=true'],
  ],
  [
    'Tasks with a deadline. Enable comments for tasks. Keep revisions of tasks.',
    ['Task (private): deadline date +comments +revisions'],
  ],
  [
    'Inspections with date. Hives with a place and a colour. Each inspection belongs to a hive.',
    ['Inspection: date date, hive relation>hive', 'Hive: place text, colour color'],
  ],
  [
    'Trails with a length. A member reports a trail and the admin gets an email. Members can report trails.',
    [
      'Trail: length number',
      'public_form entity=trail requiresLogin=false',
      'email_on_create entity=trail recipient=admin',
    ],
  ],
  [
    'Shops with an address. Email the admin when someone adds a shop.',
    [
      'Shop: address location',
      'public_form entity=shop requiresLogin=false',
      'email_on_create entity=shop recipient=admin',
    ],
  ],
  [
    'Shops with an address. When a visitor submits a shop, the admin is notified.',
    [
      'Shop: address location',
      'public_form entity=shop requiresLogin=false',
      'email_on_create entity=shop recipient=admin',
    ],
  ],
  [
    'Two custom post types: Bands with a genre and Venues with an address.',
    ['Band: #genre', 'Venue: address location'],
  ],
  [
    'Content type "Workshop Slot": date, start time, seats.',
    ['Workshop Slot: date date, start_time time, seats integer'],
  ],
  [
    'A post type for classic cars with a make, a model and a year.',
    ['Classic Car: make text, model text, year integer'],
  ],
  [
    'Manage the rooms (name, beds, price) and the guests (name, phone).',
    ['Room: Name=title, beds integer, price money', 'Guest (private): Name=title, phone phone'],
  ],
  ['Minutes of meetings with a date, a chair and a PDF.', ['Meeting: date date, chair text, pdf file']],
  [
    'A list of movies with director, year and rating from 1 to 10.',
    ['Movie: director text, year integer, rating rating 1..10'],
  ],
  ['Keep a log of runs: date, distance in km and time.', ['Run: date date, distance number km, time time']],
  ['Types of cheese with origin and milk (cow, goat, sheep).', ['Cheese: origin text, milk choice*[Cow|Goat|Sheep]']],
  ['A booking system for a salon: services with price and duration.', ['Service: price money, duration duration']],
  [
    'An inventory of tools with price, condition (new, used) and location.',
    ['Tool: price money, condition choice[New|Used], location location'],
  ],
  [
    'Each course includes a title, a level and a PDF; students can enrol in courses.',
    [
      'Course: Title=title, level text, pdf file',
      'Enrolment (private): Name=title, course relation>course!, email email!',
      'public_form entity=enrolment requiresLogin=false',
    ],
  ],
  ['Pets need a name, a breed and a birthday.', ['Pet: Name=title, breed text, birthday date']],
  ['Every lesson must have a date and a teacher.', ['Lesson: date date!, teacher text!']],
  ['Songs - title, artist, duration.', ['Song: Title=title, artist text, duration duration']],
  [
    'Jobs: title, salary from, salary to, remote (yes/no), deadline, how to apply.',
    ['Job: Title=title, salary_from money, salary_to money, remote boolean, deadline date, how_to_apply text'],
  ],
  [
    'A dog has a name, a breed, an age in years and one or more photos.',
    ['Dog: Name=title, breed text, age integer years, photos gallery'],
  ],
  ['Dogs with name, breed etc. and a photo.', ['Dog: Name=title, Photo=thumbnail, breed text']],
  [
    'Dogs have a breed. Cats have a colour. All of them have a birthday and a photo.',
    ['Dog: Photo=thumbnail, breed text, birthday date', 'Cat: Photo=thumbnail, colour color, birthday date'],
  ],
  [
    'Books have an ISBN and each book belongs to a shelf. Shelves have a location.',
    ['Book: isbn text, shelf relation>shelf', 'Shelf: location location'],
  ],
  [
    'Orchestras, composers and concerts. A concert has a date, a hall and a price.',
    ['Orchestra:', 'Composer:', 'Concert: date date, hall text, price money'],
  ],
  [
    'Accommodation, attractions and restaurants. Restaurants have a menu (PDF).',
    ['Accommodation:', 'Attraction:', 'Restaurant: menu file'],
  ],
  [
    'Show the next 3 events with a date, the title and a link in a block. Events have a date.',
    [
      'Event: Title=title, date date, link url',
      'list_block entity=event orderBy=date order=asc only=all layout=list limit=3',
    ],
  ],
  [
    'List all dogs in a table with name and breed. Dogs have a breed.',
    ['Dog: Name=title, breed text', 'list_shortcode entity=dog orderBy=null order=desc only=all layout=table limit=0'],
  ],
  [
    'Display the latest 10 dogs as cards, 4 per row. Dogs have a breed.',
    ['Dog: breed text', 'list_shortcode entity=dog orderBy=null order=desc only=all layout=grid limit=10'],
  ],
  [
    'A shortcode for dogs as a carousel. Dogs have a breed and a photo.',
    [
      'Dog: Photo=thumbnail, breed text',
      'list_shortcode entity=dog orderBy=null order=desc only=all layout=slider limit=0',
    ],
  ],
  ['Dogs have a breed. A page with all dogs grouped by breed.', ['Dog: #breed']],
  ['Dogs have a breed. Every dog has one category and several tags.', ['Dog: breed text, #category, #tag~']],
  [
    'Dogs have a breed. Visitors can suggest dogs, but only once.',
    [
      'Dog: breed text',
      'public_form entity=dog requiresLogin=false',
      'unique_entry entity=dog field=email parent=null',
    ],
  ],
  [
    'Dogs have a breed. Dogs can be reserved by members. Members have a phone.',
    [
      'Dog: breed text',
      'Member (private): phone phone',
      'Reservation (private): dog relation>dog!, member relation>member!',
    ],
  ],
  [
    'Dogs have a breed. Staff log walks with date and distance.',
    ['Dog: breed text', 'Walk: date date, distance number', 'role Staff walk'],
  ],
  [
    'Dogs have a breed. Keep track of vaccinations with date and vaccine for each dog.',
    ['Dog: breed text', 'Vaccination: date date, vaccine text'],
  ],
  ['I need a directory of plumbers with phone, website and area.', ['Plumber: phone phone, website url, area number']],
  [
    'Can you help us to track expenses with amount, category and receipt (PDF)?',
    ['Expense (private): amount money, receipt file, #category'],
  ],
  [
    'Our library wants to lend games. Games have players from 2 to 8 and an age.',
    ['Game: players integer 2..8, age integer'],
  ],
  ['It would be great to have quotes with an author and a source.', ['Quote: author text, source text']],
  ['Basically a job board with company, salary and location.', ['Job: company text, salary money, location location']],
  ['For each volunteer, record the name, phone and skills.', ['Volunteer: Name=title, phone phone, skills textarea*']],
  [
    '1) Dogs with breed and age\n2) Owners with phone and address\n3) Each dog belongs to an owner',
    ['Dog: breed text, age integer, owner relation>owner', 'Owner: phone phone, address location'],
  ],
  [
    'Dogs:\n  - breed\n  - age\n\nOwners:\n  - phone\n  - address',
    ['Dog: breed text, age integer', 'Owner: phone phone, address location'],
  ],
  ['<p>Dogs with <b>breed</b> and age.</p>', ['Dog: breed text, age integer']],
  [
    'Dogs with breed and age!!! Show them in a grid with a shortcode?',
    ['Dog: breed text, age integer', 'list_shortcode entity=dog orderBy=null order=desc only=all layout=grid limit=0'],
  ],
  [
    'DOGS WITH BREED AND AGE. SHOW DOGS IN A GRID WITH A SHORTCODE.',
    ['Dog: breed text, age integer', 'list_shortcode entity=dog orderBy=null order=desc only=all layout=grid limit=0'],
  ],
])('%j', (description, meaning) => {
  expect(briefOf(understand(description, 'Acme', siteTools))).toEqual(meaning);
});
// A table of cases: as long as there are cases.
