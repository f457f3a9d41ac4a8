// A table of cases: as long as there are cases.
import type { Description } from './descriptions.ts';

/** Written before they were first read by the reader: domains and forms of sentences that it was not made from. */
export const unseenDescriptions: readonly Description[] = [
  {
    title: 'Dive Log',
    text: 'Keep a log of scuba dives: date, site, depth in meters, bottom time in minutes, buddy and notes.',
    entities: ['Scuba Dive: date date, site text, depth number, bottom_time duration, buddy text, notes textarea'],
  },
  {
    title: 'Cellar Keeper',
    text: 'Track bottles of wine (vintage, producer, region, grape, rating 1-5, quantity).',
    entities: ['Bottle: vintage integer, producer text, region text, grape text, rating rating, quantity integer'],
  },
  {
    title: 'Mass Times',
    text: 'Mass times per church, with priest and language.',
    entities: ['Mass Time: church text, priest text, language text'],
  },
  {
    title: 'DB Janitor',
    text: 'Clean up expired transients and old revisions daily, WP-CLI command to run it now.',
    entities: [],
    does: ['site_cleanup', 'cli_command'],
  },
  { title: 'Coming Soon', text: 'Adds a maintenance mode page.', entities: [], left: ['Adds a maintenance mode page'] },
  {
    title: 'Login Guard',
    text: 'Limit login attempts and block IP addresses after five failures.',
    entities: [],
    left: ['Limit login attempts and block IP addresses'],
  },
  {
    title: 'Redirector',
    text: 'Redirect old URLs to new ones.',
    entities: [],
    left: ['Redirect old URLs to new ones'],
  },
  {
    title: 'Pet Adoption',
    text: 'Shelters list pets with name, species, age and photo. Visitors apply to adopt a pet and the shelter gets notified by email.',
    entities: [
      'Pet: name=title, species text, age integer, photo=thumbnail',
      'Application: name=title, email email!, pet relation!',
    ],
    does: ['public_form', 'email_on_create'],
    privates: ['Application'],
  },
  {
    title: 'Cinema Programme',
    text: 'Films have a director, a runtime in minutes and a trailer URL. Screenings happen at a venue at a date and time and show one film.',
    entities: [
      'Film: director text, runtime duration, trailer_url url',
      'Screening: venue text, date_and_time datetime, film relation',
    ],
  },
  {
    title: 'Help Desk',
    text: 'As a customer I want to submit support tickets with a subject, a message and a priority so that the team can help me. As an agent I want to set the status (open, answered, closed). Close tickets after 14 days without answer.',
    entities: [
      'Support Ticket: subject=title, message textarea, priority choice[Low|Normal|High], status choice[Open|Answered|Closed], email email!',
    ],
    does: ['public_form'],
    roles: ['Agent'],
    left: ['Close tickets after 14'],
    privates: ['Support Ticket'],
  },
  {
    title: 'Rezepte',
    text: 'Rezepte mit Zutaten, Kochzeit und Schwierigkeit',
    entities: ['Rezept: zutaten textarea, kochzeit duration, schwierigkeit text'],
  },
  {
    title: 'Événements',
    text: 'Événements avec date, lieu et prix.',
    entities: ['Événement: date date, lieu text, prix money'],
  },
  {
    title: 'Eventos',
    text: 'Eventos con fecha, lugar, precio e imagen. Los visitantes pueden reservar una plaza.',
    entities: ['Evento: fecha date, lugar text, precio money, imagen=thumbnail'],
    left: ['Los visitantes pueden'],
  },
  { title: 'Book Shelf', text: '', entities: ['Book:'] },
  { title: 'Wine Cellar', text: '', entities: ['Wine:'] },
  { title: 'Event Calendar', text: '', entities: ['Event:'] },
  {
    title: 'Newsletter Box',
    text: 'Collect newsletter subscribers with name and email.',
    entities: ['Newsletter Subscriber: name=title, email email'],
    does: ['public_form'],
    privates: ['Newsletter Subscriber'],
  },
  {
    title: 'Blood Bank',
    text: 'blood donors: full name, blood type (A, B, AB, 0), last donation date, phone, city',
    entities: [
      'Blood Donor: full_name=title, blood_type choice[A|B|AB|0], last_donation_date date, phone phone, city text',
    ],
    privates: ['Blood Donor'],
  },
  {
    title: 'Lost & Found',
    text: 'People report lost items with a description, the place where it was found, a photo and their phone number. Items are removed after 60 days.',
    entities: ['Lost Item: description=editor, place text, photo=thumbnail, phone_number phone'],
    does: ['public_form', 'scheduled_cleanup'],
  },
  {
    title: 'Coffee Roastery',
    text: '## What it is\n\nA catalogue of our coffees.\n\n## Fields\n\n- Origin\n- Roast level: light, medium, dark\n- Altitude in m\n- Tasting notes\n- Price per kg\n\n## Features\n\n- Shortcode with a grid of all coffees\n- Filter by origin',
    entities: [
      'Coffee: origin text, roast_level choice[Light|Medium|Dark], altitude number, tasting_notes textarea, price_per_kg money',
    ],
    does: ['list_shortcode', 'search_filter'],
  },
  {
    title: 'Volunteer Hub',
    text: 'Volunteers sign up for shifts. A shift has a date, a start time, an end time, a location and a maximum number of volunteers. Send a reminder one day before.',
    entities: [
      'Shift: date date, start_time time, end_time time, location location, maximum_number_of_volunteers integer',
      'Sign-up: name=title, email email!, shift relation!',
    ],
    does: ['public_form', 'reminder_before_date'],
    privates: ['Sign-up'],
  },
  {
    title: 'Beekeeper',
    text: 'I keep bees and want to log inspections for each hive: date, queen seen (yes/no), number of frames, temper from 1 to 5, remarks.',
    entities: [
      'Inspection: hive text, date date, queen_seen boolean, number_of_frames integer, temper integer, remarks textarea',
    ],
  },
  {
    title: 'Coupons',
    text: 'A directory of shops with address, phone and website. Each shop can have several coupons with a code, a discount in percent, a usage limit and an expiry date. Coupons expire automatically.',
    entities: [
      'Shop: address location, phone phone, website url',
      'Coupon: code text, discount number, usage_limit integer, expiry_date date, shop relation',
    ],
    does: ['expire_after_date'],
  },
  {
    title: 'Vet Clinic',
    text: 'Store patients with owner name, species, birth date and vaccination status. The receptionist gets an email one week before the next vaccination.',
    entities: ['Patient: owner_name text, species text, birth_date date, vaccination_status text'],
    privates: ['Patient'],
    left: ['The receptionist gets'],
  },
  {
    title: 'Gig Guide',
    text: "Gigs with band, stage, start time and ticket link; show tonight's gigs in a block.",
    entities: ['Gig: band text, stage text, start_time time, ticket_link url'],
    does: ['list_block'],
  },
  {
    title: 'Story Time',
    text: 'Bring your readers back with beautiful reading lists! Every reading list has a title, an introduction, a cover image and up to twenty book links. Readers love it.',
    entities: ['Reading List: title=title, introduction=excerpt, cover_image=thumbnail, book_links url*'],
    left: ['Bring your readers back', 'Readers love it'],
  },
  {
    title: 'Spam Sweeper',
    text: 'Deletes spam comments every hour and empties the trash every week.',
    entities: [],
    does: ['site_cleanup'],
  },
  {
    title: 'Member Area',
    text: 'members have a memebr number, join date, membership level (bronze, silver, gold) and email adress. export members to csv',
    entities: [
      'Member: memebr_number text, join_date date, membership_level choice[Bronze|Silver|Gold], email_adress email',
    ],
    does: ['csv_export'],
    privates: ['Member'],
  },
  {
    title: 'Orchard',
    text: 'Apple varieties (taste, colour, harvest month, storage time in weeks, suitable for cider?)',
    entities: [
      'Apple Variety: taste text, colour color, harvest_month text, storage_time duration, suitable_for_cider boolean',
    ],
  },
  {
    title: 'Podcast Studio',
    text: 'Podcast episodes with an audio file, episode number, season, show notes, guests and transcript. Listeners can leave a review with a rating. Show the average rating.',
    entities: [
      'Podcast Episode: audio_file file, episode_number integer, season text, show_notes textarea, guests textarea*, transcript textarea',
      'Review: rating rating, podcast_episode relation!, name=title',
    ],
    does: ['public_form', 'rating_average'],
  },
  {
    title: 'Warehouse',
    text: 'As a warehouse manager I want to record stock items with SKU, quantity, minimum stock and shelf location, so that nothing runs out. Email me when the quantity falls below the minimum stock.',
    entities: ['Stock Item: sku text, quantity integer, minimum_stock integer, shelf_location text'],
    roles: ['Warehouse Manager'],
    left: ['Email me when the qua'],
  },
  {
    title: 'Trail Finder',
    text: 'Hiking trails: length (km), elevation gain (m), difficulty (easy, moderate, hard), GPX file, dogs allowed. Display them on a map and let visitors filter by difficulty.',
    entities: [
      'Hiking Trail: length number, elevation_gain number, difficulty choice[Easy|Moderate|Hard], gpx_file file, dogs_allowed boolean',
    ],
    does: ['list_shortcode', 'search_filter'],
  },
  {
    title: 'Band Manager',
    text: 'The plugin lets musicians list their concerts (date, city, venue, ticket price) and their albums (release date, cover, label). Concerts that are over disappear automatically.',
    entities: [
      'Concert: date date, city text, venue text, ticket_price money',
      'Album: release_date date, cover=thumbnail, label text',
    ],
    does: ['expire_after_date'],
  },
  {
    title: 'Reading Stats',
    text: 'Count how often posts are read and show the five most popular posts in a widget.',
    entities: [],
    does: ['count_views', 'list_block'],
  },
  {
    title: 'School Lunch',
    text: 'Weekly menus with main dish, side dish, dessert, allergens and calories. Parents order lunches for their children with the child name, class and day of the week. The kitchen receives a daily summary of orders.',
    entities: [
      'Weekly Menu: main_dish text, side_dish text, dessert text, allergens textarea*, calories integer',
      'Order: child_name text, class text, day_of_week choice[Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday], weekly_menu relation!',
    ],
    does: ['public_form', 'scheduled_digest'],
  },
  {
    title: 'Auction House',
    text: 'Auction lots contain a lot number, an estimate, a reserve price, provenance and images. Registered users can bid on a lot with an amount. The highest bidder is emailed when the auction closes.',
    entities: [
      'Auction Lot: lot_number text, estimate money, reserve_price money, provenance textarea, images gallery',
      'Bid: amount money, auction_lot relation!, name=title',
    ],
    does: ['public_form'],
    left: ['The highest bidder is'],
    privates: ['Bid'],
  },
  {
    title: 'Lab Samples',
    text: 'samples - sample id, collected on, collected by, storage temperature in °C, hazardous (y/n), results. rest api + wp-cli import',
    entities: [
      'Sample: sample_id text, collected_on date, collected_by text, storage_temperature number, hazardous boolean, results textarea',
    ],
    does: ['rest_endpoint', 'cli_command', 'csv_import'],
  },
  {
    title: 'Dashboard Notes',
    text: 'Lets editors leave sticky notes on the dashboard. A note has a text, a colour and a due date.',
    entities: ['Sticky Note: text=editor, colour color, due_date date'],
    does: ['dashboard_summary'],
  },
  {
    title: 'Tool Library',
    text: 'Neighbours borrow tools from the library. Every tool has a name, brand, condition (good, worn, broken), daily fee and photos. A loan has a start date and a return date; borrowers are reminded two days before the return date. No more than 3 loans per borrower.',
    entities: [
      'Tool: name=title, brand text, condition choice[Good|Worn|Broken], daily_fee money, photos gallery',
      'Loan: start_date date, return_date date, name=title, email email!, tool relation!',
    ],
    does: ['public_form', 'reminder_before_date'],
    left: ['No more than 3 loans'],
    privates: ['Loan'],
  },
  {
    title: 'Glossary',
    text: 'Glossary terms with definition, synonyms and a link to the source. Cache lists for 15 minutes.',
    entities: ['Glossary Term: definition=editor, synonyms textarea*, link url'],
    does: ['cache'],
  },
];

