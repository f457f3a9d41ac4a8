import type { Translate } from '../../vscode-extension/src/translate.ts';

/** What `l10n.t` answers without a bundle. */
export const english: Translate = (text, ...values) =>
  text.replaceAll(/\{(\d+)\}/g, (_, index: string) => String(values[Number(index)]));
