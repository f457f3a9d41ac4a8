import { resolve } from 'node:path';
import type { Issue } from '@presswright/shared/schemas/analysis';
import { createTwoFilesPatch } from 'diff';
import { applyFixes } from '../../../analysis/apply-fixes.ts';
import { paintPatch } from '../../patch.ts';
import type { FileResult, RunResult } from '../result.ts';
import { type Paint, printable } from '../style.ts';
import type { FixPass } from './fix-files.ts';
import { writeFixed } from './write-fixed.ts';

/** What can be said to a fix: this one, not this one, this and all that follow, no more. */
export const answers = ['y', 'n', 'a', 'q'] as const;
export type Answer = (typeof answers)[number];

/** Asks what to do with a fix, given what it would change; null: nobody answers any more. */
export type Ask = (question: string) => Promise<string | null>;

interface Session {
  /** What is said to all that follow. */
  answer: 'y' | 'n' | null;
}

/**
 * Shows the fixes of a run one by one, safe or not, asks, and writes what was accepted, a file at a time.
 * Those of which the answer is `q` or nothing, and all that follow, stay as they are.
 */
export async function chooseFixes(run: RunResult, ask: Ask, paint: Paint): Promise<FixPass> {
  const session: Session = { answer: null };
  const failures: string[] = [];
  let findings = 0;
  for (const result of run.results) {
    const { file, code } = result;
    if (code === undefined) continue;
    const accepted = await chooseInFile(result, code, session, ask, paint);
    const { code: fixed, fixed: count } = applyFixes(code, result.report.issues, (issue) => accepted.has(issue));
    if (count === 0) continue;
    const failure = await writeFixed(resolve(file), code, fixed);
    if (failure === null) findings += count;
    else failures.push(`${printable(file)} ${failure}: not fixed`);
  }
  return { findings, failures };
}

async function chooseInFile(
  { file, report }: FileResult,
  code: string,
  session: Session,
  ask: Ask,
  paint: Paint,
): Promise<ReadonlySet<Issue>> {
  const accepted = new Set<Issue>();
  const apply = (issues: ReadonlySet<Issue>) => applyFixes(code, report.issues, (issue) => issues.has(issue));
  for (const issue of report.issues) {
    if (session.answer === 'n') break;
    const present = apply(accepted);
    const next = apply(new Set([...accepted, issue]));
    // It changes nothing, or what was accepted already.
    if (next.fixed === present.fixed || next.code === present.code) continue;
    if (session.answer === null) {
      const patch = createTwoFilesPatch(`a/${file}`, `b/${file}`, present.code, next.code, '', '');
      const { line, column, severity, rule, message, fix } = issue;
      const kind = fix?.safe === true ? 'safe fix' : 'suggestion: read it first';
      const head = `\n${printable(file)}:${line}:${column}: ${severity}: ${printable(message)} [${rule}]\n`;
      const answer = await askUntilAnswered(`${head}${paintPatch(patch, paint)}Apply this (${kind})? `, ask);
      if (answer === 'q') session.answer = 'n';
      if (answer === 'a') session.answer = 'y';
      if (answer === 'q' || answer === 'n') continue;
    }
    accepted.add(issue);
  }
  return accepted;
}

async function askUntilAnswered(question: string, ask: Ask): Promise<Answer> {
  const choices = '[y]es, [n]o, [a]ll that follow, [q]uit: ';
  for (let said = await ask(question + choices); ; said = await ask(choices)) {
    if (said === null) return 'q';
    const letter = said.trim().toLowerCase().slice(0, 1);
    const answer = answers.find((known) => known === letter);
    if (answer !== undefined) return answer;
  }
}
