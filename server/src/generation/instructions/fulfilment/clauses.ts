import { splitRequirements } from '../reading/requirements-reader.ts';
import { wordsOf } from '../reading/words.ts';

/** A part of a sentence or list entry that asks for one thing. */
export interface Clause {
  readonly text: string;
  /** The sentence or entry that it is part of. */
  readonly requirement: string;
}

/** Signs between clauses, outside of quotes and brackets. */
const quotedOrBreak =
  /`[^`\n]*`|"[^"\n]*"|(?<!\w)'[^'\n]*'(?!\w)|\([^()\n]*\)|([;,:]\s(?:and |but |then )?|\s(?:but|then|and then|and)\s)/g;

/** Fewer words than this are part of the clause before. */
const minWords = 2;

/** The clauses of a prompt's requirements, in their order. */
export function clausesOf(prompt: string): Clause[] {
  return splitRequirements(prompt).flatMap((requirement) =>
    splitClauses(requirement).map((text) => ({ text, requirement })),
  );
}

function splitClauses(requirement: string): string[] {
  const parts: string[] = [];
  const isShort = (text: string) => wordsOf(text.replace(/_/g, ' ')).size < minWords;
  const take = (text: string, before: string) => {
    const previous = parts.at(-1);
    if (previous !== undefined && (isShort(text) || isShort(previous)))
      parts[parts.length - 1] = `${previous}${before}${text}`;
    else if (text.trim() !== '') parts.push(text.trim());
  };
  let start = 0;
  let lead = '';
  for (const match of requirement.matchAll(quotedOrBreak)) {
    if (match[1] === undefined) continue;
    take(requirement.slice(start, match.index), lead);
    lead = match[1];
    start = match.index + match[0].length;
  }
  take(requirement.slice(start), lead);
  return parts;
}
