import type { BehaviourOf } from '../../../behaviours/behaviour.ts';
import type { Chunk, Deed } from '../deeds.ts';
import { slotsOf } from '../deeds.ts';
import type { Mutable } from '../records-told.ts';
import type { Story } from '../story.ts';
import { yearlyDay, yearlyRange } from '../yearly-days.ts';
import { type Composer, type Composers, unreadCondition } from './composer.ts';
import { site } from './site.ts';

type Redirects = Mutable<BehaviourOf<'redirects'>>;

/** "When somebody opens it": how every redirect works. */
const opening =
  /^(?:when|if|whenever|where|once) (?:someone|somebody|people|visitors|anyone|you|they|one) (?:opens?|visits?|types?|calls?|clicks?|lands?|goes?|comes?)\b/i;

/** Times that have no first and last day. */
const unclearTime =
  /\b(?:in|during|over|only in) (?:the |our )?(?:\w+ )?(?:spring|summer|autumn|fall|winter|holidays?|season)\b/i;

/** Lists of posts by the words for them. */
const archives: readonly (readonly [RegExp, NonNullable<Redirects['archives']>[number]])[] = [
  [/\bauthor\b/i, 'author'],
  [/\b(?:date|month|year|monthly|yearly)\b/i, 'date'],
  [/\bcategor(?:y|ies)\b/i, 'category'],
  [/\btags?\b/i, 'tag'],
  [/\bformats?\b/i, 'format'],
];

/** Content that moves, and content that is deleted. */
const moves =
  /\b(?:moved|moves|renamed)\b|\b(?:address|addresses|url|urls|slug|slugs|permalink|permalinks)\b.*\b(?:chang\w+|edited|altered)\b|\bchang\w+\b.*\b(?:address|url|slug|permalink)\b/i;
const goesAway = /\b(?:deleted?|deletes|removed?|removes|trashed|taken down|thrown away)\b/i;

export const redirects: Composers = {
  redirect(deed, story) {
    if (deed.isDenied) return story.tell(deed, 'nothing');
    if (isOfContent(deed)) return ofContent(deed, story);
    if (/\barchives?\b/i.test(deed.text)) return ofArchives(deed, story);
    ofAddresses(deed, story);
  },

  import(deed, story) {
    if (!/\bredirect(?:s|ions?)\b/i.test(sentenceOf(deed))) return site.import?.(deed, story);
    if (deed.isDenied) return story.tell(deed, 'nothing');
    own(deed, story).imports = true;
  },
};

const sentenceOf = ({ sentence: { tokens } }: Deed): string => tokens.map(({ lower }) => lower).join(' ');

/** Redirects as the plan has them, or new ones that lead nothing anywhere yet. */
function own(deed: Deed, story: Story): Redirects {
  const known = story.last('redirects');
  if (known !== undefined) {
    story.add(known, deed);
    return known;
  }
  const made: Redirects = { kind: 'redirects', status: 301, logs_not_found: false, sources: [], targets: [] };
  story.add(made, deed);
  return made;
}

const pathsOf = (deed: Deed): readonly string[] =>
  slotsOf(deed, 'url').flatMap(({ text }) => /^(?:https?:\/\/[^\s"”]+|\/[^\s"”*]*)/.exec(text)?.[0] ?? []);

