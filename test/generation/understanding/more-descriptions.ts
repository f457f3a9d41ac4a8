// A table of cases: as long as there are cases.
import type { Description } from './descriptions.ts';

/** Written after the reader was made for the first table, in three rounds, each before the reader had seen it. */
export const moreDescriptions: readonly Description[] = [
  {
    title: 'Yoga Studio',
    text: 'Yoga workshops with instructor, date, start time, price and maximum participants. Visitors can book a workshop. Send a confirmation email to the customer when a booking is created.',
    entities: [
      'Yoga Workshop: instructor text, date date, start_time time, price money, maximum_participants integer',
      'Booking: name=title, email email!, yoga_workshop relation!',
    ],
    does: ['public_form', 'email_on_create'],
  },
  {
    title: 'Team Showcase',
    text: 'Team members with name, job title, photo, bio, LinkedIn URL and email address. Display them in a grid with a shortcode.',
    entities: [
      'Team Member: name=title, job_title text, photo=thumbnail, bio textarea, linkedin_url url, email_address email',
    ],
    does: ['list_shortcode'],
  },
  {
    title: 'Product Reviews',
    text: 'Let customers submit product reviews with a rating from 1 to 5, pros, cons and a title. Reviews are moderated before publishing. Display the average rating.',
    entities: ['Product Review: rating rating, pros textarea*, cons textarea*, title=title'],
    does: ['public_form', 'approval', 'rating_average'],
  },
  {
    title: 'Library Loans',
    text: 'A library system. Books have an ISBN, an author, a publisher, a page count and a language. Each book belongs to a shelf. Shelves have a code and a floor number. Remind the borrower 3 days before the due date.',
    entities: [
      'Book: isbn text, author text, publisher text, page_count integer, language text, shelf relation',
      'Shelf: code text, floor_number integer',
    ],
    left: ['Remind the borrower 3'],
  },
  {
    title: 'Job Portal',
    text: 'Employers post jobs with salary, location, employment type (full-time, part-time, contract) and application deadline. Jobs expire after the application deadline. Candidates can apply for a job. Jobs are categorized by industry and tagged with skills.',
    entities: [
      'Job: salary money, location location, employment_type choice[Full-time|Part-time|Contract], application_deadline date; industry, skill',
      'Application: name=title, email email!, job relation!',
    ],
    does: ['expire_after_date', 'public_form'],
    roles: ['Employer'],
  },
  {
    title: 'Beehive Log',
    text: 'Keep track of beehives. For each hive record the location, the queen colour, the number of frames, the last inspection date and notes. Export hives to CSV.',
    entities: [
      'Beehive: location location, queen_colour color, number_of_frames integer, last_inspection_date date, notes textarea',
    ],
    does: ['csv_export'],
  },
  {
    title: 'Allotment',
    text: 'garden plots',
    entities: ['Garden Plot:'],
  },
  {
    title: 'Choir',
    text: 'Manage rehearsals (date, start time, venue) and songs (composer, voice parts, sheet music PDF, duration in minutes).',
    entities: [
      'Rehearsal: date date, start_time time, venue text',
      'Song: composer text, voice_parts textarea*, sheet_music_pdf file, duration duration',
    ],
  },
  {
    title: 'Parking',
    text: 'Parking permits with license plate, vehicle color, valid from, valid until and a permit type which is either resident or visitor. Permits are deleted 30 days after valid until. Only security officers may edit permits.',
    entities: [
      'Parking Permit: license_plate text, vehicle_color color, valid_from date, valid_until date, permit_type choice[Resident|Visitor]',
    ],
    does: ['scheduled_cleanup'],
    roles: ['Security Officer'],
  },
  {
    title: 'Fundraiser',
    text: 'Campaigns have a goal amount, an end date, a story and a cover image. Supporters can donate to a campaign with an amount and an optional comment. Show a progress bar of the total.',
    entities: [
      'Campaign: goal_amount money, end_date date, story=editor, cover_image=thumbnail',
      'Donation: amount money, comment textarea, campaign relation!, name=title, email email!',
    ],
    does: ['public_form', 'parent_figure'],
  },
  {
    title: 'Dental Practice',
    text: 'Treatments: duration in minutes, price, description, needs anaesthesia (yes/no). Dentists: specialty, phone, working hours, photo.',
    entities: [
      'Treatment: duration duration, price money, description=editor, needs_anaesthesia boolean',
      'Dentist: specialty text, phone phone, working_hours textarea, photo=thumbnail',
    ],
  },
  {
    title: 'Changelog',
    text: 'Release notes with version number, release date, type (feature, bugfix, security) and a list of changes. Show the latest 5 releases in a sidebar widget.',
    entities: [
      'Release Note: version_number text, release_date date, type choice[Feature|Bugfix|Security], changes textarea*',
    ],
    does: ['list_block'],
  },
  {
    title: 'Camp Site',
    text: 'We rent out camping pitches. A pitch has a number, a size in m², electricity (yes/no), a nightly rate and a picture. Guests can reserve a pitch with arrival date, departure date and number of adults.',
    entities: [
      'Camping Pitch: number integer, size number, electricity boolean, nightly_rate money, picture=thumbnail',
      'Reservation: arrival_date date, departure_date date, number_of_adults integer, camping_pitch relation!, name=title, email email!',
    ],
    does: ['public_form'],
  },
  {
    title: 'Feedback Box',
    text: 'A suggestion form where visitors leave a subject, a message and their email. Administrators are emailed for every new suggestion.',
    entities: ['Suggestion: subject=title, message textarea, email email'],
    does: ['public_form', 'email_on_create'],
  },
  {
    title: 'Train Spotting',
    text: 'Locomotives\n===========\n\nEach locomotive should store:\n\n1. Class number\n2. Builder\n3. Year built\n4. Maximum speed in km/h\n5. Livery (green, red, blue)\n6. Preserved? (yes/no)\n\nThe plugin should expose a REST endpoint and log all imports.',
    entities: [
      'Locomotive: class_number text, builder text, year_built integer, maximum_speed number, livery choice[Green|Red|Blue], preserved boolean',
    ],
    does: ['rest_endpoint', 'log_to_table'],
  },
  {
    title: 'City Guide',
    text: 'Points of interest with opening hours, entrance fee, wheelchair accessible, GPS coordinates and a photo gallery, grouped into districts. Show them on a map. Users can rate each place.',
    entities: [
      'Point of Interest: opening_hours textarea, entrance_fee money, wheelchair_accessible boolean, gps_coordinates location, photo_gallery gallery; district',
      'Rating: name=title, rating rating!, point_of_interest relation!',
    ],
    does: ['list_shortcode', 'public_form'],
  },
  {
    title: 'Contracts',
    text: 'Track contracts: counterparty, value, start date, renewal date, status (draft, active, terminated), signed document. Email the legal manager 60 days before the renewal date. Send a monthly report of contracts to the admin.',
    entities: [
      'Contract: counterparty text, value money, start_date date, renewal_date date, status choice[Draft|Active|Terminated], signed_document file',
    ],
    does: ['reminder_before_date', 'scheduled_digest'],
    roles: ['Legal Manager'],
  },
  {
    title: 'Quiz Time',
    text: 'Quizzes contain questions. A question has four answers, a correct answer and points. Quizzes have a time limit in minutes and a passing score in percent.',
    entities: [
      'Quiz: time_limit duration, passing_score integer',
      'Question: answers textarea*, correct_answer text, points integer, quiz relation',
    ],
  },
  {
    title: 'Shop Opening Hours',
    text: 'Show the opening hours in a block. The days, the hours and the time zone can be configured in the settings.',
    entities: [],
    left: ['Show the opening hours in a block'],
    settings: ['days textarea*', 'hours number', 'time_zone text'],
  },
  {
    title: 'Cheese',
    text: 'Cheeses, each of which has a milk type (cow, goat, sheep), an origin country, a fat content in percent, an age in months and tasting notes. Allow comments. Visitors can search and filter by milk type.',
    entities: [
      'Cheese: milk_type choice[Cow|Goat|Sheep], origin_country text, fat_content number, age integer, tasting_notes textarea',
    ],
    does: ['search_filter'],
  },

  {
    title: 'Vet',
    text: 'manage animals, owners and visits. an animal has name, species, breed, birthday and belongs to an owner. visits have date, diagnosis, treatment and cost. send reminder email to owner one week before next visit.',
    entities: [
      'Animal: name=title, species text, breed text, birthday date, owner relation',
      'Owner:',
      'Visit: date date, diagnosis textarea, treatment textarea, cost money',
    ],
    does: ['reminder_before_date'],
  },
  {
    title: 'Simple Events',
    text: 'I need a plugin for events. Each event should have: a start date, an end date, a location, an organizer and a ticket price. Visitors should be able to register for an event. There should be a shortcode to list all upcoming events.',
    entities: [
      'Event: start_date date, end_date date, location location, organizer text, ticket_price money',
      'Registration: name=title, email email!, event relation!',
    ],
    does: ['public_form', 'list_shortcode'],
  },
  {
    title: 'Partners',
    text: 'partners with a link, in a carousel',
    entities: ['Partner: link url'],
    does: ['list_shortcode'],
  },
  {
    title: 'Recipes',
    text: '# Recipes\n\nA recipe has:\n- Servings\n- Prep time (minutes)\n- Cook time (minutes)\n- Ingredients\n- Cuisine (taxonomy)\n- Nutrition facts\n\n## Features\n- Shortcode to show the latest recipes\n- REST API\n- CSV import\n- Visitors can rate recipes',
    entities: [
      'Recipe: servings integer, prep_time duration, cook_time duration, ingredients textarea, nutrition_facts textarea*; cuisine',
      'Rating: name=title, rating rating!, recipe relation!',
    ],
    does: ['list_shortcode', 'rest_endpoint', 'csv_import', 'public_form'],
  },
  {
    title: 'Tasks',
    text: 'To-do tasks. Every task has a due date, a priority and an assignee. Overdue tasks are emailed to managers every morning. Completed tasks are deleted after 30 days.',
    entities: ['To-do Task: due_date date, priority choice[Low|Normal|High], assignee text'],
    does: ['scheduled_digest', 'scheduled_cleanup'],
    roles: ['Manager'],
  },
  {
    title: 'Travel Agency',
    text: 'Destinations with country, climate, best travel season, currency and a gallery. Hotels belong to a destination and have stars, price per night, address, amenities (pool, spa, gym) and a booking link.',
    entities: [
      'Destination: country text, climate text, best_travel_season text, currency text, gallery gallery',
      'Hotel: destination relation, stars rating, price_per_night money, address location, amenities choice*[Pool|Spa|Gym], booking_link url',
    ],
  },
  {
    title: 'Alumni',
    text: 'Alumni directory: graduation year, degree, current employer, city, LinkedIn profile, willing to mentor (yes/no). Only logged-in users can see it.',
    entities: [
      'Alumnus: graduation_year integer, degree text, current_employer text, city text, linkedin_profile url, willing_to_mentor boolean',
    ],
    left: ['Only logged-in users'],
  },
  {
    title: 'Newspaper',
    text: 'Classified ads: users submit ads with title, description, price, category and photos via a front-end form. Ads need to be approved. Ads expire after 30 days.',
    entities: ['Classified Ad: title=title, description=editor, price money, photos gallery; category'],
    does: ['public_form', 'approval', 'expire_after_date'],
  },
  {
    title: 'Fleet',
    text: 'Fleet management: vehicles (license plate, model, mileage, next inspection date), drivers (name, phone, license number) and trips (start time, end time, distance in km).',
    entities: [
      'Vehicle: license_plate text, model text, mileage integer, next_inspection_date date',
      'Driver: name=title, phone phone, license_number text',
      'Trip: start_time time, end_time time, distance number',
    ],
  },
  {
    title: 'Awards',
    text: 'Award nominations with nominee, category, reason and supporting document. Judges score nominations from 1 to 10. Show the winners on the homepage.',
    entities: ['Award Nomination: nominee text, reason textarea, supporting_document file; category'],
    roles: ['Judge'],
    does: ['list_shortcode'],
  },

  {
    title: 'Boat Club',
    text: 'Our sailing club wants to keep a register of boats. A boat has a name, a sail number, a class, a length in feet and an owner. Owners can reserve a mooring. The harbour master should be notified by email of every reservation.',
    entities: [
      'Boat: name=title, sail_number text, class text, length number, owner text',
      'Reservation: name=title, email email!, boat relation!',
    ],
    does: ['public_form', 'email_on_create'],
    roles: ['Harbour Master'],
  },
  {
    title: 'Kindergarten',
    text: 'Children: first name, last name, date of birth, allergies, group (sunflowers, butterflies, bears), parent phone, parent email, picture permission (yes/no).',
    entities: [
      'Child: first_name text, last_name text, date_of_birth date, allergies textarea, group choice[Sunflowers|Butterflies|Bears], parent_phone phone, parent_email email, picture_permission boolean',
    ],
  },
  {
    title: 'Escape Rooms',
    text: 'Escape rooms with theme, difficulty (1-5), team size, price per team and a teaser image. Customers can book a room online. Admin gets notified. Bookings can be exported to CSV.',
    entities: [
      'Escape Room: theme text, difficulty integer, team_size text, price_per_team money, teaser_image=thumbnail',
      'Booking: name=title, email email!, escape_room relation!',
    ],
    does: ['public_form', 'email_on_create', 'csv_export'],
  },
  {
    title: 'Research Group',
    text: 'Publications (authors, journal, year, DOI, PDF, abstract) and projects (funding agency, budget, start date, end date, website). Publications can be filtered by year.',
    entities: [
      'Publication: authors textarea*, journal text, year integer, doi text, pdf file, abstract=excerpt',
      'Project: funding_agency text, budget money, start_date date, end_date date, website url',
    ],
    does: ['search_filter'],
  },
  {
    title: 'Vinyl Shop',
    text: 'A catalogue of vinyl records including artist, label, release year, condition (mint, near mint, good), format and price. Records that are sold should be hidden automatically.',
    entities: [
      'Vinyl Record: artist text, label text, release_year integer, condition choice[Mint|Near mint|Good], format text, price money',
    ],
    left: ['Records that are sold'],
  },
  {
    title: 'Timesheets',
    text: 'Employees log working time. Each time entry has an employee, a project, a date, a start time, an end time and a description. Supervisors approve the entries. A weekly digest is emailed to the supervisors.',
    entities: [
      'Time Entry: employee text, project text, date date, start_time time, end_time time, description=editor',
    ],
    does: ['approval', 'scheduled_digest'],
    roles: ['Supervisor'],
    left: ['Employees log working time'],
  },
  {
    title: 'Street Food',
    text: 'food trucks with cuisine, location, opening hours, instagram link, and average price. list them on a map. people can leave reviews with stars.',
    entities: [
      'Food Truck: location location, opening_hours textarea, instagram_link url, average_price money; cuisine',
      'Review: stars rating, food_truck relation!, name=title',
    ],
    does: ['list_shortcode', 'public_form'],
  },
  {
    title: 'Software Licences',
    text: 'Keep a record of software licences: vendor, license key, number of seats, purchase date, renewal date, cost per year. Notify the IT manager 30 days before the renewal date.',
    entities: [
      'Software Licence: vendor text, license_key text, number_of_seats integer, purchase_date date, renewal_date date, cost_per_year money',
    ],
    does: ['reminder_before_date'],
    roles: ['IT Manager'],
  },
  { title: 'Poetry', text: 'poems', entities: ['Poem:'] },
  {
    title: 'Bakery',
    text: 'Cakes must have a name, a price and at least one photo. Optional: allergens, weight in grams. Customers can order cakes with a pickup date and a message on the cake. Orders have a status: new, baking, ready, collected. When the status changes, email the customer.',
    entities: [
      'Cake: name=title, price money!, photo=thumbnail, allergens textarea*, weight number',
      'Order: pickup_date date, message_on_cake textarea, status choice[New|Baking|Ready|Collected], cake relation!, name=title, email email!',
    ],
    does: ['public_form', 'email_on_status'],
  },
  {
    title: 'Happenings',
    text: 'A plugin for managing events with custom fields for date, location, and organizer',
    entities: ['Event: date date, location location, organizer text'],
  },
  {
    title: 'Works',
    text: 'A plugin to manage portfolio items with custom fields and REST API',
    entities: ['Portfolio Item:'],
    does: ['rest_endpoint'],
  },
  {
    title: 'Salon',
    text: 'A booking system for a hair salon. Clients choose a service, a stylist and a time slot.',
    entities: ['Booking:'],
    left: ['Clients choose a service'],
  },
  {
    title: 'Contact',
    text: 'A simple contact form that stores messages',
    entities: ['Message: name=title, message=editor, email email!'],
    does: ['public_form'],
  },
];
