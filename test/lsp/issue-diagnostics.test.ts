import { existsSync } from 'node:fs';
import type { Issue } from '@presswright/shared/schemas/analysis';
import { expect, test } from 'vitest';
import { DiagnosticTag } from 'vscode-languageserver-protocol';
import { tagsOfRules, toDiagnostic } from '../../lsp/src/documents/issue-diagnostics.ts';
import type { RulePages } from '../../lsp/src/documents/rule-pages.ts';

const issue: Issue = {
  line: 3,
  column: 1,
  end_line: 3,
  end_column: 9,
  severity: 'high',
  type: 'security_vulnerability',
  category: 'security',
  rule: 'security/missing-nonce',
  message: 'No nonce',
  suggestion: 'Check it',
  confidence: 'high',
  trace: [
    { line: 3, column: 1, message: 'registered' },
    { line: 8, column: 2, message: 'changes the site', file: 'inc/save.php' },
  ],
  related: [
    { line: 8, column: 2, message: 'changes the site', file: 'inc/save.php' },
    { line: 5, column: 1, message: 'leads there, too' },
  ],
};

test('a finding about a handler names the sink and the other registrations, each once', () => {
  const pages: Pick<RulePages, 'address'> = { address: () => undefined };
  const support = { relatedInformation: true, codeDescription: false, diagnosticData: false, diagnosticTags: true };
  const { range, relatedInformation } = toDiagnostic(issue, 'file:///a.php', support, pages as RulePages, (file) =>
    file === 'inc/save.php' ? 'file:///inc/save.php' : undefined,
  );
  expect(range.start).toEqual({ line: 2, character: 0 });
  expect(
    relatedInformation?.map(({ location, message }) => `${location.uri}:${location.range.start.line} ${message}`),
  ).toEqual([
    'file:///a.php:2 registered',
    'file:///inc/save.php:7 changes the site',
    'file:///a.php:4 leads there, too',
  ]);
});

test('what is deprecated is struck out and what could go is faded, where the editor can', () => {
  const pages = { address: () => undefined } as unknown as RulePages;
  const tagsOf = (rule: string, diagnosticTags: boolean) => {
    const support = { relatedInformation: false, codeDescription: false, diagnosticData: false, diagnosticTags };
    return toDiagnostic({ ...issue, rule }, 'file:///a.php', support, pages).tags;
  };
  expect(tagsOf('quality/deprecated-function', true)).toEqual([DiagnosticTag.Deprecated]);
  expect(tagsOf('quality/unused-variable', true)).toEqual([DiagnosticTag.Unnecessary]);
  expect(tagsOf('security/missing-nonce', true)).toBeUndefined();
  expect(tagsOf('quality/unused-variable', false)).toBeUndefined();
});

test('rules that have tags exist', () => {
  const lost = Object.keys(tagsOfRules).filter((id) => !existsSync(`docs/rules/${id}.md`));
  expect(lost).toEqual([]);
});
