/** What a verb says about the thing that follows it. */
const verbsByMeaning = {
  /** Its object is kept by the plugin. */
  manage:
    'manage create add build list store track keep publish catalogue catalog sell organise organize handle maintain collect record plan post accept register offer run administer schedule showcase advertise enter save gather hold rent lend make provide share present',
  /** A visitor gives something to the site. */
  submit:
    'submit send leave place post upload suggest propose request file report write add enter share provide fill accept ask',
  show: 'show display list output embed render present browse view see',
  notify: 'send email e-mail notify alert inform tell message mail get receive',
  remind: 'remind',
  remove: 'delete remove purge clean trash erase clear prune empty',
  expire: 'hide unpublish expire archive deactivate disappear vanish',
  export: 'export download',
  import: 'import upload',
  log: 'log audit track record',
  approve: 'approve moderate review confirm',
  limit: 'limit cap restrict',
  filter: 'filter search find browse sort',
  group: 'categorise categorize group organise organize classify sort tag label arrange divide order',
  expose: 'expose',
  configure: 'configure set choose change customise customize adjust define',
  other:
    'compare learn discover explore meet watch follow earn swap react reply allow let enable edit update complete close open cancel reject resolve ship pay use start finish work sync integrate connect include contain consist belong come go see support visit join borrow return check print translate generate calculate compute count rate charge pass answer assign link attach support cost mark claim decline refuse deny change happen cache print look translate drop need require sync score grade want',
} as const;

export type VerbMeaning = keyof typeof verbsByMeaning;

/** Something that a visitor does, and what the site then keeps of it. */
export const resultOfVerb: ReadonlyMap<string, string> = new Map(
  'book=booking,reserve=reservation,register=registration,enrol=enrolment,enroll=enrollment,apply=application,donate=donation,order=order,rsvp=RSVP,subscribe=subscription,vote=vote,answer=answer,bid=bid,borrow=loan,rent=rental,sign-up=sign-up,volunteer=sign-up,pledge=pledge,nominate=nomination,review=review,rate=rating,buy=order,purchase=order,sign=signature,enquire=enquiry,inquire=inquiry,pre-order=order,preorder=order'
    .split(',')
    .map((pair) => pair.split('=') as [string, string]),
);

const irregular = new Map(
  'sign up=sign-up,signs up=sign-up,signed up=sign-up,keep track of=track,keeps track of=track,sent=send,shown=show,kept=keep,got=get,made=make,sold=sell,told=tell,left=leave,held=hold,ran=run,running=run,chosen=choose,hid=hide,hidden=hide,found=find,paid=pay,written=write,wrote=write,seen=see,built=build,set=set,submitted=submit,submitting=submit,planned=plan,cancelled=cancel,logged=log,logging=log,tagged=tag,capped=cap,enrolled=enrol,enrols=enrol,shipped=ship,given=give,begun=begin,lent=lend,bought=buy'
    .split(',')
    .map((pair) => pair.split('=') as [string, string]),
);

const forms = (verb: string): string[] => {
  const stem = verb.replace(/e$/, '');
  const y = /[^aeiou]y$/.test(verb);
  return [
    verb,
    y ? `${verb.slice(0, -1)}ies` : /(s|x|z|ch|sh)$/.test(verb) ? `${verb}es` : `${verb}s`,
    y ? `${verb.slice(0, -1)}ied` : `${stem}ed`,
    `${stem}ing`,
  ];
};

const meanings = new Map<string, Set<VerbMeaning>>();
for (const [meaning, list] of Object.entries(verbsByMeaning)) {
  for (const verb of list.split(' ')) {
    const known = meanings.get(verb) ?? new Set<VerbMeaning>();
    meanings.set(verb, known.add(meaning as VerbMeaning));
  }
}

const lemmas = new Map<string, string>(irregular);
for (const verb of [...resultOfVerb.keys(), ...meanings.keys()]) for (const form of forms(verb)) lemmas.set(form, verb);

/** The verb that a word can be a form of; undefined for other words. */
export const lemmaOf = (word: string): string | undefined => lemmas.get(word);

export const means = (lemma: string | undefined, meaning: VerbMeaning): boolean =>
  lemma !== undefined && (meanings.get(lemma)?.has(meaning) ?? false);

/** Verbs that are as often nouns: what stands around them decides. */
export const nounLikeVerbs: ReadonlySet<string> = new Set(
  'book list store order rate review report email e-mail mail export import log track record filter search display show group sort limit cache post plan answer bid vote file request place message tag label set change check count cost support work charge link return pass rent volunteer share offer run feature download upload alert audit schedule cap register start finish use view close open print visit purchase pledge score grade make hold look mail complete archive find share showcase clean request schedule join look present set'.split(
    ' ',
  ),
);
