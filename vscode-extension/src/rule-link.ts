import type { CommandId } from './command-table.ts';

/** The address that opens a rule's page when a finding's rule id is clicked; undefined for what is no rule. */
export function linkOfRule(code: unknown): string | undefined {
  if (typeof code !== 'string' || !code.includes('/')) return undefined;
  const command: CommandId = 'presswright.openRuleDocumentation';
  return `command:${command}?${encodeURIComponent(JSON.stringify([code]))}`;
}
