/** Every tool that language models may use: one table, from which `package.json` is made. */

export interface ToolDefinition {
  readonly name: `presswright_${string}`;
  /** What a person calls it. */
  readonly title: string;
  /** After `#` in a prompt. */
  readonly reference: string;
  readonly icon: string;
  /** For people. */
  readonly description: string;
  /** For models: when to use it, and what it answers. */
  readonly modelDescription: string;
  readonly inputSchema: object;
}

const text = (description: string) => ({ type: 'string', description });
const file = text('Path of the file, absolute or relative to the workspace folder');
const kind = { type: 'string', enum: ['plugin', 'block', 'theme'], description: 'What to build' };
const name = text('Name of the project, as people read it');
const description = text('What it should do, in plain English sentences');

export const toolTable = [
  {
    name: 'presswright_analyze_file',
    title: 'Analyze File',
    reference: 'analyzeWordPressFile',
    icon: 'search',
    description: 'Finds vulnerabilities, slow queries and mistakes in a file of WordPress code',
    modelDescription:
      'Analyzes one file of WordPress code (PHP, JavaScript, CSS, block.json, theme.json) with data flow and answers its findings: line, severity, rule, message and what to do. Use it before and after changing WordPress code.',
    inputSchema: { type: 'object', properties: { file }, required: ['file'] },
  },
  {
    name: 'presswright_analyze_workspace',
    title: 'Analyze Workspace',
    reference: 'analyzeWordPressWorkspace',
    icon: 'search',
    description: 'Analyzes all files of the workspace',
    modelDescription:
      'Analyzes every WordPress file of the workspace and answers how many findings there are and the worst ones, with file, line, severity, rule and message.',
    inputSchema: { type: 'object', properties: {} },
  },
  {
    name: 'presswright_explain_finding',
    title: 'Explain Finding',
    reference: 'explainWordPressFinding',
    icon: 'comment-discussion',
    description: 'Explains a finding: how the data gets there, what to do, and its rule',
    modelDescription:
      'Explains the finding in a line of a file: the way of the data from source to sink, what to do about it, and the page of its rule with a bad and a good example. Use it after an analysis named the line.',
    inputSchema: {
      type: 'object',
      properties: { file, line: { type: 'integer', minimum: 1, description: 'Line, counted from 1' } },
      required: ['file', 'line'],
    },
  },
  {
    name: 'presswright_plan',
    title: 'Plan Project',
    reference: 'planWordPressProject',
    icon: 'list-tree',
    description: 'Turns a description into the plan of a plugin, block or theme',
    modelDescription:
      'Turns a description of a WordPress plugin, block or theme into a plan as JSON, and answers what was not understood. Nothing is written. Rephrase what was not understood and plan again, or generate from the plan.',
    inputSchema: {
      type: 'object',
      properties: { kind, name, description },
      required: ['kind', 'name', 'description'],
    },
  },
  {
    name: 'presswright_generate',
    title: 'Generate Project',
    reference: 'generateWordPressProject',
    icon: 'wand',
    description: 'Writes the files of a plugin, block or theme',
    modelDescription:
      'Writes the files of a WordPress plugin, block or theme from a description or a plan into a folder of the workspace, and answers their paths. It refuses to write over files with other content.',
    inputSchema: {
      type: 'object',
      properties: {
        kind,
        name,
        description,
        plan: { type: 'object', description: 'A plan as presswright_plan answers it, in place of a description' },
        folder: text('Folder in the workspace; without it one named after the project'),
      },
      required: ['kind', 'name'],
    },
  },
] as const satisfies readonly ToolDefinition[];
export type ToolName = (typeof toolTable)[number]['name'];
