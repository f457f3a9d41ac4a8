import type { Disposable, Uri } from 'vscode';
import { l10n, window } from 'vscode';
import type { LanguageServer } from '../language-server.ts';
import type { PlanPages } from './plan-pages.ts';
import type { PlanServices } from './plan-services.ts';
import { PreviewFiles } from './preview-files.ts';

/** The editor of `*.presswright-plan.json`, as `package.json` names it. */
export const planEditorType = 'presswright.planEditor';

/** What the editor of plans needs of the extension. */
export interface PlanEditorParts {
  readonly extensionUri: Uri;
  readonly server: LanguageServer;
  readonly log: { error(error: Error | string): void; show(): void };
}

/** Registers the editor of plans, which is read when the first plan is opened. */
export function registerPlanEditor({ extensionUri, server, log }: PlanEditorParts): Disposable[] {
  const previews = new PreviewFiles();
  const services: Omit<PlanServices, 'schemas'> = {
    previews,
    execute: (command, argument, token) => {
      if (!server.isRunning) throw new Error(l10n.t('The language server is not running. Restart it.'));
      return server.execute(command, argument, token);
    },
    logError: (error) => log.error(error instanceof Error ? error : String(error)),
    showLog: () => log.show(),
  };
  let pages: Promise<PlanPages> | undefined;
  const load = async (): Promise<PlanPages> => {
    const module = await import('./plan-pages.ts');
    return new module.PlanPages(extensionUri, services);
  };
  const resolveCustomTextEditor: PlanPages['resolveCustomTextEditor'] = async (document, panel) => {
    pages ??= load();
    (await pages).resolveCustomTextEditor(document, panel);
  };
  return [
    previews.register(),
    window.registerCustomEditorProvider(
      planEditorType,
      { resolveCustomTextEditor },
      { supportsMultipleEditorsPerDocument: true },
    ),
  ];
}