/** Addresses that a description spells out lead elsewhere always, or in a season, or for all but some roles. */
const ofAddresses: Composer = (deed, story) => {
  const chunks = deed.chunks.filter(({ label, text }) => label !== 'why' && !opening.test(text));
  const excepted = chunks.filter(({ label }) => label === 'except');
  const roles = excepted.map((chunk) => rolesIn(chunk, story));
  const season = yearlyRange(deed.text);
  const lost = chunks.filter(
    (chunk) =>
      (excepted.includes(chunk) ? roles[excepted.indexOf(chunk)] : null) === null &&
      (season === null || (yearlyRange(chunk.text) === null && !season.includes(yearlyDay(chunk.text) ?? ''))),
  );
  // "From 1 December 2026" is no part of every year.
  if (season !== null && /\b(?:19|20)\d\d\b/.test(deed.text))
    return story.refuse(deed, 'Redirects have a season of every year, not of a single one.');
  const unclear = season === null ? unclearTime.exec(deed.text)?.[0] : undefined;
  if (unclear !== undefined) return story.refuse(deed, unreadCondition([unclear]));
  const dates = season === null ? slotsOf(deed, 'date', 'span') : [];
  if (lost.length + dates.length > 0)
    return story.refuse(deed, unreadCondition([...lost, ...dates].map(({ text }) => text)));
  const before = story.last('redirects');
  const known = {
    sources: before?.sources ?? [],
    targets: before?.targets ?? [],
    season: before?.season_from === undefined ? null : [before.season_from, before.season_until],
  };
  if (known.sources.length > 0 && String(season) !== String(known.season))
    return story.refuse(deed, 'All redirects of a plan have the same season, and those before have another or none.');
  const spared = [...new Set(roles.flatMap((one) => one ?? []))];
  if (known.sources.length > 0 && String(spared) !== String(before?.spared_roles ?? []))
    return story.refuse(deed, 'All redirects of a plan spare the same roles, and those before spare others or none.');
  plainRedirect(deed, story);
  const made = story.last('redirects');
  if (made === undefined) return;
  // What an earlier sentence leads elsewhere stays.
  const isNew = made.sources.map((source) => !known.sources.includes(source));
  made.sources = [...known.sources, ...made.sources.filter((_, at) => isNew[at])].slice(0, 200);
  made.targets = [...known.targets, ...made.targets.filter((_, at) => isNew[at])].slice(0, 200);
  if (season !== null)
    // Browsers keep a permanent one beyond its season.
    Object.assign(made, { status: 302, season_from: season[0], season_until: season[1] });
  if (spared.length > 0) made.spared_roles = spared.slice(0, 20);
  const paths = pathsOf(deed);
  const isPart = /\b(?:everything|anything|all|addresses|pages|under|below|beginning|starting)\b/i.test(deed.text);
  const home = /\b(?:to|on) (?:the |our )?(?:home|front|start) ?page\b/i.test(deed.text) ? '/' : undefined;
  const target = paths.length === 1 ? home : paths.at(-1);
  if (target === undefined || isPart) return;
  // "/old goes to /new": the last one is where the others lead
  const sources = (paths.length === 1 ? paths : paths.slice(0, -1)).filter(
    (path) => path.startsWith('/') && !made.sources.includes(path),
  );
  made.sources = [...made.sources, ...sources].slice(0, 200);
  made.targets = [...made.targets, ...sources.map(() => target)].slice(0, 200);
};

const plainRedirect: Composer = (deed, story) => site.redirect?.(deed, story);

/** The roles that an exception names; null where it says something else. */
function rolesIn(chunk: Chunk, story: Story): readonly string[] | null {
  const people = chunk.slots.filter(({ label }) => label === 'who');
  if (people.length === 0 || chunk.slots.some(({ label }) => label !== 'who')) return null;
  const roles = people.map(({ text }) => {
    const person = story.person(text, null);
    return person?.is === 'role' || person?.is === 'admin' || person?.is === 'staff' ? story.role(text) : null;
  });
  return roles.some((role) => role === null) ? null : roles.flatMap((role) => role ?? []);
}

