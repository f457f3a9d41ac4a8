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
      'URL of a Presswright server, such as `https://presswright.example:8443`. Leave empty to start a private server on this machine, which stops with the editor. Set the API key with the command *Presswright: Set API Key*.',
  },
  {
    key: 'server.caFile',
    type: 'string',
    default: '',
    scope: 'machine-overridable',
    description:
      'PEM file of the certificate authority that signed the certificate of `#presswright.server.url#`. For a server with its own authority, this is `tls/ca.pem` in its data folder. Leave empty to use the certificate authorities of the system.',
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
      critical: 'Only directly exploitable vulnerabilities',
      high: 'Vulnerabilities and fatal errors',
      medium: 'Also performance problems and weaknesses',
      low: 'Also minor problems',
      info: 'Everything',
    },
    description: 'Minimum severity of findings to show.',
  },
  {
    key: 'analysis.review',
    type: 'boolean',
    default: false,
    scope: 'window',
    description:
      'Also show findings that only a pattern supports: conventions, and values whose origin cannot be seen. They never lower a score.',
  },
  {
    key: 'analysis.profile',
    type: 'string',
    default: 'default',
    scope: 'window',
    choices: {
      default: 'Nobody’s in particular',
      'wordpress-org': 'What the plugin and theme directories’ reviewers reject',
      vip: 'What enterprise hosts reject',
      core: 'What WordPress’ own coding standards reject',
    },
    description: 'Whose demands count: what these reject is shown as a warning at least, however sure it is.',
  },
  {
    key: 'analysis.showBaseline',
    type: 'boolean',
    default: false,
    scope: 'window',
    description: 'Also show findings that the project’s baseline holds, as hints.',
  },
  {
    key: 'analysis.workspace',
    type: 'boolean',
    default: false,
    scope: 'window',
    description:
      'Also show findings of files that are not open, and keep them up to date. *Presswright: Analyze Workspace* shows them once.',
  },
  {
    key: 'completion.enabled',
    type: 'boolean',
    default: true,
    scope: 'window',
    description: 'Suggest code as you type. `#editor.inlineSuggest.enabled#` must be enabled as well.',
  },
  {
    key: 'completion.maxTokens',
    type: 'integer',
    default: 64,
    minimum: 1,
    maximum: 512,
    scope: 'window',
    description: 'Maximum length of a suggestion, in tokens (a token is about one word or symbol of code).',
  },
  {
    key: 'completion.model',
    type: 'string',
    default: '',
    scope: 'window',
    description:
      'ID of the model that writes completions. Leave empty to let the server choose. *Presswright: Choose Model…* lists the models of the server.',
  },
  {
    key: 'inlayHints.parameterNames',
    type: 'boolean',
    default: false,
    scope: 'window',
    description: 'Name the parameters of WordPress’ functions before arguments that are literals.',
  },
  {
    key: 'trace.server',
    type: 'string',
    default: 'messages',
    scope: 'window',
    choices: {
      messages: 'Only the name of each message',
      compact: 'Shortened messages',
      verbose: 'Complete messages',
    },
    description:
      'What the log shows of the communication with the language server if the log level is *Trace* (*Developer: Set Log Level…* → *Presswright*).',
  },
] as const satisfies readonly Setting[];

export type SettingKey = (typeof settingsTable)[number]['key'];

/** Settings that an untrusted workspace may not decide. */
export const restrictedSettings = settingsTable
  .filter(({ scope }) => scope === 'machine-overridable')
  .map(({ key }) => `presswright.${key}`);
