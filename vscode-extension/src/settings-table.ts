/** Every setting of the extension: one table, from which `package.json` and the table in `docs/vscode.md` are made. */

interface SettingBase {
  /** Name below `presswright.`. */
  readonly key: string;
  /** Markdown, shown in the settings editor and in the docs. */
  readonly description: string;
  /**
   * `machine-overridable`: where the code is sent; a workspace may set it, but only one that is trusted.
   * `window`: anything harmless.
   */
  readonly scope: 'machine-overridable' | 'window';
}

export type Setting = SettingBase &
  (
    | { readonly type: 'boolean'; readonly default: boolean }
    | { readonly type: 'string'; readonly default: string; readonly choices?: Readonly<Record<string, string>> }
    | { readonly type: 'integer'; readonly default: number; readonly minimum: number; readonly maximum: number }
  );

export const settingsTable = [
  {
    key: 'server.url',
    type: 'string',
    default: '',
    scope: 'machine-overridable',
    description:
      'Address of a Presswright server, such as `https://presswright.example:8443`. Empty: a private server is started on this machine and ends with the editor. The API key is set with the command *Presswright: Set API Key*.',
  },
  {
    key: 'server.caFile',
    type: 'string',
    default: '',
    scope: 'machine-overridable',
    description:
      'PEM file of the authority that signed the certificate of `#presswright.server.url#`: for a server that made its own, `tls/ca.pem` in its data folder. Empty: the authorities of the system.',
  },
  {
    key: 'analysis.enabled',
    type: 'boolean',
    default: true,
    scope: 'window',
    description: 'Analyze open files as you type.',
  },
  {
    key: 'analysis.severity',
    type: 'string',
    default: 'info',
    scope: 'window',
    choices: {
      critical: 'Only what can be exploited at once',
      high: 'Vulnerabilities and what breaks a site',
      medium: 'Also what makes a site slow or weak',
      low: 'Also what costs little to mend',
      info: 'Everything',
    },
    description: 'The lowest severity shown.',
  },
  {
    key: 'completion.enabled',
    type: 'boolean',
    default: true,
    scope: 'window',
    description: 'Suggest code as you type. `#editor.inlineSuggest.enabled#` must be on as well.',
  },
  {
    key: 'completion.maxTokens',
    type: 'integer',
    default: 64,
    minimum: 1,
    maximum: 512,
    scope: 'window',
    description: 'The longest suggestion, in tokens (a token is about one word or sign of code).',
  },
  {
    key: 'trace.server',
    type: 'string',
    default: 'messages',
    scope: 'window',
    choices: {
      messages: 'The name of each message',
      compact: 'The messages in short',
      verbose: 'The whole messages',
    },
    description:
      'What the log shows of the talk with the language server while its level is *Trace* (*Developer: Set Log Level…* → *Presswright*).',
  },
] as const satisfies readonly Setting[];

export type SettingKey = (typeof settingsTable)[number]['key'];

/** Settings that an untrusted workspace may not decide. */
export const restrictedSettings = settingsTable
  .filter(({ scope }) => scope === 'machine-overridable')
  .map(({ key }) => `presswright.${key}`);
