import { cleanLine } from '../naming/clean-text.ts';
import { isPlural, singularize } from '../naming/inflect.ts';
import { type Clause, type ClauseReader, clauseOf, intervalIn } from './clause.ts';
import { ClauseLedger } from './clause-ledger.ts';
import { splitClauses } from './clauses.ts';
import { describe } from './describe.ts';
import { Draft, type DraftEntity } from './draft.ts';
import { addWhatFormsNeed } from './form-needs.ts';
import { impliedFeaturesOf } from './implied-features.ts';
import { iconFor } from './lexicon/entity-nouns.ts';
import { coreOfNoun, typeOfNoun } from './lexicon/field-nouns.ts';
import {
  adverbs,
  auxiliaries,
  containers,
  determiners,
  modals,
  prepositions,
  pronouns,
} from './lexicon/function-words.ts';
import { lemmaOf } from './lexicon/verbs.ts';
import { nounPhrase } from './noun-phrase.ts';
import { paraphrase } from './paraphrase.ts';
import { readDecisions, readStatusList } from './readers/decisions.ts';
import { declare } from './readers/declarations.ts';
import { readColumns, readDisplay, readFilter, readGrouping } from './readers/display.ts';
import { readStatusAfter } from './readers/due.ts';
import { isFigure, readFigures } from './readers/figures.ts';
import { readGiven } from './readers/given.ts';
import { readMessages } from './readers/messages.ts';
import { readOtherLanguage } from './readers/other-languages.ts';
import { readPrivacy } from './readers/privacy.ts';
import { readRelations } from './readers/relations.ts';
import { readRequired, readStructure } from './readers/structure.ts';
import { readTaxonomies } from './readers/taxonomies.ts';
import {
  readApi,
  readCache,
  readCommands,
  readDashboard,
  readMentions,
  readSettings,
  readSupports,
} from './readers/technical.ts';
import { readUnique } from './readers/unique.ts';
import {
  readApproval,
  readCleanup,
  readExchange,
  readExpiry,
  readLimit,
  readLog,
  readStorage,
} from './readers/upkeep.ts';
import { readActs, readChanges, readRoles, readSubmissions } from './readers/visitors.ts';
import { readSentences } from './sentences.ts';
import { readTools, type ToolReader } from './site-tools.ts';
import { dropGuesses, dropHolders } from './stand-ins.ts';
import { type Token, tokenize } from './tokens.ts';
import type { Understanding } from './understanding.ts';
import { isVerbAt } from './verb-sense.ts';

/** Who makes what of a statement. First properties and who does what, then behaviours, which speak of both. */
const structureReaders: readonly ClauseReader[] = [
  readRequired,
  readChanges,
  readActs,
  readSubmissions,
  readGiven,
  readSettings,
  readStructure,
  readGrouping,
  readTaxonomies,
  readRelations,
];
const behaviourReaders: readonly ClauseReader[] = [
  readStatusAfter,
  readDecisions,
  readMessages,
  readCleanup,
  readExpiry,
  readExchange,
  readLog,
  readStorage,
  readApproval,
  readLimit,
  readUnique,
  readDashboard,
  readFigures,
  readColumns,
  readFilter,
  readDisplay,
  readApi,
  readCommands,
  readCache,
  readRoles,
  readPrivacy,
  readMentions,
  readSupports,
];

const maxQuoteLength = 120;
const maxQuotes = 60;