/** "Author archives lead to the home page". */
const ofArchives: Composer = (deed, story) => {
  const paths = pathsOf(deed);
  const [first] = paths;
  const isHome = /\b(?:home|front|start) ?page\b/i.test(deed.text);
  const target = first ?? (isHome ? '/' : undefined);
  const named = archives.filter(([pattern]) => pattern.test(deed.text)).map(([, archive]) => archive);
  if (deed.chunks.some(({ label }) => label !== 'why'))
    return story.refuse(deed, unreadCondition(deed.chunks.map(({ text }) => text)));
  if (slotsOf(deed, 'text', 'name').length > 0)
    return story.refuse(deed, 'A single archive is led elsewhere by its path: write it, such as /category/news.');
  if (named.length === 0)
    return story.refuse(deed, 'It does not say which archives: those of authors, dates, categories, tags or formats.');
  if (target === undefined || paths.length > 1)
    return story.refuse(deed, 'It does not say where archives lead: write one path, such as /blog.');
  const made = own(deed, story);
  const before = (made.archives ?? []).map((archive, at) => [archive, made.archive_targets?.[at] ?? target] as const);
  const all = [
    ...before.filter(([archive]) => !named.includes(archive)),
    ...named.map((one) => [one, target] as const),
  ];
  made.archives = all.map(([archive]) => archive);
  made.archive_targets = all.map(([, one]) => one);
};

/** Whether it is about content that moves or is deleted, rather than about addresses that are spelled out. */
const isOfContent = (deed: Deed): boolean =>
  pathsOf(deed).length === 0 &&
  (goesAway.test(wholeOf(deed)) || (moves.test(wholeOf(deed)) && /\bnew\b/i.test(deed.text)));

const wholeOf = ({ text }: Deed): string => text.replaceAll(/\s+/g, ' ');

/** "When a post is moved, its old address leads to the new one", "when a product is deleted, it leads to the shop". */
const ofContent: Composer = (deed, story) => {
  const text = wholeOf(deed);
  const things = [...deed.slots, ...deed.chunks.flatMap(({ slots }) => slots)].filter(
    ({ label, text: thing }) => label === 'thing' && !/^(?:it|they|address|url|link|archive)/i.test(thing),
  );
  const keys = things.map(({ text: thing }) => story.find(thing));
  const known = keys.flatMap((key) => (key !== null && hasAddress(key, story) ? [key] : []));
  const foreign = things.filter((_, at) => {
    const key = keys[at];
    return key == null || !hasAddress(key, story);
  });
  const target = targetOf(text);
  const isDeleted = goesAway.test(text);
  // "To the shop" names no kind of content
  const unknown = foreign.filter(
    ({ text: thing }) => !/\b(?:shop|store|blog|home ?page|page|categor\w+)$/i.test(thing),
  );
  if (unknown.length > 0)
    return story.refuse(
      deed,
      `Nothing follows the addresses of “${unknown.map(({ text: thing }) => thing).join('”, “')}”.`,
    );
  const conditions = deed.chunks.filter(
    ({ label, text: said }) => label === 'except' || (label !== 'why' && !goesAway.test(said) && !moves.test(said)),
  );
  if (conditions.length > 0) return story.refuse(deed, unreadCondition(conditions.map(({ text: said }) => said)));
  const types = [...new Set(known.length > 0 ? known : ['post', 'page'])];
  if (!isDeleted) {
    const made = own(deed, story);
    made.moved_types = [...new Set([...(made.moved_types ?? []), ...types])];
    return;
  }
  if (target === null)
    return story.refuse(
      deed,
      'What is deleted leads to its category, to the list of its kind, to the home page, or says that it is gone (410).',
    );
  const before = story.last('redirects');
  if (before?.deleted_to !== undefined && before.deleted_to !== target)
    return story.refuse(deed, 'All that is deleted leads to the same place, and what was said before to another.');
  const made = own(deed, story);
  made.deleted_types = [...new Set([...(made.deleted_types ?? []), ...types])];
  made.deleted_to = target;
};

const hasAddress = (key: string, story: Story): boolean =>
  key === 'post' || key === 'page' || key === 'product' || story.isOwn(key);

/** Where what is deleted leads to. */
function targetOf(text: string): NonNullable<Redirects['deleted_to']> | null {
  if (/\b410\b|\bgone\b/i.test(text)) return 'gone';
  if (/\b(?:home|front|start) ?page\b/i.test(text)) return 'home';
  if (/\b(?:its|their|the same|the) categor(?:y|ies)\b/i.test(text)) return 'term';
  return /\b(?:archive|overview|list|shop|store|blog)\b/i.test(text) ? 'archive' : null;
}
