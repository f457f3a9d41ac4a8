/** What `package.json` says of the walkthrough. */
import { walkthroughId } from '../src/walkthrough-id.ts';

interface Step {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly completionEvents: readonly string[];
}

const steps: readonly Step[] = [
  {
    id: 'analyze',
    title: 'Find what is wrong',
    description:
      'Files are analyzed as you open and edit them. One command goes through all the others.\n[Analyze Workspace](command:presswright.analyzeWorkspace)',
    completionEvents: ['onCommand:presswright.analyzeWorkspace'],
  },
  {
    id: 'findings',
    title: 'Read a finding, and fix it',
    description:
      'Each finding says how the data gets there and what to do. Group findings by file, rule, severity or entry point.\n[Show Findings](command:presswright.findings.focus)',
    completionEvents: ['onView:presswright.findings'],
  },
  {
    id: 'entryPoints',
    title: 'See who can call your code',
    description:
      'AJAX actions, REST routes and other handlers, each with the checks it makes or lacks.\n[Show Entry Points](command:presswright.entryPoints.focus)',
    completionEvents: ['onView:presswright.entryPoints'],
  },
  {
    id: 'generate',
    title: 'Generate a plugin, block or theme',
    description:
      'Describe what to build, correct the plan, look at the files, then write them.\n[Generate from Description…](command:presswright.generateFromDescription)',
    completionEvents: ['onCommand:presswright.generateFromDescription'],
  },
  {
    id: 'server',
    title: 'Use your team’s server',
    description:
      'Without a server of your own, a private one runs on this machine. To use another, enter its address and key.\n[Open Settings](command:workbench.action.openSettings?%22presswright.server%22)\n[Set API Key](command:presswright.setApiKey)',
    completionEvents: ['onSettingChanged:presswright.server.url'],
  },
];

export const walkthroughContributions = {
  walkthroughs: [
    {
      id: walkthroughId,
      title: 'Get Started with Presswright',
      description: 'Find vulnerabilities, see entry points, and generate WordPress code',
      steps: steps.map((step) => ({ ...step, media: { markdown: `media/walkthrough/${step.id}.md` } })),
    },
  ],
};
