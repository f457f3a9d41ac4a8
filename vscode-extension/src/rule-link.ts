import type { CommandId } from './command-table.ts';

/** The address that opens a rule's page in a preview. */
export function linkOfRule(rule: string): string {
  const command: CommandId = 'presswright.openRuleDocumentation';
  return `command:${command}?${encodeURIComponent(JSON.stringify([rule]))}`;
}
