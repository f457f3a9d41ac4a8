// A table of cases: as long as there are cases.
/**
 * Descriptions as users write them, and what a careful reader makes of each.
 *
 * `entities`: `Singular: key type, key type[choice|choice]; taxonomy, taxonomy`. A type with `*` holds several values, with
 * `!` is required; `=title`, `=editor`, `=thumbnail`, `=excerpt` is WordPress' own place for it.
 * `does`: kinds of behaviour. `left`: beginnings of the clauses that nothing can be made of.
 */
export interface Description {
  readonly title: string;
  readonly text: string;
  readonly entities: readonly string[];
  readonly does?: readonly string[];
  readonly roles?: readonly string[];
  readonly settings?: readonly string[];
  readonly left?: readonly string[];
  /** The content types that are not for visitors; not looked at when absent. */
  readonly privates?: readonly string[];
}

export const descriptions: readonly Description[] = [
  {
    title: 'Event Manager',
    text: 'Manage events with date, venue and price. Organizers get an email when someone books. Show upcoming events with a shortcode and delete past ones every night.',
    entities: ['Event: date date, venue text, price money', 'Booking: name=title, email email!, event relation!'],
    does: ['email_on_create', 'list_shortcode', 'public_form', 'scheduled_cleanup'],
    roles: ['Organizer'],
  },
  {
    title: 'Recipe Box',
    text: 'A recipe plugin with ingredients (list), cooking time in minutes, difficulty (easy, medium, hard).',
    entities: ['Recipe: ingredients textarea*, cooking_time duration, difficulty choice[Easy|Medium|Hard]'],
  },
  {
    title: 'Homes',
    text: 'Real estate listings: price, bedrooms, bathrooms, address, photos',
    entities: [
      'Real Estate Listing: price money, bedrooms integer, bathrooms integer, address location, photos gallery',
    ],
  },
  { title: 'Careers', text: 'job board', entities: ['Job:'] },
  {
    title: 'Voices',
    text: 'Testimonials slider with rating',
    entities: ['Testimonial: rating rating'],
    does: ['list_shortcode'],
  },
  { title: 'Answers', text: 'FAQ with categories', entities: ['FAQ: ; category'] },
  {
    title: 'Reading Room',
    text: 'Library of books: ISBN, author, published year',
    entities: ['Book: isbn text, author text, published_year integer'],
  },
  {
    title: 'Our People',
    text: 'Staff directory with phone and email grouped by department.',
    entities: ['Staff Member: phone phone, email email; department'],
  },
  {
    title: 'Course Hub',
    text: 'Each course has many lessons. A course has a start date, an end date, a level (beginner, intermediate or advanced) and a price. A lesson has a video url and a duration in minutes.',
    entities: [
      'Course: start_date date, end_date date, level choice[Beginner|Intermediate|Advanced], price money',
      'Lesson: course relation, video_url url, duration duration',
    ],
  },
  {
    title: 'FC Sports Club',
    text: 'We need to manage teams and players. Players belong to a team and have a jersey number, a position (goalkeeper, defender, midfielder, forward) and a date of birth. Teams have a coach name and a logo.',
    entities: [
      'Team: coach_name text, logo image',
      'Player: team relation, jersey_number integer, position choice[Goalkeeper|Defender|Midfielder|Forward], date_of_birth date',
    ],
  },
  {
    title: 'Clinic',
    text: 'Patients can book appointments with a doctor. An appointment has a date, a time, a reason and a status (pending, confirmed, cancelled). Send an email to the patient when the appointment is confirmed, and a reminder 24 hours before the appointment date.',
    entities: [
      'Appointment: doctor text, date date, time time, reason textarea, status choice[Pending|Confirmed|Cancelled], email email!',
    ],
    does: ['public_form', 'email_on_status', 'reminder_before_date'],
  },
  {
    title: 'Restaurant Menu',
    text: 'Menu items with price, description, allergens (gluten, nuts, dairy, eggs) and a photo, categorised by course. Vegetarian yes/no.',
    entities: [
      'Menu Item: price money, description=editor, allergens choice*[Gluten|Nuts|Dairy|Eggs], photo=thumbnail, vegetarian boolean; course',
    ],
  },
  {
    title: 'Parish',
    text: 'Publish sermons with the preacher, the scripture passage, an audio file and the date. Sermons are organised by series and tagged with topics.',
    entities: ['Sermon: preacher text, scripture_passage text, audio_file file, date date; series, topic'],
  },
  {
    title: 'Museum Collection',
    text: 'Catalogue of exhibits. Every exhibit must have an inventory number. It also has an artist, a year, a material, dimensions, weight in kg and a picture.',
    entities: [
      'Exhibit: inventory_number text!, artist text, year integer, material text, dimensions text, weight number, picture=thumbnail',
    ],
  },
  {
    title: 'Podcast Studio',
    text: 'Podcast episodes:\n- episode number\n- audio URL\n- duration (minutes)\n- guests\n- transcript\n- explicit (checkbox)',
    entities: [
      'Podcast Episode: episode_number integer, audio_url url, duration duration, guests textarea*, transcript textarea, explicit boolean',
    ],
  },
  {
    title: 'Stockroom',
    text: 'Track inventory items with SKU, quantity, unit price, supplier and reorder level. Email the admin when stock is low. Export the items as CSV and import them too.',
    entities: ['Inventory Item: sku text, quantity integer, unit_price money, supplier text, reorder_level integer'],
    does: ['csv_export', 'csv_import'],
    left: ['Email the admin when stock is low'],
  },
  {
    title: 'Give Well',
    text: 'Accept donations with donor name, donor email, amount and an optional message. Show the total raised. Donors get a thank-you email.',
    entities: ['Donation: donor_name text, donor_email email, amount money, message textarea'],
    does: ['public_form', 'sum_total', 'email_on_create'],
  },
  {
    title: 'Members Only',
    text: 'Members with join date, membership level (bronze, silver or gold), expiry date and a phone number. Remind members 7 days before the expiry date. Hide members after the expiry date.',
    entities: [
      'Member: join_date date, membership_level choice[Bronze|Silver|Gold], expiry_date date, phone_number phone',
    ],
    does: ['reminder_before_date', 'expire_after_date'],
  },
  {
    title: 'Help Desk',
    text: 'Support tickets with subject, priority (low, normal, high, urgent), status either open or closed, and an attachment. Customers submit tickets through a form. Support agents are notified by email when a new ticket is submitted.',
    entities: [
      'Support Ticket: subject=title, priority choice[Low|Normal|High|Urgent], status choice[Open|Closed], attachment file, email email!',
    ],
    does: ['public_form', 'email_on_create'],
    roles: ['Support Agent'],
  },
  {
    title: 'Survey Says',
    text: 'Surveys have a question, a closing date and whether they are anonymous. Visitors can answer a survey. Show results in a table.',
    entities: [
      'Survey: question=title, closing_date date, anonymous boolean',
      'Answer: survey relation!, email email!, name=title',
    ],
    does: ['public_form', 'list_shortcode'],
  },
  {
    title: 'Rent a Bike',
    text: 'Rental bikes with brand, frame size, daily rate, deposit, colour and availability. Visitors can filter the bikes by brand and frame size.',
    entities: [
      'Rental Bike: brand text, frame_size text, daily_rate money, deposit money, colour color, availability boolean',
    ],
    does: ['search_filter'],
  },
  {
    title: 'Our Wedding',
    text: 'Guests RSVP with their name, email, number of companions, meal choice (meat, fish, vegan) and dietary notes. Send a weekly summary to the admin.',
    entities: [
      'RSVP: name=title, email email, number_of_companions integer, meal_choice choice[Meat|Fish|Vegan], dietary_notes textarea',
    ],
    does: ['public_form', 'scheduled_digest'],
  },
  {
    title: 'Green Farm',
    text: 'Farm animals: tag number (required), species, breed, birth date, weight in kg, vaccinated (yes/no), notes. Group animals by barn.',
    entities: [
      'Farm Animal: tag_number text!, species text, breed text, birth_date date, weight number, vaccinated boolean, notes textarea; barn',
    ],
  },
  {
    title: 'Portfolio',
    text: 'Portfolio projects with client, completion date, project URL, gallery and skills as tags. Show them in a grid block.',
    entities: ['Portfolio Project: client text, completion_date date, project_url url, gallery gallery; skill'],
    does: ['list_block'],
  },
  {
    title: 'Car Dealer',
    text: 'Vehicles for sale. Fields: make, model, year, mileage in km, fuel type (petrol, diesel, electric, hybrid), price, VIN, sold.',
    entities: [
      'Vehicle: make text, model text, year integer, mileage integer, fuel_type choice[Petrol|Diesel|Electric|Hybrid], price money, vin text, sold boolean',
    ],
  },
  {
    title: 'Movie Nights',
    text: 'I want to keep a list of movies with director, release date, runtime (minutes), rating from 1 to 10 and trailer link. Movies are categorized by genre.',
    entities: ['Movie: director text, release_date date, runtime duration, rating rating, trailer_link url; genre'],
  },
  {
    title: 'Lost & Found',
    text: 'Visitors submit lost items through a form on the website. Each item has a description, the place where it was found, a photo and a contact email. Items must be approved by an admin before they are published. Delete items older than 90 days.',
    entities: ['Lost Item: description=editor, place text, photo=thumbnail, contact_email email'],
    does: ['public_form', 'approval', 'scheduled_cleanup'],
  },
  {
    title: 'Gym',
    text: 'Fitness classes: trainer, weekday (Monday, Tuesday, Wednesday, Thursday, Friday), start time, duration in minutes, maximum participants. Members can register for a class until it is full.',
    entities: [
      'Fitness Class: trainer text, weekday choice[Monday|Tuesday|Wednesday|Thursday|Friday], start_time time, duration duration, maximum_participants integer',
      'Registration: name=title, email email!, fitness_class relation!',
    ],
    does: ['public_form', 'capacity_limit'],
  },
  {
    title: 'Press Room',
    text: 'press releases',
    entities: ['Press Release:'],
  },
  { title: 'Book Library', text: '', entities: ['Book:'] },
  { title: 'Xyzzy', text: '🎉🎉🎉', entities: [], left: ['🎉🎉🎉'] },
  {
    title: 'Hotel',
    text: 'Rooms have a room number, a price per night, max guests, beds and amenities such as wifi, parking and pool. Each room belongs to a building. Buildings have an address and a number of floors.',
    entities: [
      'Room: room_number text, price_per_night money, max_guests integer, beds integer, amenities choice*[Wifi|Parking|Pool], building relation',
      'Building: address location, number_of_floors integer',
    ],
  },
  {
    title: 'Pet Adoption',
    text: 'List pets for adoption with name, species (dog, cat, rabbit), age in years, gender (male/female), size, photos and whether they are house-trained. People can apply to adopt a pet; the shelter manager gets an email for each application.',
    entities: [
      'Pet: name=title, species choice[Dog|Cat|Rabbit], age integer, gender choice[Male|Female], size text, photos gallery, house_trained boolean',
      'Application: name=title, email email!, pet relation!',
    ],
    does: ['public_form', 'email_on_create'],
    roles: ['Shelter Manager'],
  },
  {
    title: 'Conference',
    text: 'A conference schedule with sessions and speakers. Sessions have a start time, an end time, a room, a track and a speaker. Speakers have a company, a bio, a headshot and a Twitter handle.',
    entities: [
      'Session: start_time time, end_time time, room text, track text, speaker relation',
      'Speaker: company text, bio textarea, headshot=thumbnail, twitter_handle text',
    ],
  },
  {
    title: 'Docs',
    text: 'Knowledge base articles, grouped by topic, with a helpful rating and view counts. Readers can search them.',
    entities: ['Knowledge Base Article: helpful_rating rating; topic'],
    does: ['count_views', 'search_filter'],
  },
  {
    title: 'Coffee Roasts',
    text: 'Coffees: origin, roast level [light | medium | dark], altitude (m), tasting notes, price per kg, in stock?',
    entities: [
      'Coffee: origin text, roast_level choice[Light|Medium|Dark], altitude number, tasting_notes textarea, price_per_kg money, in_stock boolean',
    ],
  },
  {
    title: 'Volunteer Hours',
    text: 'Volunteers log their hours. Store the volunteer, the date, the number of hours and the activity. Managers can approve entries. Provide a monthly report by email.',
    entities: ['Volunteer Hour: volunteer text, date date, number_of_hours number, activity text'],
    does: ['approval', 'scheduled_digest'],
    roles: ['Manager', 'Volunteer'],
  },
  {
    title: 'Trails',
    text: '## Hiking trails\n\n**Fields**\n\n* Length (km)\n* Elevation gain (m)\n* Difficulty: easy, moderate, hard\n* GPX file\n* Starting point (map location)\n* Dogs allowed\n\nShow the trails on a map with a shortcode.',
    entities: [
      'Hiking Trail: length number, elevation_gain number, difficulty choice[Easy|Moderate|Hard], gpx_file file, starting_point location, dogs_allowed boolean',
    ],
    does: ['list_shortcode'],
  },
  {
    title: 'City News API',
    text: 'Expose announcements over the REST API for our mobile app. An announcement has a headline, a body, an urgency level and an expiration date after which it is hidden.',
    entities: ['Announcement: headline=title, body=editor, urgency_level text, expiration_date date'],
    does: ['rest_endpoint', 'expire_after_date'],
  },
  {
    title: 'Wine Cellar',
    text: 'wine: vintage year, grape variety, region, bottle size in ml, alcohol in %, drink before date, rating out of 5',
    entities: [
      'Wine: vintage_year integer, grape_variety text, region text, bottle_size number, alcohol number, drink_before_date date, rating rating',
    ],
  },
  {
    title: 'School Board',
    text: 'Teachers can post homework with a subject, a class, a due date and an attachment. Parents receive an email the day before the due date.',
    entities: ['Homework: subject text, class text, due_date date, attachment file'],
    does: ['reminder_before_date'],
    roles: ['Teacher', 'Parent'],
  },
  {
    title: 'Property Tax',
    text: 'Settings: the currency symbol, the number of items per page and a notification email address can be configured. Manage invoices with invoice number, customer email, total, tax rate in percent, due date and paid (boolean).',
    entities: [
      'Invoice: invoice_number text, customer_email email, total money, tax_rate number, due_date date, paid boolean',
    ],
    settings: ['currency_symbol text', 'number_of_items_per_page integer', 'notification_email_address email'],
  },
  {
    title: 'Art Gallery',
    text: 'Artworks by artists. Each artwork has a year, a technique, a size and a price. An artist has many artworks. Artists have a website and a biography.',
    entities: [
      'Artwork: year integer, technique text, size text, price money, artist relation',
      'Artist: website url, biography textarea',
    ],
  },
  {
    title: 'Bug Tracker',
    text: 'Developers track bugs. A bug has a severity (minor, major, critical), steps to reproduce, a screenshot, an assignee and a resolved flag. When a bug is resolved, the reporter is notified by email. Keep a log of every change in a custom table.',
    entities: [
      'Bug: severity choice[Minor|Major|Critical], steps_to_reproduce textarea, screenshot image, assignee text, resolved boolean',
    ],
    does: ['email_on_status', 'log_to_table'],
    roles: ['Developer'],
  },
  {
    title: 'Plants',
    text: 'Create a plant encyclopedia. Plants have a latin name, a height in cm, sun needs (full sun, half shade, shade), watering interval in days, toxic (yes/no) and flower color.',
    entities: [
      'Plant: latin_name text, height number, sun_needs choice[Full sun|Half shade|Shade], watering_interval duration, toxic boolean, flower_color color',
    ],
  },
  {
    title: 'Quotes',
    text: 'A widget that shows a random quote. Quotes have a text, an author and a source URL.',
    entities: ['Quote: text=editor, author text, source_url url'],
    does: ['list_block'],
  },
  {
    title: 'Store Finder',
    text: 'Store locator. Stores have address, phone, opening hours, email, website and map coordinates. Filter by city. Cache the results for 10 minutes.',
    entities: [
      'Store: address location, phone phone, opening_hours textarea, email email, website url, map_coordinates location; city',
    ],
    does: ['search_filter', 'cache'],
  },
  {
    title: 'Charity Auction',
    text: 'Auction lots with starting bid, estimated value, lot number, donor and closing date and time. Bidders place bids with an amount. Notify the admin by email when a bid is placed.',
    entities: [
      'Auction Lot: starting_bid money, estimated_value money, lot_number text, donor text, closing_date_and_time datetime',
      'Bid: amount money, auction_lot relation!, name=title, email email!',
    ],
    does: ['public_form', 'email_on_create'],
  },
  {
    title: 'Language School',
    text: 'Courses, which have a language, a level from A1 to C2, a teacher and a fee. Students enrol in courses. Limit each course to 12 students.',
    entities: [
      'Course: language text, level text, teacher text, fee money',
      'Enrolment: name=title, email email!, course relation!',
    ],
    does: ['public_form', 'capacity_limit'],
  },
  {
    title: 'Case Studies',
    text: 'case studies with client, industry, challenge, solution, results and a PDF download. Show the latest 3 case studies with a shortcode.',
    entities: [
      'Case Study: client text, challenge textarea, solution textarea, results textarea, pdf_download file; industry',
    ],
    does: ['list_shortcode'],
  },
  {
    title: 'Company Glossary',
    text: 'Glossary of terms, each with a definition, synonyms and related terms. Show them as an accordion.',
    entities: ['Term: definition=editor, synonyms textarea*, related_terms relation*'],
    does: ['list_shortcode'],
  },
  {
    title: 'Link Shortener',
    text: 'Short links with a target URL, a click count and an expiry date. Log every click to a database table. Show statistics in a dashboard widget.',
    entities: ['Short Link: target_url url, click_count integer, expiry_date date'],
    does: ['log_to_table', 'dashboard_summary'],
  },
  {
    title: 'Weather Station',
    text: 'Readings from sensors: temperature in °C, humidity (0-100), wind speed in km/h and measured at (date and time). Add a WP-CLI command to import readings from a CSV file.',
    entities: ['Reading: temperature number, humidity number, wind_speed number, measured_at datetime'],
    does: ['cli_command', 'csv_import'],
  },
  {
    title: 'Reviews',
    text: 'Customers can leave reviews of products with a star rating, a headline and the review text. Show the average rating. Reviews need approval.',
    entities: ['Review: star_rating rating, headline=title, review_text=editor, product text'],
    does: ['public_form', 'rating_average', 'approval'],
  },
  {
    title: 'Veranstaltungen',
    text: 'Verwaltung von Veranstaltungen mit Datum, Ort und Preis.',
    entities: ['Veranstaltung: datum date, ort text, preis money'],
  },
  {
    title: 'Meal Planner',
    text: 'Plan meals for the week. A meal has a day, a type (breakfast, lunch, dinner, snack), calories, servings and prep time in minutes. It syncs with my fridge.',
    entities: [
      'Meal: day text, type choice[Breakfast|Lunch|Dinner|Snack], calories integer, servings integer, prep_time duration',
    ],
    left: ['It syncs with my fridge'],
  },
  {
    title: 'Business Directory',
    text: 'A directory of local businesses where owners can submit their listing after logging in. A business has a logo, an address, a phone number, opening hours, social media links and a featured flag. Featured businesses come first.',
    entities: [
      'Business: logo image, address location, phone_number phone, opening_hours textarea, social_media_links url*, featured boolean',
    ],
    does: ['public_form'],
    left: ['Featured businesses come first'],
  },
  {
    title: 'Grants',
    text: 'Grant applications must include an organisation name, a project title, the requested amount (up to 50000), a budget file and a deadline. Only reviewers can edit applications.',
    entities: [
      'Grant Application: organisation_name text!, project_title text!, requested_amount money!, budget_file file!, deadline date!',
    ],
    roles: ['Reviewer'],
  },
  {
    title: 'Chess Club',
    text: 'Store chess matches with white player, black player, result (1-0, 0-1, draw), opening and played on date. List matches in a table sorted by date. Show the columns white player and result in the admin list.',
    entities: [
      'Chess Match: white_player text, black_player text, result choice[1-0|0-1|Draw], opening text, played_on_date date',
    ],
    does: ['list_shortcode', 'admin_columns'],
  },
  {
    title: 'Tours',
    text: 'Tours have a duration in days, a departure date, a price per person, a difficulty and included services. When a customer books a tour, email the tour guide and the customer. Bookings have a number of persons and a payment status (unpaid, paid, refunded).',
    entities: [
      'Tour: duration duration, departure_date date, price_per_person money, difficulty choice[Easy|Medium|Hard], included_services textarea*',
      'Booking: number_of_persons integer, payment_status choice[Unpaid|Paid|Refunded], tour relation!, name=title, email email!',
    ],
    does: ['email_on_create', 'public_form'],
    roles: ['Tour Guide'],
  },
  {
    title: 'Newsletter',
    text: 'People subscribe to the newsletter with their email and first name. Every Monday send a digest of new posts to subscribers.',
    entities: ['Subscription: email email, first_name text'],
    does: ['public_form', 'scheduled_digest'],
  },
  {
    title: 'Band',
    text: 'concerts (date, doors open, city, venue, ticket link, sold out), albums (release date, cover, tracks, spotify link)',
    entities: [
      'Concert: date date, doors_open time, city text, venue text, ticket_link url, sold_out boolean',
      'Album: release_date date, cover=thumbnail, tracks textarea*, spotify_link url',
    ],
  },
  {
    title: 'Equipment Loans',
    text: 'Equipment can be borrowed. Each piece of equipment has a serial number, a purchase date, a condition (new, good, worn) and a location. Loans have a borrower, a borrowed date, a return date and a returned checkbox. Remind the borrower one day before the return date.',
    entities: [
      'Equipment: serial_number text, purchase_date date, condition choice[New|Good|Worn], location location',
      'Loan: equipment relation!, borrower text, borrowed_date date, return_date date, returned boolean',
    ],
    does: ['reminder_before_date'],
  },
  {
    title: 'Notes',
    text: '<script>alert(1)</script> Manage "secret" notes with a body; DROP TABLE wp_posts; -- and a color %s ?>',
    entities: ['Note: body=editor'],
    left: ['DROP TABLE wp_posts', '-- and a color %s ?>'],
  },
];
