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
    id: 'presswright.newPlugin',
    title: 'New Plugin…',
    icon: 'plug',
    description: 'Opens a form that turns a description into a WordPress plugin.',
    whileDown: 'works',
    inMenu: false,
  },
  {
    id: 'presswright.newBlock',
    title: 'New Block…',
    icon: 'symbol-misc',
    description: 'Opens a form that turns a description into a block.',
    whileDown: 'works',
    inMenu: false,
  },
  {
    id: 'presswright.newTheme',
    title: 'New Theme…',
    icon: 'paintcan',
    description: 'Opens a form that turns a description into a theme.',
    whileDown: 'works',
    inMenu: false,
  },
  {
    id: 'presswright.newScaffold',
    title: 'New Scaffold…',
    icon: 'folder-library',
    description: 'Opens a form for the files that a plugin starts with.',
    whileDown: 'works',
    inMenu: false,
  },
  {
    id: 'presswright.generateFromDescription',
    title: 'Generate from Description…',
    icon: 'wand',
    description: 'Asks what to build, then opens the form for it.',
    whileDown: 'works',
    inMenu: true,
  },
  {
    id: 'presswright.generateFromSelection',
    title: 'Generate Block from Selection',
    icon: 'wand',
    description: 'Turns the selected HTML or shortcode into the plan of a block.',
    whileDown: 'works',
    inMenu: false,
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
    id: 'presswright.explainFinding',
    title: 'Explain Finding',
    icon: 'comment-discussion',
    description: 'Explains the finding at the cursor: how the data gets there, what to do, and its rule.',
    whileDown: 'works',
    inMenu: true,
  },
  {
    id: 'presswright.fixFinding',
    title: 'Fix With…',
    icon: 'lightbulb',
    description: 'Lists the fixes for the finding at the cursor.',
    whileDown: 'works',
    inMenu: false,
  },
  {
    id: 'presswright.fixAllInFile',
    title: 'Fix All Safe Problems in File',
    icon: 'sparkle',
    description: 'Applies every fix that changes nothing but the flaw.',
    whileDown: 'works',
    inMenu: true,
  },
  {
    id: 'presswright.groupFindings',
    title: 'Group Findings By…',
    icon: 'list-tree',
    description: 'Groups the Findings view by file, rule or severity.',
    whileDown: 'works',
    inMenu: false,
  },
  {
    id: 'presswright.filterFindings',
    title: 'Filter Findings…',
    icon: 'filter',
    description: 'Chooses the severities and categories that the Findings view shows.',
    whileDown: 'works',
    inMenu: false,
  },
  {
    id: 'presswright.clearFindingFilters',
    title: 'Clear Finding Filters',
    icon: 'clear-all',
    description: 'Shows all findings in the Findings view again.',
    whileDown: 'works',
    inMenu: false,
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
