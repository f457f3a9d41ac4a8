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
export const documentSelector = [
  ...languages.flatMap((language) => [
    { scheme: 'file', language },
    { scheme: 'untitled', language },
  ]),
  // plain text to VS Code; the rest of plain text is none of ours
  { scheme: 'file', pattern: '**/[rR][eE][aA][dD][mM][eE].txt' },
];
