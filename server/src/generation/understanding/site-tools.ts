import { isPlural } from '../naming/inflect.ts';
import { type Clause, clauseOf } from './clause.ts';
import { modals } from './lexicon/function-words.ts';
import { nounPhrase } from './noun-phrase.ts';
import type { ToolOptions, UnderstoodTool } from './understanding.ts';
import { isVerbAt } from './verb-sense.ts';
import { verbatim } from './verbatim.ts';

/** Finds out from a description whether a tool is wanted, and how. */
export interface ToolReader<Options extends ToolOptions = ToolOptions> {
  /** snake_case, unique: `reading_time`. */
  readonly tool: string;
  /** Whether its words are so general that every other tool that a statement asks for comes before it. */
  readonly isGeneral?: boolean;
  /**
   * What a statement says of the tool; null when it does not ask for it. Every option has a value. Words in quotes and
   * addresses are only in `clause.text`, unless no tool is asked for without them.
   */
  recognize(clause: Clause): Options | null;
  /** The options changed by a later statement that does not name the tool ("Place it below the text"); null when it says nothing of them. */
  refine?(clause: Clause, options: Options): Options | null;
  /** The options of two statements that both name the tool; without it, the second one refines the first. */
  combine?(first: Options, second: Options): Options;
  /** What the tool does, in one plain sentence: "Shows how long a post takes to read, above its text." */
  describe(options: Options): string;
}

/** A statement that names content of its own is read for that too. */
const namesOwnContent = / (custom post types?|post types?|with fields|database table|custom table) /;

/** A statement without what it only quotes: a bar that says "Reading time!" asks for no reading time. */
function withoutQuotes(clause: Clause): Clause {
  const isVerbatim = verbatim(clause.tokens);
  return { ...clause, ...clauseOf(clause.tokens.filter((_, index) => !isVerbatim[index])) };
}

const haves = /^(with|have|has|having|including|includes?|contains?|:|\(|need|needs)$/;
/** What every site has, and words for a plugin: they have tools rather than properties. */
const ofAnySite =
  /^(plugin|extension|add-on|addon|toolkit|toolbox|package|tool|site|website|blog|posts?|pages?|articles?|products?|content|comments?|users?|wordpress|endpoints?|routes?|api|redirects?|redirections?|manager|webhooks?|notifications?|search|excerpts?|links?)$/;

/** What a list of properties belongs to: "Courses" in "Courses with duration and reading time". Null where there is none. */
function ownerOf({ tokens }: Clause): Clause | null {
  if (isVerbAt(tokens, 0, 0) || (tokens[1]?.text === ':' && !isPlural(tokens[0]?.lower ?? ''))) return null;
  const { words, next: end } = nounPhrase(tokens, 0);
  const noun = words.at(-1)?.lower;
  // "Each article can have a level and a reading time"
  const isEach = /^(each|every)$/.test(tokens[0]?.lower ?? '');
  const next = modals.has(tokens[end]?.lower ?? '') ? end + 1 : end;
  if (noun === undefined || (ofAnySite.test(noun) && !isEach) || !haves.test(tokens[next]?.lower ?? '')) return null;
  return clauseOf(tokens.slice(0, end));
}

/** The tools that statements ask for, and the statements that say nothing else. */
export function readTools<Entry extends { readonly clause: Clause }>(
  entries: readonly Entry[],
  readers: readonly ToolReader[],
): {
  readonly tools: readonly UnderstoodTool[];
  readonly spent: ReadonlySet<Entry>;
  /** Tools by the statements that asked for them, or said more of them. */
  readonly asked: ReadonlyMap<Entry, readonly string[]>;
} {
  const options = new Map<ToolReader, ToolOptions>();
  const spent = new Set<Entry>();
  const asked = new Map<Entry, readonly string[]>();
  let last: readonly ToolReader[] = [];
  for (const [index, entry] of entries.entries()) {
    const clause = withoutQuotes(entry.clause);
    const owner = ownerOf(clause);
    const recognizedIn = (statement: Clause) =>
      readers.flatMap((reader) => {
        const found = reader.recognize(statement);
        // "Courses with reading time" have a property of that name.
        if (found === null || (owner !== null && reader.recognize(owner) === null)) return [];
        return [{ reader, found }];
      });
    const unquoted = recognizedIn(clause);
    const all = unquoted.length > 0 ? unquoted : recognizedIn(entry.clause);
    const special = all.filter(({ reader }) => reader.isGeneral !== true);
    const named = special.length > 0 ? special : all;
    if (named.length > 0) {
      for (const { reader, found } of named) {
        const known = options.get(reader);
        if (known === undefined) options.set(reader, found);
        else options.set(reader, reader.combine?.(known, found) ?? reader.refine?.(clause, known) ?? known);
      }
      last = named.map(({ reader }) => reader);
      asked.set(
        entry,
        last.map(({ tool }) => tool),
      );
      if (namesOwnContent.test(clause.line)) continue;
      spent.add(entry);
      // "Create and manage redirects": what is created is only said once.
      const before = entries[index - 1];
      if (before?.clause.words.length === 1) spent.add(before);
      continue;
    }
    for (const reader of last) {
      const refined = reader.refine?.(clause, options.get(reader) ?? {}) ?? null;
      if (refined === null) continue;
      options.set(reader, refined);
      spent.add(entry);
      asked.set(entry, [...(asked.get(entry) ?? []), reader.tool]);
    }
  }
  const tools = [...options].map(([reader, own]) => ({
    tool: reader.tool,
    options: own,
    sentence: reader.describe(own),
  }));
  return { tools, spent, asked };
}
