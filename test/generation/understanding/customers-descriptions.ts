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
      'Bottle: drink_by_date date, grape_variety text, location_in_cellar location, producer text, purchase_price money, rating rating, region text, vintage integer',
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
  {
    title: 'Locksmith Jobs',
    text: "I'm a locksmith. Want to keep my jobs in WordPress, not public: customer name, address, phone, lock type, key code, date done, invoice amount, paid or not.",
    entities: [
      'Job: address location, customer_name text, date_done date, invoice_amount money, key_code text, lock_type text, paid boolean, phone phone',
    ],
    privates: ['Job'],
  },
  {
    title: 'Hearing Aid Centre',
    text: 'Custom post type "Hearing Aid" (fields: manufacturer - text; price - number; battery type - select: 10, 13, 312, 675; rechargeable - checkbox; brochure - file). Taxonomy "Style".',
    entities: [
      'Hearing Aid: battery_type choice[10|13|312|675], brochure file, manufacturer text, price money, rechargeable boolean; style',
    ],
  },
  {
    title: 'Allotment Society',
    text: 'Plots and members. Each plot has a number, a size in square metres, a rent and a tenant, who is a member. Members have an address, phone number and joining date. Waiting list entries: name, email, date added.',
    entities: [
      'Plot: number integer, rent money, size number, tenant relation',
      'Member: address location, joining_date date, phone_number phone',
      'Waiting List Entry: date_added date, email email, name=title',
    ],
    privates: ['Member', 'Waiting List Entry'],
  },
  {
    title: 'Stage Rental',
    text: 'Please build me a catalogue for stage lighting equipment. Every product should have: wattage, weight in kg, dimensions, daily rental price, quantity in stock, manual as PDF download, several photos. Products sorted in categories (moving heads, LED bars, followspots).',
    entities: [
      'Product: daily_rental_price money, dimensions text, manual file, photos gallery, quantity_in_stock integer, wattage number, weight number; category',
    ],
  },
  {
    title: 'School Trips',
    text: "Teachers create trips (destination, date, cost, max number of pupils). Parents sign their child up and give the child's name, class, medical notes and a phone number for emergencies. Signing up closes on the deadline.",
    entities: [
      'Trip: cost money, date date, destination text, max_number_of_pupils integer',
      'Sign-up: child_name text, class text, medical_notes textarea, phone_number phone, trip relation!',
    ],
    does: ['public_form'],
    roles: ['Teacher'],
    left: ['Signing up closes on'],
    privates: ['Sign-up'],
  },
  {
    title: 'Dance School',
    text: 'Styles, teachers, courses. A course belongs to a style and has one or more teachers, a level (beginner, intermediate, advanced), a weekday, a time, a room and a fee.',
    entities: [
      'Style:',
      'Teacher:',
      'Course: fee money, level choice[Beginner|Intermediate|Advanced], room text, style relation, teachers relation*, time time, weekday choice[Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday]',
    ],
  },
  {
    title: 'Parking Permits',
    text: 'Residents apply for a parking permit: full name, street and house number, licence plate, vehicle registration document upload, permit type (resident, visitor, business). The office sees all applications with their status (new, approved, denied).',
    entities: [
      'Application: full_name=title, house_number text, licence_plate text, permit_type choice[Resident|Visitor|Business], status choice[New|Approved|Denied], street text, vehicle_registration_document file',
    ],
    does: ['approval', 'public_form'],
    privates: ['Application'],
  },
  {
    title: 'Genealogy',
    text: 'Family tree: persons with first name, last name, maiden name, date and place of birth, date and place of death, father, mother, spouse, portrait and life story.',
    entities: [
      'Person: date_of_birth date, date_of_death date, father text, first_name text, last_name text, life_story textarea, maiden_name text, mother text, place_of_birth text, place_of_death text, portrait=thumbnail, spouse text',
    ],
  },
  {
    title: 'Legal Glossary',
    text: 'A-Z glossary of legal terms. Term, definition, synonyms, related terms, source link.',
    entities: ['Legal Term: definition=editor, related_terms relation*, source_link url, synonyms textarea*'],
  },
  {
    title: 'Farm Animals',
    text: 'Track livestock: ear tag number, species, breed, sex, date of birth, mother, weight history, vaccinations, and the pasture where it currently is.',
    entities: [
      'Livestock: breed text, date_of_birth date, ear_tag_number text, mother text, pasture text, sex choice[Female|Male|Other], species text, vaccinations textarea*, weight_history textarea',
    ],
  },
  {
    title: 'Startup Jobs',
    text: 'Job listing plugin with fields: job title, company name, company logo, location, remote (yes/no), salary min, salary max, job type [full-time, part-time, contract, internship], application deadline, apply URL.',
    entities: [
      'Job Listing: application_deadline date, apply_url url, company_logo image, company_name text, job_title text, job_type choice[Full-time|Part-time|Contract|Internship], location location, remote boolean, salary_max money, salary_min money',
    ],
  },
  {
    title: 'Mountain Huts',
    text: 'We publish mountain huts. A hut has altitude in m, number of beds, opening season, host, phone, coordinates, access routes and whether it has a winter room. Hikers can report the current condition: date, snow depth in cm, comment.',
    entities: [
      'Mountain Hut: access_routes textarea*, altitude number, coordinates location, host text, number_of_beds integer, opening_season text, phone phone, winter_room boolean',
      'Condition Report: comment textarea, date date, snow_depth number',
    ],
    does: ['public_form'],
  },
  {
    title: 'Tailor Shop',
    text: 'Measurements of customers: chest, waist, hips, inseam, sleeve length (all in cm), notes. Orders per customer with garment, fabric, due date, price, deposit paid.',
    entities: [
      'Measurement: chest number, customer text, hips number, inseam number, notes textarea, sleeve_length number, waist number',
      'Order: customer text, deposit_paid boolean, due_date date, fabric text, garment text, price money',
    ],
    privates: ['Order'],
  },
  {
    title: 'Radio Show',
    text: 'Shows with host, weekday, start time, end time and description; each show has many episodes. Episodes: air date, mp3 file, playlist (textarea), guests.',
    entities: [
      'Show: description=editor, end_time time, host text, start_time time, weekday choice[Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday]',
      'Episode: air_date date, guests textarea*, mp3_file file, playlist textarea, show relation',
    ],
  },
  {
    title: 'Compensation Claims',
    text: 'Passengers claim compensation for delayed flights using a form with: flight number, flight date, departure airport, arrival airport, length of delay in hours, passenger name, email, boarding pass upload.',
    entities: [
      'Compensation Claim: arrival_airport text, boarding_pass file, departure_airport text, email email, flight_date date, flight_number text, length_of_delay number, passenger_name text',
    ],
    does: ['public_form'],
    privates: ['Compensation Claim'],
  },
  {
    title: 'Stained Glass',
    text: "An artist's portfolio. Works have a title, year, technique, dimensions (H x W), location of installation, client, price (hidden if sold), and images.",
    entities: [
      'Work: client text, dimensions text, images gallery, location_of_installation location, price money, technique text, title=title, year integer',
    ],
  },
  {
    title: 'Coach Trips',
    text: 'CPT trips: departure places (multiple), stops, price per person, single room supplement, min participants, status (planned / guaranteed / cancelled / full), flyer (PDF)',
    entities: [
      'Trip: departure_places textarea*, flyer file, min_participants integer, price_per_person money, single_room_supplement money, status choice[Planned|Guaranteed|Cancelled|Full], stops textarea*',
    ],
  },
  {
    title: 'Dental Lab',
    text: 'Our dental lab needs an order tracking. Dentists send in orders containing patient initials, tooth numbers, type of restoration (crown, bridge, inlay), shade, material, impression date and desired delivery date. Technicians update the status.',
    entities: [
      'Order: desired_delivery_date date, impression_date date, material text, patient_initials text, shade color, tooth_numbers text, type_of_restoration choice[Crown|Bridge|Inlay]',
    ],
    roles: ['Technician'],
    left: ['Technicians update t'],
    privates: ['Order'],
  },
  {
    title: 'Meeting Minutes',
    text: 'Store minutes of board meetings. For every meeting: date, attendees, agenda items, decisions, next meeting date, PDF. Visible only to logged-in board members.',
    entities: [
      'Board Meeting: agenda_items textarea*, attendees textarea*, date date, decisions textarea*, next_meeting_date date, pdf file',
    ],
    left: ['Visible only to logg'],
    privates: ['Board Meeting'],
  },
  {
    title: 'Mushroom Finds',
    text: 'Members log their mushroom finds with species, edible (yes, no, poisonous), place, date, photo and number of specimens. Others can confirm the determination.',
    entities: [
      'Mushroom Find: date date, edible choice[Yes|No|Poisonous], number_of_specimens integer, photo=thumbnail, place text, species text',
    ],
    left: ['Others can confirm t'],
  },
  {
    title: 'Furniture Repair',
    text: "Before/after gallery. For each project we'd need a before picture, an after picture, the wood type, hours spent, and a short description.",
    entities: [
      'Project: after_picture image, before_picture image, hours_spent number, short_description=excerpt, wood_type text',
    ],
    left: ['Before/after gallery'],
  },
  {
    title: 'Water Quality',
    text: 'Data from sensors: station, pH, oxygen, turbidity, temperature in °C, measured at. REST endpoint for submitting readings. Chart for the last 7 days.',
    entities: [
      'Sensor: measured_at datetime, oxygen number, ph number, station text, temperature number, turbidity number',
    ],
    does: ['rest_endpoint'],
    left: ['Chart for the last 7'],
  },
  {
    title: 'Apprenticeships',
    text: 'Companies offer apprenticeships. Fields for company: name, logo, industry, address, website. Fields for apprenticeship: profession, start date, number of places, required school certificate, contact person.',
    entities: [
      'Apprenticeship: company relation, contact_person text, number_of_places integer, profession text, required_school_certificate file, start_date date',
      'Company: address location, logo image, name=title, website url; industry',
    ],
  },
  {
    title: 'Tabletop Campaigns',
    text: 'D&D campaign journal: sessions (date, title, summary, XP awarded), characters (player, class, race, level 1-20, hit points, backstory), NPCs (location, attitude: friendly, neutral or hostile).',
    entities: [
      'Session: date date, summary=excerpt, title=title, xp_awarded integer',
      'Character: backstory textarea, class text, hit_points integer, level integer, player text, race text',
      'NPC: attitude choice[Friendly|Neutral|Hostile], location location',
    ],
  },
  {
    title: 'Bakery Orders',
    text: 'Customers can order cakes online. Form: name, phone, cake flavour (chocolate, vanilla, lemon), size, pickup date, message on the cake. We want an email for each order and a list in the admin sorted by pickup date.',
    entities: [
      'Order: cake_flavour choice[Chocolate|Vanilla|Lemon], message_on_cake textarea, name=title, phone phone, pickup_date date, size text',
    ],
    does: ['public_form'],
    left: ['We want an email for'],
    privates: ['Order'],
  },
  {
    title: 'Real Estate Plus',
    text: 'A plugin for real estate agencies to manage their property listings, including price, location, property type, number of bedrooms and bathrooms, floor area, year built, energy rating, photo gallery and floor plan.',
    entities: [
      'Property Listing: bathrooms integer, energy_rating text, floor_area number, floor_plan image, location location, number_of_bedrooms integer, photo_gallery gallery, price money, property_type text, year_built integer',
    ],
  },
  {
    title: 'Team Showcase',
    text: 'Display team members with their photo, position, short bio and social media links (LinkedIn, Twitter, GitHub). Group them by department.',
    entities: [
      'Team Member: photo=thumbnail, position text, short_bio textarea, social_media_links choice[LinkedIn|Twitter|GitHub]; department',
    ],
  },
  {
    title: 'Fundraiser',
    text: 'Nonprofit fundraising campaigns with goal amount, amount raised, end date and description. Supporters make pledges to a campaign with their name, email and pledge amount.',
    entities: [
      'Nonprofit Fundraising Campaign: amount_raised money, description=editor, end_date date, goal_amount money',
      'Pledge: email email, name=title, pledge_amount money',
    ],
    does: ['public_form'],
    privates: ['Pledge'],
  },
  {
    title: 'Library Catalogue',
    text: 'Catalogue for a school library. A book has an ISBN, title, one or more authors, publisher, year, shelf mark and number of copies. Pupils borrow books; we record the pupil, the book, the date borrowed, the due date and the return date.',
    entities: [
      'Book: authors textarea*, isbn text, number_of_copies integer, publisher text, shelf_mark text, title=title, year integer',
      'Loan: book relation!, date_borrowed date, due_date date, pupil text, return_date date',
    ],
    does: ['public_form'],
    privates: ['Loan'],
  },
  {
    title: 'Knowledge Base',
    text: 'Help articles organized in sections. Each article can have a difficulty, estimated reading time, related articles and attachments. Readers vote if an article was helpful.',
    entities: [
      'Help Article: attachments file*, difficulty choice[Easy|Medium|Hard], estimated_reading_time duration, related_articles relation*; section',
      'Vote: email email!, help_article relation!, name=title',
    ],
    does: ['public_form'],
    privates: ['Vote'],
  },
  {
    title: 'Case Studies',
    text: 'Case studies: client, industry, challenge, solution, results, testimonial, logo, services used',
    entities: [
      'Case Study: challenge textarea, client text, logo image, results textarea, services_used text, solution textarea, testimonial textarea; industry',
    ],
  },
  {
    title: 'Appointment Scheduler',
    text: 'Patients book appointments with doctors. Doctors have name, specialization, consultation fee, available days. Appointments have date, time, reason for visit and status: pending, confirmed, cancelled.',
    entities: [
      'Doctor: available_days textarea*, consultation_fee money, name=title, specialization text',
      'Appointment: date date, doctor relation, email email!, reason textarea, status choice[Pending|Confirmed|Cancelled], time time',
    ],
    does: ['public_form'],
    privates: ['Appointment'],
  },
  {
    title: 'Movie Database',
    text: 'Create a plugin for a movie database with custom post types for movies, actors and directors. Movies should have release year, runtime, IMDb rating, trailer URL and poster. Genres as a taxonomy. Actors and directors are linked to movies.',
    entities: [
      'Movie: imdb_rating number, poster=thumbnail, release_year integer, runtime duration, trailer_url url; genre',
      'Actor: movies relation*',
      'Director: movies relation*',
    ],
  },
  {
    title: 'Inventory',
    text: 'inventory tracking for small shops, sku, barcode, qty on hand, reorder level, supplier, cost price, selling price, location in warehouse',
    entities: [
      'Inventory Item: barcode text, cost_price money, location_in_warehouse location, qty_on_hand integer, reorder_level integer, selling_price money, sku text, supplier text',
    ],
  },
  {
    title: 'Ride Share',
    text: 'Members offer rides: where from, where to, date, departure time, free seats, price per seat, remarks. Other members reserve seats.',
    entities: [
      'Ride: date date, departure_time time, free_seats integer, price_per_seat money, remarks textarea, where_from text, where_to text',
      'Reservation: email email!, name=title, ride relation!',
    ],
    does: ['public_form'],
    privates: ['Reservation'],
  },
  {
    title: 'Feedback Widget',
    text: 'Collect feedback from visitors via a short form: rating (stars), what they liked, what could be better, e-mail (optional). Not published.',
    entities: ['Feedback: e_mail email, rating rating, what_could_be_better textarea, what_they_liked textarea'],
    does: ['public_form'],
    privates: ['Feedback'],
  },
  {
    title: 'Fitness Tracker',
    text: 'Log workouts for each member: exercise, sets, reps, weight in kg, rest time in seconds, date, notes',
    entities: [
      'Workout: date date, exercise text, member text, notes textarea, reps integer, rest_time duration, sets integer, weight number',
    ],
    does: ['rest_endpoint'],
  },
  {
    title: 'Tech Conference',
    text: 'Conference site with speakers, sessions, sponsors and rooms. A session has a title, abstract, start and end time, track (Dev, Design, Business), room and one or several speakers. Sponsors have a logo, website and level (gold, silver, bronze).',
    entities: [
      'Speaker:',
      'Session: abstract=excerpt, end_time time, room text, speakers relation*, start_time time, title=title, track choice[Dev|Design|Business]',
      'Sponsor: level choice[Gold|Silver|Bronze], logo image, website url',
    ],
  },
  {
    title: 'Boat Yard',
    text: 'The plugin must handle winter storage contracts: boat name, boat length (m), owner name, owner e-mail, hall or outdoor, place number, start date, end date, fee, signed contract as PDF. Contracts are confidential.',
    entities: [
      'Winter Storage Contract: boat_length number, boat_name text, end_date date, fee money, hall text, outdoor boolean, owner_e_mail email, owner_name text, place_number text, signed_contract file, start_date date',
    ],
    privates: ['Winter Storage Contract'],
  },
  {
    title: 'Opening Hours',
    text: 'Store locator with stores (name, street, city, zip, country, phone, email, opening hours for each weekday, manager, latitude, longitude, store image)',
    entities: [
      'Store: city text, country text, email email, latitude number, longitude number, manager text, name=title, opening_hours textarea, phone phone, store_image image, street text, zip text',
    ],
  },
  {
    title: 'Charity Shop',
    text: 'Track donated items. For each item we store a description, the category, the donor (optional), the condition (A, B, C), the asking price, the date it was donated and whether it has been sold.',
    entities: [
      'Donated Item: asking_price money, condition choice[A|B|C], date date, description=editor, donor text, sold boolean; category',
    ],
  },
  {
    title: 'Recipe Ratings',
    text: 'Users can rate recipes with 1 to 5 stars and leave a comment. Recipes consist of a title, an image, ingredients, instructions, cooking time, number of servings, cuisine and diet (vegan, vegetarian, gluten-free).',
    entities: [
      'Recipe: cooking_time duration, diet choice[Vegan|Vegetarian|Gluten-free], image=thumbnail, ingredients textarea, instructions textarea, number_of_servings integer, title=title; cuisine',
      'Rating: comment textarea, name=title, rating rating!, recipe relation!',
    ],
    does: ['public_form'],
  },
  {
    title: 'Translation Jobs',
    text: 'Manage translation jobs. Fields: job number, client, source language, target languages, word count, rate per word, deadline, translator, status (offered, in progress, delivered, invoiced), source file, translated file',
    entities: [
      'Translation Job: client text, deadline date, job_number text, rate_per_word money, source_file file, source_language text, status choice[Offered|In progress|Delivered|Invoiced], target_languages textarea*, translated_file file, translator text, word_count integer',
    ],
  },
  {
    title: 'Tourism Board',
    text: 'Accommodation, attractions and restaurants of our region. All three have an address, opening hours, phone, website and photos. Accommodation additionally has stars and number of beds, restaurants have a cuisine.',
    entities: [
      'Accommodation: address location, number_of_beds integer, opening_hours textarea, phone phone, photos gallery, stars rating, website url',
      'Attraction: address location, opening_hours textarea, phone phone, photos gallery, website url',
      'Restaurant: address location, opening_hours textarea, phone phone, photos gallery, website url; cuisine',
    ],
  },
  {
    title: 'Music School',
    text: "Pupils and their lessons. Pupil: first name, last name, instrument, parent's phone, parent's e-mail. Lesson: pupil, teacher, date, duration, what was practised, homework.",
    entities: [
      'Pupil: first_name text, instrument text, last_name text, parent_e_mail email, parent_phone phone',
      'Lesson: date date, duration duration, homework textarea, pupil relation, teacher text, what_was_practised textarea',
    ],
    privates: ['Pupil'],
  },
  {
    title: 'Construction Diary',
    text: 'Daily site reports with date, weather, temperature, workers on site, work done, materials delivered, incidents, photos. Reports belong to a construction project with client, address, start date and planned end.',
    entities: [
      'Daily Site Report: construction_project relation, date date, incidents textarea*, materials_delivered text, photos gallery, temperature number, weather text, work_done textarea, workers textarea*',
      'Construction Project: address location, client text, planned_end datetime, start_date date',
    ],
  },
  {
    title: 'Subscription Boxes',
    text: 'Plans: monthly price, number of items, shipping included? Customers subscribe to a plan and enter their delivery address and preferred start month.',
    entities: [
      'Plan: monthly_price money, number_of_items integer, shipping_included boolean',
      'Subscription: delivery_address location, email email!, name=title, plan relation!, preferred_start_month text',
    ],
    does: ['public_form'],
    privates: ['Subscription'],
  },
  {
    title: 'Escape Velocity',
    text: 'Rocket launches: mission name, rocket, launch site, launch window start, launch window end, payload mass (kg), orbit, outcome [success|failure|partial], livestream URL',
    entities: [
      'Rocket Launch: launch_site text, launch_window_end datetime, launch_window_start datetime, livestream_url url, mission_name text, orbit text, outcome choice[Success|Failure|Partial], payload_mass number, rocket text',
    ],
  },
  {
    title: 'Awards',
    text: "Award nominations. The nominee's name, organisation, category (Innovation, Sustainability, Newcomer), reason for the nomination, supporting document, and the nominator's name and e-mail are required.",
    entities: [
      'Award Nomination: e_mail email!, nominator_name text!, nominee_name text!, organisation text!, reason textarea!, supporting_document file!; category',
    ],
    privates: ['Award Nomination'],
  },
  {
    title: 'Dog School',
    text: "Dog training courses with trainer, level, start date, number of sessions, price and max. dogs. Owners register their dog: dog's name, breed, age, vaccinated (yes/no), owner's name, phone & email.",
    entities: [
      'Dog Training Course: level text, max_dogs integer, number_of_sessions integer, price money, start_date date, trainer text',
      'Registration: age integer, breed text, dog_name text, dog_training_course relation!, email email, owner_name text, phone phone, vaccinated boolean',
    ],
    does: ['public_form'],
    privates: ['Registration'],
  },
  {
    title: 'Kennel',
    text: 'Boarding kennel. Dogs have name, breed, birth date, vaccination card (upload) and an owner. Owners: name, phone, e-mail. Stays: dog, arrival, departure, daily rate, special food yes/no.',
    entities: [
      'Dog: birth_date date, breed text, name=title, owner relation, vaccination_card file',
      'Owner: e_mail email, name=title, phone phone',
      'Stay: arrival date, daily_rate money, departure date, dog relation, special_food boolean',
    ],
  },
  {
    title: 'Recipe Swap',
    text: "I'd like members to be able to post recipes with photo, ingredients, steps, time in minutes and difficulty.",
    entities: [
      'Recipe: difficulty choice[Easy|Medium|Hard], ingredients textarea, photo=thumbnail, steps textarea, time duration',
    ],
    does: ['public_form'],
  },
  {
    title: 'Tide Table',
    text: 'Show tide times: harbour, date, high tide time, low tide time, height in metres.',
    entities: ['Tide: date date, harbour text, height number, high_tide_time time, low_tide_time time'],
  },
  {
    title: 'Room Finder',
    text: 'University rooms database: building, room number, seats, projector (y/n), whiteboard (y/n), accessible (y/n). Search by building and minimum seats.',
    entities: [
      'University Room: accessible boolean, building text, projector boolean, room_number text, seats integer, whiteboard boolean',
    ],
    does: ['search_filter'],
  },
  {
    title: 'Orchestra',
    text: 'Our orchestra plays concerts. Concerts take place at a venue on a date and have a conductor, soloists, a programme and a ticket link. Musicians have an instrument and a section.',
    entities: [
      'Concert: conductor text, date date, programme textarea, soloists textarea*, ticket_link url, venue text',
      'Musician: instrument text, section text',
    ],
  },
  {
    title: 'IT Assets',
    text: 'We need to track IT assets: asset tag, type [laptop, monitor, phone], serial number, purchase date, warranty end, assigned to (user), location, status [in use, in stock, retired]',
    entities: [
      'IT Asset: asset_tag text, assigned boolean, location location, purchase_date date, serial_number text, status choice[In use|In stock|Retired], type choice[Laptop|Monitor|Phone], warranty_end datetime',
    ],
  },
  {
    title: 'Guest Book',
    text: 'A guest book. Visitors leave their name, home town, and a message. Entries appear after approval.',
    entities: ['Guest Book: home_town text, message textarea, name=title'],
    does: ['approval', 'public_form'],
  },
  {
    title: 'Sports League',
    text: 'Teams, players and matches. Players belong to a team and have a jersey number, position and birth year. Matches have a home team, an away team, date, kickoff time, venue and score.',
    entities: [
      'Team:',
      'Player: birth_year integer, jersey_number integer, position text, team relation',
      'Match: away_team relation, date date, home_team relation, kickoff_time time, score integer, venue text',
    ],
  },
  {
    title: 'Restaurant',
    text: 'Guests book a table for a date, time and party size.',
    entities: ['Booking: date date, email email!, name=title, party_size integer, time time'],
    does: ['public_form'],
    privates: ['Booking'],
  },
  {
    title: 'Donation Tracker',
    text: 'Track donations from donors, amount and campaign',
    entities: ['Donation: amount money, campaign text, donor text'],
    privates: ['Donation'],
  },
  {
    title: 'Lending Library',
    text: 'Books can be borrowed by members. Each loan has a due date',
    entities: ['Book:', 'Member:', 'Loan: book relation!, due_date date, member relation!'],
    privates: ['Member', 'Loan'],
  },
  {
    title: 'FAQ Manager',
    text: 'Manage FAQs with questions grouped by topic and display them in an accordion',
    entities: ['FAQ: question=title; topic'],
    does: ['list_shortcode'],
  },
  {
    title: 'FAQ Manager',
    text: 'A plugin to manage FAQs. Each FAQ has a question, an answer and a topic.',
    entities: ['FAQ: answer=editor, question=title; topic'],
  },
  {
    title: 'Contact',
    text: 'A contact form that stores submissions in a custom table',
    entities: ['Message: email email!, submissions_in_custom_table boolean'],
    does: ['public_form', 'stored_in_table'],
    privates: ['Message'],
  },
  {
    title: 'Jobs',
    text: 'Job board with title, company, salary range, resume upload and square footage.',
    entities: ['Job: company text, resume file, salary_range text, square_footage number, title=title'],
  },
  {
    title: 'Jobs 2',
    text: 'Job listings. Applicants apply with name, email, resume upload and cover letter.',
    entities: [
      'Job Listing:',
      'Application: cover_letter file, email email, job_listing relation!, name=title, resume file',
    ],
    does: ['public_form'],
    privates: ['Application'],
  },
  {
    title: 'Testimonials',
    text: 'Customers submit testimonials with name, company, rating 1 to 5 and text',
    entities: ['Testimonial: company text, name=title, rating rating, text=editor'],
    does: ['public_form'],
  },
];
