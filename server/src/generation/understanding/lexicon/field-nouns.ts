import type { CoreField, FieldType } from '../understanding.ts';

/** Nouns and phrases by the type of field that holds them. The last words of a label decide: "ticket link" is a link. */
const nounsByType: Partial<Record<FieldType, string>> = {
  text: 'site, dive site, shelf location, storage location, storage place, sample id, blood type, vaccination status, buddy, storage, grape, producer, priest, church, taste, harvest month, result, author, isbn, isbn number, issn, sku, vin, code, reference, serial number, version number, class number, permit number, contract number, case number, ticket number, policy number, plate number, member number, inventory number, invoice number, order number, tag number, lot number, room number, flight number, account number, license number, licence number, registration number, tracking number, membership number, passport number, vat number, customer number, house number, model number, part number, batch number, id number, tax number, venue, place, city, town, country, state, region, county, district, province, street, zip, zip code, zipcode, postcode, postal code, material, technique, medium, brand, make, model, manufacturer, supplier, vendor, publisher, company, organisation, organization, employer, client, customer, owner, contact, contact person, nationality, language, ingredient, instrument, position, job title, role, occupation, profession, qualification, species, breed, origin, variety, dimensions, size, frame size, subject, class, grade, season, period, era, technique, style, version, sponsor, host, speaker, presenter, teacher, instructor, trainer, coach, guide, preacher, doctor, director, artist, composer, performer, assignee, reporter, borrower, reason code, first name, last name, surname, company name, coach name, donor name, latin name, nickname, username, handle, twitter handle, hashtag, slogan, tagline, subtitle, caption, currency, currency symbol, symbol, prefix, label, button text, key, api key, room, hall, aisle, shelf, seat, gate, platform, opening, day, month, location name, initials, barcode, semester, degree, energy rating, energy class, efficiency class, doi, orcid, time slot, timeslot, slot, section, berth, scripture passage, passage, verse, headline, isbn-13, team, opponent, competition, league, sun needs',
  textarea:
    'show notes, provenance, ingredients, instructions, directions, steps, steps to reproduce, method, notes, note, note to self, remarks, comment, comments, message, feedback, opening hours, opening times, working hours, office hours, visiting hours, consulting hours, consultation hours, surgery hours, hours of operation, business hours, requirements, responsibilities, benefits, highlights, features, itinerary, agenda, program, programme, transcript, lyrics, bio, biography, about, profile, dietary requirements, dietary notes, tasting notes, allergies, medical history, symptoms, diagnosis, treatment, prescription, reason, terms and conditions, terms, conditions, policy, history, background, challenge, solution, results, outcome, outcomes, objectives, goals, findings, recommendation, footer text, welcome message, email text, email template, rules, skills required, backstory, life story, experience, eligibility, prerequisites, testimonial, homework, work done, quote, testimonial quote, contents, embed code, learning goals, special requests, wishes, findings, testimony',
  rich_text: 'rich text, long description, formatted text, wysiwyg, article text',
  integer:
    'quantity in stock, hit points, xp, horsepower, quantity, qty, vintage, usage limit, stock, stock level, stock quantity, reorder level, year, published year, publication year, founding year, vintage year, vintage, edition, age, number, count, amount in stock, pages, page count, bedrooms, bathrooms, beds, baths, rooms, floors, seats, doors, calories, servings, portions, capacity, max participants, number of guests, credits, party size, group size, class size, players, jersey number, shirt number, floor number, week number, page number, track number, level number, question number, lap number, chapter number, volume number, episode number, season number, chapter, volume, issue number, position number, order, sort order, rank, ranking, points, goals scored, score, votes, likes, downloads, views, clicks, visits, mileage, jersey, word count, click count, view count, minimum age, maximum age, places, spots, slots, inventory, copies, units, tickets available, available seats, vacancies, openings, years of experience, population, followers, levels, laps, reps, sets, items per page, bpm, headcount, minimum stock',
  number:
    'imdb rating, ph, ibu, oxygen, salinity, turbidity, conductivity, voltage, wattage, rainfall, snow depth, pulse, heart rate, chest, waist, hips, inseam, radius, circumference, torque, square footage, footage, carat, weight, height, width, length, depth, distance, area, living area, square feet, square meters, floor area, plot size, lot size, volume in litres, latitude, longitude, temperature, humidity, pressure, speed, wind speed, altitude, elevation, elevation gain, percentage, percent, alcohol, abv, discount, tax rate, interest rate, conversion rate, ratio, carbs, protein, fat, sugar, salt, bmi, dose, number of hours, hours worked, hours, power, energy, consumption, size in mb, diameter, thickness, yield, gpa',
  money:
    'supplement, surcharge, price, cost, fee, salary, wage, amount, total, subtotal, unit price, daily rate, hourly rate, rate, rent, deposit, budget, donation amount, goal amount, fundraising goal, goal, revenue, income, discount amount, balance, payment, price per night, price per person, starting bid, current bid, bid, estimated value, value, estimate, ticket price, sale price, regular price, tuition, fare, tip, tax, funding, prize money, reward, requested amount, entry fee, admission, charge, bid amount, minimum order',
  boolean:
    'featured, active, enabled, available, availability, sold, sold out, in stock, out of stock, paid, published online, vegetarian, vegan, gluten free, gluten-free, organic, halal, kosher, spicy, vaccinated, neutered, house trained, house-trained, toxic, anonymous, public, private, visible, hidden, resolved, completed, complete, done, closed, verified, approved, confirmed, attended, returned, explicit, furnished, pets allowed, dogs allowed, smoking allowed, wheelchair accessible, accessible, remote, full-time, urgent, sticky, pinned, recurring, refundable, taxable, free, members only, newsletter, consent, opt in, opt-in, agreed, subscribed, flag, featured flag, resolved flag, checkbox, parking available, wifi available, air conditioning, family friendly, indoor, outdoor, on sale, archived, checked in, all day, all-day',
  date: 'date, deadline, birthday, date of birth, dob, birth date, birthdate, due date, expiry date, expiration date, expiry, best before, release date, start date, end date, publication date, publish date, purchase date, anniversary, arrival, departure, check-in, check-out, checkin, checkout, valid until, valid from, valid to, available from, available until, closing date, hire date, hired on, founded, purchased on, due, opening date, renewal date',
  time: 'time, start time, end time, opening time, closing time, arrival time, departure time, pickup time, doors open, kick-off, kickoff, time of day',
  datetime:
    'start, end, date and time, date & time, time and date, datetime, timestamp, date/time, starts at, ends at, measured at, created at, scheduled at',
  email:
    'email, e-mail, email address, e-mail address, mail address, email adress, e-mail adress, contact email, notification email, mail',
  url: 'url, link, website, web site, homepage, web address, web page, webpage, video, video url, trailer, facebook, instagram, linkedin, twitter, youtube, spotify, soundcloud, github, profile link, stream, livestream, map link, facebook page, linkedin profile, buy link, landing page, uri',
  phone:
    'phone, telephone, phone number, telephone number, mobile, mobile number, cell, cell phone, fax, whatsapp, whatsapp number, contact number, hotline, tel',
  color: 'color, colour, accent color, background color, text color, shade',
  image:
    'logo, sketch, icon, avatar, screenshot, floor plan, floorplan, banner, badge, flag image, map image, signature, qr code, before photo, after photo, second image, x-ray',
  gallery:
    'photos, images, pictures, gallery, photo gallery, image gallery, screenshots, photographs, artworks gallery',
  file: 'file, pdf, document, documents, attachment, attachments, upload, download, audio file, audio, video file, mp3, recording, cv, resume, résumé, brochure, datasheet, data sheet, manual, gpx, gpx file, zip file, contract, certificate, sheet music, slides, handout, worksheet, receipt, cover letter, csv file, pdf download',
  choice:
    'weekday, day of the week, day of week, difficulty level, priority level, skill level, status, priority, difficulty, gender, sex, condition, severity, payment status, employment type, state of repair',
  location:
    'address, adress, location, map, map location, coordinates, map coordinates, gps, gps coordinates, gps location, geo location, position on the map, starting point, meeting point, street address, postal address, pickup location, map position',
  rating:
    'rating, star rating, stars, review score, number of stars, user rating, difficulty rating, helpful rating, spice rating',
  duration:
    'duration, runtime, running time, playing time, cooking time, cook time, prep time, preparation time, total time, baking time, reading time, play time, travel time, delivery time, waiting time, session length, watering interval, interval, turnaround time, lead time, processing time, response time, time limit, estimated time, time spent, driving time, walking time',
};

