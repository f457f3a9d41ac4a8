import { isTooBad } from '../../../server/src/generation/inspect-project.ts';
import { analyzer } from '../../analysis/analyzer-for-tests.ts';
import type { AbilityCase } from './cases/ability-case.ts';
import { callsOf, contains } from './run-script.ts';

/** What is wrong with an answer, or ''. */
export function complaintAbout({ has, lacks = [], calls = [] }: AbilityCase, text: string): string {
  const missing = has.filter((pattern) => !pattern.test(text));
  const unwanted = lacks.filter((pattern) => pattern.test(text));
  const made = calls.length === 0 ? [] : callsOf(text);
  const uncalled = calls.filter(
    ([path, ...wanted]) =>
      !made.some((call) => call.path === path && wanted.every((argument, at) => contains(call.args[at], argument))),
  );
  return [
    ...missing.map((pattern) => `lacks ${pattern}`),
    ...unwanted.map((pattern) => `has ${pattern}`),
    ...uncalled.map(([path]) => `does not call ${path} so`),
    ...(text.startsWith('<?php') ? findings(text) : []),
  ].join('; ');
}

/** What the analyser has of medium severity or worse against PHP. */
function findings(code: string): string[] {
  const file = { code, name: 'answer.php', language: 'php' } as const;
  const { issues } = analyzer.analyze(file, { analysisType: 'all', severity: 'all', hidesReviews: true });
  return issues
    .filter((issue) => isTooBad({ file: 'answer.php', ...issue }))
    .map(({ rule, line }) => `${rule} on line ${line}`);
}
