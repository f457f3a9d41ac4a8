import { commands, type Disposable, window } from 'vscode';
import { type CommandDefinition, type CommandId, commandTable } from '../command-table.ts';
import { analyzeWorkspace } from './analyze-workspace.ts';
import type { CommandContext, CommandHandler } from './command-context.ts';
import { explainFinding, filterFindings, fixAllInFile, fixFinding, groupFindingsBy } from './finding-commands.ts';
import { generateFromDescription, generateFromSelection, newProject } from './new-project.ts';
import { openRuleDocumentation } from './open-rule-documentation.ts';
import { restart } from './restart.ts';
import { setApiKey } from './set-api-key.ts';
import { showMenu } from './show-menu.ts';

const handlers: Record<CommandId, CommandHandler> = {
  'presswright.analyzeWorkspace': analyzeWorkspace,
  'presswright.newPlugin': () => newProject('plugin'),
  'presswright.newBlock': () => newProject('block'),
  'presswright.newTheme': () => newProject('theme'),
  'presswright.newScaffold': () => newProject('scaffold'),
  'presswright.generateFromDescription': generateFromDescription,
  'presswright.generateFromSelection': generateFromSelection,
  'presswright.openRuleDocumentation': openRuleDocumentation,
  'presswright.explainFinding': explainFinding,
  'presswright.fixFinding': fixFinding,
  'presswright.fixAllInFile': fixAllInFile,
  'presswright.groupFindings': groupFindingsBy,
  'presswright.filterFindings': filterFindings,
  'presswright.clearFindingFilters': ({ findings }) => findings.showEverything(),
  'presswright.setApiKey': setApiKey,
  'presswright.restart': restart,
  'presswright.showLog': ({ log }) => log.show(),
  'presswright.showMenu': showMenu,
};

/** Registers the whole command table. A command that needs the server says so when it is down. */
export function registerCommands(context: CommandContext): Disposable[] {
  return commandTable.map((definition) =>
    commands.registerCommand(definition.id, (argument: unknown) => run(definition, context, argument)),
  );
}

async function run(
  definition: CommandDefinition & { id: CommandId },
  context: CommandContext,
  argument: unknown,
): Promise<void> {
  const { state, message } = context.status.status;
  if (definition.whileDown === 'refuses' && state !== 'ready') {
    await offerRestart(`${definition.title} needs the Presswright server. ${message}`, context);
    return;
  }
  try {
    await handlers[definition.id](context, argument);
  } catch (error) {
    context.log.error(error instanceof Error ? error : String(error));
    await offerRestart(`${definition.title} failed: ${error instanceof Error ? error.message : error}`, context);
  }
}

async function offerRestart(message: string, context: CommandContext): Promise<void> {
  const choice = await window.showErrorMessage(message, 'Restart', 'Show Log');
  if (choice === 'Restart') await commands.executeCommand('presswright.restart' satisfies CommandId);
  if (choice === 'Show Log') context.log.show();
}