/** Words with a place of their own in WordPress. */
const coreNouns: Record<CoreField['as'], string> = {
  title: 'title, name, full name, heading, headline, subject line, question, project name, event name, product name',
  editor:
    'description, content, body, body text, main text, details, full description, answer, definition, review text, quote text, testimonial text, text of the review, story, article body, long text, text',
  thumbnail:
    'photo, image, picture, featured image, cover, cover image, cover photo, thumbnail, headshot, portrait, hero image, main image, main photo, profile picture, profile photo, poster, product image, photograph, cover art, album art, teaser image, preview image',
  excerpt: 'excerpt, summary, teaser, short description, abstract, synopsis, intro, introduction, short summary, tl;dr',
};

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** What a field holds when the text names no choices. */
export const usualChoices: ReadonlyMap<string, readonly string[]> = new Map([
  ['status', ['Open', 'In progress', 'Done']],
  ['weekday', weekdays],
  ['day of week', weekdays],
  ['day of the week', weekdays],
  ['difficulty level', ['Easy', 'Medium', 'Hard']],
  ['priority level', ['Low', 'Normal', 'High']],
  ['skill level', ['Beginner', 'Intermediate', 'Advanced']],
  ['payment status', ['Unpaid', 'Paid', 'Refunded']],
  ['priority', ['Low', 'Normal', 'High']],
  ['severity', ['Minor', 'Major', 'Critical']],
  ['difficulty', ['Easy', 'Medium', 'Hard']],
  ['gender', ['Female', 'Male', 'Other']],
  ['sex', ['Female', 'Male', 'Other']],
  ['condition', ['New', 'Used']],
  ['state of repair', ['Good', 'Fair', 'Poor']],
  ['employment type', ['Full-time', 'Part-time', 'Freelance']],
]);

/** Nouns that group things: a field of this name is a taxonomy unless its choices are named. */
export const groupingNouns: ReadonlySet<string> = new Set(
  'category categories subcategory tag tags genre genres topic topics keyword keywords cuisine cuisines industry industries series'.split(
    ' ',
  ),
);

function invert<Key extends string>(table: Partial<Record<Key, string>>): Map<string, Key> {
  return new Map(
    Object.entries<string | undefined>(table).flatMap(([key, list]) =>
      (list ?? '').split(', ').map((phrase) => [phrase, key as Key] as const),
    ),
  );
}

export const typeOfNoun: ReadonlyMap<string, FieldType> = invert(nounsByType);
export const coreOfNoun: ReadonlyMap<string, CoreField['as']> = invert(coreNouns);
