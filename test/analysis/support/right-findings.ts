import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Severity, severities } from '@presswright/shared/schemas/severities';

/** A pattern of a flaw that was judged worth reporting. */
export interface RightFinding {
  /** The file it is written in, without its ending. */
  readonly list: string;
  readonly title: string;
  readonly rule: string;
  /** At least as grave as this. */
  readonly severity: Severity;
  /** Texts by path, with `//!` behind each line that the rule reports. */
  readonly files: Readonly<Record<string, string>>;
}

/** All of `test/analysis/right-findings/`; its readme says how they are written. */
export function readRightFindings(): RightFinding[] {
  const folder = join(import.meta.dirname, '../right-findings');
  return readdirSync(folder)
    .filter((path) => path.endsWith('.txt'))
    .toSorted()
    .flatMap((path) => {
      const text = readFileSync(join(folder, path), 'utf8');
      return text
        .split(/^== /m)
        .slice(1)
        .map((one) => parse(path.slice(0, -'.txt'.length), one));
    });
}

function parse(list: string, text: string): RightFinding {
  const [head = '', ...files] = text.split(/^-- /m);
  const title = head.slice(0, head.indexOf('\n'));
  const [, rule, said] = /^finds (\S+) (\S+)$/m.exec(head) ?? [];
  const severity = severities.find((one) => one === said);
  if (rule === undefined || severity === undefined || !/^why \S/m.test(head))
    throw new Error(`${list}: "${title}" does not say what is found, and why`);
  return {
    list,
    title,
    rule,
    severity,
    files: Object.fromEntries(
      files.map((file) => [file.slice(0, file.indexOf('\n')).trim(), file.slice(file.indexOf('\n') + 1)]),
    ),
  };
}
