/** The languages the extension starts for, as VS Code names them. */
export const languages = [
  'php',
  'javascript',
  'javascriptreact',
  'typescript',
  'typescriptreact',
  'css',
  'scss',
  'json',
  'jsonc',
  'html',
] as const;

/** Files on disk and files not saved yet; not the virtual files of other extensions. */
export const documentSelector = languages.flatMap((language) => [
  { scheme: 'file', language },
  { scheme: 'untitled', language },
]);
