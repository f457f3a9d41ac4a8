/** The chat participant, as `package.json` names it. */
export const participantId = 'presswright.chat';

/** What can be asked of it with a slash. */
export const chatCommands = [
  { name: 'analyze', description: 'Analyze the open file, or with “workspace” all files' },
  { name: 'explain', description: 'Explain the finding at the cursor' },
  { name: 'plan', description: 'Plan a plugin, block or theme from a description' },
  { name: 'generate', description: 'Generate a plugin, block or theme from a description' },
] as const;
export type ChatCommand = (typeof chatCommands)[number]['name'];
