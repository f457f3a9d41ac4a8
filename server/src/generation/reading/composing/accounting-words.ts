/** What mails are called, and sending them. */
export const mailWords = [
  'mail',
  'email',
  'e-mail',
  'message',
  'remind',
  'reminder',
  'notify',
  'tell',
  'inform',
  'send',
];

/** Words that ask for members of behaviours which are called otherwise. */
const memberWords: Readonly<Record<string, readonly string[]>> = {
  has_download: ['csv', 'file', 'download', 'downloadable', 'export', 'spreadsheet'],
  imports: ['csv', 'file', 'import'],
  teaser_words: ['article', 'word', 'full'],
  button: ['button', 'lead', 'link'],
  minimum_words: ['article', 'post', 'word'],
  languages: ['link', 'switch', 'version', 'speak', 'visitor', 'reader', 'translation', 'change'],
  connected: ['link', 'connect', 'google', 'search', 'engine', 'hreflang'],
  moved_types: ['old', 'new', 'address', 'url', 'redirect'],
  deleted_types: ['address', 'url', 'redirect', 'shop', 'blog'],
};

/** The words that ask for a member with a value; undefined where its own name does. */
export const wordsOf = (member: string, value: unknown): readonly string[] | undefined =>
  Object.hasOwn(memberWords, member)
    ? memberWords[member]
    : // What is noted, and what somebody cannot log in with
      /"log_in"/.test(JSON.stringify(value))
      ? ['account', 'user']
      : /^events$/.test(member)
        ? ['change', 'edit', 'activity']
        : undefined;
/** Words for what parts of a plan do, which they do not say themselves. */
export const sayings: readonly (readonly [RegExp, string])[] = [
  [/"kind":"own_records"/, 'own owner entry site admin area administration'],
  [/"by":"account"/, 'log login logged logging sign signed account'],
  [/"by":"link"/, 'link mail mailed email e-mail receive get send secret private personal lets'],
  [/"fields":\["/, 'edit change update correct alter amend modify adjust revise maintain'],
  [/"can_delete":true/, 'delete remove withdraw'],
  [/"after_edit":"waits"/, 'change edit update approve approved'],
  [/"kind":"owner_message"/, 'write contact message form page address email show showing see seeing reach touch send'],
  [/"kind":"approval_steps"/, 'approve approval check release step first then'],
  [/"waits":true/, 'full waiting waitlist list wait move free cancel drop taken place land reached'],
  [/"kind":"capacity_limit"/, 'more limit limited room maximum'],
  [/"whose":"of_own"/, 'see show list page overview own participant attendee log login logged'],
];

/** What such parts are there for says when they are done, too. */
export const occasions: readonly (readonly [RegExp, RegExp])[] = [
  [
    /"by":"account"|"requires_login":true|"whose":"of_own"/,
    /^(?:after|once|when|if|while|as soon as)\b.*\b(?:log|sign)\w*[ -]?in\b/i,
  ],
  [
    /"kind":"restriction".*"who":"(?:logged_in|roles)"/,
    /^(?:who (?:are|is|have|has|aren['’]t|isn['’]t) )?(?:not |n['’]t )?(?:logged|signed)[ -]?in$|^who (?:have|has) (?:logged|signed) in$|^(?:with(?:out)? (?:an|their) account|not logged in|after logging in|after log-?in)$/i,
  ],
  [
    /"kind":"approval_steps"/,
    /^(?:before\b.*\b(?:publish\w*|online|live|appears?|public)|after (?:that|this)|afterwards)\b/i,
  ],
  [/"waits":true/, /\b(?:full|taken|reached|left|free|cancels?|drops? out|gone|booked)\b/i],
];

/** Kinds that people of the staff use by themselves. */
export const ofStaff =
  /^(?:approval|csv_\w+|site_export|staff_list|status_actions|record_export|figure|entities|extra_fields)$/;

/** Words that say nothing which a plan would have to say. */
export const light = new Set(
  (
    'be have do can will would should could may might must shall need want like love wish let make get go come put take give keep ' +
    'say tell ask see show know think find use try help work look please thank hope prefer start happen mean matter add plugin ' +
    'site website page thing way kind sort bit lot people person time moment case place part point list form one two first ' +
    'able possible sure right idea question answer problem reason fact course example everybody everyone somebody someone ' +
    'anybody anyone nobody something anything everything nothing hello hi dear morning thanks own able everywhere'
  ).split(' '),
);
