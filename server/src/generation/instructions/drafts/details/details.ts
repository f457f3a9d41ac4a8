import type { Composer } from '../../composer.ts';
import { type Clause, readClauses } from './clauses.ts';

const quote = '["\'`]';
const quoted = String.raw`(?:"([^"\n]+)"|'([^'\n]+)'|${'`'}([^${'`'}\n]+)${'`'})`;
/** Words between what a value is of and the value. */
const link = String.raw`(?:\s*(?:\b(?:is|are|be|to|of|as|at|under|in|named|called|reads?|says?|should|must|set|with|the|an?|value|slug|name|id|key|title|label|text|url|will|its|stored|saved|option|setting|it)\b|=>|=|:|\(|→|–|-))*\s*`;
const bare = String.raw`(#?[\w][\w./:%@+-]*[\w%/]|\w)`;

/** Words that are no value where one is awaited. */
const noValue =
  /^(?:the|an?|and|or|with|of|for|in|to|is|are|that|which|should|must|be|on|at|by|from|as|it|its|this|when|if|only|not|no|without|has|have|can|may|was|will|does|too|also|like|using|via|but|one|true|false|yes|enabled|disabled|off|required|there|where|who|so|then|such|all|any|them|their|you|we|i|us|our|my|please|custom|new|own|default|empty|following|called|named)$/i;

/** What a prompt says of one thing, clause by clause; what is read counts as met. */
export class Details {
  readonly clauses: readonly Clause[];
  private readonly c: Composer;

  constructor(c: Composer, text: string = c.text) {
    this.c = c;
    this.clauses = readClauses(text);
  }

  /** The clauses that speak of something. */
  about(words: string): Clause[] {
    const pattern = new RegExp(String.raw`(?<![\w-])(?:${words})(?![\w-])`, 'i');
    const found = this.clauses.filter(({ text }) => pattern.test(text));
    for (const { text } of found) this.c.asked.readsWithin(text);
    return found;
  }

  /** Whether something is wanted; null where the prompt does not speak of it. */
  flag(words: string): boolean | null {
    const [clause] = this.about(words);
    return clause === undefined ? null : !clause.isRefused;
  }

  /**
   * The value of something, in quotes or bare, behind its words or before them: "default is 10", "10 by default", "`x` as
   * the slug"; null where the prompt gives none.
   * @param words source of a regular expression
   * @param shape what the value must look like
   */
  value(words: string, shape = /./): string | null {
    const patterns = [
      new RegExp(String.raw`(?<![\w-])(?:${words})(?![\w-])${link}${quoted}`, 'gi'),
      new RegExp(String.raw`${quoted}\s+(?:(?:as|being|by)\s+)?(?:(?:the|its|an?)\s+)?(?:${words})(?![\w-])`, 'gi'),
      new RegExp(String.raw`(?<![\w-])(?:${words})(?![\w-])${link}${bare}`, 'gi'),
      new RegExp(
        String.raw`(?<![\w-])(#?-?\d[\w.%]*|[a-z]+_\w+)\s+(?:(?:as|being|by)\s+)(?:(?:the|its|an?)\s+)?(?:${words})(?![\w-])`,
        'gi',
      ),
    ];
    for (const pattern of patterns)
      for (const { text } of this.clauses)
        for (const match of text.matchAll(pattern)) {
          const value =
            match
              .slice(1)
              .findLast((one) => one !== undefined)
              ?.trim() ?? '';
          if (value === '' || !shape.test(value) || (!match[0].includes(value) ? true : isWord(value, match[0])))
            continue;
          this.c.asked.readsWithin(text);
          return value;
        }
    return null;
  }

  /** A text for people: quoted, or with a capital letter. */
  text(words: string): string | null {
    return this.value(words, /^[A-Z0-9%]|\s|[.!?]$/);
  }

  number(words: string): number | null {
    const value = this.value(words, /^-?\d+(?:\.\d+)?$/);
    return value === null ? null : Number(value);
  }

  /** The names in quotes, or written as names, that clauses about something hold. */
  names(words: string, shape = /^[a-z][\w/-]*$/): string[] {
    const found = this.about(words).flatMap(({ text }) => [
      ...[...text.matchAll(new RegExp(quoted, 'g'))].map((match) => match[1] ?? match[2] ?? match[3] ?? ''),
      ...(text.match(/(?<![\w`"'$/-])[a-z]+(?:[_/-][a-z0-9]+)+(?![\w`"'(])/g) ?? []),
    ]);
    return [...new Set(found)].filter((name) => shape.test(name));
  }

  /** The first place where something is stated; it counts as met. */
  states(pattern: RegExp): RegExpExecArray | null {
    return this.c.asked.states(pattern);
  }
}

/** Whether a bare value is a word of the language rather than a name. */
function isWord(value: string, whole: string): boolean {
  return noValue.test(value) && !new RegExp(quote).test(whole);
}
