/** Dashicons by what they fit, by the last word of a content type's name. */
const iconsByNoun: Record<string, string> = {
  'calendar-alt':
    'event appointment booking reservation class session schedule meeting date conference concert match game tour rental course_date workshop webinar match festival',
  book: 'book term chapter journal glossary',
  'book-alt': 'article guide lesson documentation homework manual',
  'welcome-learn-more': 'course exam quiz training school enrolment',
  food: 'recipe dish meal restaurant wine drink ingredient coffee cocktail beer',
  carrot: 'plant vegetable fruit crop garden farm herb',
  'admin-home': 'property house apartment room building home estate listing real_estate_listing hotel',
  store: 'store shop branch location outlet market',
  businessperson: 'job employee candidate client customer company staff_member lead worker',
  groups:
    'member team group club player volunteer guest person people speaker family patient student rsvp registration',
  'id-alt': 'staff doctor teacher contact profile card membership',
  'format-quote': 'testimonial quote review feedback',
  'editor-help': 'faq question answer survey poll',
  sos: 'ticket issue bug support_ticket request',
  portfolio: 'project portfolio case_study case work proposal application grant_application grant',
  art: 'artwork exhibit painting artist exhibition illustration design',
  'format-audio': 'podcast episode song album track sermon audio recording band',
  'video-alt3': 'movie film video show series trailer',
  car: 'car vehicle bike truck motorcycle boat',
  pets: 'pet animal dog cat horse farm_animal livestock',
  cart: 'product order item inventory_item stock purchase loan equipment',
  money: 'donation invoice payment expense bid auction_lot lot grant price subscription pledge',
  megaphone: 'announcement news press_release notice campaign newsletter alert release',
  'location-alt': 'trail place route hike destination city trip',
  'chart-line': 'reading measurement statistic report result sensor',
  'admin-links': 'link short_link bookmark resource',
  clipboard: 'task checklist entry log hour_entry form submission inspection note',
  awards: 'award prize sponsor badge certificate medal',
  heart: 'wish wedding adoption',
  download: 'download file document',
};

const icons = new Map(
  Object.entries(iconsByNoun).flatMap(([icon, nouns]) =>
    nouns.split(' ').map((noun) => [noun, `dashicons-${icon}`] as const),
  ),
);

/** The dashicon for a content type's key: `support_ticket`, then `ticket`, then `support`. */
export function iconFor(key: string): string {
  const words = key.split('_');
  const candidates = [key, ...words.toReversed()];
  for (const candidate of candidates) {
    const icon = icons.get(candidate);
    if (icon !== undefined) return icon;
  }
  return 'dashicons-admin-post';
}

const privateNouns = new Set(
  'pupil child parent claim case booking reservation appointment order ticket donation invoice payment subscription application registration enrolment enrollment rsvp message lead patient customer client member bid vote answer loan rental expense bug issue request submission entry hour contact inquiry enquiry response pledge candidate student task nomination suggestion complaint signature sign-up sign_up ledger donor subscriber applicant attendee participant resident tenant beneficiary prospect caller supporter backer voter member guest subscription prescription attendance shift timesheet'.split(
    ' ',
  ),
);

/** People whom a site presents rather than keeps a file of. */
const shownPersons =
  /^(staff|team|crew|board|band|cast|faculty|committee|choir|orchestra|council|ensemble|squad|jury|panel)_member$/;

/** Whether entries are nobody's to read on the site: people's data and internal records. */
export const isPrivateNoun = (key: string): boolean =>
  !shownPersons.test(key) && (privateNouns.has(key) || privateNouns.has(key.split('_').at(-1) ?? ''));

/** Nouns for what a visitor's act leaves on the site: their entries come from a form. */
export const resultNouns: ReadonlySet<string> = new Set(
  'booking reservation appointment order registration enrolment enrollment application donation rsvp subscription vote answer bid loan rental review ticket request message submission nomination pledge inquiry enquiry feedback suggestion idea complaint contact quote signature claim'.split(
    ' ',
  ),
);

/** A singular for nouns that have none of their own. */
export const countableFor: ReadonlyMap<string, string> = new Map([
  ['staff', 'staff member'],
  ['personnel', 'staff member'],
  ['crew', 'crew member'],
  ['news', 'news item'],
  ['inventory', 'inventory item'],
  ['stock', 'stock item'],
  ['merchandise', 'product'],
  ['people', 'person'],
  ['portfolio', 'project'],
  ['real estate', 'property'],
]);
