const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Who a site is made for: named in a description to say who speaks, hardly ever as what the plugin keeps. */
export const organisations = setOf(
  'academy agency association bakery band bar blog boutique brewery business butcher café cafe campsite campus charity choir church cinema clinic club college committee community company congregation consultancy cooperative co-op council creche dealer dealership department distillery farm federation firm florist foundation garage guesthouse gym hospice hospital hostel hotel institute institution kindergarten label laboratory lab league library region city club island hamlet magazine mosque municipality museum newspaper ngo non-profit nonprofit nursery office opera orchestra organisation organization parish pharmacy pizzeria practice pub publisher rescue restaurant roastery salon school seminary shelter shop society spa startup start-up store studio synagogue team temple theater theatre town township union university village vineyard winery zoo',
);

/** Words that may follow an organisation's name where the site itself is meant: "driving school website". */
export const siteWords = setOf('site website homepage page portal blog plugin system software tool app');