export const laterDescriptions: readonly Description[] = [
  {
    title: 'Climbing Gym',
    text: 'Routes have a grade, a colour, a sector, a setter and a date when they were set. Climbers log ascents with a date, number of attempts and a comment. Show the newest routes in a grid.',
    entities: [
      'Route: grade text, colour color, sector text, setter text, date date',
      'Ascent: date date, number_of_attempts integer, comment textarea',
    ],
    does: ['list_shortcode'],
  },
  {
    title: 'Bookings',
    text: 'As a guest, I want to reserve a table with date, time and number of people. As a waiter I want to see all reservations of today. As an admin I want to export reservations as CSV.',
    entities: ['Reservation: date date, time time, number_of_people integer, name=title, email email!'],
    does: ['public_form', 'csv_export'],
    roles: ['Waiter'],
    privates: ['Reservation'],
  },
  {
    title: 'Seed Bank',
    text: 'seeds: variety, sowing month, days to germination, plant height in cm, edible (y/n), photo',
    entities: [
      'Seed: variety text, sowing_month text, days_to_germination integer, plant_height number, edible boolean, photo=thumbnail',
    ],
  },
  {
    title: 'Disable Comments',
    text: 'Turn off comments everywhere and hide the comment menu in the admin.',
    entities: [],
    left: ['Turn off comments everywhere'],
  },
  {
    title: 'Smart Cookie',
    text: 'Shows a cookie banner to visitors from the EU.',
    entities: [],
    left: ['Shows a cookie banner'],
  },
  {
    title: 'Image Optimizer',
    text: 'Compress images on upload and convert them to WebP.',
    entities: [],
    left: ['Compress images on up'],
  },
  {
    title: 'Trash Day',
    text: 'Empty the trash and delete auto drafts once a week.',
    entities: [],
    does: ['site_cleanup'],
  },
  {
    title: 'Ferme',
    text: 'Une extension pour gérer des recettes avec ingrédients, temps de cuisson, photo et difficulté',
    entities: ['Recette: ingredients textarea, temps_de_cuisson duration, photo=thumbnail, difficulte text'],
  },
  {
    title: 'Kurse',
    text: 'Kurse mit Titel, Beschreibung, Startdatum, Preis und Anzahl Plätze.',
    entities: ['Kurs: titel=title, beschreibung=editor, startdatum date, preis money, anzahl_platze integer'],
  },
  {
    title: 'Union Office',
    text: 'We represent workers. Keep a list of members (first name, last name, employer, joined on, phone, email) and of their cases (subject, opened on, status: open, pending, closed).',
    entities: [
      'Member: first_name text, last_name text, employer text, joined_on date, phone phone, email email',
      'Case: subject=title, opened_on date, status choice[Open|Pending|Closed]',
    ],
    privates: ['Member', 'Case'],
    left: ['We represent workers'],
  },
  {
    title: 'Museum',
    text: 'Our museum shows exhibits from three centuries. For each exhibit store the artist, the year, the material, the room, the inventory number and several photos.',
    entities: ['Exhibit: artist text, year integer, material text, room text, inventory_number text, photos gallery'],
    left: ['Our museum shows exhibits'],
  },
  {
    title: 'Yoga Studio',
    text: '# Yoga Studio\n\nClasses have:\n\n* Teacher\n* Level (beginner, intermediate, advanced)\n* Weekday\n* Start time\n* Room\n* Max participants\n\nStudents can book a class. They get a confirmation by email. Remind them 2 hours before the class starts.',
    entities: [
      'Class: teacher text, level choice[Beginner|Intermediate|Advanced], weekday choice[Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday], start_time time, room text, max_participants integer',
      'Booking: name=title, email email!, class relation!',
    ],
    does: ['public_form', 'email_on_create'],
    left: ['Remind them 2 hours b'],
    privates: ['Booking'],
  },
  {
    title: 'Car Pool',
    text: 'Colleagues offer rides: from, to, departure date, departure time, free seats, contact phone. Other colleagues can book a seat. Rides in the past are deleted automatically.',
    entities: [
      'Ride: from text, to text, departure_date date, departure_time time, free_seats integer, contact_phone phone',
      'Booking: name=title, email email!, ride relation!',
    ],
    does: ['public_form', 'scheduled_cleanup'],
  },
  {
    title: 'Press Room',
    text: 'Give journalists everything they need! Press releases come with a headline, a date, a PDF and a contact person. They are listed on the press page, newest first.',
    entities: ['Press Release: headline=title, date date, pdf file, contact_person text'],
    does: ['list_shortcode'],
    left: ['Give journalists everything'],
  },
  {
    title: 'Equipment',
    text: 'inventroy of lab equipment - name, serial number, location, purchase date, last calibration, next calibration, responsible person. mail the responsible person 14 days before next calibration',
    entities: [
      'Lab Equipment: name=title, serial_number text, location location, purchase_date date, last_calibration date, next_calibration date, responsible_person text',
    ],
    does: ['reminder_before_date'],
  },
  {
    title: 'Film Club',
    text: 'Members vote for movies. A movie has a title, a director, a year, a poster and a trailer link. Each member can vote once. Show the movies with the most votes in a block.',
    entities: [
      'Movie: title=title, director text, year integer, poster=thumbnail, trailer_link url',
      'Vote: movie relation!, name=title, email email!',
    ],
    does: ['public_form', 'list_block', 'unique_entry'],
  },
  {
    title: 'Repair Café',
    text: 'Visitors register broken devices with device type, brand, fault description and photo; volunteers take over a device and set its status to in repair, repaired or scrapped.',
    entities: ['Broken Device: device_type text, brand text, fault_description textarea, photo=thumbnail'],
    does: ['public_form'],
    left: ['volunteers take over a'],
  },
  {
    title: 'Price Tables',
    text: 'Pricing plans with price, billing period (monthly, yearly), list of features, button text, button link and a highlighted flag. Display three plans side by side with a shortcode.',
    entities: [
      'Pricing Plan: price money, billing_period choice[Monthly|Yearly], features textarea*, button_text text, button_link url, highlighted boolean',
    ],
    does: ['list_shortcode'],
  },
  {
    title: 'Observatory',
    text: 'Observations: object, constellation, telescope, magnification, seeing (1 to 5), sketch, start and end time. Import old observations from CSV and expose everything as JSON.',
    entities: [
      'Observation: object text, constellation text, telescope text, magnification text, seeing integer, sketch image, start_time time, end_time time',
    ],
    does: ['csv_import', 'rest_endpoint'],
  },
  {
    title: 'Tenants',
    text: 'Tenants submit repair requests with an apartment number, a description, photos and an urgency of low, medium or high. The janitor is notified by email and marks them as done.',
    entities: [
      'Repair Request: apartment_number text, description=editor, photos gallery, urgency choice[Low|Medium|High], email email!',
    ],
    does: ['public_form', 'email_on_create'],
    privates: ['Repair Request'],
  },
  {
    title: 'Snippets',
    text: 'Store code snippets: language, code, tags, description, shortcut. Search by language.',
    entities: ['Code Snippet: language text, code text, description=editor, shortcut text; tag'],
    does: ['search_filter'],
  },
  {
    title: 'Parish Council',
    text: 'Minutes of meetings (date, chair, attendees, agenda, resolutions, document) visible only to members.',
    entities: [
      'Meeting: date date, chair text, attendees textarea*, agenda textarea, resolutions textarea*, document file',
    ],
    left: ['visible only to members'],
  },
  {
    title: 'Brewery',
    text: 'A beer belongs to a style and has an alcohol content in percent, bitterness (IBU), hops, malt, a label image and a season. Beers that are sold out get a badge.',
    entities: [
      'Beer: alcohol_content number, bitterness number, hops textarea*, malt text, label_image image, season text, style relation',
      'Style:',
    ],
    left: ['Beers that are sold out'],
  },
  {
    title: 'Emergency Plan',
    text: 'Duty rosters for the fire brigade with shift date, shift type (day, night), commander and crew. Remind the crew one day before the shift date and log every change.',
    entities: ['Duty: shift_date date, shift_type choice[Day|Night], commander text, crew text'],
    does: ['reminder_before_date', 'log_to_table'],
  },
  {
    title: 'Gift Registry',
    text: 'Couples create gift lists. Every gift has a name, a shop link, a price, a priority and a picture. Guests reserve gifts without an account.',
    entities: [
      'Gift: name=title, shop_link url, price money, priority choice[Low|Normal|High], picture=thumbnail',
      'Reservation: gift relation!, name=title, email email!',
    ],
    does: ['public_form'],
  },
];

