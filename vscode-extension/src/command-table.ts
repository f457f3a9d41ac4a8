/** Every command of the extension: one table, from which `package.json`, the status menu and the docs are made. */

export interface CommandDefinition {
  readonly id: `presswright.${string}`;
  /** Shown after `Presswright: `. */
  readonly title: string;
  /** Codicon for the status menu. */
  readonly icon: string;
  /** One sentence for the status menu and the docs. */
  readonly description: string;
  /** `works`: as always. `refuses`: says why it cannot, and offers to restart. */
  readonly whileDown: 'works' | 'refuses';
  /** Where a user finds it besides by key binding. */
  readonly inMenu: boolean;
}

export const commandTable = [
  {
    id: 'presswright.analyzeWorkspace',
    title: 'Analyze Workspace',
    icon: 'search',
    description: 'Analyzes all files of the workspace and lists the findings in the Problems panel.',
    whileDown: 'refuses',
    inMenu: true,
  },
  {
    id: 'presswright.openRuleDocumentation',
    title: 'Open Rule Documentation',
    icon: 'book',
    description: 'Shows the documentation of the rule at the cursor, or a list of all rules.',
    whileDown: 'works',
    inMenu: true,
  },
  {
    id: 'presswright.setApiKey',
    title: 'Set API Key',
    icon: 'key',
    description: 'Stores the API key of the configured server in the secret storage. An empty key removes it.',
    whileDown: 'works',
    inMenu: true,
  },
  {
    id: 'presswright.restart',
    title: 'Restart',
    icon: 'refresh',
    description: 'Restarts the local server, or reconnects to the configured one.',
    whileDown: 'works',
    inMenu: true,
  },
  {
    id: 'presswright.showLog',
    title: 'Show Log',
    icon: 'output',
    description: 'Opens the log of the language server and the local server.',
    whileDown: 'works',
    inMenu: true,
  },
  {
    id: 'presswright.showMenu',
    title: 'Show Menu',
    icon: 'menu',
    description: 'Lists these commands. Clicking the status bar item does the same.',
    whileDown: 'works',
    inMenu: false,
  },
] as const satisfies readonly CommandDefinition[];

export type CommandId = (typeof commandTable)[number]['id'];
