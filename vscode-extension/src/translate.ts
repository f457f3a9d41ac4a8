/** `l10n.t` of the editor, given to modules that are free of `vscode`. */
export type Translate = (text: string, ...values: (string | number | boolean)[]) => string;
