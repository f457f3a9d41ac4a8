/** Quoted text is no place to split at. */
const masked = (text: string): string =>
  text.replace(/`[^`\n]*`|"[^"\n]*"|“[^”\n]*”|(?<!\w)'[^'\n]*'(?!\w)/g, (quoted) => '_'.repeat(quoted.length));

function splitAt(text: string, boundary: RegExp): string[] {
  const parts: string[] = [];
  let from = 0;
  for (const cut of masked(text).matchAll(boundary)) {
    parts.push(text.slice(from, cut.index));
    from = cut.index + cut[0].length;
  }
  parts.push(text.slice(from));
  return parts.map((part) => part.replace(/^\s*(?:[-*•–]|\d+[.)])\s+/, '').trim()).filter((part) => part !== '');
}

const verbs =
  'adds?|append\\w*|saves?|stores?|updates?|sets?|sends?|e-?mails?|mails?|deletes?|removes?|moves?|trash(?:es)?|increments?|increases?|creates?|inserts?|returns?|responds?|answers?|redirects?|goes?|fires?|triggers?|logs?|marks?|toggles?|reads?|lists?|checks?|verif(?:y|ies)';

/** Sentences and list entries. */
export const sentencesOf = (text: string): string[] =>
  splitAt(text, /\n+|;\s*|(?<=[.!?)_])\.?\s+(?=[A-Z_`"'$])|\.\s*$/g);

/** What is done one after the other: sentences, split again before verbs that follow each other. */
export const deedsOf = (text: string): string[] =>
  sentencesOf(text).flatMap((sentence) =>
    splitAt(
      sentence,
      new RegExp(String.raw`(?:,\s*(?:and\s+|then\s+)*|\s+and\s+(?:then\s+)?|\s+then\s+|→\s*)(?=(?:${verbs})\b)`, 'gi'),
    ),
  );

/** The parts of sentences that say what happens in which case. */
export const casesOf = (text: string): string[] =>
  sentencesOf(text).flatMap((sentence) =>
    splitAt(
      sentence,
      /,\s*(?=otherwise\b|else\b|or else\b)|\.\s+|,\s*(?:and\s+)?(?=without\b|if\b|when\b|on an?\b|for an?\b)/gi,
    ),
  );
