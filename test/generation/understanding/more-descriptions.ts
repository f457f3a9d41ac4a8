import type { Description } from './descriptions.ts';

/** Written after the reader was made for the first table, and before it had seen these. */
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
    entities: ['Product Review: rating rating, pros textarea*, cons textarea*, title=title, email email!'],
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
    does: ['public_form', 'sum_total'],
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
    ],
    does: ['list_shortcode'],
    left: ['Users can rate each place'],
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
    entities: ['Item:'],
    does: ['list_block'],
    settings: ['days text', 'hours number', 'time_zone text'],
  },
  {
    title: 'Cheese',
    text: 'Cheeses, each of which has a milk type (cow, goat, sheep), an origin country, a fat content in percent, an age in months and tasting notes. Allow comments. Visitors can search and filter by milk type.',
    entities: [
      'Cheese: milk_type choice[Cow|Goat|Sheep], origin_country text, fat_content number, age integer, tasting_notes textarea',
    ],
    does: ['search_filter'],
  },
];