export const thirdDescriptions: readonly Description[] = [
  {
    title: 'Skate Parks',
    text: 'A map of skate parks with address, surface (concrete, wood, asphalt), opening year, lights yes/no and photos. Skaters can suggest new parks.',
    entities: [
      'Skate Park: address location, surface choice[Concrete|Wood|Asphalt], opening_year integer, lights boolean, photos gallery',
    ],
    does: ['public_form'],
  },
  {
    title: 'Thesis Archive',
    text: 'Students upload their thesis with title, abstract, supervisor, year and PDF file. Professors approve each thesis before it appears on the site.',
    entities: ['Thesis: title=title, abstract=excerpt, supervisor text, year integer, pdf_file file'],
    does: ['public_form', 'approval'],
    roles: ['Professor'],
  },
  {
    title: 'Laundry Plan',
    text: 'Residents of our building book the washing machine: date, time slot, machine number. Nobody can book more than two slots a week.',
    entities: ['Booking: date date, time_slot text, machine_number text, name=title, email email!'],
    does: ['public_form'],
    left: ['Nobody can book more'],
    privates: ['Booking'],
  },
  {
    title: 'Hide My WP',
    text: 'Hides the WordPress version number and removes the generator meta tag.',
    entities: [],
    left: ['Hides the WordPress version'],
  },
  {
    title: 'Auto Login',
    text: 'Log users out after 30 minutes of inactivity.',
    entities: [],
    left: ['Log users out after 30 minutes'],
  },
  {
    title: 'Revision Control',
    text: 'Delete post revisions older than 90 days every month.',
    entities: [],
    does: ['site_cleanup'],
  },
  {
    title: 'Plant Care',
    text: 'plants - latin name, light needs (low/medium/high), watering interval in days, last watered, repotting due, photo',
    entities: [
      'Plant: latin_name text, light_needs choice[Low|Medium|High], watering_interval duration, last_watered date, repotting_due date, photo=thumbnail',
    ],
  },
  {
    title: 'Choir Library',
    text: 'A library of scores. Each score has a composer, an arranger, voicing (SATB, SSA, TTBB), language, number of copies and a PDF. Members can borrow scores and have to return them after 30 days.',
    entities: [
      'Score: composer text, arranger text, voicing choice[SATB|SSA|TTBB], language text, number_of_copies integer, pdf file',
      'Loan: score relation!, name=title, email email!',
    ],
    does: ['public_form'],
    left: ['have to return them after'],
  },
  {
    title: 'Bus Trips',
    text: '## Trips\n\n- Destination\n- Departure (date and time)\n- Return (date and time)\n- Price per person\n- Seats\n\n## What visitors can do\n\n- Book a trip\n- See upcoming trips in a table',
    entities: [
      'Trip: destination text, departure datetime, return datetime, price_per_person money, seats integer',
      'Booking: name=title, email email!, trip relation!',
    ],
    does: ['public_form', 'list_shortcode'],
  },
  {
    title: 'Boards',
    text: 'As a landlord I want to list apartments with rent, size in m², number of rooms, floor and availability date. As a tenant I want to send an inquiry about an apartment.',
    entities: [
      'Apartment: rent money, size number, number_of_rooms integer, floor text, availability_date date',
      'Inquiry: apartment relation!, name=title, message=editor, email email!',
    ],
    does: ['public_form'],
  },
  {
    title: 'Vinos',
    text: 'Catálogo de vinos con añada, bodega, región, precio y una foto.',
    entities: ['Vino: anada text, bodega text, region text, precio money, foto=thumbnail'],
  },
  {
    title: 'Team',
    text: 'Show our team with photo, job title, short bio and social links in a grid.',
    entities: ['Team Member: photo=thumbnail, job_title text, short_bio textarea, social_links url*'],
    does: ['list_shortcode'],
  },
  {
    title: 'Incidents',
    text: 'Security staff log incidents with time, place, type (theft, vandalism, injury), description and photos; the head of security gets a weekly summary by email.',
    entities: [
      'Incident: time time, place text, type choice[Theft|Vandalism|Injury], description=editor, photos gallery',
    ],
    does: ['scheduled_digest'],
    roles: ['Security Staff'],
  },
  {
    title: 'Sponsors',
    text: 'Sponsor logos with link and level (gold, silver, bronze) in a carousel block.',
    entities: ['Sponsor Logo: link url, level choice[Gold|Silver|Bronze]'],
    does: ['list_block'],
  },
  {
    title: 'Wedding',
    text: 'Guests answer the invitation: coming yes/no, number of guests, menu (meat, fish, vegetarian), allergies, message to the couple.',
    entities: [
      'Answer: coming boolean, number_of_guests integer, menu choice[Meat|Fish|Vegetarian], allergies textarea, message textarea, name=title, email email!',
    ],
    does: ['public_form'],
  },
  {
    title: 'Price Alerts',
    text: 'Track the prices of products from other shops.',
    entities: [],
    left: ['Track the prices of products'],
  },
  {
    title: 'Local Library',
    text: 'Books, authors and publishers. A book has an ISBN, a title, a publication date and belongs to an author and a publisher.',
    entities: [
      'Book: isbn text, title=title, publication_date date, author relation, publisher relation',
      'Author:',
      'Publisher:',
    ],
  },
  {
    title: 'Greenhouse',
    text: 'Sensors report temperature, humidity and a timestamp to a REST endpoint. Old readings are purged after 7 days.',
    entities: [],
    left: ['Sensors report temperature', 'Old readings are purged'],
  },
  {
    title: 'Sports Results',
    text: 'Matches: home team, away team, date, kick-off, score, competition. Show the last five matches in a widget and the next match in the sidebar.',
    entities: ['Match: home_team text, away_team text, date date, kick_off time, score integer, competition text'],
    does: ['list_block'],
  },
  {
    title: 'Newsletter',
    text: 'Visitors subscribe with their email address, first name and interests (news, offers, events). Subscribers can be exported to CSV.',
    entities: ['Subscription: email_address email, first_name text, interests choice*[News|Offers|Events]'],
    does: ['public_form', 'csv_export'],
    privates: ['Subscription'],
  },
];
