import type { CancellationToken } from 'vscode';
import type { PlanSchemas } from './plan-schemas.ts';
import type { PreviewFiles } from './preview-files.ts';

/** What an editor of plans needs of the extension. */
export interface PlanServices {
  readonly schemas: PlanSchemas;
  readonly previews: PreviewFiles;
  /** Runs a command of the language server. */
  execute<T>(command: string, argument: unknown, token: CancellationToken): Promise<T>;
  logError(error: unknown): void;
  showLog(): void;
}
