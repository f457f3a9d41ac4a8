/** Nouns whose plural, or whose way back from it, is no rule's: singular and plural, both small. */
export const irregularNouns: ReadonlyMap<string, string> = new Map(
  'person people|man men|woman women|child children|foot feet|tooth teeth|goose geese|mouse mice|louse lice|ox oxen|die dice|criterion criteria|phenomenon phenomena|analysis analyses|basis bases|crisis crises|thesis theses|diagnosis diagnoses|hypothesis hypotheses|synopsis synopses|oasis oases|axis axes|index indexes|appendix appendices|matrix matrices|vertex vertices|alumnus alumni|cactus cacti|fungus fungi|nucleus nuclei|radius radii|stimulus stimuli|syllabus syllabi|curriculum curricula|medium media|datum data|bacterium bacteria|memorandum memoranda|leaf leaves|knife knives|life lives|wife wives|half halves|shelf shelves|self selves|wolf wolves|calf calves|loaf loaves|thief thieves|scarf scarves|hoof hooves|elf elves|sheaf sheaves|hero heroes|potato potatoes|tomato tomatoes|echo echoes|veto vetoes|torpedo torpedoes|quiz quizzes|bus buses|gas gases|lens lenses|virus viruses|status statuses|campus campuses|bonus bonuses|census censuses|chorus choruses|circus circuses|focus focuses|menu menus|guru gurus|plus pluses|surplus surpluses|octopus octopuses|platypus platypuses|alias aliases|atlas atlases|bias biases|canvas canvases|iris irises|movie movies|cookie cookies|zombie zombies|selfie selfies|pie pies|tie ties|lie lies|calorie calories|rookie rookies|brownie brownies|smoothie smoothies|hoodie hoodies|genie genies|prairie prairies|budgie budgies|foodie foodies|cache caches|niche niches|headache headaches|avalanche avalanches|quiche quiches|creche creches|moustache moustaches|axe axes|month months|stomach stomachs|monarch monarchs|epoch epochs|bath baths'
    .split('|')
    .map((pair) => pair.split(' ') as [string, string]),
);

/** Irregular nouns that other nouns are made with: bookshelf, salesperson, midwife. */
export const irregularTails: readonly string[] = 'woman man child foot tooth shelf knife wife leaf hoof person'.split(
  ' ',
);

/** Nouns that end like an irregular one by chance. */
export const chanceEndings: ReadonlySet<string> = new Set(
  'human german roman ottoman shaman talisman caiman specimen regimen abdomen omen acumen ramen'.split(' '),
);

/** Nouns that are the same for one and for many, or are never counted. */
export const uncountableNouns: ReadonlySet<string> = new Set(
  'kudos chaos sheep fish deer moose salmon trout species series aircraft spacecraft bison offspring equipment information news advice furniture luggage baggage money music rice software hardware research knowledge feedback homework housework traffic weather progress evidence staff personnel merchandise jewelry jewellery cattle police livestock poultry headquarters mathematics physics economics politics athletics gymnastics statistics analytics tennis chess golf football yoga pilates diabetes rabies scissors pants jeans shorts trousers pyjamas clothing clothes stuff content bread butter cheese honey milk gold silver electricity water wildlife christmas sms gps dns css cms rss vat paris texas'.split(
    ' ',
  ),
);