function shortened(text: string): string {
  const line = cleanLine(text);
  if (line.length <= maxQuoteLength) return line;
  const cut = line
    .slice(0, maxQuoteLength - 1)
    .toWellFormed()
    .replace('\uFFFD', '');
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), maxQuoteLength / 2))}…`;
}

const isEnglishWord = (word: string) =>
  determiners.has(word) ||
  prepositions.has(word) ||
  pronouns.has(word) ||
  auxiliaries.has(word) ||
  modals.has(word) ||
  adverbs.has(word) ||
  /^(taxonom(y|ies)|categor(y|ies)|fields?|plugin|shortcode|widget|form)$/.test(word) ||
  word === 'and' ||
  word === 'or' ||
  lemmaOf(word) !== undefined ||
  typeOfNoun.has(word) ||
  coreOfNoun.has(word);

/** Words that other languages have too. */
const sharedWords = /^(in|an|on|a|i|so|am|was|me|die|via|per|as|no|pro|date|has|do|or|plan|tag|note)$/;

/** Whether a statement can be read at all: English, or a few words that can be names. */
function isReadable({ words, tokens }: Clause): boolean {
  const spoken = tokens.filter(({ kind }) => kind === 'word');
  if (!spoken.some(({ lower }) => /[a-z]{2}/.test(lower))) return false;
  const known = words.filter((word) => isEnglishWord(word) && !sharedWords.test(word)).length;
  return spoken.length <= 3 || (known > 0 && known * 10 >= spoken.length);
}

/** "Disable Comments" tells what is done rather than what there is. */
const isCommandVerb =
  /^(disable|remove|hide|stop|block|limit|redirect|optimi[sz]e|protect|secure|disallow|prevent|force|enforce|change|replace|clean|delete)$/;

/** Whether a text has a list of properties, or shows or sends something: its title may then say of what. */
const speaksOfDetails = (text: string): boolean =>
  /:|\b(with|has|have|fields?|each|every|them|they|list|book|shortcode)\b|^\s*[-*]/im.test(text.slice(0, 2000));

const titleContainers =
  /^(shelf|bookshelf|cellar|vault|keeper|hub|box|corner|desk|bank|pantry|garage|gallery|log|diary|guide|club|center|studio|maker|builder)$/;

/** The thing that a plugin is about by its title: "Book Library" is about books. */
function fromTitle(title: string, description: string, draft: Draft): DraftEntity | null {
  const words = tokenize(cleanLine(title))
    .filter(({ kind, lower }) => kind === 'word' && /^[a-z-]+$/.test(lower))
    .map(({ lower }) => lower);
  const own = words.filter(
    (word) =>
      !containers.has(singularize(word)) &&
      !titleContainers.test(word) &&
      !/^(the|a|an|my|our|for|of|and|simple|best|wp|pro|lite|plus|hub|box|easy)$/.test(word),
  );
  if (isCommandVerb.test(words[0] ?? '')) return null;
  if (own.length === 0 || own.length > 4 || typeOfNoun.has(own.slice(-2).join(' '))) return null;
  const last = singularize(own.at(-1) ?? '');
  // A description that says something else is not about what the plugin is called.
  if (
    description.trim() !== '' &&
    (iconFor(last) === 'dashicons-admin-post' || !speaksOfDetails(description)) &&
    !description.toLowerCase().includes(last)
  )
    return null;
  const isNamed =
    own.length < words.length ||
    isPlural(own.at(-1) ?? '') ||
    iconFor(singularize(own.at(-1) ?? '')) !== 'dashicons-admin-post';
  return isNamed ? draft.add(own) : null;
}

const speaksOfEntries =
  /^ (with|has|have|including|each|every|it|they|them|items?|entries|records?|fields?|properties|store|save|keep|track|collect) | (fields?|properties|details|items?|entries|records) (:|with|has|have|like|such|are|is) /;

/**
 * Whether a statement can list properties where no kind of content is named: "with name and price", "each has a date",
 * "Name, price". In "Show a box with the author's bio" it is the box that has one.
 */
const isOfEntries = ({ tokens, words, line }: Clause): boolean =>
  speaksOfEntries.test(line) ||
  (/^(,|and|:|\()?$/.test(words[nounPhrase(tokens, 0).next] ?? '') &&
    !isCommandVerb.test(words[0] ?? '') &&
    !tokens.some((_, index) => isVerbAt(tokens, index, 0)));

/**
 * Reads a description of a plugin in English. Never fails: what it makes nothing of is in `notUnderstood`.
 * @param readers of the tools that a plugin can bring
 */
export function understand(description: string, title: string, readers: readonly ToolReader[] = []): Understanding {
  const draft = new Draft();
  const clauses = readSentences(description).flatMap(({ tokens, quote, isHeading }) => {
    const often = intervalIn(clauseOf(tokens));
    return splitClauses(paraphrase(tokens)).map((own) => ({
      clause: { ...clauseOf(own), often, text: quote(own) },
      quote: quote(own),
      quoteOf: quote,
      isHeading,
    }));
  });
  const shouted = clauses.filter(({ quote }) => /\p{Lu}{4}/u.test(quote) && !/\p{Ll}/u.test(quote)).length;
  if (shouted === 0)
    for (const { clause } of clauses)
      for (const { text, lower } of clause.tokens) {
        if (/^\p{Lu}{2,5}s?$/u.test(text) || /^\p{L}\p{L}*\p{Ll}\p{Lu}\p{L}*$/u.test(text))
          draft.written.set(lower, text);
        if (/^\p{Lu}{2,5}s$/u.test(text)) draft.written.set(lower.slice(0, -1), text.slice(0, -1));
      }
  const ledger = new ClauseLedger<(typeof clauses)[number]>(draft);
  const readTool = readTools(clauses, readers);
  for (const [entry, keys] of readTool.asked) for (const key of keys) ledger.add(entry, { part: 'tool', key });
  const rest = clauses.filter((entry) => !readTool.spent.has(entry));
  const [readable, unreadable] = [
    rest.filter(({ clause }) => isReadable(clause)),
    rest.filter(({ clause }) => !isReadable(clause)),
  ];
  // A heading such as "City Museum" names the site; "Exhibits" names things.
  const declared = new Set(
    readable.filter(
      (entry) =>
        !(entry.isHeading && !isPlural(entry.clause.words.at(-1) ?? '')) &&
        ledger.during(entry, ({ clause }) => declare(clause, draft)),
    ),
  );
  for (const entry of unreadable)
    if (ledger.during(entry, ({ clause }) => readOtherLanguage(clause, draft))) declared.add(entry);
  if (draft.entities.size === 0) {
    for (const entry of readable)
      for (const reader of [readActs, readSubmissions]) ledger.during(entry, ({ clause }) => reader(clause, draft));
  }
  const { tools } =
    readTool.tools.length > 0 || draft.entities.size > 0
      ? readTool
      : readTools([{ clause: { ...clauseOf(tokenize(cleanLine(title))), text: cleanLine(title) } }], readers);
  const namesContent = draft.entities.size > 0 || (tools.length === 0 && fromTitle(title, description, draft) !== null);
  const standIn = namesContent ? null : draft.create('item', 'item');
  const notUnderstood: string[] = [];
  const read = (readers: readonly ClauseReader[], clause: Clause) =>
    readers.map((reader) => reader(clause, draft)).includes(true);
  const leftovers = new Map<object, readonly (readonly Token[])[]>();
  const spokenOf = new Map<object, DraftEntity | null>();
  const structured = new Set(
    readable.filter((entry) => {
      draft.leftovers = [];
      const isOfNothing = standIn !== null && !isOfEntries(entry.clause);
      // "Accept or refuse applications" is no form that accepts them.
      const didRead = ledger.during(
        entry,
        ({ clause }) =>
          readStatusAfter(clause, draft) ||
          readDecisions(clause, draft) ||
          readStatusList(clause, draft) ||
          (!isFigure(clause) && read(isOfNothing ? [readSettings] : structureReaders, clause)),
      );
      leftovers.set(entry, draft.leftovers);
      spokenOf.set(entry, draft.last);
      return didRead;
    }),
  );
  draft.last = null;
  draft.decision = null;
  const acted = new Set<(typeof clauses)[number]>();
  for (const entry of rest) {
    const isUnderstood = ledger.during(entry, ({ clause }) => {
      const didRead = isReadable(clause) && read(behaviourReaders, clause);
      return didRead && !(standIn && dropGuesses(draft, standIn, clause));
    });
    if (isUnderstood) acted.add(entry);
    if (!isUnderstood && !structured.has(entry) && !declared.has(entry) && !entry.isHeading)
      notUnderstood.push(shortened(entry.quote));
    if (!isUnderstood)
      notUnderstood.push(...(leftovers.get(entry) ?? []).map((tokens) => shortened(entry.quoteOf(tokens))));
    for (const behaviour of draft.behaviours) draft.grounded.add(behaviour);
    draft.sinceDecision++;
    draft.last = spokenOf.get(entry) ?? draft.last;
  }
  addWhatFormsNeed(draft);
  dropHolders(draft);
  const entities = draft.finishEntities();
  const result = {
    entities,
    namesContent:
      namesContent ||
      entities.some(
        ({ key, fields, coreFields, taxonomies }) =>
          key !== 'item' || fields.length + coreFields.length + taxonomies.length > 0,
      ),
    behaviours: draft.behaviours,
    tools,
    settings: [...draft.settings.values()],
    roles: draft.finishRoles(),
    clauses: clauses
      .filter((entry) => [readTool.spent, declared, structured, acted].some((read) => read.has(entry)))
      .map((entry) => ({ text: shortened(entry.quote), parts: ledger.partsOf(entry) })),
    notUnderstood: [...new Set(notUnderstood.filter((quote) => quote !== ''))].slice(0, maxQuotes),
  };
  return { ...result, impliedFeatures: impliedFeaturesOf(result, draft.mentioned), understood: describe(result) };
}
