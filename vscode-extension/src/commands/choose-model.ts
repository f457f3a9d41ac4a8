import { ConfigurationTarget, l10n, window, workspace } from 'vscode';
import { chosenModel } from '../models/chosen-model.ts';
import { ModelNode } from '../models/models-view.ts';
import type { CommandContext } from './command-context.ts';

/** Presswright: Choose Model…: of the row, or asked for. */
export async function chooseModel({ models }: CommandContext, argument?: unknown): Promise<void> {
  const id = argument instanceof ModelNode ? argument.model.id : await askForModel(models);
  if (id === undefined) return;
  const settings = workspace.getConfiguration('presswright');
  const { workspaceValue } = settings.inspect('completion.model') ?? {};
  const target = workspaceValue === undefined ? ConfigurationTarget.Global : ConfigurationTarget.Workspace;
  await settings.update('completion.model', id === '' ? undefined : id, target);
}

async function askForModel(models: CommandContext['models']): Promise<string | undefined> {
  const { models: list } = await models.load();
  const chosen = chosenModel();
  const current = (id: string) => (id === chosen ? { description: l10n.t('current') } : {});
  const items = [
    {
      id: '',
      label: l10n.t('The server’s choice'),
      detail: l10n.t('The model that the server uses by default'),
      ...current(''),
    },
    ...list.map(({ id, specifications }) => ({
      id,
      label: id,
      detail: `${specifications.specialization} · ${specifications.parameters}`,
      ...current(id),
    })),
  ];
  const choice = await window.showQuickPick(items, {
    title: l10n.t('Model that writes completions'),
    placeHolder: l10n.t('Select a model'),
  });
  return choice?.id;
}
