const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

export const determiners: ReadonlySet<string> = new Set([
  'one or more',
  'zero or more',
  'one or several',
  ...setOf(
    'a an the each every any all some their its our my his her your this that these those no another several many few various multiple more most other both one two three four five six seven eight nine ten',
  ),
]);
export const prepositions = setOf(
  'with in on at by for from to of per via through into about within during under between after before until since over without including as than out up off like incl excl including excluding',
);
export const auxiliaries = setOf('is are was were be been being has have had having do does did gets get');
export const modals: ReadonlySet<string> = new Set([
  ...setOf('can could may might must should shall will would'),
  'be able to',
  'are able to',
  'is able to',
]);
export const pronouns = setOf(
  "we'd i'd we'll i'll i'm we're i've we've you'd they're it's it they them he she we i you me us one ones someone anyone everyone everybody somebody anybody who which what whose themselves itself him",
);
export const subordinators = setOf('when whenever if once while where whether because unless so which that who');
export const adverbs = setOf(
  'also automatically then too only always just optionally together etc please additionally furthermore finally not never still already again well online easily currently manually directly instead otherwise besides moreover here there',
);

/** Adjectives that tell nothing about what the thing is: "upcoming events" are events. */
export const emptyAdjectives = setOf(
  'new upcoming past local latest recent custom simple own different future old expired current existing individual certain specific small large big great nice beautiful modern available random various optional required additional following featured popular secret quick easy full complete simple basic average total next last first published approved pending own online digital',
);

/** What holds the things a plugin is about, and is not one of them: "job board", "library of books". */
export const containers = setOf(
  'plugin board slider carousel library directory catalog catalogue list database system manager management tracking tool website site portal calendar archive collection tracker platform app application_ module widget showcase grid wall hub section register registry planner schedule roster page form encyclopedia glossary locator finder index viewer viewers block shortcode feed overview solution feature functionality timetable repository store_ cms blog post type types crud set series_ listing_ center centre area organizer software extension plugin addon guide_ map timeline table stockroom box',
);

/** Everybody who comes by: no role is made for them. */
export const visitors = setOf(
  'registrant registrants respondent respondents claimant claimants requester requesters submitters listener listeners neighbour neighbours neighbor neighbors musician musicians family families citizen fan hiker hikers rider riders runner runners shelter_ user users visitor visitors guest guests people person customer customers client clients someone anyone everyone reader readers patient patients student students member members attendee attendees participant participants subscriber subscribers donor donors bidder bidders buyer buyers shopper shoppers fan fans parishioner parishioners tenant tenants applicant applicants candidate candidates owner owners borrower borrowers player players public citizen citizens resident residents reporter submitter author authors employee employees sender supporter supporters backer backers caller callers renter renters passenger passengers voter voters adopter adopters sponsor_ viewer viewers learner learners pupil pupils attendee camper campers traveller travellers traveler travelers',
);

/** Roles that WordPress has. */
export const builtInRoles = setOf(
  'admin admins administrator administrators editor editors author authors contributor contributors subscriber subscribers',
);

/** Last words of what people are called who do something on a site. */
export const staffNouns = setOf(
  'organizer organiser manager teacher instructor coach trainer moderator agent staff volunteer librarian reviewer curator secretary treasurer coordinator supervisor operator technician developer guide parent accountant cashier chef waiter receptionist nurse doctor therapist pastor priest leader captain referee judge master warden caretaker principal president chairperson headteacher host producer vendor seller supplier recruiter employer helper worker farmer driver dispatcher planner approver officer clerk tutor mentor professor scout ranger keeper lawyer consultant analyst designer photographer journalist',
);
