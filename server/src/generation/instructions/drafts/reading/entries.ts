import { sentencesOf } from '../requests/steps/sentences.ts';

/** A prompt taken apart: what leads to its list, the entries of the list, and what follows it. */
export interface Entries {
  readonly lead: string;
  /** Each with what is indented below it; the sentences where the prompt has no list. */
  readonly entries: readonly string[];
  /** Whether the prompt has a list of its own. */
  readonly isList: boolean;
}

const bullet = /^(\s*)(?:[-*•–]|\(?\d+[.)]|[a-z]\))\s+(?=\S)/;

/** Instructions about the form of the answer, which ask for no behaviour. */
const aboutAnswer =
  /^(?:(?:please )?(?:respond|reply|answer|output|return|give me|write)\b[^.\n]*\b(?:code|php|markdown|fences?|block)\b[^.\n]*|(?:just|only) (?:the )?(?:php )?code[^.\n]*|code only[^.\n]*|no (?:explanations?|prose|markdown|fences?)[^.\n]*)[.!]?$/i;

/** Reads a list of requirements, in lines of their own or numbered within one line; sentences are taken for a list where there is none. */
export function readEntries(text: string): Entries {
  const spread = bullet.test(`\n${text}`.split('\n').find((line) => bullet.test(line)) ?? '')
    ? text
    : text.replace(
        /(?:^|\s)\(?([1-9])[.)]\s+(?=\S[^\n]*\s\(?[2-9][.)]\s)|(?<=\s\(?[1-8][.)]\s[^\n]*)\s\(?([2-9])[.)]\s+(?=\S)/g,
        '\n- ',
      );
  const lines = spread.split('\n');
  const depths = lines.flatMap((line) => bullet.exec(line)?.[1]?.replace(/\t/g, '    ').length ?? []);
  if (depths.length < 2) {
    const sentences = sentencesOf(text).filter((one) => !aboutAnswer.test(one));
    return { lead: '', entries: sentences, isList: false };
  }
  const top = Math.min(...depths);
  const entries: string[] = [];
  const lead: string[] = [];
  for (const line of lines) {
    const depth = bullet.exec(line)?.[1]?.replace(/\t/g, '    ').length;
    const bare = line.replace(bullet, '').trim();
    if (bare === '') continue;
    if (depth !== undefined && depth <= top) entries.push(bare);
    else if (entries.length > 0 && (depth !== undefined || /^\s{2,}|^\t/.test(line)))
      entries[entries.length - 1] += `\n${bare}`;
    else lead.push(bare);
  }
  return { lead: lead.filter((one) => !aboutAnswer.test(one)).join('\n'), entries, isList: true };
}
