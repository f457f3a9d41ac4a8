import { commands, type Disposable, l10n, window } from 'vscode';
import { type CommandDefinition, type CommandId, commandTable } from '../command-table.ts';
import { analyzeWorkspace } from './analyze-workspace.ts';
import { addToBaseline, createBaseline, showBaselineFindings } from './baseline-commands.ts';
import { chooseModel } from './choose-model.ts';
import type { CommandContext, CommandHandler } from './command-context.ts';
import { continueWriting } from './continue-writing.ts';
import { explainFinding, filterFindings, fixAllInFile, fixFinding, groupFindingsBy } from './finding-commands.ts';
import { generatePatternFromSelection } from './generate-pattern.ts';
import { getStarted } from './get-started.ts';
import { learnWorkspace } from './learn-workspace.ts';
import { generateFromDescription, generateFromSelection, newProject } from './new-project.ts';
import { openRuleDocumentation } from './open-rule-documentation.ts';
import { restart } from './restart.ts';
import { setApiKey } from './set-api-key.ts';
import { showMenu } from './show-menu.ts';
import { takeNextStep } from './take-next-step.ts';
import { writeTest } from './write-test.ts';

const handlers: Record<CommandId, CommandHandler> = {
  'presswright.analyzeWorkspace': analyzeWorkspace,
  'presswright.newPlugin': () => newProject('plugin'),
  'presswright.newBlock': () => newProject('block'),
  'presswright.newTheme': () => newProject('theme'),
  'presswright.newScaffold': () => newProject('scaffold'),
  'presswright.generateFromDescription': generateFromDescription,
  'presswright.generateFromSelection': generateFromSelection,
  'presswright.generatePatternFromSelection': generatePatternFromSelection,
  'presswright.continueWriting': continueWriting,
  'presswright.writeTest': writeTest,
  'presswright.openRuleDocumentation': openRuleDocumentation,
  'presswright.explainFinding': explainFinding,
  'presswright.fixFinding': fixFinding,
  'presswright.fixAllInFile': fixAllInFile,
  'presswright.groupFindings': groupFindingsBy,
  'presswright.filterFindings': filterFindings,
  'presswright.clearFindingFilters': ({ findings }) => findings.showEverything(),
  'presswright.addToBaseline': addToBaseline,
  'presswright.createBaseline': createBaseline,
  'presswright.showBaselineFindings': (context) => showBaselineFindings(context, true),
  'presswright.hideBaselineFindings': (context) => showBaselineFindings(context, false),
  'presswright.chooseModel': chooseModel,
  'presswright.learnWorkspace': learnWorkspace,
  'presswright.refreshModels': ({ models }) => models.refresh(),
  'presswright.setApiKey': setApiKey,
  'presswright.restart': restart,
  'presswright.showLog': ({ log }) => log.show(),
  'presswright.showMenu': showMenu,
  'presswright.takeNextStep': takeNextStep,
  'presswright.getStarted': getStarted,
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
  const title = l10n.t(definition.title);
  if (definition.whileDown === 'refuses' && state !== 'ready' && state !== 'slow') {
    await offerStep(l10n.t('{0} needs the Presswright server. {1}', title, message), context);
    return;
  }
  try {
    await handlers[definition.id](context, argument);
  } catch (error) {
    context.log.error(error instanceof Error ? error : String(error));
    const reason = error instanceof Error ? error.message : String(error);
    await offerStep(l10n.t('{0} failed: {1}', title, reason), context);
  }
}

/** Tells of a failure, with what helps in the present state. */
async function offerStep(message: string, { status, log }: CommandContext): Promise<void> {
  const showLog = l10n.t('Show Log');
  const { kind, title } = status.step;
  const buttons = kind === 'showLog' || kind === 'showMenu' ? [showLog] : [title, showLog];
  const choice = await window.showErrorMessage(message, ...buttons);
  if (choice === showLog) log.show();
  else if (choice === title) await commands.executeCommand('presswright.takeNextStep' satisfies CommandId);
}
