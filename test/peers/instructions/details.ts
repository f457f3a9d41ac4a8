import { copyFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AnswerBench } from './answers.ts';
import type { DetailCase } from './cases/details/detail-case.ts';

/** What became of the details of a prompt: those that the answer has wrong, with what their expression gave. */
export interface DetailOutcome {
  readonly prompt: string;
  readonly area: string;
  readonly answer: string;
  readonly details: number;
  readonly wrong: readonly string[];
}

/** Lets the site of a bench call the functions of `detail-checks.php` and `given-things.php`. */
export function addDetailChecks(bench: AnswerBench): void {
  for (const file of ['detail-checks.php', 'given-things.php'])
    copyFileSync(fileURLToPath(new URL(file, import.meta.url)), bench.mustUsePlugin(`answer-${file}`));
}

/** Answers a prompt and evaluates all its expressions in one process; where that dies, every detail is wrong. */
export async function detailsOf(bench: AnswerBench, one: DetailCase): Promise<DetailOutcome> {
  const names = Object.keys(one.details);
  const tried = Object.entries(one.details).map(
    ([name, expression]) =>
      `try { $is_right = ( ${expression} ); } catch ( Throwable $error ) { $is_right = $error->getMessage(); } if ( true !== (bool) $is_right || is_string( $is_right ) ) { $wrong_details[ ${phpText(name)} ] = $is_right; }`,
  );
  const { answer, value } = await bench.evaluate(
    one,
    `$wrong_details = array(); ${one.prepare ?? ''} ${tried.join('\n')} return $wrong_details;`,
  );
  return { prompt: one.prompt, area: one.area, answer, details: names.length, wrong: wrongOf(names, value) };
}

function wrongOf(names: readonly string[], value: unknown): string[] {
  if (Array.isArray(value) && value.length === 0) return [];
  if (typeof value !== 'object' || value === null) return names.map((name) => `${name}: ${String(value)}`);
  return Object.entries(value).map(([name, got]) => `${name}: ${JSON.stringify(got)}`);
}

const phpText = (text: string): string => `'${text.replace(/['\\]/g, '\\$&')}'`;

/** Share of details that are right, 0 to 1. */
export function shareOfDetails(outcomes: readonly DetailOutcome[]): number {
  const all = outcomes.reduce((sum, { details }) => sum + details, 0);
  const wrong = outcomes.reduce((sum, one) => sum + one.wrong.length, 0);
  return (all - wrong) / all;
}

/** The figures of a battery in words, with what is wrong below. */
export function reportOf(name: string, outcomes: readonly DetailOutcome[]): string {
  const all = outcomes.reduce((sum, { details }) => sum + details, 0);
  const right = Math.round(shareOfDetails(outcomes) * all);
  const whole = outcomes.filter(({ wrong }) => wrong.length === 0).length;
  const complaints = outcomes
    .filter(({ wrong }) => wrong.length > 0)
    .map(({ prompt, wrong }) => `${prompt}\n  ${wrong.join('\n  ')}`);
  return [`${name}: ${right} of ${all} details, ${whole} of ${outcomes.length} prompts`, ...complaints].join('\n');
}
