// A table of cases: as long as there are cases.
import type { Description } from './descriptions.ts';

/** As owners, agencies and members of clubs write them: with who they are, what they wish for, and lists in passing. */
export const customersDescriptions: readonly Description[] = [
  {
    title: 'Vineyard Tours',
    text: 'Plugin for a winery. Tours have a title, description, duration in minutes, price per person, maximum group size and meeting point. Visitors can filter tours by language.',
    entities: [
      'Tour: description=editor, duration duration, maximum_group_size integer, meeting_point location, price_per_person money, title=title; language',
    ],
    does: ['search_filter'],
  },
  {
    title: 'Choir Library',
    text: '- Pieces: title, composer, arranger, voicing (SATB, SSAA, TTBB), number of copies, PDF of the score\n- Concerts: date, venue, programme (pieces performed)\n- Members only see pieces when logged in',
    entities: [
      'Piece: arranger text, composer text, number_of_copies integer, pdf_of_score file, title=title, voicing choice[SATB|SSAA|TTBB]',
      'Concert: date date, programme textarea, venue text',
    ],
    left: ['Members only see pie'],
  },
  {
    title: 'Hive Log',
    text: "We are a beekeepers' association. Each member keeps several hives. For every hive I need the location, the colour of the queen's mark, the date of the last inspection and notes. An inspection records the date, temperature, varroa count, and whether the queen was seen.",
    entities: [
      'Hive: colour_of_queen_mark color, date_of_last_inspection date, location location, member relation, notes textarea',
      'Member:',
      'Inspection: date date, queen_seen boolean, temperature number, varroa_count integer',
    ],
    privates: ['Member'],
  },
  {
    title: 'Drive Right',
    text: 'Driving school website. Need instructors (photo, bio, languages spoken, car) and lessons which are booked by students: date, start time, length, pickup address, instructor.',
    entities: [
      'Instructor: bio textarea, car text, languages_spoken text, photo=thumbnail',
      'Lesson: date date, instructor relation, length number, pickup_address location, start_time time',
    ],
  },
  {
    title: 'Escape Room Booker',
    text: 'As an escape room owner I want to list my rooms with difficulty (easy, medium, hard), min and max players, price and a cover image so that players can choose one. Players book a room for a date and time slot and leave their name, email and phone number.',
    entities: [
      'Room: cover_image=thumbnail, difficulty choice[Easy|Medium|Hard], max_players integer, min_players integer, price money',
      'Booking: date date, email email, name=title, phone_number phone, room relation!, time_slot text',
    ],
    does: ['public_form'],
    privates: ['Booking'],
  },
  {
    title: 'Pet Patients',
    text: 'Vet clinic records: owners with address and phone; pets belong to an owner and have a species, breed, date of birth, weight and microchip number; vaccinations for each pet with vaccine name, date given and next due date.',
    entities: [
      'Owner: address location, phone phone',
      'Pet: breed text, date_of_birth date, microchip_number text, owner relation, species text, weight number',
      'Vaccination: date_given date, next_due_date date, pet relation, vaccine_name text',
    ],
  },
  {
    title: 'Label Roster',
    text: 'Artists, releases and tracks for a record label. A release has a catalogue number, release date, format (vinyl, CD, digital), cover art and Bandcamp link and belongs to an artist. Tracks have a duration and a position and belong to a release.',
    entities: [
      'Artist:',
      'Release: artist relation, bandcamp_link url, catalogue_number text, cover_art=thumbnail, format choice[Vinyl|CD|Digital], release_date date',
      'Track: duration duration, position text, release relation',
    ],
  },
  {
    title: 'Guesthouse Anna',
    text: 'Manage the rooms of our guesthouse (name, photos, number of beds, price per night, amenities) and show them in a grid with a shortcode. Enquiries should be mailed to the office.',
    entities: ['Room: amenities textarea*, name=title, number_of_beds integer, photos gallery, price_per_night money'],
    does: ['list_shortcode'],
    left: ['Enquiries should be '],
  },
  {
    title: 'Scout Camp Registration',
    text: "Parents register their child for a camp. The form asks for child's name, date of birth, allergies, t-shirt size (S, M, L), emergency contact phone and the parent's e-mail address. Leaders can export all registrations as CSV.",
    entities: [
      'Registration: allergies textarea, child_name text, date_of_birth date, emergency_contact_phone phone, parent_e_mail_address email, t_shirt_size choice[S|M|L]',
    ],
    does: ['csv_export', 'public_form'],
    roles: ['Leader'],
    privates: ['Registration'],
  },
  {
    title: 'Museum Collection',
    text: 'Post type "Object" with inventory no., artist/maker, year made, material, dimensions, acquisition date, provenance; taxonomies Period and Collection; REST API endpoint to list objects.',
    entities: [
      'Object: acquisition_date date, artist_maker text, dimensions text, inventory_no text, material text, provenance textarea, year_made integer; collection, period',
    ],
    does: ['rest_endpoint'],
  },
  {
    title: 'Golden Hour',
    text: 'wedding photographer portfolio - each wedding: couple names, date, venue, gallery, testimonial quote, video url',
    entities: [
      'Wedding: couple_names textarea*, date date, gallery gallery, testimonial_quote textarea, venue text, video_url url',
    ],
  },
  {
    title: 'Chess Club',
    text: 'We want to publish tournament results. A tournament has name, start date, end date, place, number of rounds. Each game has white player, black player, result (1-0, 0-1, ½-½) and a PGN file.',
    entities: [
      'Tournament: end_date date, name=title, number_of_rounds integer, place text, start_date date',
      'Game: black_player text, pgn_file file, result choice[1-0|0-1|½-½], white_player text',
    ],
    left: ['publish tournament r'],
  },
  {
    title: 'Yoga Timetable',
    text: 'Create a class schedule plugin: classes with teacher, weekday, start time, end time, room, level, and capacity. Teachers are a separate post type with photo and bio.',
    entities: [
      'Class: capacity integer, end_time time, level text, room text, start_time time, teacher relation, weekday choice[Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday]',
      'Teacher: bio textarea, photo=thumbnail',
    ],
  },
  {
    title: 'Docket Tracker',
    text: 'For a law firm. Cases with case number, client, opposing party, court, hearing date, status (open, pending, closed) and the responsible lawyer (a WordPress user). Must not be publicly visible.',
    entities: [
      'Case: case_number text, client text, court text, hearing_date date, opposing_party text, responsible_lawyer text, status choice[Open|Pending|Closed]',
    ],
    privates: ['Case'],
  },
  {
    title: 'Cemetery Register',
    text: 'Register of graves: plot number, section, name of deceased, date of birth, date of death, GPS coordinates, photo of the headstone. Visitors search by surname.',
    entities: [
      'Grave: date_of_birth date, date_of_death date, gps_coordinates location, name_of_deceased text, photo_of_headstone image, plot_number text, section text',
    ],
    does: ['search_filter'],
  },
  {
    title: 'Snow School',
    text: 'Courses for skiing and snowboarding. Course: age group, level, start and end date, price incl. lift pass, instructor, meeting place. Would like to show the next five courses on the homepage.',
    entities: [
      'Course: age_group text, end_date date, instructor text, level text, meeting_place text, price money, start_date date',
    ],
    does: ['list_shortcode'],
  },
  {
    title: 'Ink Studio',
    text: 'Tattoo artists with portfolio images, style (blackwork, traditional, realism), Instagram link and years of experience. Clients request an appointment by choosing an artist, preferred date, body part, size in cm and describing the idea.',
    entities: [
      'Tattoo Artist: instagram_link url, portfolio_images gallery, style choice[Blackwork|Traditional|Realism], years_of_experience integer',
      'Appointment: body_part text, email email!, idea textarea, preferred_date date, size number, tattoo_artist relation',
    ],
    does: ['public_form'],
    privates: ['Appointment'],
  },
  {
    title: 'Classic Cars',
    text: 'Vehicles for sale: make, model, year, mileage, engine size, transmission, exterior colour, asking price, VIN, sold yes/no. Make and body style should be filterable.',
    entities: [
      'Vehicle: asking_price money, engine_size text, exterior_colour color, make text, mileage integer, model text, sold boolean, transmission text, vin text, year integer',
    ],
    does: ['search_filter'],
  },
  {
    title: 'Lab Pages',
    text: 'Research group site. Publications (authors, journal, year, DOI, PDF, abstract), people (position, office, email, ORCID), and projects (funder, grant amount, start date, end date, principal investigator).',
    entities: [
      'Publication: abstract=excerpt, authors textarea*, doi text, journal text, pdf file, year integer',
      'Person: email email, office text, orcid text, position text',
      'Project: end_date date, funder text, grant_amount money, principal_investigator text, start_date date',
    ],
  },
  {
    title: 'Roastery',
    text: 'Coffees with origin country, farm, altitude, process (washed, natural, honey), tasting notes, roast level from 1 to 5 and price per 250 g.',
    entities: [
      'Coffee: altitude number, farm text, origin_country text, price money, process choice[Washed|Natural|Honey], roast_level integer, tasting_notes textarea',
    ],
  },
  {
    title: 'Knit Patterns',
    text: 'Let designers publish knitting patterns. A pattern includes yarn weight, needle size, gauge, difficulty level, finished measurements and a downloadable PDF. It can be tagged with techniques.',
    entities: [
      'Knitting Pattern: difficulty_level choice[Easy|Medium|Hard], downloadable_pdf file, finished_measurements textarea*, gauge text, needle_size text, yarn_weight number; technique',
    ],
    roles: ['Designer'],
  },
  {
    title: 'Staff Kudos',
    text: 'Employees give kudos to colleagues. A kudos has the recipient, a message and one of our company values (teamwork, courage, care). Show the latest kudos in a widget and a monthly leaderboard.',
    entities: ['Kudos: company_value choice[Teamwork|Courage|Care], message textarea, recipient text'],
    does: ['list_block'],
    left: ['Employees give kudos'],
  },
  {
    title: 'City Playgrounds',
    text: 'Our town wants a map of playgrounds. For each playground we store the address, latitude and longitude, equipment (swing, slide, sandpit), whether there are toilets, opening hours and pictures.',
    entities: [
      'Playground: address location, equipment choice*[Swing|Slide|Sandpit], latitude number, longitude number, opening_hours textarea, pictures gallery, toilets boolean',
    ],
  },
  {
    title: 'Event Manager Pro',
    text: 'A comprehensive event management plugin that allows users to create, manage and display events with venues, organizers, ticket prices and registration deadlines. Supports categories and tags.',
    entities: [
      'Event: organizers textarea*, registration_deadline date, ticket_price money, venues textarea*; category, tag',
    ],
  },
  {
    title: 'Simple Portfolio',
    text: 'Portfolio plugin for a freelance designer: projects with client name, project URL, completion date and skills used. Should include a Gutenberg block and archive page.',
    entities: ['Project: client_name text, completion_date date, project_url url, skills_used text'],
    does: ['list_block'],
  },
  {
    title: 'Property Listings',
    text: 'The plugin registers a "Property" custom post type with meta fields for price, bedrooms, bathrooms, square footage and address, plus taxonomies for property type and location. It exposes the data through the REST API.',
    entities: [
      'Property: address location, bathrooms integer, bedrooms integer, price money, square_footage number; location, property_type',
    ],
    does: ['rest_endpoint'],
  },
  {
    title: 'Recipe Collection',
    text: 'Allows food bloggers to add recipes with ingredients, preparation steps, prep time, cook time, servings and nutritional information',
    entities: [
      'Recipe: cook_time duration, ingredients textarea, nutritional_information text, prep_time duration, preparation_steps textarea, servings integer',
    ],
    does: ['public_form'],
  },
  {
    title: 'Employee Directory',
    text: 'We need to maintain a directory of employees. Every employee record contains full name, department, job title, direct phone, email, start date and a photo. HR managers can edit records, everybody else can only view.',
    entities: [
      'Employee: department text, direct_phone phone, email email, full_name=title, job_title text, photo=thumbnail, start_date date',
    ],
    roles: ['HR Manager'],
    left: ['everybody else can o'],
  },
  {
    title: 'Course Catalog',
    text: 'Course catalogue:\n* Course - code, credits, semester, prerequisites, syllabus (PDF)\n* Instructor - name, office, office hours, e-mail\n* each course is taught by one instructor',
    entities: [
      'Course: code text, credits integer, instructor relation, prerequisites textarea, semester text, syllabus file',
      'Instructor: e_mail email, name=title, office text, office_hours textarea',
    ],
  },
  {
    title: 'Car Hire',
    text: "Car rental agency. Fleet of cars with registration number, seats, gearbox (manual/automatic), daily price, and availability. Customers send a rental request choosing the car, pick-up date, drop-off date and driver's age.",
    entities: [
      'Car: availability boolean, daily_price money, gearbox choice[Manual|Automatic], registration_number text, seats integer',
      'Rental Request: car relation, driver_age integer, drop_off_date date, email email!, pick_up_date date',
    ],
    does: ['public_form'],
    privates: ['Rental Request'],
  },
  {
    title: 'Sermon Archive',
    text: 'Our church records sermons every Sunday. For each: speaker, date, bible passage, audio file, series. Filter by speaker and series.',
    entities: ['Sermon: audio_file file, bible_passage text, date date, speaker text; series'],
    does: ['search_filter'],
  },
  {
    title: 'Lost Pets',
    text: 'Lost and found animals. People can report a lost animal: species, colour, last seen location, date lost, photo, reward and contact phone. Reports must be approved.',
    entities: [
      'Lost Animal: colour color, contact_phone phone, date_lost date, last_seen_location location, photo=thumbnail, reward money, species text',
    ],
    does: ['approval', 'public_form'],
    left: ['Lost and found anima'],
  },
  {
    title: 'Gym Classes',
    text: 'Members book classes. A class: trainer, room, weekday, start time, max participants. Trainers have a name, a photo, specialties.',
    entities: [
      'Class: max_participants integer, room text, start_time time, trainer relation, weekday choice[Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday]',
      'Trainer: name=title, photo=thumbnail, specialties textarea*',
      'Booking: class relation!, email email!, name=title',
    ],
    does: ['public_form'],
    privates: ['Booking'],
  },
  {
    title: 'Plant Nursery',
    text: 'Plants for sale with botanical name, common name, height, light requirements (full sun, partial shade, shade), hardiness zone, flowering period, price and stock.',
    entities: [
      'Plant: botanical_name text, common_name text, flowering_period text, hardiness_zone text, height number, light_requirements choice[Full sun|Partial shade|Shade], price money, stock integer',
    ],
  },
  {
    title: 'Film Festival',
    text: "We're organising a film festival. There are films (director, country, year, running time, synopsis, trailer), venues (address, capacity) and screenings, which link a film to a venue at a certain date and time. Tickets link per screening.",
    entities: [
      'Film: country text, director text, running_time duration, synopsis=excerpt, trailer url, year integer',
      'Venue: address location, capacity integer',
      'Screening: date_and_time datetime, film relation, venue relation',
    ],
    left: ['Tickets link per scr'],
  },
  {
    title: 'Volunteer Portal',
    text: 'Volunteer hour tracking. Volunteers log in and submit hours: date, activity, number of hours, notes. Coordinators approve the entries. Monthly report per volunteer.',
    entities: ['Volunteer Hour: activity text, date date, notes textarea, number_of_hours number'],
    does: ['approval', 'public_form'],
    roles: ['Coordinator'],
    left: ['Monthly report per v'],
    privates: ['Volunteer Hour'],
  },
  {
    title: 'Wine Cellar',
    text: 'My personal wine cellar. Each bottle: producer, vintage, grape variety, region, purchase price, drink-by date, rating (1-100), location in the cellar. Only I need to see it.',
    entities: [
      'Bottle: drink_by_date date, grape_variety text, location location, producer text, purchase_price money, rating rating, region text, vintage integer',
    ],
    privates: ['Bottle'],
  },
  {
    title: 'Clinic Reviews',
    text: 'Patients can leave a review for a doctor with a star rating, a headline and their experience. Doctors have a specialty, clinic and languages.',
    entities: [
      'Doctor: clinic text, languages textarea*, specialty text',
      'Review: doctor relation!, experience textarea, headline=title, star_rating rating',
    ],
    does: ['public_form'],
  },
  {
    title: 'Equipment Booking',
    text: 'Makerspace equipment. Machines have a name, location, training required (yes/no), hourly fee and manual. Members reserve a machine from a start time to an end time.',
    entities: [
      'Machine: hourly_fee money, location location, manual file, name=title, training_required boolean',
      'Reservation: email email!, end_time time, machine relation!, name=title, start_time time',
    ],
    does: ['public_form'],
    privates: ['Reservation'],
  },
  {
    title: 'Real Estate Agents',
    text: 'Agents with photo, phone, license number and bio. Listings belong to agents and have price, status (for sale, sold, pending), beds, baths, lot size in acres and virtual tour link.',
    entities: [
      'Agent: bio textarea, license_number text, phone phone, photo=thumbnail',
      'Listing: agent relation, baths integer, beds integer, lot_size number, price money, status choice[For sale|Sold|Pending], virtual_tour_link url',
    ],
  },
  {
    title: 'Grant Programme',
    text: 'Foundation offering grants. Store grant calls (title, deadline, maximum amount, eligibility) and applications (organisation, project title, requested amount, budget file, applicant e-mail) with a status: submitted, under review, accepted, rejected. Applications are not public.',
    entities: [
      'Grant Call: deadline date, eligibility textarea, maximum_amount money, title=title',
      'Application: applicant_e_mail email, budget_file file, organisation text, project_title text, requested_amount money, status choice[Submitted|Under review|Accepted|Rejected]',
    ],
    privates: ['Application'],
  },
  {
    title: 'Kids Party Planner',
    text: "Packages (name, price per child, min. number of children, duration in hours, included extras). Parents request a party: package, child's name, child's age, date, number of guests, allergies.",
    entities: [
      'Package: duration duration, included_extras textarea*, min_number_of_children integer, name=title, price_per_child money',
      'Party: allergies textarea, child_age integer, child_name text, date date, number_of_guests integer, package relation',
    ],
    does: ['public_form'],
    roles: ['Parent'],
  },
  {
    title: 'Train Spotters',
    text: 'A log book for train spotters. Record sightings: locomotive number, class, operator, station, date & time, photo, weather.',
    entities: [
      'Sighting: class text, date_and_time datetime, locomotive_number text, operator text, photo=thumbnail, station text, weather text',
    ],
  },
  {
    title: 'Co-working Desk',
    text: 'Desks and meeting rooms can be booked online by the hour. Each resource has type (desk, room), capacity, hourly rate, amenities; bookings need name, company, email, start and end.',
    entities: [
      'Resource: amenities textarea*, capacity integer, hourly_rate money, type choice[Desk|Room]',
      'Booking: company text, email email, end datetime, name=title, start datetime',
    ],
    does: ['public_form'],
    privates: ['Booking'],
  },
  {
    title: 'Alumni Network',
    text: 'Alumni profiles: graduation year, degree, current employer, city, LinkedIn, willing to mentor. Alumni can register themselves and hide their e-mail.',
    entities: [
      'Alumni Profile: city text, current_employer text, degree text, graduation_year integer, linkedin url, willing_to_mentor boolean',
    ],
    does: ['public_form'],
    left: ['hide their e-mail'],
  },
  {
    title: 'Menu Builder',
    text: 'For restaurants. Dishes grouped into sections (starters, mains, desserts). Dish has price, allergens, spicy level 0-3, vegetarian flag and calories.',
    entities: [
      'Dish: allergens textarea*, calories integer, price money, spicy_level integer, vegetarian boolean; section',
    ],
  },
  {
    title: 'Bug Tracker',
    text: 'Simple bug tracking: bugs have a title, description, steps to reproduce, severity (low, medium, high, critical), status (open, in progress, fixed, closed), reporter and assigned developer. Each bug belongs to a project.',
    entities: [
      'Bug: assigned_developer text, description=editor, project relation, reporter text, severity choice[Low|Medium|High|Critical], status choice[Open|In progress|Fixed|Closed], steps_to_reproduce textarea, title=title',
      'Project:',
    ],
    privates: ['Bug'],
  },
  {
    title: 'Tour Guide Map',
    text: 'Points of interest with latitude, longitude, category, short text, audio guide (mp3) and opening times. Display on a map with clustering.',
    entities: [
      'Point of Interest: audio_guide file, latitude number, longitude number, opening_times textarea, short_text textarea; category',
    ],
    does: ['list_shortcode'],
  },
  {
    title: 'Scholarship Finder',
    text: 'List scholarships: provider, amount, currency, level of study (bachelor, master, PhD), application deadline, eligible countries, official link. Students filter by level and country. Expired ones should disappear.',
    entities: [
      'Scholarship: amount money, application_deadline date, currency text, eligible_countries textarea*, level_of_study choice[Bachelor|Master|PhD], official_link url, provider text',
    ],
    does: ['expire_after_date', 'search_filter'],
  },
];
