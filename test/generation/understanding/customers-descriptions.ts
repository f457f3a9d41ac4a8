// A table of cases: as long as there are cases.
import type { Description } from './descriptions.ts';

/** As owners, agencies and members of clubs write them: with who they are, what they wish for, and lists in passing. */
export const customersDescriptions: readonly Description[] = [
  {
    title: 'Vineyard Tours',
    text: 'Plugin for a winery. Tours have a title, description, duration in minutes, price per person, maximum group size and meeting point. Visitors can filter tours by language.',
    entities: [
      'Tour: description=editor, duration duration, maximum_group_size integer, meeting_point location, price money, title=title; language',
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
    entities: ['Room: amenities textarea*, name=title, number_of_beds integer, photos gallery, price money'],
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
];
