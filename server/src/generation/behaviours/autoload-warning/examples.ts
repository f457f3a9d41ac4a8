import type { BehaviourExample } from '../example.ts';

const kind = 'autoload_warning' as const;

/** What customers say who want to know of large options. */
export const examples: readonly BehaviourExample<'autoload_warning'>[] = [
  { says: 'Warn on the dashboard when autoloaded options exceed 1 MB.', asks: { kind, kilobytes: 1024 } },
  {
    says: 'Tell us when more than 800 KB of options are autoloaded, and which are the largest.',
    asks: { kind, kilobytes: 800 },
  },
];

/** What sounds like it and is something else. */
export const counterExamples: readonly string[] = [
  'Delete expired transients every week.',
  'Uploads may have 1 MB at most.',
  'Warn the shop manager when stock is low.',
];
