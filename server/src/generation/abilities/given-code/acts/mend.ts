import { applyFixes } from '../../../../analysis/apply-fixes.ts';
import { isTooBad } from '../../../inspect-project.ts';
import type { Act, ActRequest, ActResult } from '../act.ts';
import { GivenPhp } from '../given-php.ts';
import { addChecks } from '../handler-checks.ts';
import { harden } from '../hardening.ts';
import { returnPrinted } from '../return-markup.ts';
import { sanitizeReads } from '../sanitize-reads.ts';
import { returnFirstParameter } from './return-value.ts';

const aboutSafety =
  /\b(?:secure|harden|safe|security|saniti[sz]e\w*|unsaniti[sz]ed|xss|escape\w*|vulnerab\w+|unsafe|insecure)\b/i;

/** Rounds of fixes: one fix may show what the next has to mend. */
const roundsOfEffort = 2;

type Issue = ReturnType<ActRequest['analyzer']['analyze']>['issues'][number];

function issuesOf(code: string, { analyzer }: Pick<ActRequest, 'analyzer'>): readonly Issue[] {
  const file = { code, name: 'answer.php', language: 'php' } as const;
  return analyzer.analyze(file, { analysisType: 'all', severity: 'all', hidesReviews: true }).issues;
}

const isBad = (issue: Issue): boolean => isTooBad({ file: 'answer.php', ...issue });
const isWanted = (issue: Issue): boolean => isBad(issue) || issue.category === 'security';
const told = ({ line, message }: Issue): string => `Line ${line}: ${message}`;

/** What is of medium severity or worse, with what to do. */
export const flawsOf = (code: string, request: Pick<ActRequest, 'analyzer'>): string[] =>
  issuesOf(code, request)
    .filter(isBad)
    .map((issue) => `${told(issue)} ${issue.suggestion}`);

/**
 * Fixes of the analyser, then what it has none for, until nothing of medium severity or worse is left or nothing more can
 * be done. Lines are those of the code before the round.
 */
export const mend: Act = {
  id: 'mend',
  title: 'mend or secure it',
  wants:
    /\b(?:fix|mend|repair|secure|securely|harden|safe|debug|correct|vulnerab\w+|what(?:'s| is) wrong|(?:does not|doesn't|not) work\w*|error|warning|bug|broken|breaks|unsafe|insecure|security (?:audit|issue|problem|hole|review)|sql injection|xss|csrf|injection)\b/i,
  run(php, request): ActResult {
    const done: string[] = [];
    const begun = harden(php, request, 'before');
    done.push(...begun.done);
    let current = begun.php;
    const isAboutSafety = aboutSafety.test(request.words);
    const clean = (isAll: boolean): void => {
      const cleaned = isAboutSafety ? sanitizeReads(current, request.words, isAll) : null;
      done.push(...(cleaned?.done ?? []));
      current = cleaned === null ? current : (GivenPhp.read(cleaned.code, request.analyzer) ?? current);
    };
    clean(false);
    for (let round = 0; round < roundsOfEffort * request.effort; round++) {
      const issues = issuesOf(current.code, request);
      const fixable = issues.filter((issue) => issue.fix !== undefined && isWanted(issue));
      const { code, fixed } = applyFixes(current.code, fixable, () => true);
      const next = fixed > 0 ? { code, done: fixable.map(told) } : byHand(current, issues, request);
      const read = next === null || next.code === current.code ? null : GivenPhp.read(next.code, request.analyzer);
      if (next === null || read === null || read.tree.hasErrors > current.tree.hasErrors) break;
      done.push(...next.done);
      current = read;
    }
    clean(true);
    const ended = harden(current, request, 'after');
    done.push(...ended.done);
    current = ended.php;
    const left = flawsOf(current.code, request);
    // What another act has mended before is not left.
    if (done.length === 0 && left.length === 0 && php.code.includes(request.given.code.trim()))
      left.push(
        'The analyser has nothing of medium severity or worse against this code; what else is wrong with it was not understood.',
      );
    return {
      kind: 'code',
      code: current.code,
      done,
      left,
    };
  },
};

/** Flaws that the analyser knows and has no fix for. */
const menders: Readonly<
  Record<string, (php: GivenPhp, issue: Issue, request: ActRequest) => { code: string; done: string[] } | null>
> = {
  'security/missing-capability': (php, issue, request) =>
    addChecks(php, { nonce: false, capability: true }, request, issue.line),
  'security/insecure-object-access': (php, issue) =>
    addChecks(php, { nonce: false, capability: true }, { words: '' }, issue.line),
  'security/missing-nonce': (php, issue, request) =>
    addChecks(php, { nonce: true, capability: false }, request, issue.line),
  'quality/filter-without-return': returnFirstParameter,
  'quality/shortcode-prints': returnOfShortcode,
};

/** The shortcode or block around a line returns what it prints. */
function returnOfShortcode(php: GivenPhp, { line }: Issue): { code: string; done: string[] } | null {
  const fn = php.functions.findLast(({ start, end }) => php.lineAt(start) <= line && line <= php.lineAt(end));
  return fn === undefined ? null : returnPrinted(php, fn);
}

function byHand(php: GivenPhp, issues: readonly Issue[], request: ActRequest): { code: string; done: string[] } | null {
  for (const issue of issues.filter(isBad)) {
    const made = menders[issue.rule]?.(php, issue, request) ?? null;
    if (made !== null && made.code !== php.code) return made;
  }
  return null;
}
